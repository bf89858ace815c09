/** What happened since one's turn, in the few lines that matter. */
import type { GameUi, Scene } from '$lib/board';
import type { EventInfo } from '$lib/types';

export interface Recap {
  lines: readonly { event: EventInfo; own: boolean }[];
  /** How many sentences of the log it leaves out. */
  more: number;
}

/** So many lines are read before one plays. */
export const LINES = 7;

/** What befell oneself comes before what others did, and the rest in the order in which it happened; told as it happened. */
export function recapOf(events: readonly EventInfo[], scene: Scene<unknown>, ui: GameUi, isTold: (event: EventInfo) => boolean): Recap {
  const told = events
    .filter(isTold)
    .map((event) => ({ event, own: befalls(ui, scene, event) }))
    .map((line, at, all) => ({ ...line, matters: matters(ui, line.event, line.own, all.slice(0, at)) }));
  const own = told.filter((line) => line.own && line.matters).slice(-LINES);
  const others = told.filter((line) => !line.own && line.matters);
  const kept = new Set([...own, ...others.slice(-Math.max(0, LINES - own.length) || others.length)]);
  const lines = told.filter((line) => kept.has(line)).map(({ event, own: befell }) => ({ event, own: befell }));
  return { lines, more: told.length - lines.length };
}

function befalls(ui: GameUi, scene: Scene<unknown>, event: EventInfo): boolean {
  return ui.befalls?.(scene, event) ?? event.data.seat === scene.seat;
}

function matters(ui: GameUi, event: EventInfo, own: boolean, before: readonly { event: EventInfo }[]): boolean {
  if (typeof ui.recaps === 'function') return ui.recaps(event, own, () => before.map((line) => line.event));
  if (ui.recaps !== undefined) return ui.recaps.has(event.kind);
  return ui.event(event).tone !== 'plain';
}
