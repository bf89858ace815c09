/** What happened, as the log and the clock of the board need it. */
import type { EventLook, Tone } from '$lib/board';
import type { EventInfo } from '$lib/types';
import { cardDrawing, characterDrawing, SIGNS, spaceDrawing } from './art';
import { cardOf, characterOf, spaceOf } from './facts';

const TONES: Readonly<Record<string, Tone>> = {
  'life-lost': 'harm',
  killed: 'harm',
  out: 'harm',
  attacked: 'harm',
  attacks: 'harm',
  'counters-lost': 'harm',
  'missed-turn': 'harm',
  'misses-turn': 'harm',
  toad: 'harm',
  enslaved: 'harm',
  'still-enslaved': 'harm',
  hexed: 'harm',
  robbed: 'harm',
  kept: 'harm',
  healed: 'gain',
  replenished: 'gain',
  'counters-gained': 'gain',
  gained: 'gain',
  'gained-spell': 'gain',
  'creature-killed': 'gain',
  trophy: 'gain',
  'life-saved': 'gain',
  'quest-done': 'gain',
  'extra-turn': 'gain',
  decided: 'gain',
  moved: 'move',
  emerges: 'move',
  placed: 'move',
  portal: 'move',
  cast: 'magic',
  'command-cast': 'magic',
  cancelled: 'magic',
  'took-spell': 'magic',
  became: 'magic',
};

const ICONS: Readonly<Record<string, string>> = {
  turn: SIGNS.start,
  rolled: SIGNS.die,
  'creature-rolled': SIGNS.die,
  'saving-roll': SIGNS.die,
  'fate-paid': SIGNS.fate,
  replenished: SIGNS.fate,
  scores: SIGNS.compare,
  verdict: SIGNS.battle,
  attacks: SIGNS.battle,
  'life-lost': SIGNS.life,
  'life-saved': SIGNS.life,
  healed: SIGNS.life,
  killed: SIGNS.skull,
  out: SIGNS.skull,
  evaded: SIGNS.evade,
  'left-alone': SIGNS.evade,
  toad: SIGNS.toad,
  'toad-no-more': SIGNS.toad,
  'missed-turn': SIGNS.missing,
  'misses-turn': SIGNS.missing,
  enslaved: SIGNS.enslaved,
  'still-enslaved': SIGNS.enslaved,
  flees: SIGNS.fleeing,
  became: SIGNS.alignment,
  quest: SIGNS.quest,
  'quest-done': SIGNS.quest,
  'traded-in': SIGNS.trophy,
  paid: SIGNS.gold,
  robbed: SIGNS.gold,
  decided: SIGNS.crown,
  'command-cast': SIGNS.crown,
  reshuffled: SIGNS.draw,
  looked: SIGNS.secret,
};

/** What a roll is for says which rule it is made by; any other is ordered by a card or a space. */
export const ROLL_RULES: Readonly<Record<string, string>> = { move: 'TALB-MOV-01', attack: 'TALB-BAT-04', portal: 'TALB-PORT-05' };
export const ORDERED_ROLL = 'TALB-FATE-03';

export function eventLook(event: EventInfo): EventLook {
  const look = lookOf(event);
  return event.kind === 'rolled' ? { ...look, rule: ROLL_RULES[String(event.data.what)] ?? ORDERED_ROLL } : look;
}

function lookOf({ kind, data }: EventInfo): EventLook {
  const tone = TONES[kind] ?? 'plain';
  const own = ICONS[kind];
  if (own !== undefined) return { icon: own, tone };
  const sign: string | undefined = (SIGNS as Readonly<Record<string, string>>)[String(data.what)];
  if (kind.startsWith('counters') && sign !== undefined) return { icon: sign, tone };
  const thing = [data.card, data.foe, ...(Array.isArray(data.foes) ? (data.foes as unknown[]) : [])].find(
    (each) => typeof each === 'string',
  );
  if (typeof thing === 'string' && (cardOf(thing) !== null || kind === 'attacked')) return { icon: cardDrawing(thing), tone };
  if (typeof data.space === 'string' && spaceOf(data.space) !== null) return { icon: spaceDrawing(data.space), tone };
  return {
    icon: typeof data.character === 'string' && characterOf(data.character) !== null ? characterDrawing(data.character) : SIGNS.draw,
    tone,
  };
}

const LONGEST = 900;
const LENGTHS: Readonly<Record<string, number>> = {
  moved: 320,
  emerges: 400,
  placed: 320,
  drew: 360,
  rolled: 420,
  'creature-rolled': 420,
  'saving-roll': 420,
  attacked: 420,
  attacks: 420,
  verdict: 420,
  cast: 420,
  'command-cast': 620,
  'life-lost': 360,
  killed: 800,
  toad: 620,
  gained: 280,
  decided: 600,
};

/** What a player wants to know of the turns of others. */
const RECAPS: ReadonlySet<string> = new Set([
  'ability',
  'attacks',
  'cast',
  'command-cast',
  'counters-lost',
  'emerges',
  'gained',
  'hexed',
  'kept',
  'killed',
  'lasts',
  'life-lost',
  'misses-turn',
  'out',
  'portal',
  'quest-done',
  'robbed',
  'starts',
  'toad',
  'took',
]);
/** Of oneself, also what is small, and what passes without a question. */
const OWN_RECAPS: ReadonlySet<string> = new Set([
  ...RECAPS,
  'became',
  'counters-gained',
  'discarded',
  'healed',
  'missed-turn',
  'spell-discarded',
  'still-enslaved',
]);

/** Others' purses are nothing to tell; that they are near the Crown or the Lord is, and how it went when characters met. */
export function recaps({ kind, data }: EventInfo, own: boolean, before: () => readonly EventInfo[] = () => []): boolean {
  if (kind === 'meets') return cardOf(String(data.card))?.type === 'event';
  if (kind === 'verdict') return before().findLast((each) => each.kind === 'attacks' || each.kind === 'attacked')?.kind === 'attacks';
  if (kind === 'gained' && isTold(data, before().at(-1))) return false;
  if (own) return OWN_RECAPS.has(kind);
  if (kind === 'moved') return isNearTheEnd(String(data.space));
  return RECAPS.has(kind) && !(kind === 'counters-lost' && data.what === 'gold');
}

/** That it was taken from somebody has been said. */
function isTold({ card, seat }: EventInfo['data'], before: EventInfo | undefined): boolean {
  return before?.kind === 'took' && before.data.card === card && before.data.seat === seat;
}

function isNearTheEnd(space: string): boolean {
  return spaceOf(space)?.region === 'inner' || space === 'treasure-chamber';
}

/** Results that are read on the board itself; one's own have a stage with its own times (acts.ts). */
const RESULTS: Readonly<Record<string, number>> = {
  verdict: 700,
  emerges: 900,
  cast: 1100,
  cancelled: 1100,
  out: 1800,
  toad: 1100,
  'quest-done': 700,
};

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
