/** The dungeon as a map: where cards lie, what an exit asks, which options belong to which place. */
import type { OptionInfo } from '$lib/types';
import type { DungeonView, HeroView, PlaceView } from './facts';

export type Side = 'north' | 'east' | 'south' | 'west';
export const SIDES: readonly Side[] = ['north', 'east', 'south', 'west'];
const STEPS: Readonly<Record<Side, readonly [number, number]>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

export interface Gate {
  kind: 'open' | 'wall' | 'blocked' | 'trap';
  stat?: string;
  value?: number;
}

/** "blocked melee 9" */
export function readGate(text: string): Gate {
  const [kind, stat, value] = text.split(' ');
  if (kind !== 'blocked' && kind !== 'trap') return { kind: kind === 'wall' ? 'wall' : 'open' };
  return { kind, ...(stat === undefined ? {} : { stat }), ...(value === undefined ? {} : { value: Number(value) }) };
}

/** The chance that a die and the characteristic reach the value. */
export function chanceOf(stat: number, value: number): number {
  return Math.min(6, Math.max(0, 7 - (value - stat))) / 6;
}

export function characteristic(hero: HeroView, stat: string): number {
  if (stat === 'melee' || stat === 'magic' || stat === 'speed' || stat === 'level' || stat === 'health') return hero[stat];
  return 0;
}

export function neighbour(view: DungeonView, place: PlaceView, side: Side): PlaceView | undefined {
  const [dx, dy] = STEPS[side];
  return view.places.find((each) => each.column === place.column + dx && each.row === place.row + dy);
}

/** The options that belong to a place on the map. */
export function optionsAt(view: DungeonView, seat: number | null, place: PlaceView, options: readonly OptionInfo[]): string[] {
  const hero = seat === null ? undefined : view.heroes[seat];
  const here = hero === undefined ? undefined : view.places[hero.place];
  return options
    .filter((option) => {
      if (option.verb === 'move' && here !== undefined) return neighbour(view, here, option.details.side as Side)?.number === place.number;
      if ('number' in option.details && 'location' in option.details)
        return option.details.number === place.number && option.details.location === place.location;
      return false;
    })
    .map((option) => option.id);
}

export interface Spot {
  column: number;
  row: number;
  ids: string[];
}

/** Where a location card can be laid now. */
export function spots(options: readonly OptionInfo[]): Spot[] {
  const found = new Map<string, Spot>();
  for (const option of options) {
    if (option.verb !== 'place') continue;
    const column = Number(option.details.column);
    const row = Number(option.details.row);
    const key = `${column} ${row}`;
    const spot = found.get(key) ?? { column, row, ids: [] };
    spot.ids.push(option.id);
    found.set(key, spot);
  }
  return [...found.values()];
}

export interface Extent {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** The cells that the map covers, with one free cell around. */
export function extent(cells: readonly { column: number; row: number }[]): Extent {
  const columns = cells.map((cell) => cell.column);
  const rows = cells.map((cell) => cell.row);
  const left = Math.min(0, ...columns);
  const top = Math.min(0, ...rows);
  return { left, top, columns: Math.max(0, ...columns) - left + 1, rows: Math.max(0, ...rows) - top + 1 };
}
