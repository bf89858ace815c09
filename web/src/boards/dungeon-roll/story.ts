/** What happened, as the log and the clock of the board need it. */
import type { EventLook, Tone } from '$lib/board';
import type { EventInfo } from '$lib/types';
import { coffer, dice, iconOf, sparkles, stairs, swords, tombstone } from './art';

const LOOKS: Readonly<Record<string, readonly [icon: string, tone: Tone]>> = {
  delve: [stairs, 'move'],
  party: [dice, 'plain'],
  'scrolls-become-champions': [iconOf('champion'), 'gain'],
  level: [dice, 'plain'],
  'picked-up': [iconOf('keep'), 'plain'],
  rerolled: [dice, 'plain'],
  revived: [tombstone, 'gain'],
  fought: [swords, 'gain'],
  'fought-also': [swords, 'gain'],
  opened: [iconOf('chest'), 'gain'],
  drank: [iconOf('potion'), 'magic'],
  read: [iconOf('scroll'), 'magic'],
  'lair-emptied': [iconOf('dragon'), 'gain'],
  'monsters-to-lair': [iconOf('dragon'), 'harm'],
  'swept-away': [iconOf('arcane-fury'), 'magic'],
  'won-over': [iconOf('plea-for-help'), 'gain'],
  tithed: [coffer, 'plain'],
  intervened: [iconOf('divine-intervention'), 'magic'],
  charmed: [iconOf('charm-monster'), 'magic'],
  struck: [iconOf('calculated-strike'), 'gain'],
  'left-behind': [iconOf('chest'), 'plain'],
  'dragon-wakes': [iconOf('dragon'), 'harm'],
  'dragon-slain': [iconOf('dragon-slayer'), 'gain'],
  'chest-empty': [coffer, 'plain'],
  xp: [sparkles, 'gain'],
  'level-up': [iconOf('legend'), 'gain'],
  glory: [stairs, 'move'],
  fled: [iconOf('flee'), 'harm'],
  rest: [iconOf('rest'), 'gain'],
  legend: [iconOf('legend'), 'gain'],
  portal: [iconOf('town-portal'), 'move'],
};

/** Events whose drawing is that of the thing they are about. */
const ABOUT: Readonly<Record<string, readonly [detail: string, tone: Tone]>> = {
  hero: ['hero', 'plain'],
  ability: ['ability', 'magic'],
  used: ['treasure', 'magic'],
  drew: ['treasure', 'gain'],
};

export function eventLook({ kind, data }: EventInfo): EventLook {
  const about = ABOUT[kind];
  if (about !== undefined) return { icon: iconOf(String([data[about[0]] ?? ''].flat()[0])), tone: about[1] };
  const [icon, tone] = LOOKS[kind] ?? [dice, 'plain'];
  return { icon, tone };
}

const LONGEST = 900;
const MOVE = 280;
const LENGTHS: Readonly<Record<string, number>> = {
  hero: 500,
  delve: 300,
  party: 620,
  level: 620,
  rerolled: 620,
  fought: 420,
  opened: 420,
  drank: 420,
  drew: 360,
  'monsters-to-lair': 420,
  'dragon-wakes': 800,
  'dragon-slain': 620,
  'level-up': 620,
  'picked-up': 0,
  glory: 160,
  xp: 160,
};

/** Dice as they fall, and what changes a delve, are looked at. */
const RESULTS: Readonly<Record<string, number>> = {
  party: 1000,
  level: 1000,
  rerolled: 900,
  'dragon-wakes': 1400,
  'dragon-slain': 1300,
  'level-up': 1400,
  fled: 1300,
  rest: 1200,
  portal: 1300,
  legend: 1500,
};

/** A treasure is looked at by whoever draws it; what others have lies beside their names. */
const DRAWN = 1200;

export function reading(events: readonly EventInfo[], you: number | null): number {
  return Math.max(0, ...events.map((event) => (isDrawnBy(event, you) ? DRAWN : (RESULTS[event.kind] ?? 0))));
}

function isDrawnBy({ kind, data }: EventInfo, you: number | null): boolean {
  return kind === 'drew' && you !== null && data.seat === you;
}

/** What came of a choice, told before anything else that came of it. */
export const FOREMOST: ReadonlySet<string> = new Set(['drew']);

function drawn({ data }: EventInfo): string[] {
  return [data.treasure ?? ''].flat().map(String);
}

/** Treasures out of several chests are one line. */
export function retold(events: readonly EventInfo[]): readonly EventInfo[] {
  const told: EventInfo[] = [];
  for (const event of events) {
    const before = told.at(-1);
    if (event.kind !== 'drew' || before?.kind !== 'drew' || before.data.seat !== event.data.seat) told.push(event);
    else told[told.length - 1] = { ...event, data: { ...event.data, treasure: [...drawn(before), ...drawn(event)] } };
  }
  return told;
}

/** How long these events take to watch, in ms. */
export function beat(events: readonly EventInfo[]): number {
  const length = events.reduce((total, { kind }) => total + (LENGTHS[kind] ?? MOVE), 0);
  return Math.min(LONGEST, length);
}
