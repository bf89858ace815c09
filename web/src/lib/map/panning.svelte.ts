/** A plane larger than its window: whole, or around what matters; dragged, pinched, zoomed. */
import type { Attachment } from 'svelte/attachments';

export interface Point {
  x: number;
  y: number;
}

/** A part of the plane. */
export interface Area extends Point {
  wide: number;
  high: number;
}

/** What is shown: around oneself, everything, where something happened last, or what somebody has dragged into sight. */
export type Aim = 'me' | 'whole' | 'last' | 'free';

/** How much of a thing on the plane can be drawn: all of it, its name and figures, or only what it is. */
export type Detail = 'near' | 'middle' | 'far';

export interface Plane {
  wide: number;
  high: number;
  /** Where one is; what is in the middle unless all fits. */
  me: Point | null;
  /** Where something happened last. */
  last: Area | null;
  /** What has to be in sight now, because it is chosen among. */
  wanted: Area | null;
  /** From this zoom on everything on the plane can be read. */
  legible: number;
  /** Below this zoom there are no letters at all. */
  names: number;
}

const CLOSEST = 2;
const MARGIN = 24;
/** From this zoom on there is room for names in letters of `LEAST` pixels. */
export const NAMES = 0.5;
/** What is chosen among is shown together, if it need not become smaller than this. */
const TOGETHER = 0.5;
/** No letters are smaller than this, in pixels of the screen. */
const LEAST = 12;
/** A press that moves less than this is a touch of what lies there. */
const SLACK = 6;
/** A point nearer to the edge of the window than this is not really seen. */
const EDGE = 40;
/** How much of the window may stay empty beside the plane, to bring the focus nearer to the middle. */
const EMPTY = 0.1;
/** In a window no wider than this, buttons at the side would cover a column of what lies there. */
const NARROW = 620;
/** How far a key moves the plane. */
const STEP = 80;

const CLOSER = 1.25;

export class Panning {
  width: number = $state(0);
  height: number = $state(0);
  /** Of what lies over the lower edge of the window. */
  foot: number = $state(0);
  /** Of what lies over its left edge: the whole stands beside it, as far as there is room. */
  side: number = $state(0);
  held: boolean = $state(false);
  aim: Aim = $state('me');
  /** Chosen by hand; null: as the aim wants it. */
  private scale: number | null = $state(null);
  private dragged: Point | null = $state.raw(null);
  private readonly grips = new Map<number, Point>();

  /** `home` is what is shown first, and what the map goes back to. */
  constructor(
    private readonly plane: () => Plane,
    private readonly home: 'me' | 'whole' = 'me',
  ) {
    this.aim = home;
  }

  get narrow(): boolean {
    return this.width <= NARROW;
  }

  private fitting(of: { wide: number; high: number }): number {
    return this.fits(of, this.side, this.foot);
  }

  private fits({ wide, high }: { wide: number; high: number }, side: number, foot: number): number {
    const room = Math.max(this.width / 2, this.width - side);
    return Math.min(1, room / (wide + MARGIN), (this.height - foot) / (high + MARGIN));
  }

  /** Whether the whole is larger beside something so broad than above it. */
  isLargerBeside(breadth: number): boolean {
    return this.fits(this.plane(), breadth, 0) > this.fits(this.plane(), 0, breadth);
  }

  get zoom(): number {
    if (this.width === 0 || this.height === 0) return 1;
    if (this.scale !== null && this.aim !== 'whole') return this.scale;
    const plane = this.plane();
    const whole = this.fitting(plane);
    if (this.aim === 'whole') return whole;
    if (this.aim === 'last' && plane.last !== null) return Math.max(plane.legible, whole);
    if (plane.wanted !== null) return Math.max(Math.min(TOGETHER, plane.legible), this.fitting(plane.wanted));
    return Math.max(plane.legible, whole);
  }

  get detail(): Detail {
    const zoom = this.zoom;
    return zoom >= this.plane().legible - 0.001 ? 'near' : zoom >= this.plane().names ? 'middle' : 'far';
  }

  /** The size of the smallest letters, in pixels of the plane. */
  get least(): number {
    return LEAST / this.zoom;
  }

