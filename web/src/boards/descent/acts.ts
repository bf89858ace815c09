/** Moments of Descent that get a stage: how attacks end, tests, who falls, what is found. */
import type { Tone } from '$lib/board';
import type { Act, Told } from '$lib/stage';
import type { EventInfo } from '$lib/types';
import { drawingOf, figureDrawing, SIGNS } from './art';
import Rolled from './Rolled.svelte';
import type { DescentView } from './view';

/** How an attack ends; what follows belongs to it. */
const VERDICTS = new Set(['missed', 'fell-short', 'unhurt', 'suffered']);
const GAINS = new Set(['suffered', 'unhurt', 'condition', 'defeated', 'knocked-out', 'recovered', 'tired', 'found-item']);

interface Row {
  by: string;
  faces: readonly string[];
}

export function acts(events: readonly EventInfo[], told: Told<DescentView>): readonly Act[] {
  const made: Act[] = [];
  const known = [...told.before, ...events];
  const offset = told.before.length;
  let strike: EventInfo | null = null;
  const open = unfinished(told.before);
  if (open !== null) strike = open;
  events.forEach((event, at) => {
    if (event.kind === 'attacks') strike = event;
    const last = made.at(-1);
    if (strike !== null && VERDICTS.has(event.kind)) {
      made.push(attackAct(strike, event, rowsOf(known.slice(0, offset + at), strike)));
      strike = null;
      return;
    }
    const act = single(event);
    if (act !== null) made.push(act);
    else if (last !== undefined && last.verdict !== event && GAINS.has(event.kind))
      made[made.length - 1] = { ...last, gains: [...last.gains, event], tone: event.kind === 'knocked-out' ? 'harm' : last.tone };
  });
  return made;
}

/** An attack that was begun before, and has not been told to its end. */
function unfinished(before: readonly EventInfo[]): EventInfo | null {
  const at = before.findLastIndex(({ kind }) => kind === 'attacks');
  if (at < 0) return null;
  return before.slice(at).some(({ kind }) => VERDICTS.has(kind)) ? null : before[at]!;
}

/** The dice that were thrown for this attack; of several throws of a figure the last. */
function rowsOf(known: readonly EventInfo[], strike: EventInfo): Row[] {
  const rows = new Map<string, Row>();
  for (const { kind, data } of known.slice(known.lastIndexOf(strike))) {
    if (kind !== 'rolled' && kind !== 'defended') continue;
    const faces = (data.faces as readonly string[] | undefined) ?? [];
    if (faces.length > 0) rows.set(`${kind} ${String(data.figure)}`, { by: String(data.figure), faces });
  }
  return [...rows.values()];
}

function attackAct(strike: EventInfo, verdict: EventInfo, rows: readonly Row[]): Act {
  const hurt = verdict.kind === 'suffered';
  const tone: Tone = hurt ? 'harm' : 'plain';
  return {
    icon: figureDrawing(String(strike.data.figure)),
    thing: String(strike.data.figure),
    rolls: [],
    verdict,
    tone,
    gains: [],
    ...(rows.length > 0 ? { own: { Dice: Rolled, rows } } : {}),
  };
}

function single(event: EventInfo): Act | null {
  const { kind, data } = event;
  if (kind === 'tested')
    return {
      icon: SIGNS[data.attribute as 'might'] ?? SIGNS.dice,
      rolls: [],
      verdict: event,
      tone: data.result === 'passed' ? 'gain' : 'harm',
      gains: [],
    };
  if (kind === 'found')
    return {
      icon: drawingOf(String(data.card)),
      thing: String(data.card),
      about: true,
      rolls: [],
      verdict: event,
      tone: 'gain',
      gains: [],
    };
  if (kind === 'played')
    return {
      icon: drawingOf(String(data.card)),
      thing: String(data.card),
      about: true,
      rolls: [],
      verdict: event,
      tone: 'magic',
      gains: [],
    };
  if (kind === 'knocked-out')
    return { icon: SIGNS.fallen, thing: String(data.hero), rolls: [], verdict: event, tone: 'harm', gains: [], great: true };
  if (kind === 'encounter-over')
    return { icon: SIGNS.crown, rolls: [], verdict: event, tone: data.winner === 'heroes' ? 'gain' : 'harm', gains: [], great: true };
  return null;
}
