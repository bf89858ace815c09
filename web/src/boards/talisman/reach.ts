/** Where a roll leads: which spaces are lit, how far, which way round, and what waits there. */
import { forecastOf, type Scene } from '$lib/board';
import type { EventInfo } from '$lib/types';
import { inPercent } from '$lib/figures';
import { kindOf, spaceOf } from './facts';
import type { SpaceView, TalismanForecast, TalismanView } from './view';
import { KEEP } from './wishing.svelte';

/** What waits on a space, in as few words as fit there; a fight is a name and its odds. */
export interface Waiting {
  what: string;
  odds: string;
}

export interface Landing {
  ids: readonly string[];
  /** What the rules foretell. */
  waits: Waiting | null;
  steps: number | null;
  turn: 'clockwise' | 'anticlockwise' | null;
}

export function landingsOf(scene: Scene<TalismanView>): ReadonlyMap<string, Landing> {
  const found = new Map<string, Landing>();
  for (const option of scene.choosing.options) {
    const space = option.details.space;
    if (typeof space !== 'string' || option.verb.startsWith('cast')) continue;
    const before = found.get(space);
    const ids = [...(before?.ids ?? []), option.id];
    const foretold = forecastOf<TalismanForecast>(scene, option.id);
    found.set(space, {
      ids,
      waits: before?.waits ?? waitsOf(scene, space, foretold),
      steps: before?.steps ?? (foretold?.steps || null),
      turn: before?.turn ?? turnOf(foretold),
    });
  }
  for (const [space, foretold] of endsOf(scene)) {
    const [steps, turn] = [foretold.steps || null, turnOf(foretold)];
    if (!found.has(space)) found.set(space, { ids: keeps(scene), waits: waitsOf(scene, space, foretold), steps, turn });
  }
  return found;
}

/** What is taken by whoever goes where the roll leads. */
function keeps({ choosing }: Scene<TalismanView>): string[] {
  return choosing.ids(({ id }) => id === KEEP);
}

/** Where the roll leads that lies on the table, while it may still change. */
export function endsOf({ decision, foretold }: Scene<TalismanView>): [string, TalismanForecast][] {
  const outlook = foretold?.outlook as TalismanForecast | null | undefined;
  return decision?.about.what === 'move' ? Object.entries(outlook?.ends ?? {}) : [];
}

/** The same in words. */
export function leadsTo(scene: Scene<TalismanView>): string {
  const ends = endsOf(scene).map(([space, foretold]) => [scene.words.title(space), spoken(waitsOf(scene, space, foretold))]);
  return [...new Set(ends.map((parts) => parts.filter(Boolean).join(': ')))].join(' · ');
}

/** Of several dice on the table: where the one with this face leads. */
export function dieLeadsTo(scene: Scene<TalismanView>, face: number): string {
  if (scene.decision?.about.what !== 'move') return '';
  const ends = landingsBy(scene)?.[String(face)] ?? [];
  const waits = new Map(endsOf(scene));
  const told = ends.map((space) => [scene.words.title(space), spoken(waitsOf(scene, space, waits.get(space) ?? null))]);
  return [...new Set(told.map((parts) => parts.filter(Boolean).join(': ')))].join(' · ');
}

/** By the number on the die. */
function landingsBy({ foretold }: Scene<TalismanView>): TalismanForecast['landings'] {
  return (foretold?.outlook as TalismanForecast | null | undefined)?.landings;
}

function spoken(waits: Waiting | null | undefined): string {
  return [waits?.what, waits?.odds].filter(Boolean).join(' ');
}

function turnOf(foretold: TalismanForecast | null): Landing['turn'] {
  const way = foretold?.way;
  return way === 'clockwise' || way === 'anticlockwise' ? way : null;
}

/** The first fight with its odds, what lies there, what one does there, or a draw. */
function waitsOf(scene: Scene<TalismanView>, space: string, foretold: TalismanForecast | null): Waiting | null {
  const { words } = scene;
  const fight = foretold?.fights?.[0];
  if (fight !== undefined) return { what: words.title(fight.foes[0] ?? ''), odds: inPercent(fight.win, words.lang) };
  const what = peaceful(scene, space, foretold);
  return what === '' ? null : { what, odds: '' };
}

function peaceful(scene: Scene<TalismanView>, space: string, foretold: TalismanForecast | null): string {
  const { words, view } = scene;
  const lasting = view.lasting.find((each) => each.space === space);
  if (lasting !== undefined) return words.title(lasting.what);
  if (foretold?.waits?.length) return words.title(foretold.waits[0]!);
  const here = hereIn(scene, space);
  if (here !== '') return here;
  return foretold?.draws ? words.say('tal-draws', { count: foretold.draws }) : '';
}

/** In a few words what one does on a space, as one's alignment has it; nothing where one only draws. */
export function hereIn({ words, view, seat }: Scene<TalismanView>, space: string): string {
  const here = `tal-here-${kindOf(space) ?? space}`;
  const own = seat === null ? undefined : view.characters[seat];
  return words.has(here) ? words.say(here, { alignment: own?.alignment ?? 'neutral' }) : '';
}

/** Before the roll, or while it may still change: which numbers on the die lead where. Nothing where one does not roll. */
export function numbersOf(scene: Scene<TalismanView>): ReadonlyMap<string, readonly number[]> {
  const rolls = scene.choosing.options.some(({ verb }) => verb === 'roll');
  const moving = (scene.decision?.kind === 'start' && rolls) || scene.decision?.about.what === 'move';
  const landings = landingsBy(scene);
  const found = new Map<string, number[]>();
  if (!moving || landings === undefined) return found;
  for (const [die, spaces] of Object.entries(landings))
    for (const space of spaces) found.set(space, [...(found.get(space) ?? []), Number(die)]);
  return found;
}

/** What lies on spaces, with the Spells that hold there. */
export function lyingOn({ spaces, lasting }: TalismanView): SpaceView[] {
  const found = new Map(spaces.map((each) => [each.space, each]));
  for (const { what, space } of lasting) {
    const before = space === null ? undefined : (found.get(space) ?? { space, cards: [], gold: 0 });
    if (before !== undefined && !before.cards.includes(what)) found.set(before.space, { ...before, cards: [what, ...before.cards] });
  }
  return [...found.values()].filter(({ cards, gold }) => cards.length > 0 || gold > 0);
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
    spoken(landing?.waits),
    lying !== undefined && lying.cards.length > 0 ? words.several([...lying.cards]) : '',
    here.length > 0 ? words.several(here.map(({ character }) => character ?? '')) : '',
  ]
    .filter((part) => part !== '')
    .join('. ');
}
