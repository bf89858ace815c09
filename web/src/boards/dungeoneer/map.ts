/** The dungeon as a map: where cards lie, and how their exits are drawn. */
import type { EventInfo, Forecast, OptionInfo } from '$lib/types';
import type { DungeonView, PlaceView } from './facts';

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

/** The exits of a printed card as it would lie. */
export function gatesOf(exits: readonly string[], turned: boolean): Readonly<Record<Side, Gate>> {
  const at = (index: number): Gate => readGate(exits[(index + (turned ? 2 : 0)) % 4] ?? 'wall');
  return { north: at(0), east: at(1), south: at(2), west: at(3) };
}

/** The exits of a card as it lies. */
export function gatesAt(exits: Readonly<Record<string, string>>): Readonly<Record<Side, Gate>> {
  const at = (side: Side): Gate => readGate(exits[side] ?? 'wall');
  return { north: at('north'), east: at('east'), south: at('south'), west: at('west') };
}

export function percent(chance: number): number {
  return Math.round(100 * chance);
}

export const OPPOSITE: Readonly<Record<Side, Side>> = { north: 'south', east: 'west', south: 'north', west: 'east' };

export function neighbour(view: DungeonView, place: Cell, side: Side): PlaceView | undefined {
  const [dx, dy] = STEPS[side];
  return view.places.find((each) => each.column === place.column + dx && each.row === place.row + dy);
}

/** The side of `from` on which `to` lies. */
export function sideTo(view: DungeonView, from: PlaceView, to: PlaceView): Side | undefined {
  return SIDES.find((side) => neighbour(view, from, side)?.number === to.number);
}

export interface Way {
  steps: number;
  /** The first place on the way. */
  first: number;
}

/** How far each place is that is in reach. */
export function waysOf(outlook: Forecast | null | undefined): ReadonlyMap<number, Way> {
  return new Map((outlook?.reach ?? []).map(({ place, cost, first }) => [place, { steps: cost, first }]));
}

export interface Cell {
  column: number;
  row: number;
}

/** Cells beside the dungeon into which an exit leads. */
export function freeEnds(view: DungeonView): Cell[] {
  const found = new Map<string, Cell>();
  for (const place of view.places)
    for (const side of SIDES) {
      if (readGate(place.exits[side] ?? 'wall').kind === 'wall' || neighbour(view, place, side) !== undefined) continue;
      const cell = { column: place.column + STEPS[side][0], row: place.row + STEPS[side][1] };
      found.set(`${cell.column} ${cell.row}`, cell);
    }
  return [...found.values()];
}

export interface Spot extends Cell {
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

/** The cells that the map covers. */
export function extent(cells: readonly Cell[]): Extent {
  const [columns, rows] = cells.length > 0 ? [cells.map(({ column }) => column), cells.map(({ row }) => row)] : [[0], [0]];
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { left, top, columns: Math.max(...columns) - left + 1, rows: Math.max(...rows) - top + 1 };
}

/** Where something happened last, as far as events tell: a location by its name, or where the hero stands whom it befell. */
export function lastPlace(view: DungeonView, history: readonly EventInfo[]): PlaceView | undefined {
  for (const { data } of history.toReversed()) {
    const place = view.places.find(({ location }) => location === data.location) ?? placeOf(view, data.hero ?? data.target);
    if (place !== undefined) return place;
  }
  return undefined;
}

function placeOf(view: DungeonView, hero: unknown): PlaceView | undefined {
  const found = typeof hero === 'string' ? view.heroes.find((each) => each.hero === hero && each.alive) : undefined;
  return found === undefined ? undefined : view.places[found.place];
}
