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

export function oddsOf(forecast: Forecast | null): Odds | null {
  const told = (forecast as { odds?: readonly [number, number, number] | null } | null)?.odds;
  return told ? sharesOf(told) : null;
}
