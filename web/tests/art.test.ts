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
    ['M1.24 2.26z', 'M1.2 2.3z'],
    ['m1.52.49.31', 'm1.5.5.3'],
    ['m1.52.02.98-.01', 'm1.5 0 1-0'],
    ['m1.97.5', 'm2 .5'],
    ['a5.55 5.55 0 0 1 .26.3', 'a5.6 5.6 0 0 1 .3.3'],
  ])('is sent with one digit after the point: %s', (path, sent) => {
    expect(coarse(`<path fill="currentColor" d="${path}"/>`)).toBe(`<path fill="currentColor" d="${sent}"/>`);
  });
});
