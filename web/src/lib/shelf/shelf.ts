/** How the games of the house look before one plays them. */
import cardRandom from 'icon:card-random';
import crown from 'icon:crown';
import dragonHead from 'icon:dragon-head';
import dungeonGate from 'icon:dungeon-gate';
import highShot from 'icon:high-shot';
import treasureMap from 'icon:treasure-map';

export interface ShelfLook {
  icon: string;
  /** The light in its niche, from the middle outwards, and its tile. */
  glow: readonly [string, string];
  /** How much there is to learn, of three. */
  weight: number;
  /** Seats of a match that begins with one click. */
  seats: number;
}

const LOOKS: Readonly<Record<string, ShelfLook>> = {
  'dungeon-roll': { icon: dragonHead, glow: ['#d2924a', '#734d23'], weight: 1, seats: 2 },
  'dungeon-raiders': { icon: cardRandom, glow: ['#5b948a', '#2a4f4b'], weight: 1, seats: 4 },
  dungeoneer: { icon: treasureMap, glow: ['#75914f', '#3a4a28'], weight: 2, seats: 3 },
  talisman: { icon: crown, glow: ['#8a5f9e', '#432d50'], weight: 2, seats: 3 },
  descent: { icon: highShot, glow: ['#ab523b', '#562a20'], weight: 3, seats: 3 },
};

const UNKNOWN: ShelfLook = { icon: dungeonGate, glow: ['#6c7f8e', '#2d3a44'], weight: 2, seats: 2 };

export function shelfLook(game: string): ShelfLook {
  return LOOKS[game] ?? UNKNOWN;
}

/** With how many a match begins in one click: as the look says, if the game can be played so. */
export function usualSeats(game: { id: string; seats: readonly number[] }): number {
  const wanted = shelfLook(game.id).seats;
  return game.seats.includes(wanted) ? wanted : (game.seats[0] ?? 1);
}
