/** The odds of an attack, as a forecast gives them. */
import type { Forecast } from '$lib/types';

export interface Odds {
  win: number;
  tie: number;
  lose: number;
}

export function oddsOf(forecast: Forecast | null): Odds | null {
  const told = (forecast as { odds?: Odds | null } | null)?.odds;
  return told ?? null;
}
