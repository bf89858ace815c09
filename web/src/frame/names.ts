/** What players are called: people by their names, computer players by a name of their own. */
import type { SeatInfo } from '$lib/types';
import type { Words } from '$lib/words';

export function seatName(seat: SeatInfo, words: Words): string {
  if (seat.name !== null) return seat.name || words.say('table-somebody');
  return words.say(seat.computer === null ? 'table-empty-seat' : `table-computer-${seat.seat + 1}`);
}

/** Everybody's names, by seat. Seats of one and the same name (several players at one screen) are numbered. */
export function seatNames(seats: readonly SeatInfo[], words: Words): readonly string[] {
  const names = seats.map((seat) => seatName(seat, words));
  return names.map((name, seat) => {
    const same = names.flatMap((other, number) => (other === name ? [number] : []));
    return same.length > 1 && seats[seat]?.name !== null ? `${name} ${same.indexOf(seat) + 1}` : name;
  });
}

/** That a computer player decides for the seat, with its strength where there is room: "computer · hard". */
export function computerWords(seat: SeatInfo, words: Words, brief: boolean): string {
  if (seat.computer === null) return '';
  return words.say('table-computer', { level: brief ? 'any' : seat.computer });
}
