/**
 * Questions out of turn at which one mostly passes, answered by themselves where the player wishes so.
 *
 * Nobody may learn from the clock what somebody holds. So every such question gets a time of its own, drawn anew, and a
 * pass is never sent before it: whether the browser passes or the player does, and whatever is in hand. Where only
 * computers look on, nobody waits.
 */
import type { PassWindow } from './board';

export const WISHES = ['always', 'useful', 'mine', 'battle'] as const;
/** When to ask: always; when there is something to play; only about the own hero; only when the own hero is attacked. */
export type Wish = (typeof WISHES)[number];

const KEY = 'undercroft-passing';
const KEPT = 20;
const USUAL: Wish = 'useful';

/** Whether the player wants to decide this. `useful`: there is more on offer than passing. */
export function asksFor(wish: Wish, { about }: PassWindow, useful: boolean): boolean {
  if (wish === 'always') return true;
  if (!useful) return false;
  return wish === 'useful' || about === 'battle' || (wish === 'mine' && about === 'own');
}

const SHORTEST = 900;
const LONGEST = 4200;

/** How long a person might think before passing, in ms: mostly short, sometimes long. */
export function thinkingTime(chance: () => number = Math.random): number {
  return SHORTEST + (LONGEST - SHORTEST) * chance() * chance();
}

/** The player's wishes, for each seat at each table; kept in the browser. */
class Passing {
  private wishes: Readonly<Record<string, Wish>> = $state.raw(read());
  /** The turn in which a seat passes everything. */
  private quiet: Readonly<Record<string, string>> = $state.raw({});
  private readonly times = new Map<string, number>();

  wish(table: string, seat: number): Wish {
    return this.wishes[`${table} ${seat}`] ?? USUAL;
  }

  choose(table: string, seat: number, wish: Wish): void {
    const others = Object.entries(this.wishes).filter(([key]) => key !== `${table} ${seat}`);
    this.wishes = Object.fromEntries([...others, [`${table} ${seat}`, wish]].slice(-KEPT));
    this.hush(table, seat, '');
    try {
      localStorage.setItem(KEY, JSON.stringify(this.wishes));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  isQuiet(table: string, seat: number, turn: string): boolean {
    return this.quiet[`${table} ${seat}`] === turn;
  }

  /** Ask nothing more in this turn; an empty turn: ask again. */
  hush(table: string, seat: number, turn: string): void {
    this.quiet = { ...this.quiet, [`${table} ${seat}`]: turn };
  }

  /** The moment, by our clock in ms, before which no pass of this question is sent. */
  due(question: string, watched: boolean): number {
    if (!watched) return 0;
    const known = this.times.get(question);
    if (known !== undefined) return known;
    const due = Date.now() + thinkingTime();
    this.times.clear();
    this.times.set(question, due);
    return due;
  }
}

function read(): Readonly<Record<string, Wish>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Wish>) : {};
  } catch {
    return {};
  }
}

export const passing = new Passing();
