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
