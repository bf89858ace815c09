/**
 * Moments that get a stage: what is tried, the dice, the verdict, what it brings, in this order and for as long as they take
 * to read. A game says which (`GameUi.acts`); the frame shows them over the board, and everything else waits.
 */
import type { Component } from 'svelte';
import type { Tone } from './board';
import type { EventInfo } from './types';
import type { Words } from './words';

/** Dice of one side, and what they come to. */
export interface Roll {
  /** Of ordinary dice, 1 to 6. */
  faces: readonly number[];
  /** A hero's dice are of bone, the dungeon's of obsidian. */
  bone: boolean;
  /** What is added besides: the total less the dice. */
  total: number;
  /** What has to be reached. */
  against?: number;
  /** What the added value is. */
  icon?: string;
  /** Whose it is, where there are two sides. */
  by?: string;
}

/** Dice that are no ordinary ones: drawn by the game, by who threw them. */
export interface OwnDice {
  Dice: Component<{ act: Act; words: Words; shown: boolean }>;
  rows: readonly { by: string; faces: readonly string[] }[];
}

export interface Act {
  icon: string;
  /** Its name stands above, and it can be read up. */
  thing?: string;
  /** The thing's text is shown, too: it is what happens. */
  about?: boolean;
  rolls: readonly Roll[];
  own?: OwnDice;
  /** Said in the words `stage-<kind>`, else in those of the log. */
  verdict: EventInfo;
  tone: Tone;
  /** What came of it. */
  gains: readonly EventInfo[];
  /** A quest completed, a hero lost. */
  great?: boolean;
}

/** What an act is told from: the events, what was known before them, and who looks. */
export interface Told<View> {
  view: View;
  seat: number | null;
  before: readonly EventInfo[];
}

/** In ms at pace 1: until dice fall, until they lie, until it is said what came of the verdict. */
export const REVEAL = 450;
export const FALL = 750;
export const GAIN = 500;
/** How long letters take to read, and that somebody notices them. */
const LETTER = 30;
const NOTICE = 500;
const SHORTEST = 1200;

export interface Times {
  dice: number;
  verdict: number;
  gains: number;
  end: number;
}

export function verdictWords({ kind, data }: EventInfo, words: Words, names: readonly string[], you: number | null): string {
  return words.stage(kind, data, names, you);
}

/** How long a text has to be in sight, in ms at pace 1. */
export function readingTime(text: string): number {
  return Math.max(SHORTEST, NOTICE + LETTER * text.length);
}

/** Whether there are dice to be shown. */
export function isThrown({ rolls, own }: Act): boolean {
  return rolls.length > 0 || own !== undefined;
}

/** When each part of an act is shown, and when it is over. */
export function timesOf(act: Act, words: Words, names: readonly string[], you: number | null): Times {
  const dice = isThrown(act) ? REVEAL : 0;
  const verdict = dice + (isThrown(act) ? FALL : 0);
  const gains = verdict + (act.gains.length > 0 ? GAIN : 0);
  const about = act.about === true && act.thing !== undefined ? words.say(`${act.thing}.about`) : '';
  const texts = [act.verdict, ...act.gains].map((event) => verdictWords(event, words, names, you));
  return { dice, verdict, gains, end: gains + readingTime([...texts, about].join(' ')) };
}
