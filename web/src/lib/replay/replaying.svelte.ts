/** A finished match, wound to and fro: where it stands, and playing it on. */
import type { EventInfo, Frame, Replay } from '../types';
import { Views } from './views';

/** A frame without its view, which is worked out when it is looked at. */
export type Moment = Omit<Frame, 'view'>;

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Between two choices, beside what the events take to watch. */
const PAUSE = 600;

export class Replaying {
  /** Before the first choice, and after each. */
  moments: readonly Moment[] = $state.raw([]);
  /** After how many choices. */
  at: number = $state(0);
  playing: boolean = $state(false);
  speed: Speed = $state(1);
  private views: Views | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `beat`: how long a choice's events take to watch, in ms. */
  constructor(private readonly beat: (events: readonly EventInfo[]) => number) {}

  get last(): number {
    return Math.max(0, this.moments.length - 1);
  }

  get frame(): Frame | null {
    const moment = this.moments[this.at];
    return moment && this.views ? { ...moment, view: this.views.at(this.at) } : null;
  }

  get atEnd(): boolean {
    return this.at >= this.last;
  }

  /** Everything that has happened up to here. */
  get history(): readonly EventInfo[] {
    return this.moments.slice(0, this.at + 1).flatMap((moment) => moment.events);
  }

  /** The match in another sight, or for the first time: it stays where it is. */
  load(replay: Replay): void {
    this.moments = [{ number: 0, choice: null, events: replay.events, deciding: replay.deciding }, ...replay.steps.map(momentAfter)];
    this.views = new Views(replay);
    this.at = within(this.at, this.last);
  }

  /** Go there, and stop playing. */
  to(number: number): void {
    this.stop();
    this.at = within(number, this.last);
  }

  step(by: number): void {
    this.to(this.at + by);
  }

  /** Play on from here, from the beginning if this is the end; or stop. */
  toggle(): void {
    if (this.playing) return this.stop();
    if (this.atEnd) this.at = 0;
    this.playing = true;
    this.wait();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private wait(): void {
    const watching = this.beat(this.moments[this.at]?.events ?? []);
    this.timer = setTimeout(() => this.next(), (watching + PAUSE) / this.speed);
  }

  private next(): void {
    this.at = within(this.at + 1, this.last);
    if (this.atEnd) this.stop();
    else this.wait();
  }
}

function momentAfter({ choice, events, deciding }: Replay['steps'][number], place: number): Moment {
  return { number: place + 1, choice, events, deciding };
}

function within(number: number, last: number): number {
  return Math.min(Math.max(0, Math.round(number) || 0), last);
}
