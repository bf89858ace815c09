import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Shelf from '../../src/pages/home/Shelf.svelte';
import type { GameInfo, PlannedInfo } from '../../src/lib/types';
import { wordsOf } from './words';

afterEach(cleanup);

const roll: GameInfo = {
  id: 'dungeon-roll',
  titles: { en: 'Dungeon Roll', ru: 'Dungeon Roll' },
  sentences: { en: 'Push your luck with a handful of dice.', ru: 'Горсть кубиков.' },
  seats: [1, 2, 3, 4],
  age: null,
  minutes: null,
  built: true,
  version: 1,
  hidden: false,
  setup: {},
  computers: ['normal'],
  lesson: 5,
  moments: null,
  presets: [],
  packs: [],
  roles: {},
  extras: false,
};
const talisman: PlannedInfo = {
  id: 'talisman',
  titles: { en: 'Talisman', ru: 'Talisman' },
  sentences: { en: 'Ring by ring to the Crown.', ru: 'Круг за кругом.' },
  seats: [2, 3, 4, 5, 6],
  age: null,
  minutes: 90,
  built: false,
};

function show(lang: 'en' | 'ru', beginning: string | null = null) {
  const [onplay, onmore] = [vi.fn(), vi.fn()];
  render(Shelf, { games: [roll, talisman], words: wordsOf(lang), beginning, onplay, onmore });
  return { onplay, onmore };
}

describe('the shelf', () => {
  it('plays what is built, in one click', async () => {
    const { onplay, onmore } = show('en');
    await fireEvent.click(screen.getByRole('button', { name: 'Play now: Dungeon Roll' }));
    expect(onplay).toHaveBeenCalledWith(roll);
    await fireEvent.click(screen.getByRole('button', { name: 'Choose how to play Dungeon Roll' }));
    expect(onmore).toHaveBeenCalledWith(roll);
  });

  it('shows what is not built, and never as playable', () => {
    show('ru');
    expect(screen.getByRole('heading', { name: 'Talisman' })).toBeTruthy();
    expect(screen.getByText('Строится')).toBeTruthy();
    expect(screen.getAllByRole('button')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /Talisman/ })).toBeNull();
  });

  it('is not pressed twice while a match begins', () => {
    show('en', 'dungeon-roll');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Play now: Dungeon Roll' });
    expect(button.disabled).toBe(true);
    expect(button.textContent).toContain('Lighting');
  });
});
