/** Moments of Talisman that get a stage: what one draws, fights and rolls for, what others do to one, who dies. */
import type { Tone } from '$lib/board';
import type { Act, Roll, Told } from '$lib/stage';
import type { EventInfo } from '$lib/types';
import { cardDrawing, drawingOf, SIGNS } from './art';
import { characterOf } from './facts';
import type { TalismanView } from './view';

type Teller = (event: EventInfo, told: Told<TalismanView>, events: readonly EventInfo[]) => Act | null;

/** What came of the act before it. */
const GAINS = new Set([
  'saving-roll',
  'life-lost',
  'life-saved',
  'creature-killed',
  'withstood',
  'trophy',
  'raised',
  'counters-gained',
  'counters-lost',
  'healed',
  'replenished',
  'gained',
  'gained-spell',
  'took',
  'discarded',
  'ditched',
  'became',
  'misses-turn',
  'enslaved',
  'privilege',
  'quest',
  'quest-done',
  'extra-turn',
  'robbed',
  'kept',
  'placed',
  'thrown',
  'lasts',
]);
/** Rolls that are part of something else: the move is shown on the map, the attack with its verdict. */
const WITHIN = new Set(['move', 'attack', 'portal']);

const TELLERS: Readonly<Record<string, Teller>> = {
  drew: (event, told) => (isOwn(told, event) ? { ...plain(event, String(event.data.card), 'plain'), about: true } : null),
  rolled: table,
  verdict: fight,
  portal: (event, told, events) => (isOwn(told, event) ? portal(event, told, events) : null),
  emerges: (event, told) => (isOwn(told, event) ? { ...plain(event, String(event.data.space), 'move'), great: true } : null),
  cast: (event, told) => (isAimedAt(told, event) ? { ...plain(event, String(event.data.card), 'magic'), about: true } : null),
  hexed: (event, told) => (isOwn(told, event) ? plain(event, 'hex', 'magic') : null),
  'missed-turn': (event, told) => (isOwn(told, event) ? { ...plain(event, undefined, 'harm'), icon: SIGNS.missing } : null),
  'still-enslaved': (event, told) => (isOwn(told, event) ? { ...plain(event, undefined, 'harm'), icon: SIGNS.enslaved } : null),
  toad: (event, told) => (isOwn(told, event) ? { ...plain(event, undefined, 'harm'), icon: SIGNS.toad, great: true } : null),
  killed: (event) => ({ ...plain(event, String(event.data.character), 'harm'), icon: SIGNS.skull, great: true }),
  'command-cast': (event, told) => (isOwn(told, event) ? null : { ...plain(event, 'command-spell', 'magic'), icon: SIGNS.crown }),
};

/** Of others only what befalls oneself, and deaths: their turns are short. */
export function acts(events: readonly EventInfo[], told: Told<TalismanView>): readonly Act[] {
  const made: Act[] = kept(events, told);
  for (const event of events) {
    const act = TELLERS[event.kind]?.(event, told, events) ?? null;
    const last = made.at(-1);
    if (act !== null) made.push(act);
    else if (last !== undefined && last.verdict !== event && GAINS.has(event.kind) && isOfOneself(told, last, event))
      made[made.length - 1] = { ...last, gains: [...last.gains, event] };
  }
  return made;
}

/** A card that is drawn, and what it brings, concern whoever drew it: what happens to others then is in the log. */
function isOfOneself(told: Told<TalismanView>, { verdict }: Act, { data }: EventInfo): boolean {
  return verdict.kind !== 'drew' || data.character === undefined || data.character === ownOf(told);
}

/** A roll that was left as it lay when fate could have changed it: what it brings is told now. */
function kept(events: readonly EventInfo[], told: Told<TalismanView>): Act[] {
  const last = told.before.at(-1);
  if (last?.kind !== 'rolled' || !isOwn(told, last) || WITHIN.has(String(last.data.what))) return [];
  return events.some(({ kind }) => GAINS.has(kind)) && events[0]?.kind !== 'fate-paid' ? [thrown(last)] : [];
}

