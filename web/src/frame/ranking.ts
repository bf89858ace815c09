/** Who came where. */
import type { OutcomeInfo } from '$lib/types';

export interface Placed {
  seat: number;
  place: number;
  score: number;
}

/** Winners first, then by score; who is level with the one above has the same place. */
export function ranking(outcome: OutcomeInfo): readonly Placed[] {
  const won = (seat: number): boolean => outcome.winners.includes(seat);
  const order = outcome.scores
    .map((score, seat) => ({ seat, score }))
    .sort((a, b) => Number(won(b.seat)) - Number(won(a.seat)) || b.score - a.score);
  const placed: Placed[] = [];
  for (const [index, { seat, score }] of order.entries()) {
    const above = placed.at(-1);
    const level = above !== undefined && above.score === score && won(above.seat) === won(seat);
    placed.push({ seat, score, place: level ? above.place : index + 1 });
  }
  return placed;
}
