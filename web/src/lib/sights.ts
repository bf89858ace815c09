/** What one seat is shown: its sight, with the events of the whole match put together. */
import type { DecisionInfo, EventInfo, LessonInfo, OptionInfo, Sight } from './types';

export interface Shown {
  seat: number | null;
  view: Readonly<Record<string, unknown>>;
  decision: DecisionInfo | null;
  history: readonly EventInfo[];
  /** What the last choice shown brought about. */
  news: readonly EventInfo[];
  mayUndo: boolean;
  lesson: LessonInfo | null;
  orders: readonly OptionInfo[];
}

/** The first `events_from` events stay, later ones were taken back, and the new ones come after them. */
export function look(before: Shown | undefined, sight: Sight): Shown {
  const kept = (before?.history ?? []).slice(0, sight.events_from);
  return {
    seat: sight.seat,
    view: sight.view,
    decision: sight.decision,
    history: [...kept, ...sight.events],
    news: sight.events,
    mayUndo: sight.may_undo,
    lesson: sight.lesson,
    orders: sight.orders,
  };
}

/** The key of a seat's sight; a spectator's has one too. */
export function sightKey(seat: number | null): string {
  return seat === null ? 'spectator' : String(seat);
}
