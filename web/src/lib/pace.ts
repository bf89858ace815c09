/** Thinking time for a decision, from quick to play by mail. */
import type { Words } from './words';

const [MINUTE, HOUR] = [60, 3600];

/** In seconds; null: as long as it takes. */
export const PACES: readonly (number | null)[] = [null, 30, MINUTE, 3 * MINUTE, 10 * MINUTE, 24 * HOUR, 72 * HOUR, 7 * 24 * HOUR];

export function paceWords(seconds: number | null, words: Words): string {
  if (seconds === null) return words.say('page-pace-free');
  if (seconds < MINUTE) return words.say('page-pace-seconds', { count: seconds });
  if (seconds < HOUR) return words.say('page-pace-minutes', { count: Math.round(seconds / MINUTE) });
  if (seconds < 24 * HOUR) return words.say('page-pace-hours', { count: Math.round(seconds / HOUR) });
  return words.say('page-pace-days', { count: Math.round(seconds / HOUR / 24) });
}
