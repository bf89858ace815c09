/** A finished match, wound to and fro: where it stands, and playing it on. */
import type { EventInfo, Frame } from '../types';

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Between two choices, beside what the events take to watch. */
const PAUSE = 600;

export class Replaying {
  frames: readonly Frame[] = $state.raw([]);
  /** After how many choices. */
  at: number = $state(0);
  playing: boolean = $state(false);
  speed: Speed = $state(1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `beat`: how long a choice's events take to watch, in ms. */
  constructor(private readonly beat: (events: readonly EventInfo[]) => number) {}

  get last(): number {
    return Math.max(0, this.frames.length - 1);
  }

  get frame(): Frame | null {
    return this.frames[this.at] ?? null;
  }

  get atEnd(): boolean {
    return this.at >= this.last;
  }

  /** Everything that has happened up to here. */
  get history(): readonly EventInfo[] {
    return this.frames.slice(0, this.at + 1).flatMap((frame) => frame.events);
  }

  /** The frames of another sight, or the first ones: it stays where it is. */
  load(frames: readonly Frame[]): void {
    this.frames = frames;
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
    const watching = this.beat(this.frame?.events ?? []);
    this.timer = setTimeout(() => this.next(), (watching + PAUSE) / this.speed);
  }

  private next(): void {
    this.at = within(this.at + 1, this.last);
    if (this.atEnd) this.stop();
    else this.wait();
  }
}

function within(number: number, last: number): number {
  return Math.min(Math.max(0, Math.round(number) || 0), last);
}
