/** Who came where. */
import type { OutcomeInfo } from '$lib/types';
import type { Words } from '$lib/words';

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

/** Who has won, in a sentence. `mine`: the seats of the one who reads it. */
export function verdictOf(outcome: OutcomeInfo, names: readonly string[], mine: readonly number[], words: Words): string {
  const { winners, scores } = outcome;
  const alone = scores.length === 1;
  if (winners.length === 0) return words.say(alone ? 'end-lost' : 'end-nobody');
  if (alone) return words.say(words.has('end-alone') ? 'end-alone' : 'end-solo', { score: scores[0] ?? 0 });
  const won = words.inARow(winners.map((seat) => names[seat] ?? ''));
  if (winners.length > 1) return words.say('end-winners', { names: won });
  return words.say('end-winner', { names: won, you: winners.some((seat) => mine.includes(seat)) ? 'yes' : 'no' });
}
