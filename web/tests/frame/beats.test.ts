import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Beats, TURN, type Beat } from '../../src/lib/beats';
import { runCues } from '../../src/lib/cues';

function beat(step: number, made_by: 'person' | 'computer', seat = 1): Beat {
  return { step, last: { seat, made_by, taken_back: false }, sights: [], news: [], deciding: [], outcome: null };
}

function stage(length: number): { beats: Beats; shown: number[]; idle: () => number } {
  const shown: number[] = [];
  let idle = 0;
  const beats = new Beats({ show: (each) => shown.push(each.step), length: () => length, idle: () => (idle += 1) });
  return { beats, shown, idle: () => idle };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('beats', () => {
  it('shows one choice after the other, each for its time', () => {
    const { beats, shown, idle } = stage(400);
    for (const step of [1, 2, 3]) beats.add(beat(step, 'person'), false);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(400);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(400);
    expect(idle()).toBe(0);
    vi.advanceTimersByTime(400);
    expect(shown).toEqual([1, 2, 3]);
    expect(idle()).toBe(1);
  });

  it('shows everything at once where no time is wanted', () => {
    const { beats, shown } = stage(0);
    for (const step of [1, 2, 3]) beats.add(beat(step, 'computer'), false);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('shows an own choice at once, and what waited before it', () => {
    const { beats, shown } = stage(400);
    beats.add(beat(1, 'computer'), false);
    beats.add(beat(2, 'computer'), false);
    beats.add(beat(3, 'person', 0), true);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('goes on with a click', () => {
    const { beats, shown } = stage(900);
    beats.add(beat(1, 'computer'), false);
    beats.add(beat(2, 'computer'), false);
    beats.skip();
    expect(shown).toEqual([1, 2]);
  });

  it("squeezes a computer's whole turn", () => {
    const { beats, shown } = stage(900);
    for (let step = 1; step <= 12; step += 1) beats.add(beat(step, 'computer'), false);
    vi.advanceTimersByTime(TURN);
    expect(shown).toHaveLength(12);
  });

  it('gives the next computer its own time', () => {
    const { beats, shown } = stage(900);
    for (let step = 1; step <= 12; step += 1) beats.add(beat(step, 'computer', 1), false);
    vi.advanceTimersByTime(TURN);
    beats.add(beat(13, 'computer', 2), false);
    beats.add(beat(14, 'computer', 2), false);
    vi.advanceTimersByTime(800);
    expect(shown.at(-1)).toBe(13);
    vi.advanceTimersByTime(200);
    expect(shown.at(-1)).toBe(14);
  });

  it('lets nothing take the time away that a result needs to be read', () => {
    const shown: number[] = [];
    const beats = new Beats({ show: (each) => shown.push(each.step), length: () => 900, reading: () => 900, idle: () => undefined });
    for (let step = 1; step <= 12; step += 1) beats.add(beat(step, 'computer'), false);
    vi.advanceTimersByTime(899);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(920 * 5);
    expect(shown.at(-1)).toBe(6);
  });

  it('waits for somebody to go on, where that is wanted', () => {
    const shown: number[] = [];
    const beats = new Beats({ show: (each) => shown.push(each.step), length: () => 100, stays: () => true, idle: () => undefined });
    beats.add(beat(1, 'computer'), false);
    beats.add(beat(2, 'computer'), false);
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([1]);
    beats.skip();
    expect(shown).toEqual([1, 2]);
  });

  it('stays longer where it was drawn late', () => {
    const { beats, shown } = stage(900);
    beats.add(beat(1, 'computer'), false);
    beats.add(beat(2, 'person'), false);
    vi.advanceTimersByTime(800);
    beats.delay(500);
    vi.advanceTimersByTime(599);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2]);
  });
});

describe('what has to be read', () => {
  it('has its time from when it was drawn, and for longer what was drawn late after', () => {
    const shown: number[] = [];
    let draw = (): void => undefined;
    vi.stubGlobal('requestAnimationFrame', (then: () => void) => ((draw = then), 1));
    const beats = new Beats({ show: (each) => shown.push(each.step), length: () => 0, reading: () => 900, idle: () => undefined });
    for (const step of [1, 2]) beats.add(beat(step, 'computer'), false);
    vi.advanceTimersByTime(1500);
    beats.delay(100);
    draw();
    draw();
    vi.advanceTimersByTime(999);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2]);
  });

  it('does not wait for a page that draws nothing', () => {
    const shown: number[] = [];
    vi.stubGlobal('requestAnimationFrame', () => 1);
    const beats = new Beats({ show: (each) => shown.push(each.step), length: () => 0, reading: () => 900, idle: () => undefined });
    for (const step of [1, 2]) beats.add(beat(step, 'computer'), false);
    vi.advanceTimersByTime(2900);
    expect(shown).toEqual([1, 2]);
  });
});

describe('cues', () => {
  /** Two pictures of a browser that draws as soon as it can. */
  const DRAWN = 32;

  it('come one after the other, each after the last was really drawn', () => {
    const drawn: string[] = [];
    const late: number[] = [];
    const cues = ['dice', 'verdict', 'gains'].map((name, place) => ({ time: 1000 * place, show: () => drawn.push(name) }));
    const stop = runCues(cues, (ms) => late.push(ms));
    expect(drawn).toEqual(['dice']);
    vi.advanceTimersByTime(1000 + DRAWN);
    expect(drawn).toEqual(['dice', 'verdict']);
    vi.advanceTimersByTime(1000);
    expect(drawn).toEqual(['dice', 'verdict']);
    vi.advanceTimersByTime(DRAWN);
    expect(drawn).toEqual(['dice', 'verdict', 'gains']);
    stop();
    vi.advanceTimersByTime(5000);
    expect(late.every((ms) => ms > 0 && ms <= DRAWN)).toBe(true);
  });

  it('say how late a slow device is', () => {
    const late: number[] = [];
    let draw = (): void => undefined;
    vi.stubGlobal('requestAnimationFrame', (then: () => void) => ((draw = then), 1));
    runCues([{ time: 100, show: () => undefined }], (ms) => late.push(ms));
    draw();
    draw();
    vi.advanceTimersByTime(800);
    draw();
    draw();
    expect(late).toEqual([700]);
  });
});
