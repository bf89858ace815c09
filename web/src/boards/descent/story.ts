/** What happened, as the log and the clock of the board need it. */
import type { EventLook, Tone } from '$lib/board';
import type { EventInfo } from '$lib/types';
import { drawingOf, figureDrawing, SIGNS, surgeDrawing } from './art';

const TONES: Readonly<Record<string, Tone>> = {
  suffered: 'harm',
  tired: 'harm',
  condition: 'harm',
  'knocked-out': 'harm',
  fell: 'harm',
  defeated: 'gain',
  recovered: 'gain',
  refreshed: 'gain',
  rose: 'gain',
  'comes-to': 'gain',
  found: 'gain',
  'found-item': 'gain',
  'found-unique': 'gain',
  'condition-gone': 'gain',
  stepped: 'move',
  strode: 'move',
  moves: 'move',
  climbed: 'move',
  placed: 'move',
  left: 'move',
  played: 'magic',
  used: 'magic',
};

const ICONS: Readonly<Record<string, string>> = {
  round: SIGNS.round,
  rolled: SIGNS.dice,
  defended: SIGNS.defence,
  suffered: SIGNS.damage,
  recovered: SIGNS.heal,
  refreshed: SIGNS.fatigue,
  tired: SIGNS.fatigue,
  paid: SIGNS.fatigue,
  'knocked-out': SIGNS.fallen,
  defeated: SIGNS.fallen,
  stepped: SIGNS.steps,
  strode: SIGNS.steps,
  moves: SIGNS.move,
  opened: SIGNS.door,
  closed: SIGNS.door,
  rests: SIGNS.rest,
  searched: SIGNS.search,
  'overlord-turn': SIGNS.overlord,
  drew: SIGNS.card,
  reshuffled: SIGNS.card,
  left: SIGNS.run,
  'encounter-over': SIGNS.crown,
};

export function eventLook({ kind, data }: EventInfo): EventLook {
  const tone = TONES[kind] ?? 'plain';
  const own = ICONS[kind];
  if (own !== undefined) return { icon: own, tone };
  if (typeof data.gain === 'string') return { icon: surgeDrawing(data.gain), tone };
  for (const thing of [data.card, data.item, data.condition, data.class])
    if (typeof thing === 'string') return { icon: drawingOf(thing), tone };
  const who = data.figure ?? data.hero ?? data.monster;
  return { icon: typeof who === 'string' ? figureDrawing(who) : SIGNS.dice, tone };
}

const LONGEST = 900;
const LENGTHS: Readonly<Record<string, number>> = {
  stepped: 130,
  strode: 320,
  placed: 200,
  moves: 60,
  attacks: 320,
  rolled: 620,
  suffered: 260,
  played: 420,
  opened: 320,
  'knocked-out': 700,
  round: 300,
};

const RESULTS: Readonly<Record<string, number>> = { left: 900, round: 500, opened: 500 };

export function reading(events: readonly EventInfo[]): number {
  return Math.max(0, ...events.map(({ kind }) => RESULTS[kind] ?? 0));
}

/** Step by step one walks, and pays fatigue for it point by point: the log says how far, and how much. */
export function retold(events: readonly EventInfo[]): readonly EventInfo[] {
  const told: EventInfo[] = [];
  for (const event of events) {
    const before = told.at(-1);
    if (event.kind === 'paid' && before?.kind === 'paid' && before.data.hero === event.data.hero)
      told[told.length - 1] = { ...event, data: { ...event.data, fatigue: Number(before.data.fatigue) + Number(event.data.fatigue) } };
    else if (event.kind !== 'stepped') told.push(event);
    else if (before?.kind === 'stepped' && before.data.figure === event.data.figure)
      told[told.length - 1] = { ...event, data: { ...event.data, steps: Number(before.data.steps) + 1 } };
    else told.push({ ...event, data: { ...event.data, steps: 1 } });
  }
  return told;
}

/** How long these events take to watch, in ms. */
export function beat(events: readonly EventInfo[]): number {
  return Math.min(
    LONGEST,
    events.reduce((total, { kind }) => total + (LENGTHS[kind] ?? 0), 0),
  );
}

/** What is told again at the beginning of one's turn: not every step. */
export const RECAPS: ReadonlySet<string> = new Set([
  'suffered',
  'knocked-out',
  'defeated',
  'condition',
  'played',
  'left',
  'rose',
  'opened',
  'encounter-over',
]);
