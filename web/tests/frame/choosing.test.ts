import { describe, expect, it } from 'vitest';
import { Choosing } from '../../src/lib/choosing.svelte';
import type { OptionInfo } from '../../src/lib/types';

function option(companion: string, monster: string): OptionInfo {
  return { id: `fight:${companion}:${monster}`, verb: 'fight', details: { companion, monster }, rule: 'ROLL-MON-14' };
}

function offered(...options: OptionInfo[]): { choosing: Choosing; taken: string[]; asked: string[] } {
  const taken: string[] = [];
  const asked: string[] = [];
  const choosing = new Choosing({ take: (id) => taken.push(id), whyNot: (id) => asked.push(id) });
  choosing.offer(options);
  return { choosing, taken, asked };
}

const FIGHTER = ['fight:fighter:goblin', 'fight:fighter:ooze'];
const OOZE = ['fight:fighter:ooze', 'fight:mage:ooze'];

function fights(): ReturnType<typeof offered> {
  return offered(option('fighter', 'goblin'), option('fighter', 'ooze'), option('mage', 'ooze'));
}

describe('choosing on the board', () => {
  it('narrows to the options of an object touched, and picks when one is left', () => {
    const { choosing, taken } = fights();
    choosing.touch(FIGHTER);
    expect(choosing.open.map((each) => each.id)).toEqual(FIGHTER);
    expect(choosing.picked).toBeNull();
    choosing.touch(OOZE);
    expect(choosing.picked).toBe('fight:fighter:ooze');
    expect(taken).toEqual([]);
  });

  it('takes what is picked when it is touched again', () => {
    const { choosing, taken } = fights();
    choosing.touch(FIGHTER);
    choosing.touch(OOZE);
    choosing.touch(OOZE);
    expect(taken).toEqual(['fight:fighter:ooze']);
  });

  it('starts anew with an object that has nothing in common with those touched before', () => {
    const { choosing } = fights();
    choosing.touch(['fight:fighter:goblin']);
    choosing.touch(['fight:mage:ooze']);
    expect(choosing.picked).toBe('fight:mage:ooze');
  });

  it('lights what can be chosen, what is near and what is picked', () => {
    const { choosing } = fights();
    expect(choosing.light(FIGHTER)).toBe('can');
    expect(choosing.light([])).toBe('none');
    choosing.touch(FIGHTER);
    expect(choosing.light(OOZE)).toBe('near');
    choosing.touch(OOZE);
    expect(choosing.light(OOZE)).toBe('picked');
  });
});

describe('choosing in the list', () => {
  it('previews with the first touch and takes with the second', () => {
    const { choosing, taken } = fights();
    choosing.touchRow('fight:mage:ooze');
    expect(taken).toEqual([]);
    choosing.touchRow('fight:mage:ooze');
    expect(taken).toEqual(['fight:mage:ooze']);
  });

  it('takes nothing twice, and nothing while it is locked', () => {
    const { choosing, taken } = fights();
    choosing.take('fight:mage:ooze');
    choosing.take('fight:mage:ooze');
    choosing.touch(FIGHTER);
    expect(taken).toEqual(['fight:mage:ooze']);
    expect(choosing.narrowed).toBeNull();
  });

  it('takes nothing that is not on offer, and asks why not', () => {
    const { choosing, taken, asked } = fights();
    choosing.take('fight:thief:dragon');
    choosing.whyNot('fight:thief:dragon');
    expect(taken).toEqual([]);
    expect(asked).toEqual(['fight:thief:dragon']);
  });

  it('forgets everything with a new decision', () => {
    const { choosing } = fights();
    choosing.touch(FIGHTER);
    choosing.hinted = 'fight:mage:ooze';
    choosing.locked = true;
    choosing.offer([option('thief', 'goblin')]);
    expect([choosing.narrowed, choosing.picked, choosing.hinted, choosing.locked]).toEqual([null, null, null, false]);
  });
});

describe('choosing with one touch', () => {
  it('takes a row at once, and on the board what is left alone', () => {
    const taken: string[] = [];
    const choosing = new Choosing({ take: (id) => taken.push(id), whyNot: () => undefined, atOnce: () => true });
    choosing.offer([...fights().choosing.options]);
    choosing.touch(FIGHTER);
    expect(taken).toEqual([]);
    choosing.touch(OOZE);
    expect(taken).toEqual(['fight:fighter:ooze']);
    choosing.offer([...fights().choosing.options]);
    choosing.touchRow('fight:mage:ooze');
    expect(taken).toEqual(['fight:fighter:ooze', 'fight:mage:ooze']);
  });
});
