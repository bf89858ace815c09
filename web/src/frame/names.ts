/** What players are called: people by their names, computer players by a name of their own. */
import type { SeatInfo } from '$lib/types';
import type { Words } from '$lib/words';

/** Names that look alike at one table are numbered, whether they are one and the same or only look so. */
export function seatName(seat: SeatInfo, words: Words): string {
  if (seat.name === null) return words.say(seat.computer === null ? 'table-empty-seat' : `table-computer-${seat.seat + 1}`);
  const name = seat.name || words.say('table-somebody');
  return seat.alike === null ? name : words.say('table-alike-name', { name, number: seat.alike });
}

/** Everybody's names, by seat. */
export function seatNames(seats: readonly SeatInfo[], words: Words): readonly string[] {
  return seats.map((seat) => seatName(seat, words));
}

/** That a computer player decides for the seat, with its strength where there is room: "computer · hard". */
export function computerWords(seat: SeatInfo, words: Words, brief: boolean): string {
  if (seat.computer === null) return '';
  return words.say('table-computer', { level: brief ? 'any' : seat.computer });
}
