/** The odds of an attack: shares of one. */
import type { Forecast } from '$lib/types';

export interface Odds {
  win: number;
  tie: number;
  lose: number;
}

/** Of counts of throws that win, end in a stand-off, lose; for the attacked it is the other way round. */
export function sharesOf([win, tie, lose]: readonly [number, number, number], attacked = false): Odds {
  const all = win + tie + lose || 1;
  return { win: (attacked ? lose : win) / all, tie: tie / all, lose: (attacked ? win : lose) / all };
}

/** What the rules foretell of a fight. */
export interface FightForecast {
  foes: readonly string[];
  mode: string;
  win: number;
  stand_off: number;
  lose: number;
}

/** What the rules of Talisman foretell. */
export interface TalismanForecast extends Forecast {
  waits?: readonly string[];
  characters?: readonly string[];
  draws?: number;
  fights?: readonly FightForecast[];
  /** Where one may emerge from the Treasure Chamber. */
  exits?: Readonly<Record<string, number>>;
  /** By the number on the die: where a move could end. */
  landings?: Readonly<Record<string, readonly string[]>>;
}

export function oddsOf({ win, stand_off, lose }: FightForecast): Odds {
  return { win, tie: stand_off, lose };
}
