import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Beats, TURN, type Beat } from '../../src/lib/beats';
import { runCues } from '../../src/frame/cues';

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
afterEach(() => void vi.useRealTimers());

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
    vi.advanceTimersByTime(900 * 5);
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

describe('cues', () => {
  it('come one after the other, each after the last was really drawn', () => {
    vi.useFakeTimers();
    const drawn: string[] = [];
    const late: number[] = [];
    const cues = ['dice', 'verdict', 'gains'].map((name, place) => ({ time: 1000 * place, show: () => drawn.push(name) }));
    const stop = runCues(cues, (ms) => late.push(ms));
    vi.advanceTimersByTime(1010);
    expect([drawn, late]).toEqual([['dice', 'verdict'], []]);
    stop();
    vi.advanceTimersByTime(5000);
    expect(drawn).toEqual(['dice', 'verdict']);
  });

  it('say how late a slow device is', () => {
    vi.useFakeTimers();
    const late: number[] = [];
    const clock = vi.spyOn(performance, 'now');
    clock.mockReturnValue(0);
    runCues([{ time: 0, show: () => clock.mockReturnValue(700) }], (ms) => late.push(ms));
    vi.advanceTimersByTime(50);
    expect(late).toEqual([700]);
    clock.mockRestore();
  });
});
