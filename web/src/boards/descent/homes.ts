/** Where on the board an option is at home: the objects that take part in it. */
import type { OptionInfo } from '$lib/types';

/** Options about what one has in hand or before oneself. */
const CARDS = new Set(['use', 'use-on', 'use-at', 'play', 'play-on', 'reroll', 'spend', 'pick-card']);
const ITEMS = new Set(['equip', 'put-away', 'give', 'take']);
/** What is laid out to be learnt, bought or added to a deck. */
const WARES = new Set(['learn', 'buy', 'sell', 'gain-overlord-card']);
const ROLES = new Set(['choose-hero']);
const GROUPS = new Set(['pick-group']);

/** Keys of objects: `space:12`, `figure:id`, `card:id`, `surge:gain`, `door:0`, `token:id`, `role:id`, `group:id`, `class:id`, `ware:id`. */
export function homesOf({ verb, details }: OptionInfo): string[] {
  const homes: string[] = [];
  if (WARES.has(verb)) return [`ware:${String(details.card ?? details.item)}`];
  if (CARDS.has(verb) && typeof details.card === 'string') homes.push(`card:${details.card}`);
  if (ITEMS.has(verb) && typeof details.item === 'string') homes.push(`card:${details.item}`);
  if (typeof details.gain === 'string') homes.push(`surge:${details.gain}`);
  if (typeof details.space === 'number' && verb !== 'search') homes.push(`space:${details.space}`);
  if (verb === 'search') homes.push(`token:search-${String(details.space)}`);
  if (typeof details.door === 'number') homes.push(`door:${details.door}`);
  if (typeof details.token === 'string') homes.push(`token:${details.token}`);
  if (typeof details.class === 'string') homes.push(`class:${details.class}`);
  if (typeof details.figure === 'string' && verb !== 'place') homes.push(`figure:${details.figure}`);
  if (typeof details.hero === 'string' && typeof details.class !== 'string')
    homes.push(`${ROLES.has(verb) ? 'role' : 'figure'}:${details.hero}`);
  if (GROUPS.has(verb)) homes.push(`group:${String(details.monster)}`);
  return homes;
}

export type Homes = ReadonlyMap<string, readonly string[]>;

/** The options of each object. */
export function homesOfAll(options: readonly OptionInfo[]): Homes {
  const homes = new Map<string, string[]>();
  for (const option of options) for (const key of homesOf(option)) homes.set(key, [...(homes.get(key) ?? []), option.id]);
  return homes;
}

/** What is laid out to be chosen among before the first round. */
export function laidOut(options: readonly OptionInfo[]): { key: string; id: string; option: OptionInfo }[] {
  return options
    .flatMap((option) =>
      homesOf(option)
        .filter((key) => /^(role|group|class|ware):/.test(key))
        .map((key) => ({ key, id: key.slice(key.indexOf(':') + 1), option })),
    )
    .filter(({ key }, at, all) => all.findIndex((other) => other.key === key) === at);
}

/** What one does with an action or without, and no object stands for: buttons at the foot of the board. */
export function deeds(options: readonly OptionInfo[]): OptionInfo[] {
  return options.filter((option) => homesOf(option).length === 0);
}
