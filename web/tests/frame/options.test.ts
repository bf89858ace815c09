import { readFileSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { arrange, inOrder, smallerCounts, type Arranged } from '../../src/frame/arrange';
import Options from '../../src/frame/Options.svelte';
import Peek from '../../src/frame/Peek.svelte';
import { ranking, verdictOf } from '../../src/frame/ranking';
import { resultOf, tell } from '../../src/frame/telling';
import { verdict, worthOf } from '../../src/frame/worth';
import type { GameUi, Scene } from '../../src/lib/board';
import { Choosing } from '../../src/lib/choosing.svelte';
import { settings } from '../../src/lib/settings.svelte';
import type { EventInfo, HintGiven, OptionInfo } from '../../src/lib/types';
import { Words } from '../../src/lib/words';

const ROOT = `${import.meta.dirname}/../../..`;
const WORDS = new Words('en', [
  readFileSync(`${ROOT}/src/undercroft/locale/en.ftl`, 'utf8'),
  readFileSync(`${ROOT}/web/src/words/en.ftl`, 'utf8'),
  readFileSync(`${ROOT}/src/undercroft/games/dungeon_roll/locale/en.ftl`, 'utf8'),
]);
const UI: Pick<GameUi, 'option'> = {
  option: (_, option) => ({ group: option.verb === 'flee' ? 'leave' : option.verb === 'read' ? 'also' : 'main' }),
};

function fight(companion: string, count: number): OptionInfo {
  const details = { companion, monster: 'goblin', count };
  return { id: `fight:${companion}:goblin:${count}`, verb: 'fight', details, rule: 'ROLL-MON-14' };
}
const FLEE: OptionInfo = { id: 'flee', verb: 'flee', details: {}, rule: 'ROLL-MON-06' };
const READ: OptionInfo = { id: 'read:scroll', verb: 'read', details: { scroll: 'scroll' }, rule: 'ROLL-MON-10' };
const ALL = [FLEE, READ, fight('fighter', 1), fight('fighter', 2), fight('mage', 1)];

function offer(options: readonly OptionInfo[]): { choosing: Choosing; taken: string[]; arranged: () => Arranged } {
  const taken: string[] = [];
  const choosing = new Choosing({ take: (id) => taken.push(id), whyNot: () => undefined });
  choosing.offer(options);
  const scene = { choosing, words: WORDS } as unknown as Scene<unknown>;
  return { choosing, taken, arranged: () => arrange(scene, UI as GameUi) };
}

const ids = (rows: readonly { option: OptionInfo }[]): string[] => rows.map((row) => row.option.id);

describe('the order of options', () => {
  it('lists what is main, what is possible too and what leaves, and folds what does less', () => {
    const arranged = offer(ALL).arranged();
    expect(ids(arranged.main)).toEqual(['fight:fighter:goblin:2', 'fight:mage:goblin:1']);
    expect(ids(arranged.also)).toEqual(['read:scroll']);
    expect(ids(arranged.leave)).toEqual(['flee']);
    expect(ids(arranged.less)).toEqual(['fight:fighter:goblin:1']);
    expect(ids(inOrder(arranged, false))).not.toContain('fight:fighter:goblin:1');
    expect(ids(inOrder(arranged, true)).at(-1)).toBe('flee');
  });

  it('lists only the near ones while the choice is narrowed, and still what leaves', () => {
    const { choosing, arranged } = offer(ALL);
    choosing.touch(['fight:fighter:goblin:1', 'fight:fighter:goblin:2']);
    expect(ids(arranged().main)).toEqual(['fight:fighter:goblin:2']);
    expect(ids(arranged().leave)).toEqual(['flee']);
    expect(ids(inOrder(arranged(), true))).not.toContain('fight:mage:goblin:1');
  });

  it('never folds what is picked, nor choices that are only a number', () => {
    const { choosing, arranged } = offer(ALL);
    choosing.touchRow('fight:fighter:goblin:1');
    expect(ids(arranged().less)).toEqual([]);
    const numbers = [1, 2].map((count) => ({ id: `how-many:${count}`, verb: 'how-many', details: { count }, rule: 'X' }));
    expect(smallerCounts(numbers).size).toBe(0);
  });
});

describe('the list', () => {
  const opened: string[] = [];

  function show(): ReturnType<typeof offer> & { container: HTMLElement } {
    const offered = offer(ALL);
    const { choosing } = offered;
    const onrule = (rule: string): unknown => opened.push(rule);
    const arranged = offered.arranged();
    const { container } = render(Options, {
      arranged,
      choosing,
      words: WORDS,
      hint: null,
      unfolded: false,
      onunfold: () => undefined,
      onrule,
    });
    return { ...offered, container };
  }

  it('previews with the first press, and the big button names the act and takes it', async () => {
    const { taken } = show();
    expect(screen.getByText('Choose above or on the board')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: /^Flee/ }));
    expect(taken).toEqual([]);
    const named = screen.getAllByRole('button', { name: /^Flee/ });
    expect(named).toHaveLength(2);
    await fireEvent.click(named.find((each) => !each.hasAttribute('aria-pressed'))!);
    expect(taken).toEqual(['flee']);
  });

  it('opens the rule that allows what is picked', async () => {
    show();
    await fireEvent.click(screen.getByRole('button', { name: /^Flee/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'Rule ROLL-MON-06' }));
    expect(opened).toEqual(['ROLL-MON-06']);
  });

  it('lights the objects of the row under the pointer', async () => {
    const { choosing } = show();
    await fireEvent.pointerEnter(screen.getByRole('button', { name: /^Flee/ }));
    expect(choosing.isHovered(['flee'])).toBe(true);
  });

  it('shows a new question from its top', async () => {
    const { choosing, container } = show();
    const list = container.querySelector('.scroll')!;
    list.scrollTop = 40;
    choosing.offer([...ALL]);
    await tick();
    expect(list.scrollTop).toBe(0);
  });

  it('says how many are folded away', () => {
    show();
    expect(screen.getByRole('button', { name: 'One more, which does less' })).toBeTruthy();
  });
});

