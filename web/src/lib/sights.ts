/** What one seat is shown: its sight, put together of all changes, with the events of the whole match. */
import { patched } from './patches';
import type { DecisionInfo, EventInfo, LessonInfo, News, OptionInfo, Sight, Snapshot, Update } from './types';

/** The sights as they were told last: each update says what it changes in them, and is one step after the one before. */
export class Told {
  private step = 0;
  private sights: readonly Sight[] = [];
  /** An update is missing, or does not fit: nothing can be put together before everything is told anew. */
  lost = false;

  constructor(private readonly missed: () => void) {}

  begin({ step, sights }: Snapshot): void {
    this.step = step;
    this.sights = sights;
    this.lost = false;
  }

  /** What this seat was last heard to be asked. */
  decisionOf(seat: number): DecisionInfo | null {
    return this.sights.find((sight) => sight.seat === seat)?.decision ?? null;
  }

  /** The sights after the update; null if it came twice or something was missed. */
  goOn({ step, patch }: Update): readonly Sight[] | null {
    if (this.lost || step <= this.step) return null;
    try {
      if (step !== this.step + 1) throw new RangeError(`step ${step} after ${this.step}`);
      this.sights = patched(this.sights, patch) as readonly Sight[];
      this.step = step;
      return this.sights;
    } catch {
      this.lost = true;
      this.missed();
      return null;
    }
  }
}

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

export type ShownBySeat = Readonly<Record<string, Shown>>;

const NO_NEWS: Omit<News, 'seats'> = { events_from: 0, events: [] };

/** All sights, by their keys, after what happened. */
export function lookAll(before: ShownBySeat, sights: readonly Sight[], news: readonly News[]): ShownBySeat {
  return Object.fromEntries(sights.map((sight) => [sightKey(sight.seat), look(before[sightKey(sight.seat)], sight, news)]));
}

/** The first `events_from` events stay, later ones were taken back, and the new ones come after them. */
function look(before: Shown | undefined, sight: Sight, news: readonly News[]): Shown {
  const { events_from: first, events } = news.find((each) => each.seats.includes(sight.seat)) ?? NO_NEWS;
  return {
    seat: sight.seat,
    view: sight.view,
    decision: sight.decision,
    history: [...(before?.history ?? []).slice(0, first), ...events],
    news: events,
    mayUndo: sight.may_undo,
    lesson: sight.lesson,
    orders: sight.orders,
  };
}

/** The key of a seat's sight; a spectator's has one too. */
export function sightKey(seat: number | null): string {
  return seat === null ? 'spectator' : String(seat);
}
