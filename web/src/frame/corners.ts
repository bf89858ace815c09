/** Where something can lie over the board without hiding what is chosen among. */
export const CORNERS = ['top left', 'top right', 'bottom left', 'bottom right'] as const;
export type Corner = (typeof CORNERS)[number];

const EDGE = 10;
const CHOSEN = '[data-option]:not([inert] *)';

/** The first corner of what it lies in where this covers nothing that can be chosen; null if there is none. */
export function freeCorner(lies: HTMLElement): Corner | null {
  const around = lies.offsetParent?.getBoundingClientRect();
  if (around === undefined) return CORNERS[0];
  const { offsetWidth: wide, offsetHeight: high } = lies;
  const objects = [...(lies.parentElement?.querySelectorAll(CHOSEN) ?? [])]
    .filter((object) => !lies.contains(object))
    .map((object) => object.getBoundingClientRect());
  return CORNERS.find((corner) => !objects.some((object) => meet(placed(corner, around, wide, high), object))) ?? null;
}

function placed(corner: Corner, around: DOMRect, wide: number, high: number): DOMRect {
  const left = corner.endsWith('left') ? around.left + EDGE : around.right - EDGE - wide;
  const top = corner.startsWith('top') ? around.top + EDGE : around.bottom - EDGE - high;
  return new DOMRect(left, top, wide, high);
}

function meet(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
