import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Replaying } from '../../src/lib/replay/replaying.svelte';
import type { Replay } from '../../src/lib/types';

function replay(count: number): Replay {
  const at = (number: number) => ({ events: [{ kind: 'went', data: { number } }], deciding: [0] });
  const choice = { seat: 0, option: { id: 'go', verb: 'go', details: {}, rule: 'X-01' } };
  const steps = Array.from({ length: count - 1 }, (_, place) => ({ ...at(place + 1), choice, patch: [[['number'], place + 1]] }));
  return { ...at(0), view: { number: 0 }, steps };
}

describe('a replay', () => {
  let replaying: Replaying;

  beforeEach(() => {
    vi.useFakeTimers();
    replaying = new Replaying(() => 400);
    replaying.load(replay(5));
  });

  afterEach(() => {
    replaying.stop();
    vi.useRealTimers();
  });

  it('goes to any place, and no farther than the ends', () => {
    replaying.to(3);
    expect(replaying.frame?.view).toEqual({ number: 3 });
    replaying.step(5);
    expect(replaying.at).toBe(4);
    replaying.step(-9);
    expect(replaying.at).toBe(0);
    replaying.to(Number.NaN);
    expect(replaying.at).toBe(0);
  });

  it('tells what has happened up to there', () => {
    replaying.to(2);
    expect(replaying.history.map((event) => event.data.number)).toEqual([0, 1, 2]);
  });

  it('waits for the events to be watched, then goes on', () => {
    replaying.toggle();
    vi.advanceTimersByTime(999);
    expect(replaying.at).toBe(0);
    vi.advanceTimersByTime(1);
    expect(replaying.at).toBe(1);
  });

  it('is twice as quick at twice the speed', () => {
    replaying.speed = 2;
    replaying.toggle();
    vi.advanceTimersByTime(500);
    expect(replaying.at).toBe(1);
  });

  it('stops at the end, and begins anew from there', () => {
    replaying.to(3);
    replaying.toggle();
    vi.advanceTimersByTime(5000);
    expect(replaying.at).toBe(4);
    expect(replaying.playing).toBe(false);
    replaying.toggle();
    expect(replaying.at).toBe(0);
    expect(replaying.playing).toBe(true);
  });

  it('stops when it is moved by hand', () => {
    replaying.toggle();
    replaying.to(2);
    vi.advanceTimersByTime(5000);
    expect(replaying.at).toBe(2);
  });

  it('stays where it is when seen by somebody else', () => {
    replaying.to(3);
    replaying.load(replay(5));
    expect(replaying.at).toBe(3);
    replaying.load(replay(2));
    expect(replaying.at).toBe(1);
  });
});
