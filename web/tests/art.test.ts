/** Everything that a game has is drawn as what it is: nothing falls back to a sign that stands for anything. */
import { describe, expect, it } from 'vitest';
import { fixtures } from './scenes';

const ART = import.meta.glob<{ hasDrawing(thing: string): boolean }>('../src/boards/*/art.ts', { eager: true });
const FIXTURES = Object.keys(import.meta.glob('./fixtures/*.json')).map((path) => path.replace(/.*\/|\.json/g, ''));
const GAMES = FIXTURES.filter((name) => name !== 'replays');

describe.each(GAMES)('%s', (game) => {
  const { things } = fixtures<{ things: string[] }>(game);

  it('has a drawing of everything', () => {
    const art = ART[`../src/boards/${game}/art.ts`];
    expect(things.length).toBeGreaterThan(10);
    expect(things.filter((thing) => !art?.hasDrawing(thing))).toEqual([]);
  });

  it('knows what it has none of', () => {
    expect(ART[`../src/boards/${game}/art.ts`]?.hasDrawing('no-such-thing')).toBe(false);
  });
});
