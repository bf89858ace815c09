/** Where the spaces lie on the plane, and how floor and walls are drawn. */
import type { Area, Point } from '$lib/map/panning.svelte';
import type { MapFacts } from './facts';

export const CELL = 64;
const EDGE = 56;

export class Plan {
  readonly wide: number;
  readonly high: number;
  /** The spaces by column and row. */
  private readonly taken: ReadonlyMap<string, number>;

  constructor(readonly map: MapFacts) {
    this.wide = (Math.max(...map.cells.map(([x]) => x)) + 1) * CELL + 2 * EDGE;
    this.high = (Math.max(...map.cells.map(([, y]) => y)) + 1) * CELL + 2 * EDGE;
    this.taken = new Map(map.cells.map(([x, y], space) => [`${x} ${y}`, space]));
  }

  /** The upper left corner of a space. */
  corner(space: number): Point {
    const [x, y] = this.map.cells[space] ?? [0, 0];
    return { x: EDGE + x * CELL, y: EDGE + y * CELL };
  }

  middle(space: number): Point {
    const { x, y } = this.corner(space);
    return { x: x + CELL / 2, y: y + CELL / 2 };
  }

  /** The space at a point of the plane. */
  at({ x, y }: Point): number | null {
    return this.taken.get(`${Math.floor((x - EDGE) / CELL)} ${Math.floor((y - EDGE) / CELL)}`) ?? null;
  }

  /** The space so many columns and rows from this one. */
  beside(space: number, columns: number, rows: number): number | null {
    const [x, y] = this.map.cells[space] ?? [0, 0];
    return this.taken.get(`${x + columns} ${y + rows}`) ?? null;
  }

  /** The part of the plane that some spaces take. */
  area(spaces: readonly number[]): Area {
    const corners = spaces.map((space) => this.corner(space));
    const x = Math.min(...corners.map((corner) => corner.x));
    const y = Math.min(...corners.map((corner) => corner.y));
    const right = Math.max(...corners.map((corner) => corner.x));
    const bottom = Math.max(...corners.map((corner) => corner.y));
    return { x, y, wide: right - x + CELL, high: bottom - y + CELL };
  }

  /** The space nearest to the middle of these. */
  inmost(spaces: readonly number[]): number {
    const corners = spaces.map((space) => this.corner(space));
    const x = corners.reduce((sum, corner) => sum + corner.x, 0) / corners.length;
    const y = corners.reduce((sum, corner) => sum + corner.y, 0) / corners.length;
    const far = ({ x: left, y: top }: Point): number => Math.hypot(left - x, top - y);
    return spaces.reduce((best, space) => (far(this.corner(space)) < far(this.corner(best)) ? space : best));
  }

  centre(spaces: readonly number[]): Point {
    const { x, y, wide, high } = this.area(spaces);
    return { x: x + wide / 2, y: y + high / 2 };
  }

  /** Of places in a window, the one where a box covers the least floor; the first of several. The plane lies in it as `seen`. */
  clearest(places: readonly Point[], box: { wide: number; high: number }, seen: Point & { zoom: number }): Point {
    const side = CELL * seen.zoom;
    const covered = places.map((place) => {
      const cells = this.map.cells.filter((_, space) => {
        const corner = this.corner(space);
        const [x, y] = [seen.x + corner.x * seen.zoom, seen.y + corner.y * seen.zoom];
        return x < place.x + box.wide && x + side > place.x && y < place.y + box.high && y + side > place.y;
      });
      return { place, floor: cells.length };
    });
    return covered.reduce((best, each) => (each.floor < best.floor ? each : best)).place;
  }

  /** Column and row, as one says them. */
  place(space: number): { column: number; row: number } {
    const [x, y] = this.map.cells[space] ?? [0, 0];
    return { column: x + 1, row: y + 1 };
  }

  /** The edges of the floor, and the walls on it, as one path. */
  walls(): string {
    const parts: string[] = [];
    for (const [x, y] of this.map.cells) {
      const [left, top, right, bottom] = [EDGE + x * CELL, EDGE + y * CELL, EDGE + (x + 1) * CELL, EDGE + (y + 1) * CELL];
      if (!this.taken.has(`${x} ${y - 1}`)) parts.push(`M${left} ${top}H${right}`);
      if (!this.taken.has(`${x} ${y + 1}`)) parts.push(`M${left} ${bottom}H${right}`);
      if (!this.taken.has(`${x - 1} ${y}`)) parts.push(`M${left} ${top}V${bottom}`);
      if (!this.taken.has(`${x + 1} ${y}`)) parts.push(`M${right} ${top}V${bottom}`);
    }
    for (const edge of this.map.walls) parts.push(this.edge(edge));
    return parts.join('');
  }

  /** The line between two neighbouring cells. */
  edge([x, y, otherX]: readonly [number, number, number, number]): string {
    const [left, top] = [EDGE + x * CELL, EDGE + y * CELL];
    return otherX > x ? `M${left + CELL} ${top}V${top + CELL}` : `M${left} ${top + CELL}H${left + CELL}`;
  }

  edgeMiddle([x, y, otherX]: readonly [number, number, number, number]): Point {
    const [left, top] = [EDGE + x * CELL, EDGE + y * CELL];
    return otherX > x ? { x: left + CELL, y: top + CELL / 2 } : { x: left + CELL / 2, y: top + CELL };
  }
}

const PLANS = new WeakMap<MapFacts, Plan>();

export function planOf(map: MapFacts): Plan {
  const plan = PLANS.get(map) ?? new Plan(map);
  PLANS.set(map, plan);
  return plan;
}

/** A number from 0 to 1 that is always the same for a space: so that no two flagstones look alike. */
export function grain(space: number, salt = 0): number {
  const value = Math.sin((space + 1) * 12.9898 + salt * 78.233) * 43758.5453;
  return value - Math.floor(value);
}
