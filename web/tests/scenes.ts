/** Scenes for the tests of a board, from the positions that web/tools writes into fixtures. */
import { readFileSync } from 'node:fs';
import type { Foretold, Scene } from '../src/lib/board';
import { Choosing } from '../src/lib/choosing.svelte';
import type { DecisionInfo, EventInfo } from '../src/lib/types';
import { Words, type Lang } from '../src/lib/words';

export interface Position<View> {
  seat: number;
  seats: number;
  setup: Record<string, unknown>;
  view: View;
  decision: DecisionInfo;
  foretold?: Foretold;
  /** Who decides, where it is not only the seat that looks. */
  deciding?: number[];
  history: EventInfo[];
}

/** What the frame was told by the board. */
export interface Heard {
  taken: string[];
  why: string[];
  /** Who looks on wants one touch to be enough. */
  atOnce?: boolean;
}

export const LANGS: readonly Lang[] = ['en', 'ru'];

export function fixtures<Kept>(game: string): Kept {
  return JSON.parse(text(`./fixtures/${game}.json`)) as Kept;
}

function textsOf(game: string, lang: Lang): string[] {
  return [
    text(`../../src/undercroft/locale/${lang}.ftl`),
    text(`../src/words/${lang}.ftl`),
    text(`../../src/undercroft/games/${game.replaceAll('-', '_')}/locale/${lang}.ftl`),
    text(`../src/boards/${game}/${lang}.ftl`),
  ];
}

export function wordsOf(game: string): Readonly<Record<Lang, Words>> {
  return { en: new Words('en', textsOf(game, 'en')), ru: new Words('ru', textsOf(game, 'ru')) };
}

export function makeScene<View>(position: Position<View>, words: Words, heard: Heard = { taken: [], why: [] }): Scene<View> {
  const choosing = new Choosing({
    take: (id) => heard.taken.push(id),
    whyNot: (id) => heard.why.push(id),
    atOnce: () => heard.atOnce === true,
  });
  choosing.offer(position.decision.options);
  return {
    view: position.view,
    seat: position.seat,
    decision: position.decision,
    foretold: position.foretold ?? null,
    deciding: position.deciding ?? [position.seat],
    choosing,
    words,
    names: Array.from({ length: position.seats }, (_, seat) => `P${seat}`),
    moment: { step: 1, events: [], pace: 0, stays: false, told: true, over: true },
    history: position.history,
    outcome: null,
    setup: position.setup,
  };
}

/** The ids of the words that the board itself has. */
export function idsOf(game: string, lang: Lang): string[] {
  return [...text(`../src/boards/${game}/${lang}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!).sort();
}

function text(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}
