import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameUi, PassWindow, Scene } from '../../src/lib/board';
import { asksFor, passing, thinkingTime, type Wish } from '../../src/lib/passing.svelte';
import type { TableStore } from '../../src/lib/table.svelte';
import type { DecisionInfo, TableInfo } from '../../src/lib/types';
import { Words } from '../../src/lib/words';
import Passing from '../../src/frame/Passing.svelte';

const window = (about: PassWindow['about']): PassWindow => ({ pass: 'pass', about, turn: '1 0' });

describe('when to ask', () => {
  const about = ['battle', 'own', 'others'] as const;
  const asked = (wish: Wish, useful: boolean): string => about.filter((each) => asksFor(wish, window(each), useful)).join(' ');

  it.each([
    ['always', 'battle own others', 'battle own others'],
    ['useful', 'battle own others', ''],
    ['mine', 'battle own', ''],
    ['battle', 'battle', ''],
  ] as const)('%s', (wish, useful, useless) => {
    expect(asked(wish, true)).toBe(useful);
    expect(asked(wish, false)).toBe(useless);
  });

  it('is remembered for a seat at a table', () => {
    passing.choose('t1', 0, 'battle');
    expect([passing.wish('t1', 0), passing.wish('t1', 1), passing.wish('t2', 0)]).toEqual(['battle', 'useful', 'useful']);
    expect(localStorage.getItem('undercroft-passing')).toContain('battle');
  });
});

describe('the time of a pass', () => {
  it('is a person’s', () => {
    expect(thinkingTime(() => 0)).toBeGreaterThanOrEqual(900);
    expect(thinkingTime(() => 1)).toBeLessThanOrEqual(4200);
  });

  it('is drawn once for each question, and none where nobody looks on', () => {
    const due = passing.due('t 0 1', true);
    expect(passing.due('t 0 1', true)).toBe(due);
    expect(due).toBeGreaterThan(Date.now());
    expect(passing.due('t 0 2', false)).toBe(0);
  });
});

describe('passing', () => {
  const words = new Words('en', []);

  function sit(table: string, options: string[], other: string | null, about: PassWindow['about'] = 'others'): { taken: string[]; store: TableStore } {
    const taken: string[] = [];
    const ui = { passWindow: () => window(about) } as unknown as GameUi;
    const decision: DecisionInfo = { seat: 0, number: 7, kind: 'meddle', about: {}, options: options.map((id) => ({ id, verb: id, details: {}, rule: '' })) };
    const store = { takenBack: false, calm: true, status: 'open', you: { held: [0], away: [], host: true }, choosing: { take: (id: string) => taken.push(id) }, holdBack: () => 0 } as unknown as TableStore;
    const seats = [{ seat: 0, name: 'Ada' }, { seat: 1, name: other }];
    const scene = { words, decision, seat: 0 } as unknown as Scene<unknown>;
    render(Passing, { store, table: { id: table, seats } as unknown as TableInfo, scene, ui });
    return { taken, store };
  }

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('waits as long as a person would where people look on', () => {
    const { taken } = sit('p1', ['pass'], 'Bo');
    vi.advanceTimersByTime(800);
    expect(taken).toEqual([]);
    vi.advanceTimersByTime(4000);
    expect(taken).toEqual(['pass']);
  });

  it('does not wait among computers', () => {
    const { taken } = sit('p2', ['pass'], null);
    vi.advanceTimersByTime(1);
    expect(taken).toEqual(['pass']);
  });

  it('ends a phase of one’s own in which nothing can be done, unless people look on', () => {
    const alone = sit('p5', ['pass'], null, 'idle');
    const watched = sit('p6', ['pass'], 'Bo', 'idle');
    vi.advanceTimersByTime(10_000);
    expect(alone.taken).toEqual(['pass']);
    expect(watched.taken).toEqual([]);
    expect(watched.store.holdBack('pass')).toBe(0);
  });

  it('leaves what can be played to the player, and holds back only the pass', () => {
    const { taken, store } = sit('p3', ['bane', 'pass'], 'Bo');
    expect(store.holdBack('pass')).toBeGreaterThan(500);
    expect(store.holdBack('bane')).toBe(0);
    vi.advanceTimersByTime(10_000);
    expect(taken).toEqual([]);
  });

  it('keeps quiet for a turn', () => {
    passing.hush('p4', 0, '1 0');
    const { taken } = sit('p4', ['bane', 'pass'], null);
    vi.advanceTimersByTime(1);
    expect(taken).toEqual(['pass']);
  });
});
