/** Battles, read from the events and reckoned from the cards. */
import type { EventInfo } from '$lib/types';

export interface Roll {
  die: number;
  total: number;
}

export interface Rolls {
  attack?: Roll;
  counter?: Roll;
}

/** The dice of the battle that goes on, by attacker. */
export function rollsOf(history: readonly EventInfo[]): Map<string, Rolls> {
  const found = new Map<string, Rolls>();
  let attacker = '';
  for (const event of history) {
    if (event.kind === 'turn') found.clear();
    else if (event.kind === 'attacked') {
      attacker = String(event.data.attacker);
      found.set(attacker, {});
    } else if (event.kind === 'attack-roll' || event.kind === 'counter-roll') {
      const who = typeof event.data.attacker === 'string' ? event.data.attacker : attacker;
      const side = event.kind === 'attack-roll' ? 'attack' : 'counter';
      found.set(who, { ...found.get(who), [side]: { die: Number(event.data.die), total: Number(event.data.total) } });
    }
  }
  return found;
}

/** How often an attack with this value hits, ties or is hit back by a counterattack with that one, in percent. */
export function verdictOdds(attack: number, counter: number): { hit: number; tie: number; back: number } {
  let hit = 0;
  let tie = 0;
  for (let one = 1; one <= 6; one++)
    for (let other = 1; other <= 6; other++) {
      if (one + attack > other + counter) hit++;
      else if (one + attack === other + counter) tie++;
    }
  const percent = (count: number): number => Math.round((100 * count) / 36);
  return { hit: percent(hit), tie: percent(tie), back: percent(36 - hit - tie) };
}
