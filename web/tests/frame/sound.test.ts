import { describe, expect, it } from 'vitest';
import { soundsOf } from '../../src/frame/sounding';
import type { GameUi, Scene } from '../../src/lib/board';

const ui = {
  sounds: { rolled: 'dice' },
  event: (event: { kind: string }) => ({ tone: event.kind === 'hurt' ? 'harm' : 'plain' }),
} as unknown as GameUi;

function scene(kinds: string[], more: Partial<Scene<unknown>> = {}): Scene<unknown> {
  const events = kinds.map((kind) => ({ kind, data: {} }));
  return { moment: { step: 1, events, pace: 1, stays: false }, decision: null, outcome: null, ...more } as unknown as Scene<unknown>;
}

describe('sounds', () => {
  it('goes with the events, each once and in their order', () => {
    expect(soundsOf(scene(['hurt', 'rolled', 'said', 'rolled']), ui, false)).toEqual(['wound', 'dice']);
  });

  it('says that it is ones turn only when it has just become so', () => {
    const asked = scene([], { decision: {} as Scene<unknown>['decision'] });
    expect(soundsOf(asked, ui, false)).toEqual(['turn']);
    expect(soundsOf(asked, ui, true)).toEqual([]);
  });

  it('says that the match is over', () => {
    expect(soundsOf(scene(['hurt'], { outcome: {} as Scene<unknown>['outcome'] }), ui, true)).toEqual(['wound', 'end']);
  });
});
