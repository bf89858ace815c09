/** Where on the board an option is at home: the objects that take part in it. */
import type { Scene } from '$lib/board';
import type { OptionInfo } from '$lib/types';
import { endsOf } from './reach';
import type { TalismanView } from './view';
import { KEEP } from './wishing.svelte';

/** Options about a card that one has. */
const OWN = new Set(['ditch', 'give-up', 'give-object', 'sell', 'use', 'use-weapon', 'aid', 'send', 'hand-over']);
/** Options about a card in the hand. */
const SPELLS = new Set(['cast', 'cast-on', 'cast-at', 'cast-card', 'cast-foe', 'discard-spell']);
/** Options about one of the creatures that are fought, or about to be. */
const FOES = new Set(['evade', 'leave-alone', 'charm', 'destroy', 'pay-off', 'exile', 'cast-foe']);
/** Options about cards that are laid out to be chosen among. */
const SHELF = new Set([
  'buy',
  'take',
  'take-purchase',
  'take-object',
  'take-follower',
  'lure',
  'choose-treasure',
  'put-on-top',
  'replace',
  'keep-trophy',
  'raise',
  'trade-in',
  'spend-trophy',
  'hire',
]);
/** Where a character is chosen, not one on the board. */
const ROLES = new Set(['choose-character']);

/** Keys of objects: `space:id`, `character:id`, `own:card`, `spell:card`, `foe:2`, `shelf:card`, `role:id`, `die:1`, `face:3`. */
export function homesOf({ verb, details }: OptionInfo): string[] {
  const homes: string[] = [];
  const card = typeof details.card === 'string' ? details.card : null;
  if (card !== null) {
    if (SPELLS.has(verb)) homes.push(`spell:${card}`);
    else if (OWN.has(verb)) homes.push(`own:${card}`);
    else if (SHELF.has(verb)) homes.push(`shelf:${card}`);
  }
  if (FOES.has(verb) && details.foe !== undefined) homes.push(`foe:${String(details.foe)}`);
  if (typeof details.space === 'string') homes.push(`space:${details.space}`);
  if (typeof details.character === 'string') homes.push(`${ROLES.has(verb) ? 'role' : 'character'}:${details.character}`);
  if (details.die !== undefined) homes.push(`die:${String(details.die)}`);
  if (details.face !== undefined) homes.push(`face:${String(details.face)}`);
  return homes;
}

export type Homes = ReadonlyMap<string, readonly string[]>;

/** The options of each object. */
export function homesOfAll(options: readonly OptionInfo[]): Homes {
  const homes = new Map<string, string[]>();
  for (const option of options) for (const key of homesOf(option)) homes.set(key, [...(homes.get(key) ?? []), option.id]);
  return homes;
}

/** The same, and where a roll leads that may be kept. */
export function homesIn(scene: Scene<TalismanView>): Homes {
  const ends = scene.choosing.ids(({ id }) => id === KEEP).length > 0 ? endsOf(scene) : [];
  return new Map([...homesOfAll(scene.choosing.options), ...ends.map(([space]) => [`space:${space}`, [KEEP]] as const)]);
}

/** The same of the spaces: where a Spell can go only while one chooses where, so that the ways are not lost among them. */
export function spacesIn(scene: Scene<TalismanView>, homes: Homes): Homes {
  const { narrowed, picked, hinted, hovered } = scene.choosing;
  const looked = new Set([...(narrowed ?? []), ...hovered, picked, hinted]);
  return spacesOf(scene, homes, (id) => looked.has(id));
}

/** The same whatever is looked at. */
export function waysIn(scene: Scene<TalismanView>, homes: Homes): Homes {
  return spacesOf(scene, homes, () => false);
}

function spacesOf({ choosing }: Scene<TalismanView>, homes: Homes, isLookedAt: (id: string) => boolean): Homes {
  const quiet = new Set(choosing.ids(({ id, verb }) => SPELLS.has(verb) && !isLookedAt(id)));
  const spaces = [...homes].filter(([key]) => key.startsWith('space:'));
  const found = spaces.map(([key, ids]) => [key.slice('space:'.length), ids.filter((id) => !quiet.has(id))] as const);
  return new Map(found.filter(([, ids]) => ids.length > 0));
}

/** Cards that are laid out to be chosen among, in their order, each once. */
export function shelfOf(options: readonly OptionInfo[]): string[] {
  const cards = options.filter(({ verb }) => SHELF.has(verb)).map(({ details }) => String(details.card));
  return [...new Set(cards)];
}

export function rolesOf(options: readonly OptionInfo[]): string[] {
  return options.filter(({ verb }) => ROLES.has(verb)).map(({ details }) => String(details.character));
}

/** The options that no object stands for. */
export function homeless(options: readonly OptionInfo[]): OptionInfo[] {
  return options.filter((option) => homesOf(option).length === 0);
}
