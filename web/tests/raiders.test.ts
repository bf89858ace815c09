import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Board from '../src/boards/dungeon-raiders/Board.svelte';
import type { RaidView } from '../src/boards/dungeon-raiders/facts';
import { awaited, cardsOf, cardTitle, noteOf, optionLook } from '../src/boards/dungeon-raiders/looks';
import { othersRange, rangeOf, rivals, standings, strengthNow } from '../src/boards/dungeon-raiders/reckoning';
import { justResolved, roomsOfLevel } from '../src/boards/dungeon-raiders/story';
import { factsOf } from '../src/boards/dungeon-raiders/facts';
import type { Scene } from '../src/lib/board';
import type { EventInfo } from '../src/lib/types';
import type { Lang } from '../src/lib/words';
import { fixtures, type Heard, makeScene, type Position as Kept, wordsOf } from './scenes';

type Position = Kept<RaidView>;

const { positions: POSITIONS } = fixtures<{ positions: Position[] }>('dungeon-raiders');
const WORDS = wordsOf('dungeon-raiders');
const sceneOf = (position: Position, lang: Lang = 'en', heard?: Heard): Scene<RaidView> => makeScene(position, WORDS[lang], heard);

/** A table of three in a room, nobody has laid anything. */
function table(room: string, raiders: { lives?: number; treasure?: number; played?: string[]; laid?: string[]; items?: number }[]): RaidView {
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
    })),
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
      expect(labels.some((label) => label.startsWith(name)), `${card} in ${labels.join(' | ')}`).toBe(true);
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
  const waiting = { ...position, view: table('troll', [{}, { laid }, { laid: ['power-1'] }]), decision: { ...position.decision, kind: 'follow-up' } };

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
  it('reckons what others may add from the cards they have left', () => {
    const view = table('dragon', [{}, { played: ['power-5', 'power-1'] }, { laid: ['power-3'], played: ['power-3'] }]);
    expect(rangeOf(factsOf('dragon')!, view.raiders[1]!)).toEqual({ min: 2, max: 4 });
    expect(rangeOf(factsOf('dragon')!, view.raiders[2]!)).toEqual({ min: 3, max: 3 });
    expect(othersRange(view, 0)).toEqual({ min: 5, max: 7 });
    expect(strengthNow(view)).toBe(14);
  });

  it('fears a sword among the items of another, and only against monsters', () => {
    const view = table('dragon', [{}, { played: ['power-5'], items: 1 }, {}]);
    expect(rangeOf(factsOf('dragon')!, view.raiders[1]!).max).toBe(5);
    expect(rangeOf(factsOf('lava')!, view.raiders[1]!).max).toBe(4);
  });

  it('knows who can go higher', () => {
    const view = table('treasure-3', [{}, { played: ['power-5', 'power-4'] }, {}]);
    expect(rivals(view, 0, 4)).toMatchObject({ above: 1, equal: 0, below: 1, neverLowest: true });
    expect(rivals(view, 0, 5)).toMatchObject({ above: 0, equal: 1 });
  });

  it('says so in words', () => {
    const position = { ...POSITIONS.find(({ decision }) => decision.kind === 'play-card')!, seat: 0, seats: 3 };
    const note = (room: string, cards: string[]): string =>
      noteOf(sceneOf({ ...position, view: table(room, [{}, {}, {}]) }), cards);
    expect(note('spikes', ['power-1'])).toBe('If lowest: everyone loses half their lives');
    expect(note('spikes', ['power-4'])).toBe('If lowest: nothing happens');
    expect(note('magnet', ['power-5'])).toBe('If highest: the richest lose 3 treasures');
    expect(note('vault-items', ['power-1'])).toBe('Brings a torch (6 in the pile)');
    expect(note('vault-coins', ['power-5'])).toBe('Brings 2 lives');
    expect(note('snake', ['power-5'])).toBe('Falls if the others add 3');
    expect(note('treasure-2', ['power-5'])).toBe('2 rivals can match it');
  });
});

describe('if it ended now', () => {
  it('the one with the fewest lives faints, the richest of the others wins', () => {
    const view = table('dragon', [{ lives: 3, treasure: 9 }, { lives: 4, treasure: 2 }, { lives: 5, treasure: 2 }]);
    expect(standings(view)).toEqual([
      { seat: 2, place: 1, fate: 'wins' },
      { seat: 1, place: 2, fate: 'follows' },
      { seat: 0, place: null, fate: 'faints' },
    ]);
  });

  it('nobody faints when all have equally many, nor in a game for two', () => {
    expect(standings(table('dragon', [{ treasure: 1 }, { treasure: 1 }, {}])).map(({ place }) => place)).toEqual([1, 1, 3]);
    expect(standings(table('dragon', [{ lives: 1, treasure: 5 }, { lives: 9 }])).map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('the dead come last', () => {
    expect(standings(table('dragon', [{ lives: 0, treasure: 9 }, {}, {}])).at(-1)).toEqual({ seat: 0, place: null, fate: 'dead' });
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
});