function ownOf({ view, seat }: Told<TalismanView>): string | null {
  return seat === null ? null : (view.characters[seat]?.character ?? null);
}

function isOwn({ seat }: Told<TalismanView>, { data }: EventInfo): boolean {
  return seat !== null && data.seat === seat;
}

function isAimedAt(told: Told<TalismanView>, { data }: EventInfo): boolean {
  return told.seat !== null && data.seat !== told.seat && data.target === ownOf(told);
}

function plain(verdict: EventInfo, thing: string | undefined, tone: Tone): Act {
  return { icon: drawingOf(thing ?? ''), ...(thing === undefined ? {} : { thing }), rolls: [], verdict, tone, gains: [] };
}

function facesOf({ data }: EventInfo): number[] {
  return Array.isArray(data.dice) ? data.dice.map(Number) : [Number(data.dice)];
}

function thrown(event: EventInfo): Act {
  const faces = facesOf(event);
  const total = faces.reduce((sum, face) => sum + face, 0);
  return { ...plain(event, String(event.data.what), 'plain'), rolls: [{ faces, bone: true, total }] };
}

/** One's own roll for a space or a card; while it may still be changed the question shows it. */
function table(event: EventInfo, told: Told<TalismanView>, events: readonly EventInfo[]): Act | null {
  if (!isOwn(told, event) || WITHIN.has(String(event.data.what)) || events.at(-1) === event) return null;
  return thrown(event);
}

function portal(event: EventInfo, told: Told<TalismanView>, events: readonly EventInfo[]): Act {
  const { total, value, success } = event.data;
  const all = [...told.before, ...events.slice(0, events.indexOf(event))];
  const roll = all.findLast(({ kind, data }) => kind === 'rolled' && data.what === 'portal');
  const faces = roll === undefined ? [] : facesOf(roll);
  /* A die that fate threw again is told alone. */
  const whole = faces.reduce((sum, face) => sum + face, 0) === Number(total);
  const rolls: Roll[] = whole ? [{ faces, bone: true, total: Number(total), against: Number(value) }] : [];
  return { ...plain(event, 'portal-of-power', success ? 'gain' : 'harm'), rolls };
}

/** Both sums of a fight, when the attack itself is no longer on the table: until then it shows them. */
function fight(event: EventInfo, told: Told<TalismanView>, events: readonly EventInfo[]): Act | null {
  if (told.view.fight !== null) return null;
  const all = [...told.before, ...events.slice(0, events.indexOf(event))];
  const from = all.findLastIndex(({ kind }) => kind === 'attacked' || kind === 'attacks');
  const begun = all[from];
  if (begun === undefined) return null;
  const own = ownOf(told);
  const rival = begun.kind === 'attacks' ? String(begun.data.target) : null;
  if (own === null || (begun.data.character !== own && rival !== own)) return null;
  const scores = all.slice(from).findLast(({ kind }) => kind === 'scores');
  const foes = Array.isArray(begun.data.foes) ? begun.data.foes.map(String) : [];
  const [first, second] = [String(begun.data.character), rival ?? foes[0] ?? ''];
  const sign = begun.data.mode === 'psychic' ? SIGNS.craft : SIGNS.strength;
  const rolls: Roll[] =
    scores === undefined
      ? []
      : [
          { ...side(scores.data.score, scores.data.die), bone: true, by: first, icon: sign },
          { ...side(scores.data.rival, scores.data.rival_die), bone: rival !== null, by: second, icon: sign },
        ];
  const won = event.data.verdict === 'won' ? first === own : event.data.verdict === 'lost' ? first !== own : null;
  const icon =
    rival === null ? cardDrawing(second) : characterOf(second) === null ? SIGNS.battle : drawingOf(own === first ? second : first);
  return { icon, rolls, verdict: event, tone: won === null ? 'plain' : won ? 'gain' : 'harm', gains: [] };
}

/** Without a die there is only what is added. */
function side(score: unknown, die: unknown): Pick<Roll, 'faces' | 'total'> {
  return { faces: Number(die) > 0 ? [Number(die)] : [], total: Number(score) };
}
