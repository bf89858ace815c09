import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { Replaying } from '../../src/lib/replay/replaying.svelte';
import type { Replay } from '../../src/lib/types';
import Scrubber from '../../src/pages/replay/Scrubber.svelte';
import { wordsOf } from './words';

afterEach(cleanup);

const choice = { seat: 0, option: { id: 'go', verb: 'go', details: {}, rule: 'X-01' } };
const replay: Replay = {
  view: {},
  events: [],
  deciding: [],
  steps: Array.from({ length: 10 }, () => ({ choice, events: [], patch: [], deciding: [] })),
};

function show(): Replaying {
  const replaying = new Replaying(() => 0);
  replaying.load(replay);
  render(Scrubber, {
    replaying,
    ticks: [
      { number: 3, tone: 'gain' },
      { number: 7, tone: 'harm' },
    ],
    label: 'The beginning',
    words: wordsOf('en'),
  });
  return replaying;
}

describe('the scrubber', () => {
  it('winds to where it is dragged', async () => {
    const replaying = show();
    await fireEvent.input(screen.getByRole('slider', { name: 'Place in the match' }), { target: { value: '6' } });
    expect(replaying.at).toBe(6);
    expect(screen.getByText('6 / 10')).toBeTruthy();
  });

  it('steps, and jumps to what matters', async () => {
    const replaying = show();
    const places: number[] = [];
    for (const name of [
      'One choice on',
      'On to what matters',
      'On to what matters',
      'On to what matters',
      'Back to what mattered',
      'One choice back',
    ]) {
      await fireEvent.click(screen.getByRole('button', { name }));
      places.push(replaying.at);
    }
    expect(places).toEqual([1, 3, 7, 10, 7, 6]);
  });

  it('cannot go beyond the ends', async () => {
    const replaying = show();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One choice back' }).disabled).toBe(true);
    replaying.to(10);
    await Promise.resolve();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One choice on' }).disabled).toBe(true);
  });

  it('plays and pauses, at another speed if wanted', async () => {
    const replaying = show();
    await fireEvent.click(screen.getByRole('button', { name: 'Speed 1×' }));
    expect(replaying.speed).toBe(2);
    await fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(replaying.playing).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(replaying.playing).toBe(false);
  });
});
