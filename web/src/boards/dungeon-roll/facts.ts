/** What dice, tokens and hero cards are: written from the game's content by web/tools/roll_facts.py. */
import type { components } from '$lib/schema';
import written from './facts.json';

export type RollView = components['schemas']['RollView'];
export type AdventurerView = components['schemas']['AdventurerView'];

/** The faces of the dice, the tokens, and what the rules say in numbers. */
export const PARTY_FACES: readonly string[] = written.party;
export const DUNGEON_FACES: readonly string[] = written.dungeon;
export const MONSTERS: readonly string[] = written.monsters;
export const LOOT: readonly string[] = written.loot;
export const TREASURES: readonly string[] = written.treasures;
export const DICE = written.dice;
export const DEEPEST_LEVEL = written.deepest;
export const LAIR_THAT_WAKES_THE_DRAGON = written.lair;

/** Tokens that stand in for a party die; the others are used for an effect of their own, or kept. */
export const STANDS_FOR: Readonly<Record<string, string>> = written.stands_for;

export interface SideFacts {
  side: string;
  ability: string;
  /** How many kinds of companions defeat the dragon. */
  dragon_kinds: number;
}

export interface HeroFacts {
  /** With so much experience the card is turned over. */
  level_up: number;
  novice: SideFacts;
  master: SideFacts;
}

export interface AbilityFacts {
  /** The hero steps in as a companion. */
  steps_in?: boolean;
  /** The monsters that join the hero, and the companion that they are then. */
  wins_over?: string;
  as?: string;
}

export const HEROES = written.heroes as Readonly<Record<string, HeroFacts>>;
export const ABILITIES = written.abilities as Readonly<Record<string, AbilityFacts>>;

/** What a monster that was won over was before, by the companion that it is now. */
export const WON_OVER: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(ABILITIES).flatMap(({ wins_over: monster, as: companion }) =>
    monster === undefined || companion === undefined ? [] : [[companion, monster]],
  ),
);

export function count(of: Readonly<Record<string, number>>, thing: string): number {
  return of[thing] ?? 0;
}

export function sum(of: Readonly<Record<string, number>>, things: readonly string[] = Object.keys(of)): number {
  return things.reduce((total, thing) => total + count(of, thing), 0);
}

/** Each thing as often as it is there: two goblins, then the ooze. */
export function spread(of: Readonly<Record<string, number>>, things: readonly string[]): string[] {
  return things.flatMap((thing) => Array<string>(count(of, thing)).fill(thing));
}

/** The player whose delve it is. */
export function delver(view: RollView): AdventurerView | undefined {
  return view.adventurers[view.adventurer];
}

export const PHASES: readonly string[] = written.phases;
