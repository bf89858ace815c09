import { describe, expect, it } from 'vitest';
import { acts } from '../../src/boards/dungeoneer/acts';
import type { DungeonView } from '../../src/boards/dungeoneer/facts';
import { lengthOf, showOf, suspenseOf } from '../../src/frame/acting';
import type { GameUi } from '../../src/lib/board';
import { readingTime, timesOf, type Told } from '../../src/lib/stage';
import type { EventInfo } from '../../src/lib/types';
import { fixtures, LANGS, type Position, wordsOf } from '../scenes';

const { positions } = fixtures<{ positions: Position<DungeonView>[] }>('dungeoneer');
const WORDS = wordsOf('dungeoneer');
const { view } = positions.find((each) => each.decision.kind === 'feats')!;
const own = view.heroes[0]!.hero!;
const told: Told<DungeonView> = { view, seat: 0, before: [] };
const NAMES = ['Ann', 'Bo', 'Cy', 'Di'];

function event(kind: string, data: EventInfo['data'] = {}): EventInfo {
  return { kind, data: { seat: 0, hero: own, ...data } };
}

const spikes = event('failed', { source: 'spikes', stat: 'speed', die: 3, total: 7, value: 8 });
const quest = Object.keys(view.heroes[0]!.quests.length > 0 ? { [view.heroes[0]!.quests[0]!.quest]: 1 } : { 'blood-for-the-altar': 1 })[0]!;

describe('moments on the stage', () => {
  it('shows the dice of a hazard, its verdict and what came of it', () => {
    const [act, ...more] = acts([event('moved', { location: 'x' }), spikes, event('wounded', { count: 1, health: 3 })], told);
    expect(more).toEqual([]);
    expect(act).toMatchObject({ thing: 'spikes', tone: 'harm', verdict: spikes });
    expect(act!.rolls).toEqual([expect.objectContaining({ faces: [3], total: 7, against: 8, bone: true })]);
    expect(act!.gains.map(({ kind }) => kind)).toEqual(['wounded']);
  });

  it('gives a completed quest a moment of its own, with the level', () => {
    const made = acts([spikes, event('completed', { quest }), event('level', { level: 8 })], told);
    expect(made.map(({ verdict, great }) => [verdict.kind, great ?? false])).toEqual([
      ['failed', false],
      ['completed', true],
    ]);
    expect(made[1]!.gains.map(({ kind }) => kind)).toEqual(['level']);
  });

  it('tells with its text what a rival plays on ones hero, and nothing of what is played on others', () => {
    expect(acts([event('cursed', { seat: 1, card: 'heavy-coils' })], told)).toEqual([expect.objectContaining({ about: true })]);
    expect(acts([event('cursed', { seat: 1, card: 'heavy-coils', hero: 'somebody' })], told)).toEqual([]);
  });

  it('shows the last blow of a battle that is over, with the dice of both', () => {
    const before = [event('attacked', { attacker: 'snakeman', target: own, form: 'melee' })];
    const blows = [event('attack-roll', { die: 2, total: 6 }), event('counter-roll', { die: 5, total: 9 })];
    const hit = event('monster-wounded', { monster: 'snakeman', count: 1, health: 0 });
    const [act] = acts([...blows, hit, event('monster-defeated', { monster: 'snakeman' })], { ...told, before });
    expect(act!.rolls.map(({ faces, total, by }) => [faces, total, by])).toEqual([
      [[2], 6, 'snakeman'],
      [[5], 9, own],
    ]);
    expect([act!.verdict.kind, act!.gains.map(({ kind }) => kind)]).toEqual(['monster-wounded', ['monster-defeated']]);
  });

  it('comes in its order, and stays for as long as its letters take', () => {
    const [act] = acts([spikes, event('wounded', { count: 1, health: 3 })], told);
    for (const lang of LANGS) {
      const { dice, verdict, gains, end } = timesOf(act!, WORDS[lang], NAMES, 0);
      expect([0, dice, verdict, gains, end].toSorted((one, other) => one - other)).toEqual([0, dice, verdict, gains, end]);
      const text = WORDS[lang].event('wounded', { seat: 0, hero: own, count: 1, health: 3 }, NAMES, 0);
      expect(end - gains).toBeGreaterThanOrEqual(readingTime(text));
    }
  });

  it('holds everything else back until it is over, and seats and log until the verdict', () => {
    const made = acts([spikes, event('completed', { quest }), event('level', { level: 8 })], told);
    const whole = lengthOf(made, WORDS.en, NAMES, 0);
    const ui = { beat: () => 100, acts, reading: () => 50, event: () => ({ tone: 'plain' }) };
    const show = showOf(ui as unknown as GameUi, WORDS.en, () => NAMES);
    expect(show.reading?.([spikes, event('completed', { quest }), event('level', { level: 8 })], told)).toBe(whole);
    expect(suspenseOf(made, WORDS.en, NAMES, 0)).toBeLessThan(whole);
    expect(suspenseOf(made, WORDS.en, NAMES, 0)).toBeGreaterThanOrEqual(timesOf(made[0]!, WORDS.en, NAMES, 0).end);
    expect(show.reading?.([event('moved')], told, true)).toBe(50);
  });

  it('is read in a sentence where there is no stage: of others in any case, of ones own if it is gain or harm', () => {
    const ui = {
      beat: () => 100,
      reading: () => 1000,
      suspense: () => 700,
      event: ({ kind }: EventInfo) => ({ tone: kind === 'wounded' ? 'harm' : 'plain' }),
    };
    const show = showOf(ui as unknown as GameUi, WORDS.en, () => NAMES);
    const [wounded, moved] = [event('wounded', { count: 1, health: 3 }), event('moved', { location: 'spider-hole' })];
    const needs = (of: EventInfo): number => 700 + readingTime(WORDS.en.event(of.kind, of.data, NAMES, 0));
    expect(show.reading?.([wounded], told, true)).toBe(needs(wounded));
    expect(show.reading?.([moved], told, false)).toBe(needs(moved));
    expect(show.reading?.([moved], told, true)).toBe(1000);
  });
});
