/**
 * What happens is shown beat by beat: each choice is shown, then held for as long as its events take to watch. One's own
 * choice is shown at once; a computer's whole turn is squeezed into `TURN` milliseconds, except for what has to be read, whose
 * time begins when it is drawn.
 */
import { whenDrawn } from './drawn';
import type { Deciding, LastStep, News, OutcomeInfo, Sight } from './types';

export const TURN = 2500;

export interface Beat {
  step: number;
  last: LastStep;
  /** One for each seat held. */
  sights: readonly Sight[];
  news: readonly News[];
  deciding: readonly Deciding[];
  outcome: OutcomeInfo | null;
}

export interface Stage {
  show(beat: Beat): void;
  /** How long it takes to watch, in ms; 0: no wait. */
  length(beat: Beat): number;
  /** How much of that is for reading a result: no haste takes it away. */
  reading?(beat: Beat): number;
  /** Whether it stays until somebody goes on. */
  stays?(beat: Beat): boolean;
  /** Everything was shown and watched. */
  idle(): void;
}

export class Beats {
  private waiting: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** When the present beat is over. */
  private due = 0;
  /** Breaks off the waiting for what has to be read to be drawn; null: it is, or there is nothing. */
  private undrawn: (() => void) | null = null;
  /** So much longer than planned, as was known before it was drawn. */
  private longer = 0;
  /** Waiting for somebody to go on. */
  private staying = false;
  private turn = { seat: -1, spent: 0 };

  constructor(private readonly stage: Stage) {}

  private get busy(): boolean {
    return this.timer !== null || this.undrawn !== null || this.staying;
  }

  add(beat: Beat, atOnce: boolean): void {
    this.waiting.push(beat);
    if (atOnce) this.showAllButLast();
    if (!this.busy) this.go();
  }

  /** Do not watch the present beat to its end. */
  skip(): void {
    if (!this.busy) return;
    this.stop();
    this.go();
  }

  /** Watch the present beat for so much longer. */
  delay(ms: number): void {
    if (this.undrawn !== null) this.longer += ms;
    if (this.timer === null) return;
    clearTimeout(this.timer);
    this.wait(Math.max(0, this.due - performance.now()) + ms);
  }

  /** Show everything now. */
  flush(): void {
    this.stop();
    for (const beat of this.waiting.splice(0)) this.stage.show(beat);
    this.stage.idle();
  }

  /** Forget what was not shown. */
  clear(): void {
    this.stop();
    this.waiting = [];
  }

  private showAllButLast(): void {
    this.stop();
    for (const beat of this.waiting.splice(0, this.waiting.length - 1)) this.stage.show(beat);
  }

  private go(): void {
    for (let beat = this.waiting.shift(); beat !== undefined; beat = this.waiting.shift()) {
      this.stage.show(beat);
      this.staying = this.stage.stays?.(beat) ?? false;
      if (this.staying) return;
      const reading = this.stage.reading?.(beat) ?? 0;
      const hold = Math.max(this.hold(beat), reading);
      if (reading > 0) return this.waitFromDrawn(hold);
      if (hold > 0) return this.wait(hold);
    }
    this.stage.idle();
  }

  private waitFromDrawn(ms: number): void {
    this.longer = 0;
    this.undrawn = whenDrawn(() => {
      this.undrawn = null;
      this.wait(ms + this.longer);
    });
  }

  private wait(ms: number): void {
    this.due = performance.now() + ms;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.go();
    }, ms);
  }

  private stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.undrawn?.();
    this.undrawn = null;
    this.staying = false;
  }

  private hold(beat: Beat): number {
    const full = this.stage.length(beat);
    if (beat.last.made_by === 'person') {
      this.turn = { seat: -1, spent: 0 };
      return full;
    }
    if (this.turn.seat !== beat.last.seat) this.turn = { seat: beat.last.seat, spent: 0 };
    const same = this.waiting.filter((other) => other.last.seat === beat.last.seat);
    const wanted = full + same.reduce((sum, other) => sum + this.stage.length(other), 0);
    const left = Math.max(0, TURN - this.turn.spent);
    const squeezed = wanted <= left ? full : (full * left) / wanted;
    this.turn.spent += squeezed;
    return squeezed;
  }
}
