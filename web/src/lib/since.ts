/** How much of each match a player knew when they last chose in their turn; kept in the browser, for those who come back after days. */
const KEY = 'undercroft-since';
/** Tables remembered; the oldest are forgotten. */
const TABLES = 30;

type Kept = [table: string, seat: number, events: number][];

export function knownOf(table: string, seat: number): number | null {
  return read().find(([of, at]) => of === table && at === seat)?.[2] ?? null;
}

export function noteKnown(table: string, seat: number, events: number): void {
  const others = read().filter(([of, at]) => of !== table || at !== seat);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, seat, events], ...others].slice(0, TABLES)));
  } catch {
    // A browser that keeps nothing tells no more than the log.
  }
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Kept) : [];
  } catch {
    return [];
  }
}
