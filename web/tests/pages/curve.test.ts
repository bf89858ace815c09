import { describe, expect, it } from 'vitest';
import { formatFigure, linePath, numberAt, scaleOf, wholeShares, xOf, yOf } from '../../src/lib/replay/curve';

const BOX = { width: 300, height: 120 };

describe('the curve', () => {
  it('shows chances from none to certain', () => {
    const scale = scaleOf('chance', [[0.4, 0.6]]);
    expect([scale.low, scale.high]).toEqual([0, 1]);
    expect(yOf(0, scale, BOX)).toBe(120);
    expect(yOf(1, scale, BOX)).toBe(0);
    expect(yOf(0.5, scale, BOX)).toBe(60);
  });

  it.each([
    [[[3, 11.2, 17.4]], 0, 20, 5],
    [[[0, 0.2]], 0, 1, 0.5],
    [[[12, 96]], 0, 100, 50],
    [[[-3, 8]], -5, 10, 5],
  ])('finds round numbers for points: %j', (curves, low, high, step) => {
    const scale = scaleOf('points', curves);
    expect([scale.low, scale.high]).toEqual([low, high]);
    expect(scale.ticks[1]! - scale.ticks[0]!).toBeCloseTo(step);
    expect(scale.ticks.at(-1)).toBeCloseTo(high);
    for (const figure of curves.flat()) expect(figure).toBeLessThanOrEqual(scale.high);
  });

  it('runs from edge to edge', () => {
    const scale = scaleOf('chance', []);
    expect(linePath([0, 0.5, 1], scale, BOX)).toBe('M0.0 120.0L150.0 60.0L300.0 0.0');
  });

  it('finds the choice under the pointer', () => {
    for (const number of [0, 17, 40]) expect(numberAt(xOf(number, 40, BOX), 40, BOX)).toBe(number);
    expect(numberAt(-20, 40, BOX)).toBe(0);
    expect(numberAt(400, 40, BOX)).toBe(40);
  });

  it.each([
    [
      [0.336, 0.332, 0.332],
      [34, 33, 33],
    ],
    [
      [0.255, 0.255, 0.245, 0.245],
      [26, 26, 24, 24],
    ],
    [
      [0.51, 0.51],
      [50, 50],
    ],
    [
      [1, 0],
      [100, 0],
    ],
  ])('tells chances that are a hundred together: %j', (shares, whole) => {
    const told = wholeShares(shares).map((share) => Math.round(100 * share));
    expect([...told].sort((a, b) => b - a)).toEqual([...whole].sort((a, b) => b - a));
    expect(told.reduce((sum, each) => sum + each, 0)).toBe(100);
  });

  it('writes figures as the language does', () => {
    expect(formatFigure(0.814, 'chance', 'en')).toBe('81%');
    expect(formatFigure(0.814, 'chance', 'ru')).toBe('81\u00a0%');
    expect(formatFigure(7.25, 'points', 'ru')).toBe('7,3');
  });
});
