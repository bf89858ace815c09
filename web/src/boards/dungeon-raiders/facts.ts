/** What rooms, bosses and characters are: written from the game's content by `make facts`. */
import type { components } from '$lib/schema';
import written from './facts.json';

export type RaidView = components['schemas']['RaidView'];
export type RaiderView = components['schemas']['RaiderView'];
export type RoomView = components['schemas']['RoomView'];
export type RaidForecast = Partial<components['schemas']['RaidForecast']>;

export interface Reward {
  item?: string;
  treasure?: number;
  lives?: number;
}

export interface RoomFacts {
  kind: 'treasure' | 'monster' | 'trap' | 'vault' | 'boss';
  /** The items that can be played there. */
  takes: readonly string[];
  /** What a card counts for there; nothing if it is not listed. */
  worth: Readonly<Record<string, number>>;
  /** By how many are alive. */
  strength?: Readonly<Record<string, number>>;
  damage?: number;
  chests?: readonly number[];
  trap?: { all: boolean; lives: boolean; loss: readonly number[] };
  rewards?: Readonly<Record<string, Reward>>;
  strikes?: 'lowest' | 'two-lowest' | 'highest';
}

const ROOMS = written.rooms as unknown as Readonly<Record<string, RoomFacts>>;

export const CHARACTERS = Object.keys(written.characters);
export const LEVELS = 5;
export const POWER_CARDS = ['power-1', 'power-2', 'power-3', 'power-4', 'power-5'] as const;

/** A loss of half of what one has. */
export const HALF = -1;

export function factsOf(room: string | null): RoomFacts | null {
  return room === null ? null : (ROOMS[room] ?? null);
}

export function isPower(card: string): boolean {
  return card.startsWith('power-');
}

export function powerOf(card: string): number {
  return Number(card.slice('power-'.length));
}

/** What cards count for in a room. */
export function worthOf(facts: RoomFacts, cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + (facts.worth[card] ?? 0), 0);
}

/** Whether a raider has chosen in secret and waits for the others: its card lies face down. */
export function waitsForOthers(
  view: RaidView,
  deciding: readonly number[],
  setup: Readonly<Record<string, unknown>>,
  seat: number,
): boolean {
  const raider = view.raiders[seat];
  if (raider === undefined || !raider.alive || view.contest === null || setup.variant === 'tactical') return false;
  return deciding.length > 0 && !deciding.includes(seat) && raider.laid.length === 0;
}
