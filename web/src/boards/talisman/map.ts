/** Where the spaces lie on the plane: three rings around the Crown, the Dungeon beside them. */
import type { Area, Point } from '$lib/map/panning.svelte';
import { type Region, type SpaceFacts, SPACES } from './facts';

export const CELL = { wide: 120, high: 130 };
/** A cell of the Dungeon, which has columns and rows of its own. */
export const STEP = { wide: 118, high: 142 };
/** Between the board's edge and the Dungeon. */
const GAP = 56;
const EDGE = 20;
const SIDE: Readonly<Record<'outer' | 'middle' | 'inner', number>> = { outer: 7, middle: 5, inner: 3 };
/** Along a ring: from the top left corner clockwise. */
const CORNER: Readonly<Record<'outer' | 'middle' | 'inner', number>> = { outer: 0, middle: 1, inner: 2 };

export interface Spot extends Area {
  id: string;
  region: Region;
}

/** The cell of the n-th space of a ring, clockwise from its top left corner. */
function along(ring: 'outer' | 'middle' | 'inner', at: number): Point {
  const last = SIDE[ring] - 1;
  const corner = CORNER[ring];
  const side = Math.floor(at / last) % 4;
  const step = at % last;
  const [x, y] = [
    [step, 0],
    [last, step],
    [last - step, last],
    [0, last - step],
  ][side] as [number, number];
  return { x: corner + x, y: corner + y };
}

function main(space: SpaceFacts, ring: 'outer' | 'middle' | 'inner', at: number): Spot {
  const { x, y } = space.id === 'crown-of-command' ? { x: 3, y: 3 } : along(ring, at);
  return { id: space.id, region: ring, x: EDGE + x * CELL.wide, y: EDGE + y * CELL.high, ...CELL };
}

function below(space: SpaceFacts, left: number): Spot {
  const [column, row] = space.grid ?? [0, 0];
  /* The last space is twice as wide. */
  const wide = space.id === 'treasure-chamber' ? 2 * STEP.wide : STEP.wide;
  return { id: space.id, region: 'dungeon', x: left + column * STEP.wide, y: EDGE + 34 + row * STEP.high, wide, high: STEP.high };
}

export interface Board {
  wide: number;
  high: number;
  spots: readonly Spot[];
}

const MAIN_WIDE = 7 * CELL.wide + 2 * EDGE;
const MAIN_HIGH = 7 * CELL.high + 2 * EDGE;
const DUNGEON_WIDE = 3 * STEP.wide;

/** The rings, the Dungeon, or both beside each other. */
export function boardOf(parts: 'rings' | 'dungeon' | 'both'): Board {
  const counts = { outer: 0, middle: 0, inner: 0 };
  const left = parts === 'both' ? MAIN_WIDE + GAP : EDGE;
  const spots = SPACES.flatMap((space): Spot[] => {
    if (space.region === 'dungeon') return parts === 'rings' ? [] : [below(space, left)];
    return parts === 'dungeon' ? [] : [main(space, space.region, counts[space.region]++)];
  });
  if (parts === 'dungeon') return { wide: DUNGEON_WIDE + 2 * EDGE, high: 6 * STEP.high + 2 * EDGE + 34, spots };
  return { wide: parts === 'both' ? MAIN_WIDE + GAP + DUNGEON_WIDE + EDGE : MAIN_WIDE, high: MAIN_HIGH, spots };
}

export function middleOf(spot: Area): Point {
  return { x: spot.x + spot.wide / 2, y: spot.y + spot.high / 2 };
}

/** The frame of a region, a little larger than its spaces. */
export function frameOf(region: 'outer' | 'middle' | 'inner', more: number): Area {
  const corner = CORNER[region];
  return {
    x: EDGE + corner * CELL.wide - more,
    y: EDGE + corner * CELL.high - more,
    wide: SIDE[region] * CELL.wide + 2 * more,
    high: SIDE[region] * CELL.high + 2 * more,
  };
}

/** The arrows of the Dungeon: between two spaces that follow each other, and where they point, in degrees. */
export function arrowsOf({ spots }: Board): (Point & { id: string; turn: number })[] {
  const path = spots.filter(({ region }) => region === 'dungeon');
  return path.slice(1).map((to, at) => {
    const [from, next] = [middleOf(path[at]!), middleOf(to)];
    const down = Math.abs(next.y - from.y) > Math.abs(next.x - from.x);
    const beside = { x: down ? from.x : (path[at]!.x > to.x ? path[at]!.x : to.x), y: down ? to.y : from.y };
    return { id: to.id, ...beside, turn: down ? 90 : next.x > from.x ? 0 : 180 };
  });
}
