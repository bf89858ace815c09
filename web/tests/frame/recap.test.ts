import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Recap from '../../src/frame/Recap.svelte';
import { LINES, recapOf } from '../../src/frame/recap';
import { tell } from '../../src/frame/telling';
import type { GameUi, Scene } from '../../src/lib/board';
import { knownOf, noteKnown } from '../../src/lib/since';
import type { EventInfo } from '../../src/lib/types';
import { Words } from '../../src/lib/words';
import { wordsOf } from '../scenes';

const ui = { event: ({ kind }: EventInfo) => ({ tone: kind === 'walked' ? 'plain' : 'harm' }) } as unknown as GameUi;
const scene = { seat: 0 } as Scene<unknown>;
const event = (kind: string, seat: number): EventInfo => ({ kind, data: { seat } });
const kinds = (events: EventInfo[], of: GameUi = ui): string[] =>
  recapOf(events, scene, of, () => true).lines.map((line) => `${line.event.kind} ${String(line.event.data.seat)}`);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('what happened since ones turn', () => {
  it('tells what matters, in the order in which it happened, and counts the rest', () => {
    const recap = recapOf([event('hit', 1), event('walked', 1), event('hit', 0)], scene, ui, () => true);
    expect(recap.lines.map(({ event: { data }, own }) => [data.seat, own])).toEqual([
      [1, false],
      [0, true],
    ]);
    expect(recap.more).toBe(1);
  });

  it('keeps what befell oneself, however much others did after it', () => {
    const others = Array.from({ length: 3 * LINES }, () => event('hit', 1));
    const told = kinds([event('hit', 0), ...others]);
    expect(told).toHaveLength(LINES);
    expect(told[0]).toBe('hit 0');
  });

  it('is what the game says it is, where it says so', () => {
    const own = { ...ui, recaps: new Set(['walked']) } as GameUi;
    expect(kinds([event('hit', 1), event('walked', 1)], own)).toEqual(['walked 1']);
  });

  it('is folded on a phone, but for what the clock chose', () => {
    const recap = { lines: [{ event: event('hit', 0), own: true }], more: 0 };
    const words = wordsOf('dungeon-raiders').en;
    const props = { recap, ui, words, clocked: 2, back: true, phone: true, onclose: () => undefined, onlog: () => undefined };
    const { container } = render(Recap, { ...props, scene: { ...scene, words, names: ['Ann'] } });
    expect(container.querySelector('li')).toBeNull();
    expect(container.textContent).toContain('the clock chose for you');
  });

  it('is remembered for each table and seat', () => {
    noteKnown('abc', 0, 12);
    noteKnown('abc', 1, 15);
    noteKnown('abc', 0, 20);
    expect([knownOf('abc', 0), knownOf('abc', 1), knownOf('xyz', 0)]).toEqual([20, 15, null]);
  });
});

describe('names in quotation marks', () => {
  const words = new Words('ru', ['rune = сковывающая руна\n    .about = Держит.\nevent-set = Ставит «{ NAME($card) }» здесь.']);

  it('begin with a capital letter, and no line breaks inside the marks', () => {
    expect(words.event('set', { card: 'rune' }, [], null)).toBe('Ставит «Сковывающая руна» здесь.');
    expect(tell({ kind: 'set', data: { card: 'rune' } }, words, [], null).map(({ text }) => text)).toEqual([
      'Ставит ',
      '«Сковывающая руна»',
      ' здесь.',
    ]);
  });
});
