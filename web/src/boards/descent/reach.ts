/** Where a figure gets, what it costs and how dangerous it is there: from what the rules foretell. */
import { forecastOf, type Scene } from '$lib/board';
import type { OptionInfo } from '$lib/types';
import type { Due } from './planning.svelte';
import type { Danger, DescentForecast, DescentView } from './view';

export interface Reachable {
  space: number;
  /** In movement points. */
  cost: number | null;
  /** So many of them are bought with fatigue. */
  fatigue: number;
  /** With points that are there, with another move, or for fatigue. */
  how: 'now' | 'move' | 'tired';
  ids: readonly string[];
  /** What is paid before one walks there. */
  dues: readonly Due[];
  danger: Danger | null;
  harm: boolean;
}

/** What leads to a space, and is chosen there. */
const TO_SPACES = new Set(['walk', 'stride', 'place', 'climb', 'aim', 'stand-at', 'use-at', 'come-back', 'drop-boulder']);

export function outlookOf(scene: Scene<DescentView>): DescentForecast | null {
  return (scene.foretold?.outlook as DescentForecast | null | undefined) ?? null;
}

export function reachables(scene: Scene<DescentView>): Reachable[] {
  const outlook = outlookOf(scene);
  const danger = new Map((outlook?.danger ?? []).map((each) => [each.space, each]));
  const harm = new Set(outlook?.harm ?? []);
  const found = new Map<number, Reachable>();
  const move = scene.choosing.options.find(({ verb }) => verb === 'move');
  const tire = scene.choosing.options.find(({ verb }) => verb === 'tire');
  const make = (space: number, cost: number | null, how: Reachable['how'], ids: readonly string[]): void => {
    const fatigue = how === 'tired' && cost !== null ? cost - (outlook?.points ?? 0) : 0;
    const dues: readonly Due[] =
      how === 'now' ? [] : [...(move === undefined ? [] : ['move' as const]), ...Array<Due>(fatigue).fill('tire')];
    found.set(space, { space, cost, fatigue, how, ids, dues, danger: danger.get(space) ?? null, harm: harm.has(space) });
  };
  for (const option of scene.choosing.options) {
    if (!TO_SPACES.has(option.verb) || typeof option.details.space !== 'number') continue;
    const { space } = option.details;
    const known = found.get(space);
    const cost = forecastOf<DescentForecast>(scene, option.id)?.cost?.points ?? null;
    make(space, known?.cost ?? cost, 'now', [...(known?.ids ?? []), option.id]);
  }
  if (move !== undefined) for (const { place, cost } of outlook?.reach ?? []) if (!found.has(place)) make(place, cost, 'move', [move.id]);
  if (tire !== undefined)
    for (const { place, cost } of outlook?.tired ?? []) if (!found.has(place)) make(place, cost, 'tired', [(move ?? tire).id]);
  // Whoever touches a space wants to go there; what is carried is put down only where one cannot go.
  for (const { id, verb, details } of scene.choosing.options)
    if (verb === 'drop' && typeof details.space === 'number' && !found.has(details.space)) make(details.space, null, 'now', [id]);
  return [...found.values()];
}

/** The attack that is looked at: picked, or under the pointer. */
export function aimed(scene: Scene<DescentView>): { option: OptionInfo; foretold: DescentForecast } | null {
  const { choosing } = scene;
  const ids = [choosing.picked, ...choosing.hovered, ...(choosing.narrowed ?? [])];
  for (const id of ids) {
    const option = choosing.options.find((each) => each.id === id);
    const foretold = option === undefined ? null : forecastOf<DescentForecast>(scene, option.id);
    if (option !== undefined && foretold?.kill != null && option.verb !== 'surge') return { option, foretold };
  }
  return null;
}

/** By target: the best chance to hit and to defeat that any option has. */
export function chancesOf(scene: Scene<DescentView>): Map<string, { hit: number; kill: number }> {
  const found = new Map<string, { hit: number; kill: number }>();
  for (const option of scene.choosing.options) {
    const foretold = forecastOf<DescentForecast>(scene, option.id);
    if (foretold?.kill == null || foretold.chance == null || option.verb === 'surge') continue;
    for (const target of foretold.targets ?? []) {
      const known = found.get(target);
      if (known === undefined || foretold.kill > known.kill || (foretold.kill === known.kill && foretold.chance > known.hit))
        found.set(target, { hit: foretold.chance, kill: foretold.kill });
    }
  }
  return found;
}

/** How an attack ends: defeated, wounded, unhurt. */
export function shares({ kill, damage = [] }: DescentForecast): { killed: number; wounded: number; unhurt: number } {
  const killed = kill ?? 0;
  const unhurt = damage[0] ?? 0;
  return { killed, wounded: Math.max(0, 1 - killed - unhurt), unhurt };
}
