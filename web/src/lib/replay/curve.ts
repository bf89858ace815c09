/** The curve of a review, as a drawing: where figures stand in a box. */
import { inPercent, rounded } from '../figures';
import type { ReviewInfo } from '../types';
import type { Lang } from '../words';

export type Unit = ReviewInfo['unit'];

export interface Box {
  width: number;
  height: number;
}

export interface Scale {
  low: number;
  high: number;
  /** Where a line across helps to read. */
  ticks: readonly number[];
}

/** Chances from 0 to 1; points from 0 (or less) to a round number above the most. */
export function scaleOf(unit: Unit, curves: readonly (readonly number[])[]): Scale {
  if (unit === 'chance') return { low: 0, high: 1, ticks: [0, 0.25, 0.5, 0.75, 1] };
  const figures = curves.flat();
  const [least, most] = [Math.min(0, ...figures), Math.max(1, ...figures)];
  const step = roundStep((most - least) / 4);
  const [low, high] = [Math.floor(least / step) * step, Math.ceil(most / step) * step];
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, place) => low + place * step);
  return { low, high, ticks };
}

/** 1, 2 or 5 times a power of ten, at least so much. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((times) => times * power >= least) ?? 10) * power;
}

export function xOf(number: number, last: number, box: Box): number {
  return last === 0 ? 0 : (number / last) * box.width;
}

export function yOf(figure: number, scale: Scale, box: Box): number {
  return box.height * (1 - (figure - scale.low) / (scale.high - scale.low));
}

/** The choice that a point of the drawing belongs to. */
export function numberAt(x: number, last: number, box: Box): number {
  return Math.min(last, Math.max(0, Math.round((x / box.width) * last)));
}

export function linePath(curve: readonly number[], scale: Scale, box: Box): string {
  const last = curve.length - 1;
  return curve
    .map((figure, number) => `${number === 0 ? 'M' : 'L'}${xOf(number, last, box).toFixed(1)} ${yOf(figure, scale, box).toFixed(1)}`)
    .join('');
}

/** Chances in whole percents that are a hundred together: what rounding leaves goes to those that lost most by it. */
export function wholeShares(shares: readonly number[]): readonly number[] {
  const total = shares.reduce((sum, share) => sum + share, 0) || 1;
  const exact = shares.map((share) => (100 * share) / total);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((sum, each) => sum + each, 0);
  const owed = exact.map((each, seat) => ({ seat, part: each - Math.floor(each) })).sort((one, other) => other.part - one.part);
  for (const { seat } of owed.slice(0, left)) whole[seat] = (whole[seat] ?? 0) + 1;
  return whole.map((each) => each / 100);
}

/** A figure in the unit of the review, in the reader's language. */
export function formatFigure(figure: number, unit: Unit, lang: Lang): string {
  return (unit === 'chance' ? inPercent : rounded)(figure, lang);
}
