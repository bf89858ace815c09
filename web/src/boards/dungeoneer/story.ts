/** What happened, as the log and the clock of the board need it. */
import type { EventLook, Tone } from '$lib/board';
import type { EventInfo } from '$lib/types';
import { heroDrawing, kindDrawing, SIGNS } from './art';
import { cardOf } from './facts';

const TONES: Readonly<Record<string, Tone>> = {
  wounded: 'harm',
  defeated: 'harm',
  failed: 'harm',
  fell: 'harm',
  'exit-forced': 'harm',
  'trap-sprung': 'harm',
  'trap-set': 'harm',
  attacked: 'harm',
  sent: 'harm',
  extra: 'harm',
  'monster-wounded': 'gain',
  healed: 'gain',
  overcame: 'gain',
  points: 'gain',
  'gained-points': 'gain',
  'lost-points': 'harm',
  completed: 'gain',
  found: 'gain',
  'monster-defeated': 'gain',
  'glory-gained': 'gain',
  level: 'gain',
  decided: 'gain',
  moved: 'move',
  transferred: 'move',
  shifted: 'move',
  laid: 'move',
  cursed: 'magic',
  'cursed-all': 'magic',
  wrath: 'magic',
  'peril-given': 'magic',
};

const ICONS: Readonly<Record<string, string>> = {
  turn: SIGNS.action,
  attacked: SIGNS.villainy,
  wounded: SIGNS.wound,
  'monster-wounded': SIGNS.wound,
  healed: SIGNS.health,
  defeated: SIGNS.skull,
  'monster-defeated': SIGNS.skull,
  points: SIGNS.glory,
  'glory-gained': SIGNS.glory,
  'peril-given': SIGNS.peril,
  wrath: SIGNS.wrath,
  'no-wrath': SIGNS.wrath,
  level: SIGNS.level,
  drew: SIGNS.draw,
  'no-hit': SIGNS.compare,
  'attack-roll': SIGNS.die,
  'counter-roll': SIGNS.die,
  saved: SIGNS.action,
  fell: SIGNS.pit,
  decided: SIGNS.won,
};

const POINTS: Readonly<Record<string, string>> = { 'glory-point': SIGNS.glory, 'peril-point': SIGNS.peril, 'action-point': SIGNS.action };

export function eventLook({ kind, data }: EventInfo): EventLook {
  const tone = TONES[kind] ?? 'plain';
  const own = ICONS[kind] ?? POINTS[String(data.what)];
  if (own !== undefined) return { icon: own, tone };
  const card = data.card ?? data.monster ?? data.trap;
  if (typeof card === 'string' && cardOf(card) !== null) return { icon: kindDrawing(cardOf(card)?.kind), tone };
  if (typeof data.quest === 'string') return { icon: SIGNS.quest, tone };
  if (typeof data.location === 'string') return { icon: SIGNS.gate, tone };
  if (data.die !== undefined) return { icon: SIGNS.die, tone };
  return { icon: typeof data.hero === 'string' ? heroDrawing(data.hero) : SIGNS.draw, tone };
}

const LONGEST = 900;
const LENGTHS: Readonly<Record<string, number>> = {
  'attack-roll': 620,
  'counter-roll': 620,
  attacked: 500,
  wounded: 420,
  defeated: 800,
  completed: 620,
  moved: 320,
  transferred: 320,
  shifted: 320,
  laid: 400,
  played: 360,
  cursed: 420,
  'cursed-all': 420,
  sent: 420,
  'trap-sprung': 500,
  wrath: 420,
  overcame: 420,
  failed: 420,
  level: 500,
  decided: 600,
};

/** What a player wants to know of the turns of others. */
export const RECAPS: ReadonlySet<string> = new Set([
  'wounded',
  'defeated',
  'completed',
  'level',
  'cursed',
  'cursed-all',
  'trap-set',
  'trap-laid',
  'trap-sprung',
  'transferred',
  'fell',
  'healed',
  'stole-glory',
  'stole-escort',
  'dropped',
  'lost-points',
  'wrath',
  'monster-defeated',
  'common-quest',
  'band',
]);

/** Results that are read on the board itself; those with a stage of their own have their times there (acts.ts). */
const RESULTS: Readonly<Record<string, number>> = {
  'attack-roll': 1100,
  'counter-roll': 1300,
  level: 1200,
  'monster-defeated': 1100,
  cursed: 1200,
  'cursed-all': 1200,
};

/** What stands on the lanes of a battle. */
export const FOREMOST: ReadonlySet<string> = new Set(['wounded', 'monster-wounded', 'no-hit']);

export function reading(events: readonly EventInfo[]): number {
  return Math.max(0, ...events.map(({ kind }) => RESULTS[kind] ?? 0));
}

/** How long these events take to watch, in ms. */
export function beat(events: readonly EventInfo[]): number {
  return Math.min(
    LONGEST,
    events.reduce((total, { kind }) => total + (LENGTHS[kind] ?? 0), 0),
  );
}
