import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Board from '../src/boards/dungeon-raiders/Board.svelte';
import type { RaidForecast, RaidView } from '../src/boards/dungeon-raiders/facts';
import { awaited, cardsOf, cardTitle, optionLook } from '../src/boards/dungeon-raiders/looks';
import Sheet from '../src/boards/dungeon-raiders/Sheet.svelte';
import Stake from '../src/boards/dungeon-raiders/Stake.svelte';
import { justResolved, roomsOfLevel } from '../src/boards/dungeon-raiders/story';
import ui from '../src/boards/dungeon-raiders';
import { resultOf } from '../src/frame/telling';
import type { Scene } from '../src/lib/board';
import type { EventInfo } from '../src/lib/types';
import type { Lang } from '../src/lib/words';
import { fixtures, type Heard, makeScene, type Position as Kept, wordsOf } from './scenes';

type Position = Kept<RaidView>;

const { positions: POSITIONS } = fixtures<{ positions: Position[] }>('dungeon-raiders');
const WORDS = wordsOf('dungeon-raiders');
const sceneOf = (position: Position, lang: Lang = 'en', heard?: Heard): Scene<RaidView> => makeScene(position, WORDS[lang], heard);

/** A table of three in a room, nobody has laid anything. */
function table(
  room: string,
  raiders: { lives?: number; treasure?: number; played?: string[]; laid?: string[]; items?: number }[],
): RaidView {
  return {
    level: 1,
    piles: 4,
    aside: 6,
    contest: room,
    row: [],
    behind: [],
    items: { torch: 6, 'crystal-ball': 6, key: 6, sword: 6 },
    used: [],
    first: null,
    raiders: raiders.map(({ lives = 5, treasure = 0, played = [], laid = [], items = 0 }, seat) => ({
      seat,
      character: 'knight',
      alive: lives > 0,
      stone: false,
      lives,
      treasure,
      cards: 5 - played.length + items,
      hand: null,
      played,
      laid,
      face_down: 0,
      chosen: null,
      torch: false,
      value: 0,
      least: 1,
      most: 5,
      settled: laid.length > 0,
    })),
    needs: null,
    standings: [],
  };
}

afterEach(cleanup);