describe('the sheet of a phone', () => {
  const SHORT = 'Both fall';
  const LONG = 'If it is the highest card, the richest lose three treasures each';

  function peek(note: string): HTMLElement {
    const { choosing, arranged } = offer([fight('fighter', 1), fight('mage', 1)]);
    choosing.touchRow('fight:mage:goblin:1');
    const told = arranged();
    const rows = { ...told, main: told.main.map((row) => ({ ...row, note })) };
    return render(Peek, {
      arranged: rows,
      choosing,
      words: WORDS,
      hint: null,
      hinting: false,
      advice: null,
      unfolded: false,
      onunfold: () => undefined,
      onrule: () => undefined,
    }).container;
  }

  it.each([
    [SHORT, 2, 0],
    [LONG, 0, 1],
  ])('says what two choices bring where it can be read: %s', (note, onChips, onButton) => {
    const container = peek(note);
    expect(container.querySelectorAll('.chip small')).toHaveLength(onChips);
    expect(container.querySelectorAll('.act button.act small')).toHaveLength(onButton);
  });

  it('says under short titles what each of many brings, where one touch takes it', () => {
    const notes = (note: string): number => {
      const { choosing, arranged } = offer([fight('fighter', 1), fight('mage', 1), fight('thief', 1)]);
      const told = arranged();
      const rows = { ...told, main: told.main.map((row) => ({ ...row, title: 'Power 1', note })) };
      return render(Peek, {
        arranged: rows,
        choosing,
        words: WORDS,
        hint: null,
        hinting: false,
        advice: null,
        unfolded: false,
        onunfold: () => undefined,
        onrule: () => undefined,
      }).container.querySelectorAll('.chip small').length;
    };
    expect(notes(SHORT)).toBe(0);
    settings.atOnce = true;
    expect([notes(SHORT), notes(LONG)]).toEqual([3, 0]);
    settings.atOnce = false;
  });

  it('says at least how likely each succeeds where there is no room for more', () => {
    const { choosing, arranged } = offer([fight('fighter', 1), fight('mage', 1), fight('thief', 1)]);
    const told = arranged();
    const chances = [0.42, null, 0];
    const { container } = render(Peek, {
      arranged: { ...told, main: told.main.map((row, at) => ({ ...row, note: LONG, chance: chances[at] ?? null })) },
      choosing,
      words: WORDS,
      hint: null,
      hinting: false,
      advice: null,
      unfolded: false,
      onunfold: () => undefined,
      onrule: () => undefined,
    });
    const said = [...container.querySelectorAll('.chip')].map((chip) => chip.querySelector('small')?.textContent);
    expect(said).toEqual(['42%', undefined, '0%']);
  });

  it('shows the foremost where only some fit, in the order of the list', () => {
    const names = ['fighter', 'mage', 'thief', 'cleric', 'champion', 'hero', 'paladin'];
    const { choosing, arranged } = offer([...names.map((name) => fight(name, 1)), FLEE]);
    const told = arranged();
    const ranks = [1, 1, 0, 0, 0, 0, 0];
    const rows = {
      ...told,
      main: told.main.map((row, at) => ({ ...row, title: names[at]!, rank: ranks[at]! })),
      leave: told.leave.map((row) => ({ ...row, rank: 2 })),
    };
    settings.atOnce = true;
    const { container } = render(Peek, {
      arranged: rows,
      choosing,
      words: WORDS,
      hint: null,
      hinting: false,
      advice: null,
      unfolded: false,
      onunfold: () => undefined,
      onrule: () => undefined,
    });
    settings.atOnce = false;
    const shown = [...container.querySelectorAll('.chip')].map((chip) => chip.textContent?.trim());
    expect(shown).toEqual(['fighter', 'thief', 'cleric', 'champion', 'hero', 'paladin']);
  });

  it('gives advice where the button will be, until something is picked', async () => {
    const { choosing, arranged } = offer([FLEE, fight('mage', 1)]);
    const { container } = render(Peek, {
      arranged: arranged(),
      choosing,
      words: WORDS,
      hint: null,
      hinting: false,
      advice: 'Flee looks best.',
      unfolded: false,
      onunfold: () => undefined,
      onrule: () => undefined,
    });
    expect(container.querySelector('.act')?.textContent).toContain('Flee looks best.');
    choosing.touchRow('flee');
    await tick();
    expect(container.querySelector('.act')?.textContent).not.toContain('Flee looks best.');
    expect(container.querySelector('button.act')).toBeTruthy();
  });

  it('leaves the room to a board on which everything is found, until something is picked', async () => {
    const { choosing, arranged } = offer([fight('fighter', 1), fight('mage', 1)]);
    const told = arranged();
    const props = { choosing, words: WORDS, hint: null, hinting: false, advice: null, onrule: () => undefined };
    const asked = vi.fn();
    const { container } = render(Peek, {
      ...props,
      arranged: { ...told, main: [], less: told.main },
      unfolded: false,
      onunfold: asked,
    });
    expect(container.querySelectorAll('.chip')).toHaveLength(0);
    await fireEvent.click(container.querySelector('[data-unfold]')!);
    expect(asked).toHaveBeenCalledOnce();
    choosing.touchRow('fight:mage:goblin:1');
    await tick();
    expect(container.querySelectorAll('.chip')).toHaveLength(1);
  });

  it('opens the whole list only when the touch of its handle is over, or after a drag', async () => {
    const { choosing, arranged } = offer([FLEE, READ, fight('mage', 1)]);
    const { container } = render(Peek, {
      arranged: arranged(),
      choosing,
      words: WORDS,
      hint: null,
      hinting: false,
      advice: null,
      unfolded: false,
      onunfold: () => undefined,
      onrule: () => undefined,
    });
    const open = (): boolean => container.querySelector('.all') !== null;
    async function move(from: number, to: number): Promise<void> {
      const handle = [...container.querySelectorAll('.handle')].at(-1)!;
      await fireEvent(handle, new MouseEvent('pointerdown', { clientY: from, bubbles: true }));
      await fireEvent(handle, new MouseEvent('pointerup', { clientY: to, bubbles: true }));
    }
    await move(600, 597);
    expect(open()).toBe(false);
    await fireEvent.click(container.querySelector('.handle')!, { detail: 1 });
    expect(open()).toBe(true);
    await move(300, 400);
    expect(open()).toBe(false);
    await move(600, 500);
    expect(open()).toBe(true);
  });

  it.each([
    ['Charm', '3'],
    ['Enchantment', '2'],
  ])('has two rows of three where every word fits, else of two: %s', (name, columns) => {
    const { choosing, arranged } = offer([FLEE, READ, fight('fighter', 1), fight('mage', 1)]);
    choosing.hinted = 'read:scroll';
    const told = arranged();
    const titled = (rows: typeof told.main, titles: string[]): typeof rows => rows.map((row, at) => ({ ...row, title: titles[at]! }));
    const rows = {
      ...told,
      main: titled(told.main, ['Mage', 'Thief']),
      also: titled(told.also, [name]),
      leave: titled(told.leave, ['Flee']),
    };
    const { container } = render(Peek, {
      arranged: rows,
      choosing,
      words: WORDS,
      hint: null,
      hinting: false,
      advice: null,
      unfolded: false,
      onunfold: () => undefined,
      onrule: () => undefined,
    });
    expect([...container.querySelectorAll('.chip')].map((chip) => chip.textContent?.trim())).toEqual(['Mage', 'Thief', name, 'Flee']);
    expect(container.querySelector('ul')?.style.getPropertyValue('--columns')).toBe(columns);
  });
});

