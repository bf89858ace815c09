/** Everything that a game has is drawn as what it is: nothing falls back to a sign that stands for anything. */
import { beforeAll, describe, expect, it } from 'vitest';
import { coarse } from '../plugins/game-icons';
import { fixtures } from './scenes';

interface Art {
  hasDrawing(thing: string): boolean;
  /** Where drawings come after the board. */
  ready?(): Promise<void>;
}

const ART = import.meta.glob<Art>('../src/boards/*/art.ts', { eager: true });
const FIXTURES = Object.keys(import.meta.glob('./fixtures/*.json')).map((path) => path.replace(/.*\/|\.json/g, ''));
const GAMES = FIXTURES.filter((name) => name !== 'replays');

describe.each(GAMES)('%s', (game) => {
  const { things } = fixtures<{ things: string[] }>(game);
  beforeAll(() => ART[`../src/boards/${game}/art.ts`]?.ready?.());

  it('has a drawing of everything', () => {
    const art = ART[`../src/boards/${game}/art.ts`];
    expect(things.length).toBeGreaterThan(10);
    expect(things.filter((thing) => !art?.hasDrawing(thing))).toEqual([]);
  });

  it('knows what it has none of', () => {
    expect(ART[`../src/boards/${game}/art.ts`]?.hasDrawing('no-such-thing')).toBe(false);
  });
});

describe('a drawing', () => {
  it.each([
    ['M1.24 2.26z', 'm1 2z'],
    ['m1.52.49.31.4', 'm2 0l0 1'],
    ['m10 10 .4.4.4.4.4.4', 'm10 10l1 1'],
    ['M100 100h.4.4.4v-5H10', 'm100 100h1v-5h-91'],
    ['M5 5l2 2zm3 3 1 1', 'm5 5l2 2zm3 3l1 1'],
    ['a5.55 5.55 0 01.96.3', 'a5.6 5.6 0 0 1 1 0'],
    ['M1 1C1.2 2.6 3 4 5 6s1-1 2-2', 'm1 1c0 2 2 3 4 5s1-1 2-2'],
  ])('is sent in whole numbers that do not add up to something else: %s', (path, sent) => {
    expect(coarse(`<path fill="currentColor" d="${path}"/>`)).toBe(`<path fill="currentColor" d="${sent}"/>`);
  });
});
