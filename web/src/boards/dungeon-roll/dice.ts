/**
 * Which die lies where. The view only counts; the board follows each die, so that a die which leaves one place and turns
 * up in another can be seen to go there.
 */
import type { EventInfo } from '$lib/types';
import { count, DICE, DUNGEON_FACES, PARTY_FACES, sum, type RollView } from './facts';

export interface Die {
  id: string;
  /** The face that is up; empty: not known. */
  face: string;
}

/** The dice of each place, by the place's key. */
export type Lie = ReadonlyMap<string, readonly Die[]>;

/** How many dice lie in each place. `box:*` are out of sight. */
function counts(view: RollView, set: 'party' | 'dungeon'): Map<string, number> {
  const places = new Map<string, number>();
  if (set === 'party') {
    for (const face of PARTY_FACES) places.set(`party:${face}`, count(view.party, face));
    places.set('grave', view.graveyard);
    places.set('box:party', DICE - sum(view.party) - view.graveyard);
    return places;
  }
  for (const face of DUNGEON_FACES) places.set(`dungeon:${face}`, count(view.dungeon, face));
  for (const face of PARTY_FACES) places.set(`ally:${face}`, count(view.allies, face));
  places.set('lair', view.lair);
  places.set('box:dungeon', view.reserve);
  return places;
}

export class DiceLedger {
  private lie = new Map<string, Die[]>();
  private made = 0;

  /** Arrange the dice as the view counts them, moving as few as possible. */
  arrange(view: RollView): Lie {
    const lie = new Map<string, Die[]>();
    for (const set of ['party', 'dungeon'] as const) this.settle(counts(view, set), lie);
    this.lie = lie;
    return lie;
  }

  private settle(wanted: ReadonlyMap<string, number>, lie: Map<string, Die[]>): void {
    const moving: Die[] = [];
    for (const [place, number] of wanted) {
      const here = this.lie.get(place) ?? [];
      lie.set(place, here.slice(0, number));
      if (place.startsWith('box:')) moving.push(...here.slice(number));
      else moving.unshift(...here.slice(number));
    }
    for (const [place, number] of wanted) {
      const here = lie.get(place) ?? [];
      while (here.length < number) here.push(this.turned(moving.shift(), place));
    }
  }

  private turned(die: Die | undefined, place: string): Die {
    const id = die?.id ?? `die-${this.made++}`;
    return { id, face: faceIn(place) ?? die?.face ?? '' };
  }
}

/** The face that a die shows in a place, if the place says so. */
function faceIn(place: string): string | null {
  if (place === 'lair') return 'dragon';
  const [zone, face = ''] = place.split(':');
  return zone === 'party' || zone === 'dungeon' || zone === 'ally' ? face : null;
}

const ROLLS = new Set(['party', 'level', 'rerolled']);

/** The dice that were thrown in these events. */
export function rolled(events: readonly EventInfo[], lie: Lie): Set<string> {
  const thrown = new Set<string>();
  for (const event of events.filter(({ kind }) => ROLLS.has(kind))) {
    for (const face of Array.isArray(event.data.dice) ? event.data.dice : []) {
      const place = PARTY_FACES.includes(face) ? `party:${face}` : `dungeon:${face}`;
      const lying = lie.get(face === 'dragon' ? 'lair' : place) ?? [];
      const next = lying.findLast((die) => !thrown.has(die.id));
      if (next !== undefined) thrown.add(next.id);
    }
  }
  return thrown;
}
