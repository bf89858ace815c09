import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chosenSetup, presetOf, setupOptions, unusual } from '../../src/lib/setup';
import { wordsOf } from './words';

/** As the server gives it: the schema stands among its definitions. */
function schemaOf(name: 'RollSetup' | 'RaidSetup' | 'DungeonSetup' | 'TalismanSetup' | 'DescentSetup'): object {
  const openapi = JSON.parse(readFileSync('openapi.json', 'utf8')) as { components: { schemas: Record<string, object> } };
  return { $ref: `#/$defs/${name}`, $defs: { [name]: openapi.components.schemas[name] } };
}

const words = wordsOf('en', 'dungeon-roll');
const options = setupOptions(schemaOf('RollSetup'), 3, words);

describe('the set-up form', () => {
  it('has an option for each thing that can be chosen, in words', () => {
    expect(options.map((option) => option.label)).toEqual([
      'Heroes',
      'Who goes first',
      'Dragon Bait takes',
      'Mesmerize needs',
      'XP gained before fleeing',
    ]);
  });

  it('offers the usual value first where the words do', () => {
    for (const option of options) expect(option.values[0]?.value).toBe(option.usual);
    const fleeing = options.find((option) => option.name === 'fleeing');
    expect(fleeing?.values).toEqual([
      { value: 'keeps', label: 'is kept' },
      { value: 'forfeits', label: 'is lost' },
    ]);
  });

  it('takes a whole number for a seat, and nothing for chance', () => {
    const first = options.find((option) => option.name === 'first');
    expect(first?.values.map((value) => value.label)).toEqual(['left to chance', 'Seat 1', 'Seat 2', 'Seat 3']);
  });

  it('takes a whole number that has a most for a count, with some counts to choose from', () => {
    const dungeon = setupOptions(schemaOf('DungeonSetup'), 3, wordsOf('en', 'dungeoneer'));
    const rounds = dungeon.find((option) => option.name === 'rounds');
    expect(rounds?.values.map(({ label }) => label)).toEqual(['50', '100', '200', '400']);
    expect(chosenSetup(dungeon, { rounds: 50 })).toEqual({ rounds: 50 });
  });

  it('keeps the order of the words', () => {
    const talisman = setupOptions(schemaOf('TalismanSetup'), 3, wordsOf('en', 'talisman'));
    const labels = (of: string): string[] => talisman.find(({ name }) => name === of)!.values.map(({ label }) => label);
    expect(labels('trophies')).toEqual(['7', '6', '5']);
    expect(labels('solo_rounds')).toEqual(['no limit', '30', '50', '80']);
  });

  it('does not ask who goes first of one', () => {
    expect(setupOptions(schemaOf('RollSetup'), 1, words).map((option) => option.name)).not.toContain('first');
  });

  it('leaves lists to the match', () => {
    expect(options.find((option) => option.name === 'heroes')?.values.map(({ value }) => value)).toEqual(['deal', 'choose']);
  });

  it('knows yes and no', () => {
    const raid = setupOptions(schemaOf('RaidSetup'), 3, wordsOf('ru', 'dungeon-raiders'));
    const first = raid.find((option) => option.name === 'first_game');
    expect(first?.values.map(({ value }) => value)).toEqual([false, true]);
    for (const { label } of first?.values ?? []) expect(label).toMatch(/[а-яё]/);
  });
});

describe('what was chosen', () => {
  it('holds only what is not usual', () => {
    expect(chosenSetup(options, { fleeing: 'forfeits', bait: 'all', first: 2 })).toEqual({ fleeing: 'forfeits', first: 2 });
  });

  it('forgets a seat that is no longer there', () => {
    const forTwo = setupOptions(schemaOf('RollSetup'), 2, words);
    expect(chosenSetup(forTwo, { first: 2 })).toEqual({});
  });

  it('offers the sets that were brought along where one of them alone is named', () => {
    const own = wordsOf('en', 'descent');
    const brought = setupOptions(schemaOf('DescentSetup'), 2, own, ['zombie']);
    const quest = brought.find((option) => option.name === 'quest');
    expect(quest?.values.at(-1)).toEqual({ value: ['zombie'], label: own.title('zombie') });
    const chosen = chosenSetup(brought, { quest: quest!.values.at(-1)!.value });
    expect(chosen).toEqual({ quest: ['zombie'] });
    expect(unusual(brought, JSON.parse(JSON.stringify(chosen)))).toEqual([`Quest: ${own.title('zombie')}`]);
    const bare = setupOptions(schemaOf('DescentSetup'), 2, own).find((option) => option.name === 'quest');
    expect(bare?.values.every(({ value }) => typeof value === 'string')).toBe(true);
  });

  it('is told in words', () => {
    expect(unusual(options, { fleeing: 'forfeits', bait: 'all' })).toEqual(['XP gained before fleeing: is lost']);
  });
});

describe('set-ups that have names', () => {
  const presets = [
    { id: 'usual', setup: {}, minutes: 30 },
    { id: 'strict', setup: { fleeing: 'forfeits', bait: 'monsters' }, minutes: 20 },
  ];

  it('are recognised, whatever is said that is usual anyway', () => {
    expect(presetOf(presets, options, {})?.id).toBe('usual');
    expect(presetOf(presets, options, { fleeing: 'keeps', first: null })?.id).toBe('usual');
    expect(presetOf(presets, options, { bait: 'monsters', fleeing: 'forfeits' })?.id).toBe('strict');
  });

  it('are no longer meant when something else is chosen', () => {
    expect(presetOf(presets, options, { fleeing: 'forfeits' })).toBeUndefined();
    expect(presetOf(presets, options, { bait: 'monsters', fleeing: 'forfeits', first: 1 })).toBeUndefined();
  });
});