describe('where one click takes', () => {
  afterEach(() => (settings.atOnce = false));

  function buttons(options: readonly OptionInfo[], picked: string | null): (Element | null)[] {
    settings.atOnce = true;
    const { choosing, arranged } = offer(options);
    choosing.picked = picked;
    const props = {
      arranged: arranged(),
      choosing,
      words: WORDS,
      hint: null,
      unfolded: false,
      onunfold: () => undefined,
      onrule: () => undefined,
    };
    const list = render(Options, props).container.querySelector('.act');
    return [list, render(Peek, { ...props, hinting: false, advice: null }).container.querySelector('.act')];
  }

  it('waits no button, until something is picked', () => {
    expect(buttons(ALL, null)).toEqual([null, null]);
    expect(buttons([FLEE], 'flee')).not.toContain(null);
  });
});

describe('what came of it', () => {
  const event = (kind: string, seat?: number): EventInfo =>
    ({ kind, data: seat === undefined ? { level: 2 } : { seat, xp: 1, count: 1 } }) as unknown as EventInfo;
  const gains = (told: EventInfo): 'gain' | 'plain' => (told.kind === 'xp' ? 'gain' : 'plain');
  const said = (events: EventInfo[], you: number | null): string | null =>
    resultOf(events, gains, WORDS, ['Mara', 'Bo'], you)?.says ?? null;
  const [mine, other, later] = [event('xp', 0), event('xp', 1), event('rest', 1)];

  it("is the last gain, rather one's own, and else the last that is told", () => {
    expect(said([mine, other, later], 0)).toBe(said([mine], 0));
    expect(said([mine, other, later], null)).toBe(said([other], null));
    expect(said([later], 0)).not.toBeNull();
    expect(said([], 0)).toBeNull();
  });

  it('is what a game calls foremost: one’s own before other gains, and any before what comes next', () => {
    const first = new Set(['rest']);
    const says = (events: EventInfo[], tone: 'gain' | 'plain'): string | undefined =>
      resultOf(events, (each) => (each.kind === 'xp' ? 'gain' : tone), WORDS, ['Mara', 'Bo'], 0, first)?.says;
    expect(says([event('rest', 0), mine], 'gain')).toBe(says([event('rest', 0)], 'gain'));
    expect(says([later, event('level')], 'plain')).toBe(says([later], 'plain'));
  });
});

