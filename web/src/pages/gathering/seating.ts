/** Who sits where before a match, and what still keeps it from beginning. */
import type { SeatInfo, Standing, TableInfo } from '$lib/types';

export type Sitter = 'nobody' | 'me' | 'computer' | 'other';

export function sitter(seat: SeatInfo, you: Standing): Sitter {
  if (you.held.includes(seat.seat)) return 'me';
  if (seat.computer !== null) return 'computer';
  return seat.name === null ? 'nobody' : 'other';
}

export interface Obstacles {
  /** Seats that nobody sits in. */
  empty: number[];
  /** Who has not said that they are ready; the host need not. */
  unready: string[];
}

export function obstacles(table: TableInfo, you: Standing): Obstacles {
  const others = table.seats.filter((seat) => sitter(seat, you) === 'other' && !seat.ready && !seat.host);
  return {
    empty: table.seats.filter((seat) => sitter(seat, you) === 'nobody').map((seat) => seat.seat),
    unready: [...new Set(others.map((seat) => seat.name ?? ''))],
  };
}

/** Whether the host can begin. */
export function mayBegin({ empty, unready }: Obstacles): boolean {
  return empty.length === 0 && unready.length === 0;
}

/** Whether I have said that I am ready. */
export function isReady(table: TableInfo, you: Standing): boolean {
  return you.held.some((seat) => table.seats[seat]?.ready === true);
}
