/** A plane larger than its window: fitted, or around what matters; dragged, pinched, zoomed. */
import type { Attachment } from 'svelte/attachments';

interface Plane {
  wide: number;
  high: number;
  /** What should be in the middle, if not everything fits. */
  focus: { x: number; y: number };
  /** How much around the focus should be seen, if more than usual counts now. */
  wanted: { wide: number; high: number } | null;
}

interface Point {
  x: number;
  y: number;
}

const CLOSEST = 1.5;
const FARTHEST = 0.3;
const MARGIN = 24;
/** A map that would have to be smaller than this to fit is shown around the hero instead; but not while more of it counts. */
const READABLE = 0.84;
const READABLE_WANTED = 0.5;
/** A press that moves less than this is a touch of what lies there. */
const SLACK = 6;
/** A point nearer to the edge of the window than this is not really seen. */
const EDGE = 40;
/** How much of the window may stay empty beside the plane, to bring the focus nearer to the middle. */
const EMPTY = 0.1;

export class Panning {
  width: number = $state(0);
  height: number = $state(0);
  held: boolean = $state(false);
  private wanted: number | null = $state(null);
  private dragged: Point | null = $state.raw(null);
  private readonly grips = new Map<number, Point>();

  constructor(private readonly plane: () => Plane) {}

  private fitting({ wide, high }: { wide: number; high: number }): number {
    return Math.min(1, this.width / (wide + MARGIN), this.height / (high + MARGIN));
  }

  get zoom(): number {
    if (this.wanted !== null) return this.wanted;
    const plane = this.plane();
    return plane.wanted === null ? Math.max(READABLE, this.fitting(plane)) : Math.max(READABLE_WANTED, this.fitting(plane.wanted));
  }

  get left(): number {
    return this.along('x', this.width, this.plane().wide);
  }

  get top(): number {
    return this.along('y', this.height, this.plane().high);
  }

  /** Centred if it fits, else around the focus without showing more emptiness than needed. */
  private along(axis: 'x' | 'y', room: number, size: number): number {
    if (this.dragged !== null) return this.dragged[axis];
    const focus = this.plane().focus[axis];
    const whole = size * this.zoom;
    if (whole + MARGIN <= room) return (room - whole) / 2;
    const wanted = room / 2 - focus * this.zoom;
    return Math.min(EMPTY * room, Math.max(room - whole - EMPTY * room, wanted));
  }

  /** Back to what matters; the chosen zoom stays unless all is forgotten. */
  follow(anew = false): void {
    this.dragged = null;
    if (anew) this.wanted = null;
  }

  /** Bring a point of the plane into the window, if it is not there. */
  show(point: Point): void {
    const at = { x: this.left + point.x * this.zoom, y: this.top + point.y * this.zoom };
    const isSeen = at.x > EDGE && at.x < this.width - EDGE && at.y > EDGE && at.y < this.height - EDGE;
    if (!isSeen) this.dragged = { x: this.width / 2 - point.x * this.zoom, y: this.height / 2 - point.y * this.zoom };
  }

  /** Zoom around a point of the window, else around its middle. */
  closer(factor: number, around: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const before = this.zoom;
    const [left, top] = [this.left, this.top];
    const zoom = Math.min(CLOSEST, Math.max(FARTHEST, before * factor));
    this.wanted = zoom;
    this.dragged = { x: around.x - ((around.x - left) * zoom) / before, y: around.y - ((around.y - top) * zoom) / before };
  }

  /** Lets pointer and wheel move the plane of this window. */
  hands: Attachment<HTMLElement> = (window) => {
    let start: Point | null = null;
    const point = (event: MouseEvent): Point => {
      const box = window.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      this.closer(event.deltaY < 0 ? 1.12 : 1 / 1.12, point(event));
    };
    const grab = (event: PointerEvent): void => {
      start = point(event);
      this.grips.set(event.pointerId, start);
    };
    const drag = (event: PointerEvent): void => {
      const was = this.grips.get(event.pointerId);
      if (was === undefined) return;
      const now = point(event);
      if (!this.held && start !== null && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
      if (!this.held) window.setPointerCapture(event.pointerId);
      this.held = true;
      this.grips.set(event.pointerId, now);
      this.move(event.pointerId, was, now);
    };
    const release = (event: PointerEvent): void => {
      this.grips.delete(event.pointerId);
      if (this.grips.size === 0) this.held = false;
    };
    window.addEventListener('wheel', wheel, { passive: false });
    window.addEventListener('pointerdown', grab);
    window.addEventListener('pointermove', drag);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.removeEventListener('wheel', wheel);
      window.removeEventListener('pointerdown', grab);
      window.removeEventListener('pointermove', drag);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  };

  /** One finger drags; with two, the plane also grows and shrinks with their distance. */
  private move(id: number, was: Point, now: Point): void {
    const other = [...this.grips].find(([key]) => key !== id)?.[1];
    if (other !== undefined) {
      const [before, after] = [was, now].map((one) => Math.hypot(one.x - other.x, one.y - other.y));
      if (before && after) this.closer(after / before, other);
      return;
    }
    this.dragged = { x: this.left + now.x - was.x, y: this.top + now.y - was.y };
  }
}
