/** Moments of Dungeoneer that get a stage: checks, searches, quests, banes on one's own hero, levels, defeats, the last blow of a battle. */
import type { Tone } from '$lib/board';
import type { Act, Roll, Told } from '$lib/stage';
import type { EventInfo } from '$lib/types';
import { heroDrawing, kindDrawing, SIGNS, statDrawing } from './art';
import { cardOf, type DungeonView, isFighting, locationOf, questOf } from './facts';
import { locationDrawing } from './scenery';

type Teller = (event: EventInfo, told: Told<DungeonView>, events: readonly EventInfo[]) => Act | null;

/** What came of the act before it. */
const GAINS = new Set([
  'wounded',
  'healed',
  'fell',
  'transferred',
  'points',
  'gained-points',
  'lost-points',
  'exit-forced',
  'stole-glory',
  'level',
  'band',
  'glory-gained',
  'peril-given',
  'monster-defeated',
  'monster-goes',
  'dropped',
]);

const TELLERS: Readonly<Record<string, Teller>> = {
  overcame: (event) => check(event, String(event.data.source), 'gain'),
  failed: (event) => check(event, String(event.data.source), 'harm'),
  found: (event) => check(event, String(event.data.quest), 'gain'),
  'not-found': (event) => check(event, String(event.data.quest), 'harm'),
  dice: chance,
  rolled: (event) => ({ ...plain(event, String(event.data.card), 'plain'), rolls: [single(event)] }),
  'peril-roll': (event) => ({ ...plain(event, undefined, 'magic'), icon: SIGNS.peril, rolls: [{ ...single(event), bone: false }] }),
  wrath: (event) => ({
    ...plain(event, String(event.data.event), 'harm'),
    icon: SIGNS.wrath,
    rolls: [{ ...single(event), bone: false }],
  }),
  'trap-sprung': (event, _, events) =>
    events.some(({ data }) => data.source === event.data.trap) ? null : plain(event, String(event.data.trap), 'harm'),
  completed: (event) => ({ ...plain(event, String(event.data.quest), 'gain'), great: true }),
  defeated: (event) => ({ ...plain(event, String(event.data.hero), 'harm'), icon: SIGNS.skull, great: true }),
  cursed: (event, told) => (isOwn(told, event.data.hero) ? { ...plain(event, String(event.data.card), 'magic'), about: true } : null),
  'cursed-all': (event, told) =>
    told.seat === event.data.seat ? null : { ...plain(event, String(event.data.card), 'magic'), about: true },
  'counter-roll': battle,
};

export function acts(events: readonly EventInfo[], told: Told<DungeonView>): readonly Act[] {
  const made: Act[] = [];
  for (const event of events) {
    const act = TELLERS[event.kind]?.(event, told, events) ?? null;
    const last = made.at(-1);
    if (act !== null) made.push(act);
    else if (last !== undefined && last.verdict !== event && GAINS.has(event.kind))
      made[made.length - 1] = { ...last, gains: [...last.gains, event] };
  }
  return made;
}

function isOwn({ view, seat }: Told<DungeonView>, hero: unknown): boolean {
  return seat !== null && view.heroes[seat]?.hero === hero;
}

function plain(verdict: EventInfo, thing: string | undefined, tone: Tone): Act {
  return { icon: drawingOf(thing ?? ''), ...(thing === undefined ? {} : { thing }), rolls: [], verdict, tone, gains: [] };
}

const SOURCES: Readonly<Record<string, string>> = {
  'blocked-exit': SIGNS.blocked,
  'trap-exit': SIGNS.trap,
  spikes: SIGNS.spikes,
  pit: SIGNS.pit,
  'standing-up': SIGNS.action,
};

function drawingOf(thing: string): string {
  const source = SOURCES[thing];
  if (source !== undefined) return source;
  const [location, card] = [locationOf(thing), cardOf(thing)];
  if (location !== null) return location.hazard === undefined ? locationDrawing(thing, location) : SIGNS[location.hazard];
  if (card !== null) return kindDrawing(card.kind);
  return questOf(thing) === null ? heroDrawing(thing) : SIGNS.quest;
}

function single({ data }: EventInfo): Roll {
  return { faces: [Number(data.die)], bone: true, total: Number(data.total ?? data.die) };
}

/** A die and a characteristic against a value. */
function check(event: EventInfo, thing: string, tone: Tone): Act {
  const { stat, value } = event.data;
  const icon = typeof stat === 'string' ? { icon: statDrawing(stat) } : {};
  return { ...plain(event, thing, tone), rolls: [{ ...single(event), against: Number(value), ...icon }] };
}

/** Several dice at once, mostly against a sum: good, if the quest was completed by them. */
function chance(event: EventInfo, _: Told<DungeonView>, events: readonly EventInfo[]): Act {
  const { dice, total, quest } = event.data;
  const good = events.some(({ kind, data }) => kind === 'completed' && data.quest === quest);
  const sum = questOf(String(quest))?.sum;
  const against = sum === undefined ? {} : { against: sum };
  const roll = { faces: Array.isArray(dice) ? dice.map(Number) : [], bone: true, total: Number(total), ...against };
  return { ...plain(event, String(quest), good ? 'gain' : 'harm'), rolls: [roll] };
}

/** While a battle goes on its lanes show the dice; those of an answer to it, and its last ones, would never be seen. */
function battle(event: EventInfo, told: Told<DungeonView>, events: readonly EventInfo[]): Act | null {
  const all = [...told.before, ...events.slice(0, events.indexOf(event))];
  const [attack, attacked] = ['attack-roll', 'attacked'].map((kind) => all.findLast((each) => each.kind === kind));
  if (attack === undefined || attacked === undefined) return null;
  const { attacker, target, form } = attacked.data as Record<string, string>;
  if (isFighting(told.view) && told.view.attacks.some((lane) => lane.attacker === attacker)) return null;
  const after = events.slice(events.indexOf(event) + 1);
  const verdict = after.find(({ kind }) => kind === 'no-hit' || kind === 'wounded' || kind === 'monster-wounded') ?? event;
  const icon = statDrawing(form ?? '');
  const side = (roll: EventInfo, by: string | undefined): Roll => ({
    ...single(roll),
    bone: cardOf(by ?? '') === null,
    icon,
    ...(by === undefined ? {} : { by }),
  });
  const bad = isOwn(told, verdict.data.hero);
  const tone = verdict.kind === 'no-hit' || verdict === event ? 'plain' : bad ? 'harm' : verdict.kind === 'wounded' ? 'plain' : 'gain';
  return { icon: SIGNS.melee, rolls: [side(attack, attacker), side(event, target)], verdict, tone, gains: [] };
}
