/** Making sense of a view that nobody knows: which parts are players, which are numbers, things, heaps of things. */
import { capital, type Words } from '$lib/words';

export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };
export type Fields = { readonly [key: string]: Plain };

export type Part =
  | { kind: 'number'; key: string; value: number | string }
  | { kind: 'heap'; key: string; things: readonly { name: string; count: number }[] }
  | { kind: 'cards'; key: string; cards: readonly Fields[] }
  | { kind: 'parts'; key: string; parts: readonly Part[] }
  | { kind: 'mark'; key: string };

/** Fields that name a player by the number of the seat. */
const SEATS = new Set(['active', 'adventurer', 'first', 'lord']);

/** What belongs to one player, by seat: the list of records that each name their seat. */
export function playersOf(view: Fields): readonly Fields[] {
  for (const value of Object.values(view))
    if (isList(value) && value.length > 0 && value.every((item) => isRecord(item) && typeof item.seat === 'number'))
      return value as readonly Fields[];
  return [];
}

/**
 * The parts of a record, without what belongs to single players and without what is empty or unknown. `names`: the
 * players', by seat.
 */
export function partsOf(record: Fields, words: Words, names: readonly string[] = []): readonly Part[] {
  const players = playersOf(record);
  return Object.entries(record)
    .filter(([key, value]) => value !== players && key !== 'seat' && !isEmpty(value))
    .map(([key, value]) => partOf(key, SEATS.has(key) ? (names[Number(value)] ?? value) : value, words));
}

function isEmpty(value: Plain): boolean {
  if (value === null || value === false) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function partOf(key: string, value: Plain, words: Words): Part {
  if (value === true) return { kind: 'mark', key };
  if (isList(value)) {
    if (value.length > 0 && value.every(isRecord)) return { kind: 'cards', key, cards: value };
    return { kind: 'heap', key, things: counted(value.map((item) => named(item, words))) };
  }
  if (isRecord(value)) {
    const entries = Object.entries(value);
    if (entries.every(([, count]) => typeof count === 'number'))
      return { kind: 'heap', key, things: entries.map(([name, count]) => ({ name: named(name, words), count: Number(count) })) };
    return { kind: 'parts', key, parts: partsOf(value, words) };
  }
  return { kind: 'number', key, value: typeof value === 'number' ? value : named(value, words) };
}

function counted(names: readonly string[]): { name: string; count: number }[] {
  return [...new Set(names)].map((name) => ({ name, count: names.filter((other) => other === name).length }));
}

/** A value in words. */
export function named(value: Plain, words: Words): string {
  if (value === null) return words.say('table-generic-unknown');
  if (typeof value === 'boolean') return words.say(value ? 'table-generic-yes' : 'table-generic-no');
  if (typeof value === 'string') return worded(value, words);
  if (isList(value)) return value.map((item) => named(item, words)).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** By the words of the game, or of how its view is told, one after the other; else as it is. */
function worded(value: string, words: Words): string {
  const known = value.split(' ').map((word) => ({ word, id: [word, `view-${word}`].find((id) => words.has(id)) }));
  if (known.every(({ id }) => id === undefined)) return value;
  return capital(known.map(({ word, id }) => (id === undefined ? word : words.name(id))).join(' '));
}

/** What a part is called: by the game's words (`view-<key>` or the name of the thing), by ours, else by its key. */
export function labelOf(key: string, words: Words): string {
  const dashed = key.replaceAll('_', '-');
  for (const id of [`view-${dashed}`, dashed, `table-key-${dashed}`]) if (words.has(id)) return words.title(id);
  const spaced = key.replaceAll('_', ' ');
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1);
}

/** The figure of a player that is worth a place beside the name: the score, else the first number there is. */
export function figureOf(player: Fields): readonly [string, number] | undefined {
  const numbers = Object.entries(player).filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[0] !== 'seat');
  return numbers.find(([key]) => key === 'score') ?? numbers[0];
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}

function isRecord(value: Plain): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
