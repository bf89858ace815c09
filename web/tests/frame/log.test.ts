import { readFileSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Log from '../../src/frame/Log.svelte';
import type { GameUi } from '../../src/lib/board';
import type { EventInfo } from '../../src/lib/types';
import { Words } from '../../src/lib/words';

const ROOT = `${import.meta.dirname}/../../..`;
const WORDS = new Words('en', [
  readFileSync(`${ROOT}/src/undercroft/locale/en.ftl`, 'utf8'),
  readFileSync(`${ROOT}/web/src/words/en.ftl`, 'utf8'),
  readFileSync(`${ROOT}/src/undercroft/games/dungeon_roll/locale/en.ftl`, 'utf8'),
]);
const UI = { event: () => ({ tone: 'plain' }) } as unknown as GameUi;
const HISTORY: EventInfo[] = [
  { kind: 'chest-empty', data: { seat: 0 } },
  { kind: 'swept-away', data: { seat: 0 } },
  { kind: 'dragon-wakes', data: { seat: 0, lair: 3 } },
];
const RULES = { 'chest-empty': 'ROLL-LOOT-04', 'dragon-wakes': 'ROLL-DRG-01' };

function log(history: readonly EventInfo[] = HISTORY): { opened: string[]; marks: () => HTMLElement[] } {
  const opened: string[] = [];
  render(Log, {
    history,
    ui: UI,
    words: WORDS,
    names: ['Ann'],
    you: 0,
    rules: RULES,
    onrule: (rule: string) => opened.push(rule),
  });
  return { opened, marks: () => screen.getAllByRole('button', { name: /^Rule / }) };
}

beforeEach(() => {
  Element.prototype.scrollTo = vi.fn() as unknown as typeof Element.prototype.scrollTo;
});

describe('the log', () => {
  it('has a way to the rule in every line whose kind has one', async () => {
    const { opened, marks } = log();
    expect(marks().map((mark) => mark.textContent)).toEqual(['ROLL-LOOT-04', 'ROLL-DRG-01']);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await fireEvent.click(screen.getByRole('button', { name: 'Rule ROLL-DRG-01' }));
    expect(opened).toEqual(['ROLL-DRG-01']);
  });

  it('goes to the newest line, but not when one asks for the oldest', async () => {
    log(Array.from({ length: 80 }, () => HISTORY[0]!));
    await tick();
    const jumps = vi.mocked(Element.prototype.scrollTo).mock.calls.length;
    expect(jumps).toBeGreaterThan(0);
    await fireEvent.click(screen.getByRole('button', { name: 'Show earlier lines' }));
    await tick();
    expect(screen.getAllByRole('listitem')).toHaveLength(80);
    expect(vi.mocked(Element.prototype.scrollTo)).toHaveBeenCalledTimes(jumps);
  });

  it('is one stop for Tab, and arrows walk through its rules', async () => {
    const [first, last] = log().marks();
    expect([first?.tabIndex, last?.tabIndex]).toEqual([-1, 0]);
    last?.focus();
    await fireEvent.keyDown(last!, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(first);
    await fireEvent.keyDown(first!, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(first);
    await fireEvent.keyDown(first!, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(last);
  });
});
