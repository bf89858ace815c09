import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasDrawing, ready } from '../src/boards/talisman/art';
import Board from '../src/boards/talisman/Board.svelte';
import Ending from '../src/boards/talisman/Ending.svelte';
import { cardOf, characterOf, mightOf, priceOf, SPACES } from '../src/boards/talisman/facts';
import { homesIn, homesOf, spacesIn } from '../src/boards/talisman/homes';
import { asks, awaited, idle, optionLook, phases, seatLook } from '../src/boards/talisman/looks';
import { arrowsOf, boardOf, middleOf, type Spot } from '../src/boards/talisman/map';
import { sharesOf } from '../src/boards/talisman/odds';
import { hereIn, landingsOf, lyingOn, numbersOf } from '../src/boards/talisman/reach';
import SeatExtra from '../src/boards/talisman/SeatExtra.svelte';
import Sheet from '../src/boards/talisman/Sheet.svelte';
import Stake from '../src/boards/talisman/Stake.svelte';
import { beat, eventLook, ORDERED_ROLL, reading, recaps, ROLL_RULES } from '../src/boards/talisman/story';
import { thingLook } from '../src/boards/talisman/things';
import type { TalismanForecast, TalismanView } from '../src/boards/talisman/view';
import { wishFor } from '../src/boards/talisman/wishing.svelte';
import type { Scene } from '../src/lib/board';
import type { EventInfo, OutcomeInfo } from '../src/lib/types';
import type { Lang } from '../src/lib/words';
import { fixtures, type Heard, idsOf, LANGS, makeScene, type Position as Kept, wordsOf } from './scenes';

type Position = Kept<TalismanView>;

interface Fixtures {
  positions: Position[];
  ends: { how: string; seats: number; view: TalismanView; history: EventInfo[]; outcome: OutcomeInfo }[];
  things: string[];
}

