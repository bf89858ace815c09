/** Drawing a plan for one's own side: a touch rings a space, a stroke joins spaces, a touch of what is drawn wipes it off. */
import type { Attachment } from 'svelte/attachments';
import type { Mark, Scene } from '$lib/board';
import type { Plan } from './map';
import type { DescentView } from './view';

/** No more is drawn at once, and no line is longer: the server takes no more. */
export const MOST_MARKS = 20;
export const LONGEST = 40;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What is drawn after this mark: a touch of something drawn wipes it off, and the oldest makes room. */
export function drawnWith(marks: readonly Mark[], mark: Mark): readonly Mark[] {
  const [touched] = mark;
  if (touched === undefined) return marks;
  const left = mark.length === 1 ? marks.filter((each) => !each.includes(touched)) : marks;
  return left.length < marks.length ? left : [...marks, mark].slice(-MOST_MARKS);
}

/** The line that goes on to this space: back over the last one it is taken back. */
export function lineWith(line: Mark, space: number): Mark {
  if (line.at(-1) === space || line.length === LONGEST) return line;
  return line.at(-2) === space ? line.slice(0, -1) : [...line, space];
}

export class Sketching {
  /** Whether touching the map draws. */
  on = $state(false);
  /** The stroke that is being drawn. */
  line: Mark = $state.raw([]);
  /** Where the keyboard is. */
  cursor: number | null = $state(null);

  constructor(
    private readonly scene: () => Scene<DescentView>,
    private readonly plan: () => Plan,
  ) {}

  get own(): readonly Mark[] {
    const { seat, sketches } = this.scene();
    return seat === null ? [] : (sketches?.[seat] ?? []);
  }

  toggle(): void {
    this.on = !this.on;
    this.line = [];
    this.cursor = null;
  }

  wipe(): void {
    this.line = [];
    this.scene().sketch?.([]);
  }

  /** The stroke is done. */
  end(): void {
    if (this.line.length > 0) this.scene().sketch?.(drawnWith(this.own, this.line));
    this.line = [];
  }

  /** Keys of the drawing ground; whether it was one. */
  press(key: string): boolean {
    const arrow = ARROWS[key];
    if (arrow !== undefined) this.cursor = this.beside(arrow) ?? this.cursor;
    else if (key === ' ' && this.cursor !== null) this.line = lineWith(this.line, this.cursor);
    else if (key === 'Enter' && this.cursor !== null) {
      this.line = lineWith(this.line, this.cursor);
      this.end();
    } else if (key === 'Escape') this.toggle();
    else return false;
    return true;
  }

  /** The keyboard begins where one stands, else at the first space. */
  begin(space: number): void {
    this.cursor ??= space;
  }

  private beside([x, y]: readonly [number, number]): number | null {
    const plan = this.plan();
    for (let far = 1; this.cursor !== null && far <= LONGEST; far += 1) {
      const space = plan.beside(this.cursor, x * far, y * far);
      if (space !== null) return space;
    }
    return null;
  }

  /** Lets the pointer draw on this element, which covers the plane; what is drawn on is not dragged. */
  hands: Attachment<HTMLElement> = (ground) => {
    const spaceAt = (event: PointerEvent): number | null => {
      const box = ground.getBoundingClientRect();
      const plan = this.plan();
      return plan.at({ x: ((event.clientX - box.left) * plan.wide) / box.width, y: ((event.clientY - box.top) * plan.high) / box.height });
    };
    const touch = (event: PointerEvent): void => {
      event.stopPropagation();
      const space = spaceAt(event);
      this.line = space === null ? [] : [space];
      if (space !== null) ground.setPointerCapture?.(event.pointerId);
    };
    const drag = (event: PointerEvent): void => {
      event.stopPropagation();
      const space = this.line.length === 0 ? null : spaceAt(event);
      if (space !== null) this.line = lineWith(this.line, space);
    };
    const release = (event: PointerEvent): void => {
      event.stopPropagation();
      this.end();
    };
    const cancel = (): void => void (this.line = []);
    ground.addEventListener('pointerdown', touch);
    ground.addEventListener('pointermove', drag);
    ground.addEventListener('pointerup', release);
    ground.addEventListener('pointercancel', cancel);
    return () => {
      ground.removeEventListener('pointerdown', touch);
      ground.removeEventListener('pointermove', drag);
      ground.removeEventListener('pointerup', release);
      ground.removeEventListener('pointercancel', cancel);
    };
  };
}
