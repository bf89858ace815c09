/** How long the acts of a game take, for the clock that holds everything else back. */
import type { GameUi } from '$lib/board';
import { readingTime, timesOf, type Act, type Told } from '$lib/stage';
import type { Show } from '$lib/table.svelte';
import type { EventInfo } from '$lib/types';
import type { Words } from '$lib/words';
import { resultOf } from './telling';

/** In ms at pace 1. */
export function lengthOf(acts: readonly Act[], words: Words, names: readonly string[], seat: number | null): number {
  return acts.reduce((sum, act) => sum + timesOf(act, words, names, seat).end, 0);
}

/** When the verdict of the last act is there, in ms at pace 1: seats and log do not tell it before. */
export function suspenseOf(acts: readonly Act[], words: Words, names: readonly string[], seat: number | null): number {
  const last = acts.at(-1);
  if (last === undefined) return 0;
  return lengthOf(acts.slice(0, -1), words, names, seat) + timesOf(last, words, names, seat).verdict;
}

/** What the table has to know to show the events of a game: results are read on the board or on the stage. */
export function showOf(ui: GameUi, words: Words, names: () => readonly string[]): Show {
  return {
    ...(ui.idle === undefined ? {} : { idle: ui.idle }),
    ...(ui.passing === undefined ? {} : { passing: ui.passing }),
    beat: (events) => ui.beat(events),
    reading: (events, told, own) => {
      const acts = told === undefined ? [] : (ui.acts?.(events, told) ?? []);
      return acts.length === 0 ? onBoard(ui, events, words, names(), told, own) : lengthOf(acts, words, names(), told?.seat ?? null);
    },
  };
}

/** A result without a stage: as long as its sentence takes. One's own dice lie there until one acts, and need only a look. */
function onBoard(
  ui: GameUi,
  events: readonly EventInfo[],
  words: Words,
  names: readonly string[],
  told: Told<unknown> | undefined,
  own: boolean | undefined,
): number {
  const looked = ui.reading?.(events) ?? 0;
  if (looked === 0) return 0;
  const result = resultOf(ui.retold?.(events) ?? events, (event) => ui.event(event).tone, words, names, told?.seat ?? null);
  if (result === null || (own === true && result.tone === 'plain')) return looked;
  return Math.max(looked, (ui.suspense?.(events) ?? 0) + readingTime(result.says));
}
