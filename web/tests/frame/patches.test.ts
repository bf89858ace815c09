import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { patched, type Patch } from '../../src/lib/patches';
import { Views } from '../../src/lib/replay/views';
import type { Replay } from '../../src/lib/types';
import fixtures from '../fixtures/replays.json';

interface Told {
  view: Replay['view'];
  patches: Patch[];
  /** Of every view, written by `web/tools/replays.py`. */
  digests: string[];
}
const replays = Object.entries(fixtures as unknown as Record<string, Told>);

function digest(view: unknown): string {
  return createHash('sha256').update(JSON.stringify(view)).digest('hex').slice(0, 12);
}

function asReplay({ view, patches }: Told): Replay {
  const choice = { seat: 0, option: { id: 'go', verb: 'go', details: {}, rule: 'X-01' } };
  const steps = patches.map((patch) => ({ choice, events: [], deciding: [], patch: patch as unknown[][] }));
  return { view, events: [], deciding: [], steps };
}

describe('a patch', () => {
  const before = { name: 'Ann', hand: ['a', 'b', 'c'], deep: { list: [{ n: 1 }, { n: 2 }] } };

  it.each<[string, Patch, unknown]>([
    ['sets a value', [[['name'], 'Bob']], { ...before, name: 'Bob' }],
    ['adds a key', [[['new'], null]], { ...before, new: null }],
    ['takes a key away', [[['name']]], { hand: before.hand, deep: before.deep }],
    ['sets a value deep down', [[['deep', 'list', 1, 'n'], 5]], { ...before, deep: { list: [{ n: 1 }, { n: 5 }] } }],
    ['adds to a list', [[['hand'], 3, 0, ['d', 'e']]], { ...before, hand: ['a', 'b', 'c', 'd', 'e'] }],
    ['takes out of a list', [[['hand'], 0, 2, []]], { ...before, hand: ['c'] }],
    ['sets the whole', [[[], 7]], 7],
    ['changes nothing', [], before],
  ])('%s', (_, patch, after) => {
    const untouched = structuredClone(before);
    expect(patched(before, patch)).toEqual(after);
    expect(before).toEqual(untouched);
  });
});

describe.each(replays)('the views of %s', (_, told) => {
  it('are put together exactly, one after the other', () => {
    let view: unknown = told.view;
    expect(digest(view)).toBe(told.digests[0]);
    told.patches.forEach((patch, place) => {
      view = patched(view, patch);
      expect(digest(view)).toBe(told.digests[place + 1]);
    });
  });

  it('are found to and fro', () => {
    const views = new Views(asReplay(told));
    const last = told.patches.length;
    for (const number of [last, 0, last >> 1, 1, last - 1, 40, 39, 33, 32, 31, last]) {
      const at = Math.min(number, last);
      expect(digest(views.at(at))).toBe(told.digests[at]);
    }
  });
});
