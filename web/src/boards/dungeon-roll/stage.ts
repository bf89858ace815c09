/** What all parts of the board share. */
import { createContext } from 'svelte';
import type { Scene } from '$lib/board';
import type { Lie } from './dice';
import type { RollView } from './facts';
import type { Stagehand } from './motion';
import type { Touching } from './touching.svelte';

export interface Stage {
  readonly scene: Scene<RollView>;
  readonly touching: Touching;
  readonly hand: Stagehand;
  /** Which die lies where. */
  readonly lie: Lie;
}

export const [getStage, setStage] = createContext<Stage>();

/** How much of each die but the first is seen where there is room. */
export const APART = 1.2;

/** How close dice lie together: the width of a row in dice, that with room between, and how much of each die but the first is seen. */
export function fit(counts: readonly number[]): { units: number; apart: number; reveal: number } {
  const dice = counts.reduce((total, each) => total + each, 0);
  const reveal = dice <= 5 ? APART : dice === 6 ? 0.62 : 0.46;
  return { units: width(counts, reveal), apart: width(counts, APART), reveal };
}

function width(counts: readonly number[], reveal: number): number {
  return counts.reduce((total, each) => total + 1 + (each - 1) * reveal, 0);
}