describe('a hint in words', () => {
  const hint: HintGiven = {
    type: 'hint',
    seat: 0,
    number: 1,
    unit: 'chance',
    options: [
      { option: 'flee', value: 0.62, low: 0.55, high: 0.69 },
      { option: 'read:scroll', value: 0.4, low: 0.3, high: 0.5 },
    ],
    rival: null,
    other: 'read:scroll',
    why: [{ id: 'why-xp', details: { whole: 1, part: 3, percent: 100, more: 'yes' } }],
    ref: null,
  };

  it('gives each option its chance with the interval', () => {
    expect(worthOf(hint, 'flee', WORDS)).toEqual({ value: '62%', about: 'chance to win 62%; between 55% and 69%' });
    expect(worthOf(hint, 'open', WORDS)).toBeUndefined();
  });

  it('gives no interval that is none', () => {
    const sure = { ...hint, options: [{ option: 'flee', value: 0.953, low: 0.951, high: 0.954 }] };
    expect(worthOf(sure, 'flee', WORDS)?.about).toBe('chance to win about 95%');
  });

  it('has other quotation marks inside its own', () => {
    expect(verdict(hint, () => 'Сыграть «Рывок»', WORDS)).toContain('“Сыграть „Рывок“”');
  });

  it('tells a clear best from a close one', () => {
    expect(verdict(hint, (id) => id, WORDS)).toMatch(/^Best: “flee”/);
    const close = { ...hint, rival: 'read:scroll' };
    expect(verdict(close, (id) => id, WORDS)).toMatch(/“read:scroll” may be as good/);
  });

  it('says why in a sentence', () => {
    expect(verdict(hint, (id) => id, WORDS)).toMatch(/On average it brings 1.3 XP more, compared with “read:scroll”.$/);
    expect(verdict({ ...hint, why: [] }, (id) => id, WORDS)).toMatch(/“read:scroll” brings the same.$/);
    expect(verdict({ ...hint, other: null, why: [] }, (id) => id, WORDS)).toMatch(/of the time.$/);
  });
});