  get left(): number {
    return this.along('x', this.width, this.plane().wide);
  }

  get top(): number {
    return this.along('y', this.height - this.foot, this.plane().high);
  }

  private get focus(): Point {
    const { me, last, wanted, wide, high } = this.plane();
    const area = this.aim === 'last' ? last : this.aim === 'whole' ? null : wanted;
    if (area !== null) return { x: area.x + area.wide / 2, y: area.y + area.high / 2 };
    return this.aim === 'whole' || me === null ? { x: wide / 2, y: high / 2 } : me;
  }

  /** Centred if it fits, else around the focus without showing more emptiness than needed. */
  private along(axis: 'x' | 'y', room: number, size: number): number {
    if (this.dragged !== null) return this.dragged[axis];
    const whole = size * this.zoom;
    if (whole + MARGIN <= room) {
      const middle = (room - whole) / 2;
      return axis === 'x' ? Math.max(middle, Math.min(this.side, room - whole - MARGIN / 2)) : middle;
    }
    const wanted = room / 2 - this.focus[axis] * this.zoom;
    return Math.min(EMPTY * room, Math.max(room - whole - EMPTY * room, wanted));
  }

  /** Look there, in the size in which it can be read. */
  look(aim: Exclude<Aim, 'free'>): void {
    this.aim = aim;
    this.scale = null;
    this.dragged = null;
  }

  /** Something has changed: back to what matters, in the size chosen; who wants to see everything goes on seeing it. */
  follow(): void {
    this.dragged = null;
    if (this.aim === 'last' || this.aim === 'free') this.aim = this.home;
  }

  /** Bring a point of the plane into the window, if it is not there; the whole is left as it is. */
  show(point: Point): void {
    if (this.aim === 'whole' && this.dragged === null) return;
    const at = { x: this.left + point.x * this.zoom, y: this.top + point.y * this.zoom };
    const isSeen = at.x > EDGE && at.x < this.width - EDGE && at.y > EDGE && at.y < this.height - EDGE;
    if (!isSeen) this.dragged = { x: this.width / 2 - point.x * this.zoom, y: this.height / 2 - point.y * this.zoom };
  }

  /** Zoom around a point of the window, else around its middle. */
  closer(factor: number, around: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const before = this.zoom;
    const [left, top] = [this.left, this.top];
    const farthest = Math.min(this.plane().legible, this.fitting(this.plane()));
    const zoom = Math.min(CLOSEST, Math.max(farthest, before * factor));
    this.aim = 'free';
    this.scale = zoom;
    this.dragged = { x: around.x - ((around.x - left) * zoom) / before, y: around.y - ((around.y - top) * zoom) / before };
  }

  shift(x: number, y: number): void {
    const [left, top] = [this.left, this.top];
    this.scale = this.zoom;
    this.aim = 'free';
    this.dragged = { x: left + x, y: top + y };
  }

  /** Keys of the map, by their place on the keyboard; whether it was one. */
  press(event: KeyboardEvent): boolean {
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    const deeds: Readonly<Record<string, () => void>> = event.shiftKey
      ? {
          ArrowLeft: () => this.shift(STEP, 0),
          ArrowRight: () => this.shift(-STEP, 0),
          ArrowUp: () => this.shift(0, STEP),
          ArrowDown: () => this.shift(0, -STEP),
          Equal: () => this.closer(CLOSER),
        }
      : {
          Equal: () => this.closer(CLOSER),
          NumpadAdd: () => this.closer(CLOSER),
          Minus: () => this.closer(1 / CLOSER),
          NumpadSubtract: () => this.closer(1 / CLOSER),
          Digit0: () => this.look('whole'),
          Numpad0: () => this.look('whole'),
          KeyM: () => this.look('me'),
          KeyE: () => this.look('last'),
        };
    const deed = deeds[event.code];
    deed?.();
    return deed !== undefined;
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
    if (other === undefined) return this.shift(now.x - was.x, now.y - was.y);
    const [before, after] = [was, now].map((one) => Math.hypot(one.x - other.x, one.y - other.y));
    if (before && after) this.closer(after / before, other);
  }
}
