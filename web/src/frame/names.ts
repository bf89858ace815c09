/** What players are called: people by their names, computer players by a name of their own. */
import type { SeatInfo } from '$lib/types';
import type { Words } from '$lib/words';

export function seatName(seat: SeatInfo, words: Words): string {
  if (seat.name !== null) return seat.name;
  return words.say(seat.computer === null ? 'table-empty-seat' : `table-computer-${seat.seat + 1}`);
}

/** Which computer player decides for the seat: "computer, strong". */
export function computerWords(seat: SeatInfo, words: Words): string {
  if (seat.computer === null) return '';
  return words.say('table-computer', { level: seat.computer });
}
