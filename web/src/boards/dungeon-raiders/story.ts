/** What came of the rooms behind us, read from the events. */
import type { EventInfo } from '$lib/types';

export interface Change {
  seat: number;
  lives: number;
  treasure: number;
  items: readonly string[];
}

export interface RoomStory {
  room: string;
  /** Its place in the level, 1 to 5. */
  number: number;
  cards: ReadonlyMap<number, readonly string[]>;
  verdict: EventInfo | null;
  changes: readonly Change[];
}

/** Cards turn over, then it is said what came of it, and that is read: in ms at pace 1. */
export const TURN_OVER = 700;
const LOOK_AT_IT = 2300;
/** What needs a whole sentence stays longer. */
const READ_IT = 3100;
const LONG = new Set(['confused', 'trap-still', 'chest-stays', 'chest-too-small']);

/** How long what came of the cards stays in sight, in ms at pace 1. */
export function lookingTime(events: readonly EventInfo[]): number {
  return events.some((event) => LONG.has(event.kind)) ? READ_IT : LOOK_AT_IT;
}

/** What was decided in a room. */
export const VERDICTS: ReadonlySet<string> = new Set([
  'beaten',
  'stands',
  'confused',
  'unbeatable',
  'trap',
  'trap-still',
  'chest-stays',
  'chest-too-small',
]);

/** What ends a room that no other follows. Where only one is left alive, the match ends with the verdict. */
const ENDS: ReadonlySet<string> = new Set(['level-done', 'boss-again', 'chest-opens']);

class Telling {
  readonly cards = new Map<number, readonly string[]>();
  readonly changed = new Map<number, { lives: number; treasure: number; items: string[] }>();
  verdict: EventInfo | null = null;

  constructor(
    readonly room: string,
    readonly number: number,
  ) {}

  hear(event: EventInfo): void {
    const seat = Number(event.data.seat ?? -1);
    const amount = (key: string): number => Number(event.data[key] ?? 0);
    if (event.kind === 'played') {
      const cards = event.data.cards;
      this.cards.set(seat, [...(this.cards.get(seat) ?? []), ...(Array.isArray(cards) ? cards : [])]);
    } else if (event.kind === 'boss-again' || event.kind === 'chest-opens') {
      this.cards.clear();
    } else if (event.kind === 'gained') this.of(seat).treasure += amount('treasure');
    else if (event.kind === 'lost') this.of(seat).treasure -= amount('treasure');
    else if (event.kind === 'healed') this.of(seat).lives += amount('lives');
    else if (event.kind === 'wounded') this.of(seat).lives -= amount('wounds');
    else if (event.kind === 'took-item') this.of(seat).items.push(String(event.data.item));
    if (VERDICTS.has(event.kind)) this.verdict = event;
  }

  private of(seat: number): { lives: number; treasure: number; items: string[] } {
    let change = this.changed.get(seat);
    if (change === undefined) {
      change = { lives: 0, treasure: 0, items: [] };
      this.changed.set(seat, change);
    }
    return change;
  }

  told(): RoomStory {
    const changes = [...this.changed].map(([seat, change]) => ({ seat, ...change }));
    return { room: this.room, number: this.number, cards: this.cards, verdict: this.verdict, changes };
  }
}

/** The rooms entered so far in this level, in order; the last one may not be over. */
export function roomsOfLevel(history: readonly EventInfo[]): RoomStory[] {
  let stories: Telling[] = [];
  for (const event of history) {
    if (event.kind === 'level') stories = [];
    else if (event.kind === 'room' || event.kind === 'dark-room')
      stories.push(new Telling(String(event.data.room), Number(event.data.number)));
    else stories.at(-1)?.hear(event);
  }
  return stories.map((story) => story.told());
}

/** The last room that was resolved by these events, if one was: with its cards, its verdict and what it changed. */
export function justResolved(history: readonly EventInfo[], fresh: readonly EventInfo[]): RoomStory | null {
  if (!fresh.some((event) => event.kind === 'played')) return null;
  const before = history.slice(0, history.length - fresh.length);
  const start = before.findLastIndex((event) => event.kind === 'room' || event.kind === 'dark-room');
  if (start < 0) return null;
  const story = new Telling(String(before[start]?.data.room), Number(before[start]?.data.number));
  for (const event of before.slice(start + 1)) story.hear(event);
  for (const event of fresh) {
    if (event.kind === 'room' || event.kind === 'dark-room' || event.kind === 'level') return story.told();
    story.hear(event);
  }
  return fresh.some(({ kind }) => ENDS.has(kind) || VERDICTS.has(kind)) ? story.told() : null;
}
