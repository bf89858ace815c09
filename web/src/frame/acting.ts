/** How long the acts of a game take, for the clock that holds everything else back. */
import type { GameUi } from '$lib/board';
import { timesOf, type Act, type Told } from '$lib/stage';
import type { Show } from '$lib/table.svelte';
import type { Words } from '$lib/words';

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
    reading: (events, told?: Told<unknown>) => {
      const onBoard = ui.reading?.(events) ?? 0;
      const acts = told === undefined ? [] : (ui.acts?.(events, told) ?? []);
      return acts.length === 0 ? onBoard : lengthOf(acts, words, names(), told?.seat ?? null);
    },
  };
}
