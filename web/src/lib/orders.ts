/** Standing orders: at which moments a seat is asked out of turn. What they do stands in the rules; here only which one changes what. */
import type { GameInfo } from './types';

export type Moments = NonNullable<GameInfo['moments']>;

/** Whether the seat is asked at moments of this kind, if it has not passed until something comes. */
export function isAsked({ kinds }: Moments, orders: readonly string[], kind: string): boolean {
  if (orders.includes(`never:${kind}`)) return false;
  return (kinds[kind] ?? false) || orders.includes(`always:${kind}`);
}

/** The order after which it is the other way round. */
export function toggle(moments: Moments, orders: readonly string[], kind: string): string {
  const now = isAsked(moments, orders, kind) ? 'always' : 'never';
  if (orders.includes(`${now}:${kind}`)) return `revoke:${now}:${kind}`;
  return now === 'always' ? `never:${kind}` : `always:${kind}`;
}

/** What a seat has ordered about a card: '' nothing, `never-with`, or `only-<kind>`. */
export function orderAbout(orders: readonly string[], card: string): string {
  const found = orders.find((order) => order === `never-with:${card}` || (order.startsWith('only-') && order.endsWith(`:${card}`)));
  return found === undefined ? '' : found.slice(0, -card.length - 1);
}

/** The order that makes it so; null: it is so. */
export function orderFor(orders: readonly string[], card: string, wanted: string): string | null {
  const now = orderAbout(orders, card);
  if (now === wanted) return null;
  return wanted === '' ? `revoke:${now}:${card}` : `${wanted}:${card}`;
}
