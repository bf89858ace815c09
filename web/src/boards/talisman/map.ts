/** Where the spaces lie on the plane: three rings around the Crown, the Dungeon beside them. */
import type { Area, Point } from '$lib/map/panning.svelte';
import { type Region, type SpaceFacts, SPACES } from './facts';

export const CELL = { wide: 120, high: 133 };
/** A cell of the Dungeon, which has columns and rows of its own. */
const STEP = { wide: 108, high: 150 };
/** The same where the Dungeon has a window of its own: flat, so that it fills one that is wider than high. */
const FLAT_STEP = { wide: 176, high: 96 };
/** Between the board's edge and the Dungeon. */
const GAP = 44;
const EDGE = 20;
/** Over the Dungeon stands its name. */
const TITLE = 36;
/** The river between the Outer and the Middle Region, and the abyss around the Inner one. */
const RIVER = 14;
const ABYSS = 10;

type Ring = 'outer' | 'middle' | 'inner';
const SIDE: Readonly<Record<Ring, number>> = { outer: 7, middle: 5, inner: 3 };

export interface Spot extends Area {
  id: string;
  region: Region;
}

/** The part of the plane that a ring covers, with all that it encloses. */
export function ringArea(ring: Ring): Area {
  if (ring === 'outer') return { x: EDGE, y: EDGE, wide: 7 * CELL.wide, high: 7 * CELL.high };
  const around = ringArea(ring === 'middle' ? 'outer' : 'middle');
  const cell = cellOf(ring === 'middle' ? 'outer' : 'middle', around);
  const gap = ring === 'middle' ? RIVER : ABYSS;
  return {
    x: around.x + cell.wide + gap,
    y: around.y + cell.high + gap,
    wide: around.wide - 2 * (cell.wide + gap),
    high: around.high - 2 * (cell.high + gap),
  };
}

function cellOf(ring: Ring, area: Area = ringArea(ring)): { wide: number; high: number } {
  return { wide: area.wide / SIDE[ring], high: area.high / SIDE[ring] };
}

/** Column and row of the n-th space of a ring, clockwise from its top left corner. */
function along(ring: Ring, at: number): readonly [number, number] {
  const last = SIDE[ring] - 1;
  const step = at % last;
  const sides = [
    [step, 0],
    [last, step],
    [last - step, last],
    [0, last - step],
  ] as const;
  return sides[Math.floor(at / last) % 4]!;
}

function main(space: SpaceFacts, ring: Ring, at: number): Spot {
  const area = ringArea(ring);
  const cell = cellOf(ring, area);
  const [column, row] = space.id === 'crown-of-command' ? [1, 1] : along(ring, at);
  return { id: space.id, region: ring, x: area.x + column * cell.wide, y: area.y + row * cell.high, ...cell };
}

function below(space: SpaceFacts, step: { wide: number; high: number }, left: number, top: number): Spot {
  const [column, row] = space.grid ?? [0, 0];
  /* The last space is twice as wide. */
  const wide = space.id === 'treasure-chamber' ? 2 * step.wide : step.wide;
  return { id: space.id, region: 'dungeon', x: left + column * step.wide, y: top + row * step.high, wide, high: step.high };
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
  if (parts === 'dungeon') return dungeonAlone();
  const counts = { outer: 0, middle: 0, inner: 0 };
  const spots = SPACES.flatMap((space): Spot[] => {
    if (space.region === 'dungeon') return parts === 'rings' ? [] : [below(space, STEP, MAIN_WIDE + GAP, EDGE + TITLE)];
    return [main(space, space.region, counts[space.region]++)];
  });
  return { wide: parts === 'both' ? MAIN_WIDE + GAP + DUNGEON_WIDE + EDGE : MAIN_WIDE, high: MAIN_HIGH, spots };
}

function dungeonAlone(): Board {
  const spots = SPACES.filter(({ region }) => region === 'dungeon').map((space) => below(space, FLAT_STEP, EDGE, EDGE));
  return { wide: 3 * FLAT_STEP.wide + 2 * EDGE, high: 6 * FLAT_STEP.high + 2 * EDGE, spots };
}

/** Whether there is more room beside the picture than below it. */
export function isFlat({ wide, high }: Area): boolean {
  return wide > 1.5 * high;
}

export function middleOf(spot: Area): Point {
  return { x: spot.x + spot.wide / 2, y: spot.y + spot.high / 2 };
}

/** An area that is larger by so much on every side. */
export function around(area: Area, more: number): Area {
  return { x: area.x - more, y: area.y - more, wide: area.wide + 2 * more, high: area.high + 2 * more };
}

/** The arrows of the Dungeon: between two spaces that follow each other, and where they point, in degrees. */
export function arrowsOf({ spots }: Board): (Point & { id: string; turn: number })[] {
  const path = spots.filter(({ region }) => region === 'dungeon');
  return path.slice(1).map((to, at) => {
    const [from, next] = [middleOf(path[at]!), middleOf(to)];
    const down = Math.abs(next.y - from.y) > Math.abs(next.x - from.x);
    const beside = { x: down ? from.x : Math.max(path[at]!.x, to.x), y: down ? to.y : from.y };
    return { id: to.id, ...beside, turn: down ? 90 : next.x > from.x ? 0 : 180 };
  });
}
