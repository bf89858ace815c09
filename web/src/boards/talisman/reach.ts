/** Where a roll leads: which spaces are lit, how far, which way round, and what waits there. */
import { forecastOf, type Scene } from '$lib/board';
import type { EventInfo } from '$lib/types';
import { inPercent } from '$lib/figures';
import { spaceOf, SPACES } from './facts';
import type { TalismanForecast, TalismanView } from './view';

export interface Landing {
  ids: readonly string[];
  /** What the rules foretell, in a few words. */
  waits: string;
  steps: number | null;
  turn: 'clockwise' | 'anticlockwise' | null;
}

/** Options that lead the character to a space. */
const MOVES = new Set(['move', 'cross', 'step', 'travel', 'go-to']);

export function landingsOf(scene: Scene<TalismanView>): ReadonlyMap<string, Landing> {
  const found = new Map<string, Landing>();
  for (const option of scene.choosing.options) {
    const space = option.details.space;
    if (typeof space !== 'string') continue;
    const before = found.get(space);
    const ids = [...(before?.ids ?? []), option.id];
    const moves = MOVES.has(option.verb);
    found.set(space, {
      ids,
      waits: before?.waits || waitsOf(scene, option.id),
      steps: moves ? (before?.steps ?? stepsOf(scene, option.verb)) : null,
      turn: option.verb === 'move' ? (before?.turn ?? turnTo(scene, space)) : null,
    });
  }
  return found;
}

/** What waits there, in as few words as fit on a space: the first fight with its odds, what lies there, or a draw. */
function waitsOf(scene: Scene<TalismanView>, id: string): string {
  const { words } = scene;
  const foretold = forecastOf<TalismanForecast>(scene, id);
  const fight = foretold?.fights?.[0];
  if (fight !== undefined) return `${words.title(fight.foes[0] ?? '')} ${inPercent(fight.win, words.lang)}`;
  if (foretold?.waits?.length) return words.title(foretold.waits[0]!);
  return foretold?.draws ? words.say('tal-draws', { count: foretold.draws }) : '';
}

/** Before the roll, or while it may still change: which numbers on the die lead where. */
export function numbersOf(scene: Scene<TalismanView>): ReadonlyMap<string, readonly number[]> {
  const about = scene.decision?.about;
  const moving = scene.decision?.kind === 'start' || about?.what === 'move';
  const landings = (scene.foretold?.outlook as TalismanForecast | null | undefined)?.landings;
  const found = new Map<string, number[]>();
  if (!moving || landings === undefined) return found;
  for (const [die, spaces] of Object.entries(landings))
    for (const space of spaces) found.set(space, [...(found.get(space) ?? []), Number(die)]);
  return found;
}

function stepsOf(scene: Scene<TalismanView>, verb: string): number | null {
  if (verb === 'step') return 1;
  return verb === 'move' || verb === 'cross' ? (scene.view.dice[0] ?? null) : null;
}

/** Which way round a space of the same ring is nearer. */
function turnTo({ view, seat }: Scene<TalismanView>, space: string): 'clockwise' | 'anticlockwise' | null {
  const from = spaceOf(view.characters[seat ?? view.active]?.space ?? '');
  const to = spaceOf(space);
  if (from === null || to === null || from.region !== to.region) return null;
  const ring = SPACES.filter(({ region }) => region === from.region);
  const ahead = (ring.indexOf(to) - ring.indexOf(from) + ring.length) % ring.length;
  if (from.region === 'dungeon') return ring.indexOf(to) > ring.indexOf(from) ? 'clockwise' : 'anticlockwise';
  return ahead === 0 ? null : ahead <= ring.length / 2 ? 'clockwise' : 'anticlockwise';
}

/** Where something happened last. */
export function lastSpace(history: readonly EventInfo[]): string | null {
  const found = history.findLast(({ data }) => typeof data.space === 'string' && spaceOf(data.space) !== null);
  return found === undefined ? null : String(found.data.space);
}

/** All that is known of a space, in words. */
export function spaceLabel(scene: Scene<TalismanView>, space: string, landing: Landing | undefined): string {
  const { words, view } = scene;
  const lying = view.spaces.find((each) => each.space === space);
  const here = view.characters.filter((each) => each.character !== null && each.space === space);
  return [
    `${words.title(space)}, ${words.name(spaceOf(space)?.region ?? 'outer')}`,
    landing?.steps ? words.say('tal-steps', { count: landing.steps, turn: landing.turn ?? 'none' }) : '',
    landing?.waits ?? '',
    lying !== undefined && lying.cards.length > 0 ? words.several([...lying.cards]) : '',
    here.length > 0 ? words.several(here.map(({ character }) => character ?? '')) : '',
  ]
    .filter((part) => part !== '')
    .join('. ');
}
