import { describe, expect, it } from 'vitest';
import { isAsked, toggle, type Moments } from '../../src/lib/orders';

const moments: Moments = { kinds: { attack: true, step: false }, ends: ['my-turn'] };

describe('at which moments a seat is asked', () => {
  it.each([
    ['attack', [], true, 'never:attack'],
    ['step', [], false, 'always:step'],
    ['attack', ['never:attack'], false, 'revoke:never:attack'],
    ['step', ['always:step'], true, 'revoke:always:step'],
    ['attack', ['always:attack'], true, 'revoke:always:attack'],
    ['step', ['never:step'], false, 'revoke:never:step'],
  ] as const)('%s with %j', (kind, orders, asked, order) => {
    expect(isAsked(moments, orders, kind)).toBe(asked);
    expect(toggle(moments, orders, kind)).toBe(order);
  });
});
