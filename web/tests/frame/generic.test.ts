import { describe, expect, it } from 'vitest';
import { figureOf, labelOf, named, partsOf, playersOf } from '../../src/boards/generic/reading';
import { Words } from '../../src/lib/words';

const WORDS = new Words('en', ['torch = torch\n    .about = Light.\n', 'view-first-player = goes first\ntable-key-lives = lives\n']);
const VIEW = {
  level: 2,
  contest: 'torch',
  dark: false,
  open: true,
  secret: null,
  used: [],
  hand: ['torch', 'torch', 'key'],
  items: { torch: 3 },
  row: [{ place: 1, room: 'torch' }],
  raiders: [
    { seat: 0, score: 4, lives: 9 },
    { seat: 1, score: 2, lives: 8 },
  ],
};

describe('a view that nobody knows', () => {
  it('finds the players', () => {
    expect(playersOf(VIEW).map((player) => player.seat)).toEqual([0, 1]);
    expect(figureOf(VIEW.raiders[0]!)).toEqual(['score', 4]);
    expect(figureOf({ seat: 1, lives: 8, coins: 2, cards: 5 })).toEqual(['lives', 8]);
  });

  it('tells numbers, marks, heaps and cards apart, and leaves out what is empty or unknown', () => {
    expect(partsOf(VIEW, WORDS).map((part) => [part.key, part.kind])).toEqual([
      ['level', 'number'],
      ['contest', 'number'],
      ['open', 'mark'],
      ['hand', 'heap'],
      ['items', 'heap'],
      ['row', 'cards'],
    ]);
  });

  it('tells a value of several words in words', () => {
    const words = new Words('en', ['magic = sorcery\n', 'view-blocked = barred\n']);
    expect(named('blocked magic 10', words)).toBe('Barred sorcery 10');
    expect(named('magic', words)).toBe('Sorcery');
    expect(named('nothing-known', words)).toBe('nothing-known');
  });

  it("is called by the game's words, by ours, else by its key", () => {
    expect(['first_player', 'torch', 'lives', 'odd_thing'].map((key) => labelOf(key, WORDS))).toEqual([
      'Goes first',
      'Torch',
      'Lives',
      'Odd thing',
    ]);
  });

  it('calls players by their names', () => {
    expect(partsOf({ first: 1, level: 1 }, WORDS, ['Mara', 'Bo'])).toEqual([
      { kind: 'number', key: 'first', value: 'Bo' },
      { kind: 'number', key: 'level', value: 1 },
    ]);
  });

  it('counts equal things, by their names', () => {
    const hand = partsOf(VIEW, WORDS).find((part) => part.key === 'hand');
    expect(hand).toMatchObject({
      things: [
        { name: 'Torch', count: 2 },
        { name: 'key', count: 1 },
      ],
    });
  });
});
