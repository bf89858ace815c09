/** Dice that were taken up one by one and wait to be rolled together. */
import type { Scene } from '$lib/board';
import type { RollView } from './facts';

export function takenUp({ decision }: Scene<RollView>, face: string): number {
  const picked = decision?.about.picked;
  return Array.isArray(picked) ? picked.filter((die) => die === face).length : 0;
}