describe('who came where', () => {
  it('puts winners first, and level players on the same place', () => {
    const placed = ranking({ winners: [2], scores: [7, 9, 9, 7], notes: {} });
    expect(placed.map((each) => [each.seat, each.place])).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
      [3, 3],
    ]);
  });
});

const dungeoneer = new Words('en', [
  readFileSync(`${ROOT}/src/undercroft/locale/en.ftl`, 'utf8'),
  readFileSync(`${ROOT}/src/undercroft/games/dungeoneer/locale/en.ftl`, 'utf8'),
]);

describe('how a match that one plays alone ends', () => {
  it('is a score, or a victory where the game says so', () => {
    const won = { winners: [0], scores: [3], notes: {} };
    expect(verdictOf(won, ['Ann'], [0], WORDS)).toBe('3 points.');
    expect(verdictOf(won, ['Ann'], [0], dungeoneer)).toBe('You win.');
  });

  it('is a defeat without a winner', () => {
    expect(verdictOf({ winners: [], scores: [2], notes: {} }, ['Ann'], [0], dungeoneer)).toBe('You have lost.');
  });
});

describe('names in the log', () => {
  it('stand out, but not cards that are called like a player', () => {
    const event = { kind: 'discarded', data: { seat: 0, card: 'ember-walk' } };
    expect(tell(event, dungeoneer, ['ember', 'Bo'], 1)).toEqual([
      { text: 'Ember', name: true },
      { text: ' discards ', name: false },
      { text: 'Ember Walk', name: false, thing: 'ember-walk' },
      { text: '.', name: false },
    ]);
    expect(tell(event, dungeoneer, ['ember', 'Bo'], 0)).toEqual([
      { text: 'You discard ', name: false },
      { text: 'Ember Walk', name: false, thing: 'ember-walk' },
      { text: '.', name: false },
    ]);
  });
});