const { positions, ends, things } = fixtures<Fixtures>('talisman');
const WORDS = wordsOf('talisman');
const sceneOf = (position: Position, lang: Lang = 'en', heard?: Heard): Scene<TalismanView> => makeScene(position, WORDS[lang], heard);
const named = positions.map((position, at) => [at, position.decision.kind, position] as const);
/** One position of each kind of question. */
const kinds = named.filter(([at, kind]) => named.findIndex(([, other]) => other === kind) === at);
const MISSING = /\btal-|\{ ?\$|(?:^|[.:] )about(?:$|[ .])|undefined|NaN/;

/** A roll that leads to two spaces and may be kept or not. */
function rolledFor(): { position: Position; ends: [string, string] } {
  const moving = positions.find(({ decision }) => decision.options.filter(({ verb }) => verb === 'move').length > 1)!;
  const ends = moving.decision.options.filter(({ verb }) => verb === 'move').map(({ details }) => String(details.space));
  const options = ['keep-roll', 'reroll'].map((verb) => ({ id: verb, verb, details: {}, rule: 'TALB-FATE-04' }));
  const decision = { ...moving.decision, kind: 'fate', about: { what: 'move' }, options };
  const outlook = { ends: Object.fromEntries(ends.map((space) => [space, { steps: 1 }])) };
  return { position: { ...moving, decision, foretold: { outlook, options: {} } } as Position, ends: [ends[0]!, ends[1]!] };
}

function positionWith(verb: string): Position {
  const found = positions.find(({ decision }) => decision.options.some((option) => option.verb === verb));
  if (found === undefined) throw new Error(`no position with ${verb}`);
  return found;
}

/** Everything that is said in there, to the eye or to the ear. */
function said(container: HTMLElement): string {
  const labels = [...container.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label') ?? '');
  return [container.textContent ?? '', ...labels].join(' | ');
}

vi.setConfig({ testTimeout: 60_000 });
beforeAll(ready, 60_000);
afterEach(cleanup);

describe('options on the board', () => {
  it('sees many kinds of options', () => {
    const verbs = new Set(positions.flatMap(({ decision }) => decision.options.map(({ verb }) => verb)));
    expect(verbs.size).toBeGreaterThanOrEqual(45);
  });

  it.each(named)('has an object for every option: %i %s', (_, __, position) => {
    const scene = sceneOf(position);
    const board = render(Board, { scene });
    const stake = render(Stake, { scene });
    expect(said(board.container)).not.toMatch(MISSING);
    expect(said(stake.container)).not.toMatch(MISSING);
    const reached = new Set<string>();
    for (const thing of document.querySelectorAll<HTMLElement>('button[data-option]')) {
      scene.choosing.hover([]);
      thing.dispatchEvent(new Event('pointerenter'));
      for (const id of scene.choosing.hovered) reached.add(id);
    }
    expect(position.decision.options.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
  });

  it('previews a move first and takes it the second time', async () => {
    const heard: Heard = { taken: [], why: [] };
    const position = positionWith('move');
    const scene = sceneOf(position, 'en', heard);
    render(Board, { scene });
    const move = position.decision.options.find((option) => option.verb === 'move')!;
    const tile = (): HTMLElement => document.querySelector<HTMLElement>(`[data-thing="${String(move.details.space)}"][data-option]`)!;
    await fireEvent.click(tile());
    expect(scene.choosing.picked).toBe(move.id);
    expect(heard.taken).toEqual([]);
    await fireEvent.click(tile());
    expect(heard.taken).toEqual([move.id]);
  });

  it('shows what only this seat knows of the decks', () => {
    const scene = sceneOf(positionWith('move'));
    scene.view = { ...scene.view, known: ['dragon', 'cave'], known_under: [] };
    render(Board, { scene });
    const top = document.querySelector('[aria-label="Next in the Adventure deck:"]');
    expect([...(top?.querySelectorAll('[data-thing]') ?? [])].map((card) => card.textContent?.trim())).toEqual(['Dragon', 'Cave']);
    expect(document.querySelector('[aria-label="Next in the Dungeon deck:"]')).toBeNull();
  });

  it('keeps a roll and goes where it leads, if that is touched', async () => {
    const heard: Heard = { taken: [], why: [] };
    const { position, ends } = rolledFor();
    const scene = sceneOf(position, 'en', heard);
    render(Board, { scene });
    const [one, two] = ends;
    const touch = (space: string): Promise<boolean> =>
      fireEvent.click(document.querySelector<HTMLElement>(`[data-thing="${space}"][data-option]`)!);
    await touch(one);
    await touch(two);
    expect([scene.choosing.picked, heard.taken]).toEqual(['keep-roll', []]);
    expect(optionLook(scene, scene.choosing.pickedOption!).act).toBe(WORDS.en.option('move', { space: two }));
    await touch(two);
    expect(heard.taken).toEqual(['keep-roll']);
    const options = [one, two].map((space) => ({ id: `move:${space}`, verb: 'move', details: { space }, rule: '' }));
    const asked = { seat: position.seat, options, view: position.view, hasty: false };
    expect(idle(asked)).toBe(`move:${two}`);
    expect(idle(asked)).toBeNull();
  });

  it('asks where to after another roll', () => {
    const { position, ends } = rolledFor();
    const [space] = ends;
    wishFor(sceneOf(position), space);
    const options = [space, 'elsewhere'].map((each) => ({ id: `move:${each}`, verb: 'move', details: { space: each }, rule: '' }));
    expect(idle({ seat: position.seat, options, view: { ...position.view, dice: [7] }, hasty: false })).toBeNull();
  });

  it('does not ask at every step whether one harms oneself or helps a rival', () => {
    const { position } = rolledFor();
    const [own, rival] = [position.seat, (position.seat + 1) % position.seats].map((seat) =>
      String(position.view.characters[seat]!.character),
    );
    const taken = (...ids: string[]): string | null => {
      const options = ids.map((id) => {
        const [verb, card, character] = id.split(':');
        const details: Record<string, string> = card === undefined ? {} : { card, character: character! };
        return { id, verb: verb!, details, rule: '' };
      });
      return idle({ seat: position.seat, options, view: position.view, hasty: false });
    };
    expect(taken(`cast-on:nullify:${own!}`, `cast-on:healing:${rival!}`, 'pass')).toBe('pass');
    expect(taken(`cast-on:nullify:${rival!}`, 'pass')).toBeNull();
    expect(taken(`cast-on:healing:${own!}`, 'pass')).toBeNull();
    expect(taken(`cast-on:healing:${rival!}`, 'roll')).toBeNull();
    expect(taken('roll')).toBe('roll');
  });

  it('does not ask whether one counters a Spell of ones own', () => {
    const { position } = rolledFor();
    const options = ['cast', 'pass'].map((verb) => ({ id: verb, verb, details: { card: 'counterspell' }, rule: '' }));
    const asked = (seat: number): string | null => {
      const cast = { seat, spell: 'hex', target: null, space: null, what: null, countered: false };
      return idle({ seat: position.seat, options, view: { ...position.view, casts: [cast] }, hasty: false });
    };
    expect([asked(position.seat), asked(position.seat + 1)]).toEqual(['pass', null]);
  });

  it('does not ask for fate that would better nothing', () => {
    const { position } = rolledFor();
    const fight = { moot: true } as NonNullable<TalismanView['fight']>;
    const taken = (moot: boolean, ...verbs: string[]): string | null => {
      const options = verbs.map((verb) => ({ id: verb, verb, details: {}, rule: '' }));
      return idle({ seat: position.seat, options, view: { ...position.view, fight: { ...fight, moot } }, hasty: false });
    };
    expect(taken(true, 'keep-roll', 'reroll')).toBe('keep-roll');
    expect(taken(false, 'keep-roll', 'reroll')).toBeNull();
    expect(taken(true, 'cast', 'pass')).toBeNull();
  });

  it('says of each of two dice where it leads', () => {
    const position = positions.find(({ decision }) => decision.kind === 'use-die' && decision.about.what === 'move')!;
    const landings = (position.foretold!.outlook as TalismanForecast).landings!;
    const scene = sceneOf(position);
    for (const option of scene.choosing.options) {
      const face = String((position.decision.about.dice as string[])[Number(option.details.die) - 1]);
      const { note } = optionLook(scene, option);
      for (const space of landings[face]!) expect(note).toContain(WORDS.en.title(space));
    }
  });

  it.each(LANGS)('says why nobody rolls: %s', (lang) => {
    const strides = positions.filter(({ decision }) => decision.kind === 'start' && decision.options.every(({ verb }) => verb !== 'roll'));
    const walking = strides.find(({ decision }) => decision.options.some(({ verb }) => verb === 'move'))!;
    const told = (toad: number, lasting: string[]): string => {
      const characters = walking.view.characters.map((each) => ({ ...each, toad }));
      const lasts = lasting.map((what) => ({ what, space: null, rounds: 2, seat: null }));
      const view = { ...walking.view, characters, lasting: lasts } as unknown as TalismanView;
      return asks(sceneOf({ ...walking, view } as Position, lang))!.help;
    };
    const all = [told(1, []), told(0, ['blizzard']), told(0, [])];
    expect(new Set(all).size).toBe(3);
    for (const help of all) expect(help).not.toMatch(MISSING);
    expect(asks(sceneOf(positionWith('roll'), lang))).toBeUndefined();
  });

  it('counts the points of a trophy that is handed in', () => {
    const scene = sceneOf(positionWith('trade-in'));
    const option = scene.choosing.options.find(({ verb }) => verb === 'trade-in')!;
    const value = mightOf(String(option.details.card))!.value!;
    expect(optionLook(scene, option).note).toBe(`${value} points`);
  });

  it.each(LANGS)('says what a thing costs that is for sale: %s', (lang) => {
    const scene = sceneOf(positionWith('buy'), lang);
    const sword = scene.choosing.options.find(({ details }) => details.card === 'sword')!;
    expect(optionLook(scene, sword).note).toMatch(lang === 'en' ? /^2 gold\. / : /^2 золотых\. /);
    expect(priceOf('sword', 'market-day')).toBe(1);
  });

  it('folds away the many places of a Spell until its card is touched', () => {
    const position = positionWith('move');
    const cast = ['hills-1', 'woods-1', 'city-1', 'ruins-1', 'crags-1'].map((space) => ({
      id: `cast-at:hex:${space}`,
      verb: 'cast-at',
      details: { card: 'hex', space },
      rule: '',
    }));
    const less = (count: number, touched: boolean): boolean | undefined => {
      const scene = sceneOf({ ...position, decision: { ...position.decision, kind: 'start', options: cast.slice(0, count) } });
      if (touched) scene.choosing.narrowed = cast.slice(0, count).map(({ id }) => id);
      return optionLook(scene, cast[0]!).less ?? false;
    };
    expect([less(5, false), less(5, true), less(3, false)]).toEqual([true, false, false]);
  });

  it('says what one fights with at the own seat, where nothing else does', () => {
    const position = positionWith('move');
    const scene = sceneOf(position);
    const narrow = (seat: number): number => seatLook(scene, seat).figures.filter((figure) => figure.narrow).length;
    expect([narrow(position.seat), narrow((position.seat + 1) % position.seats)]).toEqual([2, 0]);
  });

  it('folds away what is left behind, unless that makes room', () => {
    const position = positionWith('ditch');
    const option = position.decision.options.find(({ verb }) => verb === 'ditch')!;
    const less = (kind: string, ...verbs: string[]): boolean | undefined => {
      const options = [option, ...verbs.map((verb) => ({ id: verb, verb, details: {}, rule: '' }))];
      const scene = sceneOf({ ...position, decision: { ...position.decision, kind, options } });
      return optionLook(scene, option).less;
    };
    expect([less('start', 'roll'), less('take', 'take', 'done'), less('take', 'done')]).toEqual([true, true, false]);
  });

  it('numbers the spaces only for those who roll', () => {
    const position = positionWith('roll');
    const landings = { 2: ['fields-1'] };
    const asked = (verb: string): Scene<TalismanView> =>
      sceneOf({
        ...position,
        foretold: { outlook: { landings }, options: {} },
        decision: { ...position.decision, kind: 'start', about: {}, options: [{ id: verb, verb, details: {}, rule: '' }] },
      } as Position);
    expect(numbersOf(asked('roll')).get('fields-1')).toEqual([2]);
    expect(numbersOf(asked('peek')).size).toBe(0);
  });

  it('says what one visits, and the text of a Spell once', () => {
    const visit = positionWith('way');
    const way = visit.decision.options.find(({ verb }) => verb === 'way')!;
    expect(optionLook(sceneOf(visit), way).note).not.toBe('');
    const casting = positions.find(({ decision }) => decision.options.filter(({ verb }) => verb === 'cast-on').length > 1)!;
    const scene = sceneOf(casting);
    const spells = casting.decision.options.filter(({ verb }) => verb === 'cast-on');
    const notes = spells.map((option) => optionLook(scene, option).note).filter((note) => note !== '');
    expect(notes).toHaveLength(new Set(spells.map(({ details }) => details.card)).size);
  });

  it('lights where a roll leads, with the steps and the way round', () => {
    const position = positions.find(({ decision }) => decision.kind === 'move' && decision.options.length > 1)!;
    const landings = landingsOf(sceneOf(position));
    for (const { verb, details } of position.decision.options.filter((option) => option.verb === 'move')) {
      expect(landings.get(String(details.space))?.steps, verb).toBe(position.view.dice[0]);
    }
  });

  it('calls no score the higher one while fate may still change the other', () => {
    const fighting = positions.find(({ view }) => view.fight !== null)!;
    const fight = { ...fighting.view.fight!, verdict: null, dice: [6], die: 0, score: 0, rival_die: 1, rival_score: 3 };
    const winners = (score: number): number =>
      render(Board, { scene: sceneOf({ ...fighting, view: { ...fighting.view, fight: { ...fight, score } } }) }).container.querySelectorAll(
        'strong.won',
      ).length;
    expect(winners(0)).toBe(0);
    expect(winners(9)).toBe(1);
  });

  it('promises nobody healing where it costs a life', () => {
    const position = positionWith('move');
    const as = (alignment: string): Scene<TalismanView> => {
      const characters = position.view.characters.map((each) => ({ ...each, alignment }));
      return sceneOf({ ...position, view: { ...position.view, characters } });
    };
    expect(hereIn(as('evil'), 'chapel-1')).toBe(hereIn(as('evil'), 'desert-1'));
    expect(hereIn(as('good'), 'graveyard-1')).toBe(hereIn(as('good'), 'desert-1'));
    expect(hereIn(as('good'), 'chapel-1')).not.toBe(hereIn(as('evil'), 'chapel-1'));
  });

  it('lights where a Spell can go only while one chooses where', () => {
    const position = positionWith('move');
    const way = position.decision.options.find(({ verb }) => verb === 'move')!;
    const cast = { id: 'cast-at:hex:oasis', verb: 'cast-at', details: { card: 'hex', space: 'oasis' }, rule: '' };
    const scene = sceneOf({ ...position, decision: { ...position.decision, options: [way, cast] } });
    const lit = (): string[] => [...spacesIn(scene, homesIn(scene)).keys()];
    expect(lit()).toEqual([way.details.space]);
    scene.choosing.hover([cast.id]);
    expect(lit()).toEqual([way.details.space, 'oasis']);
    expect([...landingsOf(scene).keys()]).toEqual([way.details.space]);
  });

  it('does not light what one has because a rival has its like', () => {
    expect(homesOf({ id: 'take-object:sword', verb: 'take-object', details: { card: 'sword' }, rule: '' })).toEqual(['shelf:sword']);
    expect(homesOf({ id: 'ditch:sword', verb: 'ditch', details: { card: 'sword' }, rule: '' })).toEqual(['own:sword']);
  });
});

describe.each(LANGS)('in %s', (lang) => {
  it.each(kinds)('says everything: %i %s', (_, __, position) => {
    const scene = sceneOf(position, lang);
    const { container } = render(Board, { scene });
    expect(said(container)).not.toMatch(MISSING);
    for (const option of position.decision.options) {
      const { title, note, act } = optionLook(scene, option);
      expect([title, note, act].join(' ')).not.toMatch(MISSING);
    }
    for (let seat = 0; seat < position.seats; seat += 1) {
      expect(seatLook(scene, seat).line).not.toMatch(MISSING);
      expect(seatLook(scene, seat).thing).toBe(scene.view.characters[seat]!.character ?? undefined);
      expect(said(render(SeatExtra, { scene, of: seat }).container)).not.toMatch(MISSING);
    }
    expect(said(render(Sheet, { scene }).container)).not.toMatch(MISSING);
    expect(phases(scene).filter(({ state }) => state === 'now')).toHaveLength(1);
    expect(awaited({ ...scene, decision: null })).not.toMatch(MISSING);
  });

  it('can read up everything', () => {
    const scene = sceneOf(positionWith('move'), lang);
    for (const thing of things) {
      const look = thingLook(scene, thing);
      expect(look?.icon, thing).toBeTruthy();
      expect([look?.line, ...(look?.notes ?? [])].join(' '), thing).not.toMatch(MISSING);
    }
  });

  it('says what all abilities do', () => {
    for (const character of things.filter((thing) => characterOf(thing) !== null))
      for (const ability of characterOf(character)!.abilities) expect(WORDS[lang].has(`${character}-${ability}.about`), ability).toBe(true);
  });

  it('says when each Spell can be cast', () => {
    for (const spell of things.filter((thing) => cardOf(thing)?.type === 'spell'))
      expect(WORDS[lang].has(`tal-when-${spell}`), spell).toBe(true);
  });

  it('says the strength of Enemies as it is', () => {
    const might = { en: { strength: 'Strength', craft: 'Craft' }, ru: { strength: 'Сила', craft: 'Крафт' } }[lang];
    for (const enemy of things.filter((thing) => mightOf(thing)?.value)) {
      const { stat, value } = mightOf(enemy)!;
      expect(WORDS[lang].say(`${enemy}.about`), enemy).toContain(`${might[stat]} ${String(value)}.`);
    }
  });

  it.each(ends.map((end) => [end.how, end] as const))('ends: %s', (_, { seats, view, history, outcome }) => {
    const position: Position = { ...positions[0]!, seat: 0, seats, view, history };
    const { container } = render(Ending, { scene: { ...sceneOf(position, lang), decision: null, outcome } });
    expect(said(container)).not.toMatch(MISSING);
    for (const { seat } of view.characters.filter(({ character }) => character === null)) {
      const killed = history.findLast(({ kind, data }) => kind === 'killed' && data.seat === seat);
      if (killed !== undefined) expect(said(container)).toContain(WORDS[lang].title(String(killed.data.character)));
    }
  });
});

describe('what lasts', () => {
  it('lies where it holds', () => {
    const { view } = positionWith('move');
    const hex = { what: 'hex', space: 'oasis', seat: 0, rounds: 3 };
    const blizzard = { what: 'blizzard', space: null, seat: 0, rounds: 2 };
    const there = lyingOn({ ...view, spaces: [{ space: 'oasis', cards: ['raft'], gold: 1 }], lasting: [hex, blizzard] });
    expect(there).toEqual([{ space: 'oasis', cards: ['hex', 'raft'], gold: 1 }]);
  });
});

describe('the map', () => {
  const { spots, wide, high } = boardOf('both');
  const at = (id: string): Spot => spots.find((spot) => spot.id === id)!;
  const apart = (one: string, other: string): number => {
    const [a, b] = [middleOf(at(one)), middleOf(at(other))];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };

  it('has every space once, within its edges, none over another', () => {
    expect(spots.map(({ id }) => id).sort()).toEqual(SPACES.map(({ id }) => id).sort());
    for (const spot of spots) {
      expect(spot.x >= 0 && spot.y >= 0 && spot.x + spot.wide <= wide && spot.y + spot.high <= high, spot.id).toBe(true);
      const over = spots.filter(
        (other) =>
          other.id !== spot.id &&
          other.x < spot.x + spot.wide - 1 &&
          spot.x < other.x + other.wide - 1 &&
          other.y < spot.y + spot.high - 1 &&
          spot.y < other.y + other.high - 1,
      );
      expect(over, spot.id).toEqual([]);
    }
  });

  it('lays neighbours beside each other', () => {
    expect(apart('city-1', 'fields-1')).toBeLessThan(150);
    expect(apart('fields-6', 'city-1')).toBeLessThan(150);
    expect(apart('sentinel-1', 'hills-3')).toBeLessThan(160);
    expect(apart('valley-of-fire', 'crown-of-command')).toBeLessThan(180);
    expect(apart('portal-of-power-1', 'plain-of-peril')).toBeLessThan(190);
  });

  it('points along the way through the Dungeon', () => {
    const arrows = arrowsOf(boardOf('dungeon'));
    expect(arrows).toHaveLength(16);
    expect(arrows.map(({ turn }) => turn).slice(0, 6)).toEqual([0, 0, 90, 180, 180, 90]);
  });

  it('shows the rings and the Dungeon apart where there is no room for both', () => {
    expect(boardOf('rings').spots).toHaveLength(49);
    expect(boardOf('dungeon').spots).toHaveLength(17);
  });
});

describe('what happened', () => {
  const events = positions.flatMap(({ history }) => history);

  it('has a drawing and a time', () => {
    for (const event of events) expect(eventLook(event).icon, event.kind).toBeTruthy();
    expect(beat(events)).toBe(900);
    expect(reading(events)).toBeGreaterThan(0);
  });

  it('leads from a roll to the rule it is made by', () => {
    const roll = (what: string): string | undefined => eventLook({ kind: 'rolled', data: { what, dice: ['1'] } }).rule;
    expect([roll('move'), roll('attack'), roll('forest')]).toEqual(['TALB-MOV-01', 'TALB-BAT-04', ORDERED_ROLL]);
    const book = readFileSync('../src/undercroft/games/talisman/rulebook/en.toml', 'utf8');
    for (const rule of [...Object.values(ROLL_RULES), ORDERED_ROLL]) {
      const [prefix, number] = [rule.slice(0, -3), rule.slice(-2)];
      const section = book.split('[[sections]]').find((each) => each.includes(`prefix = "${prefix}"`));
      expect(section, rule).toMatch(new RegExp(`^${number} = `, 'm'));
    }
  });

  it('tells again what befell oneself, and who is near the end', () => {
    const moved = (space: string): EventInfo => ({ kind: 'moved', data: { space } });
    const lost = { kind: 'counters-lost', data: { what: 'gold' } };
    expect([recaps(moved('valley-of-fire'), false), recaps(moved('treasure-chamber'), false)]).toEqual([true, true]);
    expect([recaps(moved('fields-1'), false), recaps(moved('valley-of-fire'), true)]).toEqual([false, false]);
    expect([recaps(lost, true), recaps(lost, false)]).toEqual([true, false]);
  });

  it('tells again how characters fared with each other, the Events that were met, and nothing twice', () => {
    const verdict = { kind: 'verdict', data: { character: 'elf', verdict: 'won' } };
    const after = (...kinds: string[]): boolean => recaps(verdict, false, () => kinds.map((kind) => ({ kind, data: {} })));
    expect([after('attacks', 'rolled'), after('attacks', 'attacked', 'rolled'), after()]).toEqual([true, false, false]);
    const meets = (card: string): boolean => recaps({ kind: 'meets', data: { card } }, false);
    expect([meets('siren'), meets('witch')]).toEqual([true, false]);
    const gained = { kind: 'gained', data: { seat: 1, card: 'axe' } };
    const taken = (card: string): boolean => recaps(gained, false, () => [{ kind: 'took', data: { seat: 1, card, target: 'elf' } }]);
    expect([taken('axe'), taken('sword')]).toEqual([false, true]);
  });
});

it('has drawings of everything, and knows what it has none of', () => {
  expect(things.filter((thing) => !hasDrawing(thing))).toEqual([]);
  expect(hasDrawing('no-such-thing')).toBe(false);
});

it('turns odds round for whoever is attacked', () => {
  expect(sharesOf([20, 6, 10])).toEqual({ win: 20 / 36, tie: 6 / 36, lose: 10 / 36 });
  expect(sharesOf([20, 6, 10], true)).toEqual({ win: 10 / 36, tie: 6 / 36, lose: 20 / 36 });
});

it('has the same words in both languages, but for names that are broken on the map', () => {
  const [en, ru] = LANGS.map((lang) => idsOf('talisman', lang).filter((id) => !id.startsWith('tal-map-')));
  expect(en).toEqual(ru);
});