describe('the board', () => {
  it.each(POSITIONS.map((position, index) => [index, position] as const))('offers every option of position %i on it', (_, position) => {
    const scene = sceneOf(position);
    const { container } = render(Board, { scene });
    const objects = container.querySelectorAll<HTMLButtonElement>('button[data-option]').length;
    expect(objects).toBeGreaterThan(0);
    const cards = new Set(position.decision.options.flatMap(cardsOf));
    for (const card of cards) {
      const name = cardTitle(scene, card);
      const labels = [...container.querySelectorAll('button[data-option]')].map((button) => button.getAttribute('aria-label') ?? '');
      expect(
        labels.some((label) => label.startsWith(name)),
        `${card} in ${labels.join(' | ')}`,
      ).toBe(true);
    }
  });

  it('says what the others decide', () => {
    const scene = { ...sceneOf({ ...POSITIONS[0]!, view: table('skeleton', [{}, {}]) }, 'ru'), decision: null };
    expect(awaited(scene)).toBe('Решается, какую карту сыграть. Комната: скелет.');
    expect(awaited({ ...scene, view: { ...scene.view, contest: null } })).toBe('');
  });

  it('picks a card with the first touch and takes it with the second', () => {
    const position = POSITIONS.find(({ decision }) => decision.kind === 'play-card')!;
    const heard: Heard = { taken: [], why: [] };
    const scene = sceneOf(position, 'en', heard);
    const { container } = render(Board, { scene });
    const card = container.querySelector<HTMLButtonElement>('.hand button[data-option]')!;
    card.click();
    expect(scene.choosing.picked).toMatch(/^play:power-/);
    expect(heard.taken).toEqual([]);
    card.click();
    expect(heard.taken).toEqual([scene.choosing.picked]);
  });

  it('adds a second card against a boss', () => {
    const position = POSITIONS.find(({ decision }) => decision.options.some((option) => option.verb === 'play-two'))!;
    const scene = sceneOf(position);
    const { container } = render(Board, { scene });
    const [one, other] = container.querySelectorAll<HTMLButtonElement>('.hand button[data-option]');
    one!.click();
    other!.click();
    expect(scene.choosing.pickedOption?.verb).toBe('play-two');
  });

  it('asks why a spent card cannot be played', () => {
    const position = POSITIONS.find(({ view, seat }) => view.raiders[seat]!.played.length > 0 && view.contest !== null)!;
    const heard: Heard = { taken: [], why: [] };
    const { container } = render(Board, { scene: sceneOf(position, 'en', heard) });
    container.querySelector<HTMLButtonElement>('button.spent')!.click();
    expect(heard.why[0]).toMatch(/^play:power-/);
  });

  it('says something about every option in both languages', () => {
    for (const position of POSITIONS)
      for (const lang of ['en', 'ru'] as const)
        for (const option of position.decision.options) {
          const look = optionLook(sceneOf(position, lang), option);
          for (const words of [look.title, look.note, look.act]) {
            if (words !== undefined) expect(words).not.toMatch(/raid-|\{|undefined|NaN|^$/);
          }
        }
  });
});

describe('cards laid in a room', () => {
  const position = POSITIONS.find(({ decision }) => decision.kind === 'follow-up') ?? POSITIONS[0]!;
  const laid = ['crystal-ball', 'crystal-ball', 'crystal-ball', 'crystal-ball', 'power-3'];
  const waiting = {
    ...position,
    view: table('troll', [{}, { laid }, { laid: ['power-1'] }]),
    decision: { ...position.decision, kind: 'follow-up' },
  };

  it('take no more room for being many', () => {
    const { container } = render(Board, { scene: sceneOf(waiting) });
    const shifts = [...container.querySelectorAll<HTMLElement>('.card.open')].map((card) => Number(card.style.getPropertyValue('--at')));
    expect(shifts).toHaveLength(laid.length + 1);
    expect(Math.max(...shifts) - Math.min(...shifts)).toBe(1);
  });

  it('are said to lie open where only one who waited has to choose', () => {
    const { container } = render(Board, { scene: sceneOf(waiting) });
    expect(container.querySelector('.sum')!.textContent).toContain(WORDS.en.say('raid-others-lie-open'));
  });
});

describe('what can come of a room', () => {
  const monsters = POSITIONS.filter(({ view, decision }) => view.needs !== null && decision.kind === 'play-card');

  it('is told by the rules, in words', () => {
    const told = POSITIONS.flatMap((position) =>
      position.decision.options.filter(({ verb }) => verb === 'play').map((option) => ({ position, option })),
    );
    for (const { position, option } of told) {
      const scene = sceneOf(position);
      expect(optionLook(scene, option).note).toBe(scene.words.forecast(position.foretold!.options[option.id]));
      expect(optionLook(scene, option).note).not.toBe('');
    }
  });

  it('is drawn: the own card, what the others add at least and at most, and what is needed', () => {
    expect(monsters.length).toBeGreaterThan(0);
    for (const position of monsters) {
      const scene = sceneOf(position);
      const card = position.decision.options.find(({ verb, id }) => verb === 'play' && 'value' in (position.foretold!.options[id] ?? {}))!;
      scene.choosing.picked = card.id;
      const label = render(Stake, { scene }).container.querySelector('.stake')!.getAttribute('aria-label')!;
      const others = position.view.raiders.filter(({ seat, alive }) => alive && seat !== position.seat);
      const { value } = position.foretold!.options[card.id] as RaidForecast;
      const [low, high] = (['least', 'most'] as const).map((bound) => others.reduce((sum, raider) => sum + raider[bound], value!));
      expect(label).toBe(WORDS.en.say('raid-stake-label', { need: position.view.needs!, low: low!, high: high! }));
      cleanup();
    }
  });
});

describe('if it ended now', () => {
  it.each(['en', 'ru'] as const)('all stand in the order that the rules give: %s', (lang) => {
    const position = POSITIONS.find(({ view }) => view.level > 0 && view.standings.length > 2)!;
    const { container } = render(Sheet, { scene: sceneOf(position, lang) });
    const fates = [...container.querySelectorAll('.ranking li')].map((row) => row.className.split(' ')[0]);
    expect(fates).toEqual(position.view.standings.map(({ fate }) => fate));
    expect(container.querySelector('.ranking')!.textContent).not.toMatch(/raid-/);
  });
});

describe('what came of rooms', () => {
  const told: EventInfo[] = [
    { kind: 'level', data: { level: 1 } },
    { kind: 'room', data: { room: 'treasure-2', number: 1 } },
    { kind: 'played', data: { seat: 0, cards: ['power-5'] } },
    { kind: 'played', data: { seat: 1, cards: ['power-3'] } },
    { kind: 'gained', data: { seat: 0, treasure: 2, total: 4 } },
    { kind: 'room', data: { room: 'goblin', number: 2 } },
  ];

  it('is read from the events', () => {
    const [first, second] = roomsOfLevel(told);
    expect(first).toMatchObject({ room: 'treasure-2', number: 1, changes: [{ seat: 0, treasure: 2, lives: 0 }] });
    expect(second?.changes).toEqual([]);
  });

  it('shows the room that was just resolved, with its cards', () => {
    const story = justResolved(told, told.slice(2));
    expect(story?.room).toBe('treasure-2');
    expect(story?.cards.get(1)).toEqual(['power-3']);
    expect(justResolved(told, told.slice(5))).toBeNull();
  });

  it('is shown until its time is over, and what came of it once that may be told', async () => {
    const position = POSITIONS.find((each) => each.view.level > 0 && each.view.raiders.filter((raider) => raider.alive).length > 1)!;
    const scene = sceneOf(position);
    const room: EventInfo = { kind: 'room', data: { room: 'goblin', number: 1 } };
    const trap: EventInfo[] = [
      ...position.view.raiders.map(({ seat }): EventInfo => ({ kind: 'played', data: { seat, cards: ['power-5'] } })),
      { kind: 'stands', data: { room: 'goblin', sum: 5, strength: 9 } },
      { kind: 'room', data: { room: 'treasure-2', number: 2 } },
    ];
    const moment = { ...scene.moment, pace: 1 as const, told: true, over: true };
    const { container, rerender } = render(Board, { scene: { ...scene, moment } });
    const shown = (): [boolean, boolean] => [
      container.querySelector('[data-revealed]') !== null,
      container.querySelector('[data-verdict]') !== null,
    ];
    const next = { ...scene, history: [...position.history, room, ...trap] };
    await rerender({ scene: { ...next, moment: { ...moment, step: 2, events: trap, told: false, over: false } } });
    expect(shown()).toEqual([true, false]);
    await rerender({ scene: { ...next, moment: { ...moment, step: 2, events: trap, told: true, over: false } } });
    expect(shown()).toEqual([true, true]);
    await rerender({ scene: { ...next, moment: { ...moment, step: 2, events: trap, told: true, over: true } } });
    expect(shown()).toEqual([false, false]);
  });

  it('shows the last room too, where one alone lives on', () => {
    const last: EventInfo[] = [
      { kind: 'room', data: { room: 'goblin', number: 2 } },
      { kind: 'played', data: { seat: 0, cards: ['power-3'] } },
      { kind: 'stands', data: { room: 'goblin', total: 3, strength: 14 } },
      { kind: 'wounded', data: { seat: 1, wounds: 2, left: 0 } },
      { kind: 'died', data: { seat: 1 } },
    ];
    const story = justResolved(last, last.slice(1));
    expect(story?.verdict?.kind).toBe('stands');
    expect(story?.changes).toEqual([{ seat: 1, lives: -2, treasure: 0, items: [] }]);
  });

  it('is told by its verdict rather than by the next room', () => {
    const still: EventInfo[] = [
      { kind: 'trap-still', data: { room: 'trap-magnet', card: 1 } },
      { kind: 'room', data: { room: 'goblin', number: 2 } },
    ];
    const says = resultOf(still, (event) => ui.event(event).tone, WORDS.en, ['Ada', 'Bo'], 0, ui.foremost)?.says;
    expect(says).toMatch(/nothing happens/);
  });
});
