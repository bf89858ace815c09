import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { Panning, type Plane } from '../../src/lib/map/panning.svelte';

const PLANE: Plane = { wide: 2000, high: 1000, me: { x: 300, y: 500 }, last: null, wanted: null, legible: 0.92, names: 0.5 };

function panning(plane: Partial<Plane> = {}, width = 800, height = 500): Panning {
  const made = new Panning(() => ({ ...PLANE, ...plane }));
  made.width = width;
  made.height = height;
  flushSync();
  return made;
}

function press(code: string, shiftKey = false): KeyboardEvent {
  return new KeyboardEvent('keydown', { code, shiftKey });
}

/** Where a point of the plane is in the window. */
function seen(map: Panning, { x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: map.left + x * map.zoom, y: map.top + y * map.zoom };
}

describe('a map', () => {
  it('is shown around oneself in the size in which it can be read', () => {
    const map = panning();
    expect(map.zoom).toBe(0.92);
    expect(map.detail).toBe('near');
    const { x, y } = seen(map, { x: 300, y: 500 });
    expect([x > 0 && x < 800, Math.round(y)]).toEqual([true, 250]);
  });

  it('is shown whole if it fits, and not larger than it is', () => {
    const map = panning({ wide: 400, high: 300 });
    expect(map.zoom).toBe(1);
    expect([map.left, map.top]).toEqual([200, 100]);
  });

  it('fits into the window when the whole is asked for, also beside its buttons', () => {
    const map = panning();
    map.foot = 60;
    expect(map.press(press('Digit0'))).toBe(true);
    expect(map.left).toBeGreaterThanOrEqual(0);
    expect(map.top).toBeGreaterThanOrEqual(0);
    expect(map.left + 2000 * map.zoom).toBeLessThanOrEqual(800);
    expect(map.top + 1000 * map.zoom).toBeLessThanOrEqual(440);
    expect(map.detail).toBe('far');
  });

  it('goes on showing the whole while others act, and goes back to oneself from anything else', () => {
    const map = panning();
    map.look('whole');
    map.follow();
    expect(map.aim).toBe('whole');
    map.look('last');
    map.follow();
    expect(map.aim).toBe('me');
  });

  it('shows the whole first where the board wants it, and goes back to it', () => {
    const map = new Panning(() => PLANE, 'whole');
    expect(map.aim).toBe('whole');
    map.look('last');
    map.follow();
    expect(map.aim).toBe('whole');
    map.look('me');
    map.follow();
    expect(map.aim).toBe('me');
  });

  it('does not move the whole for something at its edge', () => {
    const map = panning();
    map.look('whole');
    const before = [map.left, map.top];
    map.show({ x: 1, y: 1 });
    expect([map.left, map.top]).toEqual(before);
  });

  it('stands beside what lies over its left edge, as far as there is room', () => {
    const map = panning({}, 800, 300);
    map.look('whole');
    const middle = map.left;
    map.side = middle + 10;
    expect(map.left).toBe(middle + 10);
    map.side = 5000;
    expect(map.left).toBeLessThan(map.width);
    map.side = 0;
    expect(map.left).toBe(middle);
  });

  it('is larger beside its buttons in a wide window, above them in a high one', () => {
    expect([panning({}, 800, 300), panning({}, 800, 700)].map((map) => map.isLargerBeside(56))).toEqual([true, false]);
  });

  it('goes to where something happened last', () => {
    const map = panning({ last: { x: 1800, y: 900, wide: 100, high: 100 } });
    map.press(press('KeyE'));
    const { x, y } = seen(map, { x: 1850, y: 950 });
    expect(x > 0 && x < 800 && y > 0 && y < 500).toBe(true);
    expect(map.detail).toBe('near');
  });

  it('shows all that is chosen among, though letters then need more room', () => {
    const map = panning({ wanted: { x: 0, y: 0, wide: 1000, high: 600 } });
    expect(map.zoom).toBeLessThan(0.92);
    expect(map.detail).toBe('middle');
    for (const corner of [
      { x: 0, y: 0 },
      { x: 1000, y: 600 },
    ]) {
      const { x, y } = seen(map, corner);
      expect(x >= 0 && x <= 800 && y >= 0 && y <= 500).toBe(true);
    }
  });

  it.each([0.3, 0.6, 1, 1.7])('has no letters under 12 pixels at zoom %f', (zoom) => {
    const map = panning();
    map.closer(zoom / map.zoom);
    expect(map.least * map.zoom).toBeCloseTo(12);
  });

  it('keeps what lies under the pointer there while it is zoomed', () => {
    const map = panning();
    const at = { x: 200, y: 100 };
    const before = { x: (at.x - map.left) / map.zoom, y: (at.y - map.top) / map.zoom };
    map.closer(1.3, at);
    const after = seen(map, before);
    expect(after.x).toBeCloseTo(at.x);
    expect(after.y).toBeCloseTo(at.y);
  });

  it('is moved with Shift and arrows; arrows alone walk between options', () => {
    const map = panning();
    const { left } = map;
    expect(map.press(press('ArrowRight'))).toBe(false);
    expect(map.press(press('ArrowRight', true))).toBe(true);
    expect(map.left).toBeLessThan(left);
    expect(map.aim).toBe('free');
  });

  it('brings what the list points at into sight, and leaves the map alone if it is', () => {
    const map = panning();
    const before = map.left;
    map.show({ x: 320, y: 500 });
    expect(map.left).toBe(before);
    map.show({ x: 1900, y: 500 });
    expect(seen(map, { x: 1900, y: 500 }).x).toBeCloseTo(400);
  });
});
