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
    beat: (events) => ui.beat(events),
    reading: (events, told, own) => {
      const acts = told === undefined ? [] : (ui.acts?.(events, told) ?? []);
      return acts.length === 0 ? onBoard(ui, events, words, names(), told, own) : lengthOf(acts, words, names(), told?.seat ?? null);
    },
  };
}

/** A result without a stage: as long as its sentence takes, or a longer one that stands on the board. One's own dice lie there until one acts, and need only a look. */
function onBoard(
  ui: GameUi,
  events: readonly EventInfo[],
  words: Words,
  names: readonly string[],
  told: Told<unknown> | undefined,
  own: boolean | undefined,
): number {
  const you = told?.seat ?? null;
  const looked = ui.reading?.(events, you) ?? 0;
  if (looked === 0) return 0;
  const retold = ui.retold?.(events) ?? events;
  const result = resultOf(retold, (event) => ui.event(event).tone, words, names, you, ui.foremost);
  if (result === null || (own === true && result.tone === 'plain')) return looked;
  const shown = retold.filter(({ kind }) => ui.foremost?.has(kind)).map(({ kind, data }) => words.event(kind, data, names, you));
  const longest = [result.says, ...shown].reduce((one, other) => (other.length > one.length ? other : one));
  return Math.max(looked, (ui.suspense?.(events) ?? 0) + readingTime(longest));
}
