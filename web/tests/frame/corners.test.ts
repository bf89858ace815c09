import { describe, expect, it } from 'vitest';
import { freeCorner } from '../../src/frame/corners';

/** A board of 100 by 100 with something 30 by 20 over it, and objects at these places. */
function board(...objects: [left: number, top: number, own?: 'own'][]): HTMLElement {
  document.body.innerHTML = '<div><aside></aside></div>';
  const around = document.querySelector('div')!;
  around.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  for (const [left, top, own = 'option'] of objects) {
    const object = document.createElement('button');
    object.dataset[own] = 'a';
    object.getBoundingClientRect = () => new DOMRect(left, top, 5, 5);
    around.append(object);
  }
  const lies = document.querySelector('aside')!;
  Object.defineProperties(lies, { offsetParent: { value: around }, offsetWidth: { value: 30 }, offsetHeight: { value: 20 } });
  return lies;
}

describe('what lies over the board', () => {
  it('takes the first corner where nothing is chosen', () => {
    expect(freeCorner(board())).toBe('top left');
    expect(freeCorner(board([15, 15]))).toBe('top right');
    expect(freeCorner(board([15, 15], [70, 12]))).toBe('bottom left');
  });

  it('leaves oneself in sight, if that hides nothing to be chosen', () => {
    expect(freeCorner(board([15, 15, 'own']))).toBe('top right');
    expect(freeCorner(board([15, 15, 'own'], [70, 12], [20, 80], [65, 72]))).toBe('top left');
  });

  it('has none where all are taken', () => {
    expect(freeCorner(board([15, 15], [70, 12], [20, 80], [65, 72]))).toBeNull();
  });
});
