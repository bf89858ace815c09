/** Where on the board an option is at home: the objects that take part in it. */
import type { OptionInfo } from '$lib/types';
import type { CardView, DungeonView } from './facts';
import { neighbour, type Side } from './map';

const FROM_HAND = new Set([
  'play',
  'play-x',
  'attach',
  'place-card',
  'bane',
  'bane-x',
  'bane-all',
  'bane-on',
  'bane-monster',
  'bane-there',
  'set-trap',
]);
const IN_LANE = new Set(['challenge', 'set-minion', 'guard', 'repel', 'tame']);
const AT_FOE = new Set(['extra', 'to-lair', 'to-hand', 'to-discard']);
const AT_PLACE = new Set(['transfer-to', 'shift', 'trap-at', 'bane-there', 'place-card', 'entrance']);

/** Whether all that can be chosen is a place, but for choosing none. */
export function asksWhere(options: readonly OptionInfo[]): boolean {
  const at = options.filter(({ verb }) => verb === 'place' || AT_PLACE.has(verb)).length;
  return at > 0 && at >= options.length - 1;
}

/** Keys of objects: `hand:card`, `place:3`, `spot:1 -2`, `lane:2`, `foe:card`, `form:foe:melee`, `hero:id`, `pick:hero`, `own:card` (the second of that name: `own:card#2`), `quest:id`. */
export function homesOf(option: OptionInfo, view: DungeonView): string[] {
  const { verb, details } = option;
  const card = details.card ?? details.monster ?? details.trap;
  const homes: string[] = [];
  if (FROM_HAND.has(verb) || (['send', 'discard', 'give-up'].includes(verb) && details.origin === 'hand'))
    homes.push(`hand:${String(card)}`);
  else if (typeof details.card === 'string' || verb === 'send') homes.push(ownKey(String(card), details));
  if (verb === 'move') homes.push(...aheadOf(view, details.side as Side));
  if (verb === 'place') homes.push(`spot:${String(details.column)} ${String(details.row)}`);
  if (AT_PLACE.has(verb)) homes.push(`place:${String(details.number)}`);
  if (IN_LANE.has(verb) && isInBattle(view, Number(details.number))) homes.push(`lane:${String(details.number)}`);
  if (AT_FOE.has(verb)) homes.push(`foe:${String(details.monster)}`);
  if (verb === 'form') homes.push(`form:${String(details.monster)}:${String(details.form)}`);
  if (typeof details.hero === 'string' && verb !== 'transfer-to' && verb !== 'choose-hero') homes.push(`hero:${details.hero}`);
  if (verb === 'choose-hero') homes.push(`pick:${String(details.hero)}`);
  if (typeof details.minion === 'string') homes.push(ownKey(details.minion, details));
  if (typeof details.quest === 'string') homes.push(`quest:${details.quest}`);
  return homes;
}

function ownKey(card: string, details: OptionInfo['details']): string {
  const copy = Number(details.copy ?? 1);
  return copy > 1 ? `own:${card}#${copy}` : `own:${card}`;
}

function areAlike(one: CardView, other: CardView): boolean {
  return one.health === other.health && one.used === other.used && one.attached.join() === other.attached.join();
}

/** The options of a card in play. Of several that are just alike only the first is named in options, and all stand for it. */
export function homesOfCard(homes: Homes, cards: readonly CardView[], at: number): readonly string[] {
  const laid = cards[at]!;
  const same = cards.filter(({ card }) => card === laid.card);
  const copy = 1 + cards.slice(0, at).filter(({ card }) => card === laid.card).length;
  const first = 1 + same.findIndex((other) => areAlike(other, laid));
  return homes.get(`own:${laid.card}#${copy}`) ?? homes.get(first > 1 ? `own:${laid.card}#${first}` : `own:${laid.card}`) ?? [];
}

function isInBattle(view: DungeonView, number: number): boolean {
  return number >= 1 && number <= view.attacks.length;
}

function aheadOf(view: DungeonView, side: Side): string[] {
  const hero = view.heroes[view.active];
  const here = hero === undefined ? undefined : view.places[hero.place];
  const there = here === undefined ? undefined : neighbour(view, here, side);
  return there === undefined ? [] : [`place:${there.number}`];
}

export type Homes = ReadonlyMap<string, readonly string[]>;

/** The options of each object. */
export function homesOfAll(options: readonly OptionInfo[], view: DungeonView): Homes {
  const homes = new Map<string, string[]>();
  for (const option of options) for (const key of homesOf(option, view)) homes.set(key, [...(homes.get(key) ?? []), option.id]);
  return homes;
}

/** What lies in the middle of the board: on the map, or on the stage that covers it during a battle. */
const ON_MAP = ['place', 'spot', 'hero', 'pick'];
const ON_STAGE = ['lane', 'foe', 'form'];

/** The options without an object in the middle of the board or in the hand. */
export function homeless(options: readonly OptionInfo[], view: DungeonView, fighting: boolean): OptionInfo[] {
  const here = new Set(['hand', ...(fighting ? ON_STAGE : ON_MAP)]);
  return options.filter((option) => !homesOf(option, view).some((key) => here.has(key.slice(0, key.indexOf(':')))));
}
