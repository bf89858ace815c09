/** What happened, as the log and the clock of the board need it. */
import type { EventLook, Tone } from '$lib/board';
import type { EventInfo } from '$lib/types';
import { cardDrawing, characterDrawing, SIGNS, spaceDrawing } from './art';
import { cardOf, spaceOf } from './facts';

const TONES: Readonly<Record<string, Tone>> = {};
const ICONS: Readonly<Record<string, string>> = {};

export function eventLook({ kind, data }: EventInfo): EventLook {
  const tone = TONES[kind] ?? 'plain';
  const own = ICONS[kind];
  if (own !== undefined) return { icon: own, tone };
  if (typeof data.card === 'string' && cardOf(data.card) !== null) return { icon: cardDrawing(data.card), tone };
  if (typeof data.space === 'string' && spaceOf(data.space) !== null) return { icon: spaceDrawing(data.space), tone };
  return { icon: typeof data.character === 'string' ? characterDrawing(data.character) : SIGNS.draw, tone };
}

const LONGEST = 900;
const LENGTHS: Readonly<Record<string, number>> = {};
const RESULTS: Readonly<Record<string, number>> = {};

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
