/** How the games look before one plays them: `shelf.ts` in each board's folder. */
import type { Component } from 'svelte';

export interface ShelfLook {
  icon: string;
  /** The light in its niche, from the middle outwards, and its tile. */
  glow: readonly [string, string];
  /** How much there is to learn, of three. */
  weight: number;
  /** Seats of a match that begins with one click. */
  seats: number;
  /** Where one sits then; the first seat unless it is said. */
  seat?: number;
  /** What stands in its niche. */
  Niche: Component;
}

const LOOKS = import.meta.glob<ShelfLook>('../../boards/*/shelf.ts', { eager: true, import: 'default' });

/** The game's own look, else the generic one. */
export function shelfLook(game: string): ShelfLook {
  const look = LOOKS[`../../boards/${game}/shelf.ts`] ?? LOOKS['../../boards/generic/shelf.ts'];
  if (look === undefined) throw new Error(`no look for ${game}`);
  return look;
}

/** Where one sits who begins a match with so many. */
export function usualSeat(game: { id: string }, seats: number): number {
  return Math.min(shelfLook(game.id).seat ?? 0, seats - 1);
}

/** With how many a match begins in one click: as the look says, if the game can be played so. */
export function usualSeats(game: { id: string; seats: readonly number[] }): number {
  const wanted = shelfLook(game.id).seats;
  return game.seats.includes(wanted) ? wanted : (game.seats[0] ?? 1);
}
