/**
 * Reading: whatever carries `data-thing="id"` opens readable. A mouse rests on it, a finger is held on it, the key I asks for what
 * has the focus or is pointed at, and with neither for a list of all that can be read; where nothing else is done with a thing
 * (`data-reads`), a click does.
 */
export interface Opened {
  thing: string;
  /** Where the thing is on the screen. */
  at: DOMRect;
  /** Asked for, so it stays until it is closed; else it goes with the mouse. */
  stays: boolean;
}

const THING = '[data-thing]';
/** The list of all that can be read, as if it were a thing. */
export const ALL = 'table-things';
const RESTING = 450;
const HELD = 450;
const STILL = 12;
/** So far a mouse moves before it rests on something else than what was clicked. */
const MOVED = 4;

export function reading(show: (opened: Opened | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointed: HTMLElement | null = null;
  let from = { x: 0, y: 0 };
  /** Where the mouse clicked: what comes to lie under it then is not pointed at, before it moves. */
  let clicked: { x: number; y: number } | null = null;
  let held = false;
  let stays = false;

  const open = (thing: HTMLElement, staying: boolean): void => {
    stays = staying;
    show({ thing: thing.dataset.thing ?? '', at: thing.getBoundingClientRect(), stays });
  };
  const openAll = (): void => {
    stays = true;
    show({ thing: ALL, at: new DOMRect(innerWidth / 2, innerHeight / 4, 0, 0), stays });
  };
  const close = (): void => {
    clearTimeout(timer);
    stays = false;
    show(null);
  };
  const later = (after: number, what: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(what, after);
  };

  function over(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    const thing = thingOf(event.target);
    if (thing === pointed) return;
    pointed = thing;
    if (!stays) close();
    if (!hasMoved(event)) return;
    clicked = null;
    if (thing !== null && !stays) later(RESTING, () => open(thing, false));
  }

  function hasMoved({ clientX, clientY }: PointerEvent): boolean {
    return clicked === null || Math.hypot(clientX - clicked.x, clientY - clicked.y) > MOVED;
  }

  function down(event: PointerEvent): void {
    held = false;
    const inside = event.target instanceof Element && event.target.closest('[data-reader]') !== null;
    if (inside) return;
    close();
    const thing = thingOf(event.target);
    if (event.pointerType === 'mouse') clicked = { x: event.clientX, y: event.clientY };
    if (event.pointerType === 'mouse' || thing === null) return;
    from = { x: event.clientX, y: event.clientY };
    later(HELD, () => {
      held = true;
      open(thing, true);
    });
  }

  function move(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) clearTimeout(timer);
    } else if (clicked !== null && hasMoved(event)) {
      clicked = null;
      const thing = thingOf(event.target);
      if (thing !== null && !stays) later(RESTING, () => open(thing, false));
    }
  }

  function up(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') clearTimeout(timer);
  }

  /** A finger that was held chooses nothing. */
  function click(event: MouseEvent): void {
    const thing = thingOf(event.target);
    if (held) {
      event.preventDefault();
      event.stopPropagation();
      held = false;
    } else if (thing?.dataset.reads !== undefined) open(thing, true);
  }

  function menu(event: Event): void {
    if (held || (matchMedia('(pointer: coarse)').matches && thingOf(event.target) !== null)) event.preventDefault();
  }

  function key(event: KeyboardEvent): void {
    if (event.code === 'Escape' && stays) {
      event.stopPropagation();
      close();
      return;
    }
    if (event.code !== 'KeyI' || event.altKey || event.ctrlKey || event.metaKey || isTyped(event.target)) return;
    const thing = thingOf(document.activeElement) ?? pointed;
    if (stays) close();
    else if (thing !== null) open(thing, true);
    else openAll();
  }

  const told: readonly [string, EventListener][] = [
    ['pointerover', over as EventListener],
    ['pointerdown', down as EventListener],
    ['pointermove', move as EventListener],
    ['pointerup', up as EventListener],
    ['pointercancel', up as EventListener],
    ['click', click as EventListener],
    ['contextmenu', menu],
    ['keydown', key as EventListener],
  ];
  for (const [name, listener] of told) window.addEventListener(name, listener, true);
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of told) window.removeEventListener(name, listener, true);
  };
}

/** Whatever can be read on the screen, in its order. */
export function allThings(): string[] {
  const found = [...document.querySelectorAll<HTMLElement>(THING)].map((each) => each.dataset.thing ?? '');
  return [...new Set(found)];
}

function thingOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(THING) : null;
}

function isTyped(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
