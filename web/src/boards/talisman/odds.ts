/** The odds of an attack: shares of one. */
import type { FightForecast } from './view';

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

export function oddsOf({ win, stand_off, lose }: FightForecast): Odds {
  return { win, tie: stand_off, lose };
}
