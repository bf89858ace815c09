import { readFileSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { found, sections } from '../../src/frame/rulebook';
import Rules from '../../src/frame/Rules.svelte';
import type { RuleInfo } from '../../src/lib/types';
import { Words } from '../../src/lib/words';

const ROOT = `${import.meta.dirname}/../../..`;
const WORDS = new Words('en', [
  readFileSync(`${ROOT}/src/undercroft/locale/en.ftl`, 'utf8'),
  readFileSync(`${ROOT}/web/src/words/en.ftl`, 'utf8'),
]);
const BOOK: RuleInfo[] = [
  { id: 'ROLL-SET-01', section: 'Setting up', text: 'Each player takes a hero.', ruling: null },
  { id: 'ROLL-MON-06', section: 'Monsters', text: 'You may flee at any time.', ruling: 'Also from the dragon.' },
  { id: 'ROLL-MON-14', section: 'Monsters', text: 'Ёмкость: a fighter defeats all goblins.', ruling: null },
];
const scrolled = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ title: 'Dungeon Roll', lang: 'en', rules: BOOK }))));
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  vi.unstubAllGlobals();
  scrolled.mockClear();
});

describe('looking up', () => {
  it('finds by words, numbers and rulings, whatever the letters', () => {
    expect(found(BOOK, 'goblins FIGHTER').map((rule) => rule.id)).toEqual(['ROLL-MON-14']);
    expect(found(BOOK, 'mon-06')).toHaveLength(1);
    expect(found(BOOK, 'dragon')).toHaveLength(1);
    expect(found(BOOK, 'емкость')).toHaveLength(1);
    expect(found(BOOK, ' ')).toHaveLength(3);
  });

  it('keeps the order of the book', () => {
    expect(sections(BOOK).map((each) => [each.title, each.rules.length])).toEqual([
      ['Setting up', 1],
      ['Monsters', 2],
    ]);
  });
});

describe('the drawer', () => {
  it("opens at the decision's rule", async () => {
    render(Rules, { game: 'dungeon-roll', words: WORDS, rule: 'ROLL-MON-06', onclose: () => undefined });
    const rule = await screen.findByText('You may flee at any time.');
    await vi.waitFor(() => expect(scrolled).toHaveBeenCalled());
    expect(scrolled.mock.contexts[0]).toBe(rule.closest('li'));
    expect(screen.getByText('Ruling: Also from the dragon.')).toBeTruthy();
  });

  it('searches while one types, and says when there is nothing', async () => {
    render(Rules, { game: 'dungeon-roll', words: WORDS, rule: null, onclose: () => undefined });
    await screen.findByText('Each player takes a hero.');
    const field = screen.getByRole('searchbox');
    await fireEvent.input(field, { target: { value: 'goblins' } });
    expect(screen.queryByText('Each player takes a hero.')).toBeNull();
    await fireEvent.input(field, { target: { value: 'wyvern' } });
    expect(screen.getByText('The rules say nothing about “wyvern”.')).toBeTruthy();
  });

  it('closes', async () => {
    const closed = vi.fn();
    render(Rules, { game: 'dungeon-roll', words: WORDS, rule: null, onclose: closed });
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(closed).toHaveBeenCalledOnce();
  });
});
