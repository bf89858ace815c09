/** Where something can lie over the board without hiding what is chosen among. */
export const CORNERS = ['top left', 'top right', 'bottom left', 'bottom right'] as const;
export type Corner = (typeof CORNERS)[number];

const EDGE = 10;
const CHOSEN = '[data-option]:not([inert] *)';
/** One's own figure: better seen, too, where there is room. */
const OWN = '[data-own]:not([inert] *)';

/** The first corner of what it lies in where this covers nothing that can be chosen, nor oneself if that can be; null if there is none. */
export function freeCorner(lies: HTMLElement): Corner | null {
  const around = lies.offsetParent?.getBoundingClientRect();
  if (around === undefined) return CORNERS[0];
  const { offsetWidth: wide, offsetHeight: high } = lies;
  const found = (what: string): DOMRect[] =>
    [...(lies.parentElement?.querySelectorAll(what) ?? [])]
      .filter((object) => !lies.contains(object))
      .map((object) => object.getBoundingClientRect());
  const covers = (corner: Corner, objects: DOMRect[]): boolean =>
    objects.some((object) => meet(placed(corner, around, wide, high), object));
  const [chosen, own] = [found(CHOSEN), found(OWN)];
  const free = CORNERS.filter((corner) => !covers(corner, chosen));
  return free.find((corner) => !covers(corner, own)) ?? free[0] ?? null;
}

function placed(corner: Corner, around: DOMRect, wide: number, high: number): DOMRect {
  const left = corner.endsWith('left') ? around.left + EDGE : around.right - EDGE - wide;
  const top = corner.startsWith('top') ? around.top + EDGE : around.bottom - EDGE - high;
  return new DOMRect(left, top, wide, high);
}

function meet(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
