import { describe, expect, it } from 'vitest';
import { Bell, soundsOf } from '../../src/frame/sounding';
import type { GameUi, Scene } from '../../src/lib/board';

const ui = {
  sounds: { rolled: 'dice' },
  event: (event: { kind: string }) => ({ tone: event.kind === 'hurt' ? 'harm' : 'plain' }),
} as unknown as GameUi;

function scene(kinds: string[], more: Partial<Scene<unknown>> = {}): Scene<unknown> {
  const events = kinds.map((kind) => ({ kind, data: {} }));
  return {
    moment: { step: 1, events, pace: 1, stays: false, told: true, over: false },
    decision: null,
    outcome: null,
    ...more,
  } as unknown as Scene<unknown>;
}

describe('sounds', () => {
  it('goes with the events, each once and in their order', () => {
    expect(soundsOf(scene(['hurt', 'rolled', 'said', 'rolled']), ui)).toEqual(['wound', 'dice']);
  });

  it('says that it is ones turn only when it has just become so', () => {
    const bell = new Bell(false);
    expect(bell.rings(true, true)).toBe(true);
    expect(bell.rings(true, true)).toBe(false);
    expect(bell.rings(false, true)).toBe(false);
    expect(bell.rings(true, true)).toBe(false);
    expect(bell.rings(false, false)).toBe(false);
    expect(bell.rings(true, true)).toBe(true);
  });

  it('does not say so to somebody who comes to the table in the middle of it', () => {
    expect(new Bell(true).rings(true, true)).toBe(false);
  });
});
