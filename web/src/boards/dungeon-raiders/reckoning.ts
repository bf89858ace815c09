/** What can come of a room, reckoned from what everybody can see. */
import { factsOf, isPower, POWER_CARDS, type RaiderView, type RaidView, type RoomFacts } from './facts';

export interface Range {
  min: number;
  max: number;
}

/** What cards count for in a room. */
export function worthOf(facts: RoomFacts, cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + (facts.worth[card] ?? 0), 0);
}

/** Whether a raider's cards lie open and no crystal ball lets it play on. */
export function isSettled(facts: RoomFacts, raider: RaiderView): boolean {
  if (raider.laid.length === 0 || raider.face_down > 0) return false;
  return facts.kind === 'boss' || !raider.laid.includes('crystal-ball') || raider.laid.some(isPower);
}

/** What another raider's cards may count for. */
export function rangeOf(facts: RoomFacts, raider: RaiderView): Range {
  const open = worthOf(facts, raider.laid);
  if (isSettled(facts, raider)) return { min: open, max: open };
  const values = possibleValues(facts, raider);
  const most = facts.kind === 'boss' ? values.slice(-2) : values.slice(-1);
  return { min: open + (values[0] ?? 0), max: open + most.reduce((sum, value) => sum + value, 0) };
}

/** What each of the cards that a raider may hold could count for, lowest first. Items are not known: the best is feared. */
function possibleValues(facts: RoomFacts, raider: RaiderView): number[] {
  const power = POWER_CARDS.filter((card) => !raider.played.includes(card)).map((card) => facts.worth[card] ?? 0);
  const items = raider.cards + raider.face_down - power.length;
  const best = Math.max(0, ...facts.takes.map((item) => facts.worth[item] ?? 0));
  return [...power, ...Array<number>(best > 0 ? Math.max(0, items) : 0).fill(best)].sort((a, b) => a - b);
}

/** The room that cards are played for now: its facts. */
export function contest(view: RaidView): RoomFacts | null {
  return factsOf(view.contest);
}

export function living(view: RaidView): RaiderView[] {
  return view.raiders.filter((raider) => raider.alive);
}

/** What the room's monster needs to be beaten; null: nothing to beat, or it cannot be beaten. */
export function strengthNow(view: RaidView): number | null {
  return contest(view)?.strength?.[String(living(view).length)] ?? null;
}

/** What all others together may add. */
export function othersRange(view: RaidView, seat: number | null): Range {
  const facts = contest(view);
  if (facts === null) return { min: 0, max: 0 };
  return living(view)
    .filter((raider) => raider.seat !== seat)
    .map((raider) => rangeOf(facts, raider))
    .reduce((sum, each) => ({ min: sum.min + each.min, max: sum.max + each.max }), { min: 0, max: 0 });
}

export interface Rivals {
  /** Others who can lay more. */
  above: number;
  /** Others who can lay as much, and no more. */
  equal: number;
  /** Others who surely lay less. */
  below: number;
  /** Whether somebody surely lays less, everybody surely more. */
  neverLowest: boolean;
  surelyLowest: boolean;
}

/** How a value compares with what the others may lay. */
export function rivals(view: RaidView, seat: number | null, value: number): Rivals {
  const facts = contest(view);
  const ranges = facts === null ? [] : others(view, seat).map((raider) => rangeOf(facts, raider));
  return {
    above: ranges.filter((range) => range.max > value).length,
    equal: ranges.filter((range) => range.max === value).length,
    below: ranges.filter((range) => range.max < value).length,
    neverLowest: ranges.some((range) => range.max < value),
    surelyLowest: ranges.length > 0 && ranges.every((range) => range.min > value),
  };
}

function others(view: RaidView, seat: number | null): RaiderView[] {
  return living(view).filter((raider) => raider.seat !== seat);
}

/** Whether a raider has chosen in secret and waits for the others: its card lies face down. */
export function waitsForOthers(view: RaidView, deciding: readonly number[], setup: Readonly<Record<string, unknown>>, seat: number): boolean {
  const raider = view.raiders[seat];
  if (raider === undefined || !raider.alive || view.contest === null || setup.variant === 'tactical') return false;
  return deciding.length > 0 && !deciding.includes(seat) && raider.laid.length === 0;
}

export interface Standing {
  seat: number;
  /** 1 for the winners; those who cannot win have none. */
  place: number | null;
  fate: 'wins' | 'follows' | 'faints' | 'dead' | 'stone';
}

/** Who would win if it ended now, the best first: RAID-END-02 to RAID-END-07, RAID-TWO-02. */
export function standings(view: RaidView): Standing[] {
  const alive = living(view);
  const lives = alive.map((raider) => raider.lives);
  const fewest = Math.min(...lives);
  const somebodyFaints = view.raiders.length > 2 && fewest < Math.max(...lives);
  const standing = alive.filter((raider) => !somebodyFaints || raider.lives > fewest);
  const ranked = [...standing].sort(byWealth).map((raider): Standing => {
    const place = 1 + standing.filter((other) => byWealth(other, raider) < 0).length;
    return { seat: raider.seat, place, fate: place === 1 ? 'wins' : 'follows' };
  });
  const fallen = view.raiders
    .filter((raider) => !standing.includes(raider))
    .sort((a, b) => Number(b.alive) - Number(a.alive) || byWealth(a, b))
    .map((raider): Standing => ({ seat: raider.seat, place: null, fate: fateOf(raider) }));
  return [...ranked, ...fallen];
}

function byWealth(a: RaiderView, b: RaiderView): number {
  return b.treasure - a.treasure || b.lives - a.lives;
}

function fateOf(raider: RaiderView): Standing['fate'] {
  if (raider.alive) return 'faints';
  return raider.stone ? 'stone' : 'dead';
}
