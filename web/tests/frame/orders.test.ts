import { describe, expect, it } from 'vitest';
import { isAsked, orderAbout, orderFor, toggle, type Moments } from '../../src/lib/orders';

const moments: Moments = { kinds: { attack: true, step: false }, ends: ['my-turn'], keeps: ['attack'], ponders: true };

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

describe('what is ordered about a card', () => {
  const orders = ['until:my-turn', 'only-attack:shield', 'never-with:old-shield'];

  it.each([
    ['shield', 'only-attack'],
    ['old-shield', 'never-with'],
    ['spear', ''],
  ])('%s', (card, order) => expect(orderAbout(orders, card)).toBe(order));

  it('is changed, revoked, or as it is', () => {
    expect(orderFor(orders, 'shield', 'never-with')).toBe('never-with:shield');
    expect(orderFor(orders, 'shield', '')).toBe('revoke:only-attack:shield');
    expect(orderFor(orders, 'old-shield', 'never-with')).toBeNull();
    expect(orderFor(orders, 'spear', 'only-attack')).toBe('only-attack:spear');
  });
});
