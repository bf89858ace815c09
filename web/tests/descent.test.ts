import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { acts } from '../src/boards/descent/acts';
import { hasDrawing, ready } from '../src/boards/descent/art';
import Board from '../src/boards/descent/Board.svelte';
import { faceOf } from '../src/boards/descent/dice';
import Ending from '../src/boards/descent/Ending.svelte';
import { FACTS, mapOf } from '../src/boards/descent/facts';
import { asks, awaited, idle, isEnough, optionLook, phases, seatLook } from '../src/boards/descent/looks';
import { CELL, planOf } from '../src/boards/descent/map';
import { Planning } from '../src/boards/descent/planning.svelte';
import { chancesOf, reachables, shares } from '../src/boards/descent/reach';
import SeatExtra from '../src/boards/descent/SeatExtra.svelte';
import Sheet from '../src/boards/descent/Sheet.svelte';
import Stake from '../src/boards/descent/Stake.svelte';
import { drawnWith, lineWith, LONGEST, MOST_MARKS, Sketching } from '../src/boards/descent/sketching.svelte';
import { beat, eventLook, reading, retold } from '../src/boards/descent/story';
import { thingLook } from '../src/boards/descent/things';
import { type DescentForecast, type DescentView, watchedHero } from '../src/boards/descent/view';
import type { Mark, Scene } from '../src/lib/board';
import type { EventInfo, OutcomeInfo } from '../src/lib/types';
import type { Lang } from '../src/lib/words';
import { fixtures, type Heard, idsOf, LANGS, makeScene, type Position as Kept, wordsOf } from './scenes';

type Position = Kept<DescentView>;

interface Fixtures {
  positions: Position[];
  ends: { winner: number; seats: number; view: DescentView; history: EventInfo[]; outcome: OutcomeInfo }[];
  things: string[];
}

const { positions, ends, things } = fixtures<Fixtures>('descent');
const WORDS = wordsOf('descent');
const sceneOf = (position: Position, lang: Lang = 'en', heard?: Heard): Scene<DescentView> => makeScene(position, WORDS[lang], heard);
const named = positions.map((position, at) => [at, position.decision.kind, position] as const);
const kinds = named.filter(([at, kind]) => named.findIndex(([, other]) => other === kind) === at);
const MISSING = /\bdesc-|\{ ?\$|(?:^|[.:] )about(?:$|[ .])|undefined|NaN/;

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
  it('keeps the dice in sight whatever is pointed at: the list must not move under the pointer', async () => {
    const position = positionWith('attack');
    const attack = position.decision.options.find(({ verb }) => verb === 'attack')!;
    /* Rage strikes with whatever weapon is at hand: it names none. */
    const rage = { id: 'use-on:rage:it', verb: 'use-on', details: { card: 'rage', figure: attack.details.figure! }, rule: '' };
    const options = [...position.decision.options, rage];
    const foretold = {
      ...position.foretold!,
      options: { ...position.foretold!.options, [rage.id]: position.foretold!.options[attack.id]! },
    };
    const scene = sceneOf({ ...position, decision: { ...position.decision, options }, foretold });
    const { container } = render(Stake, { scene });
    for (const { id } of options) {
      scene.choosing.hover([id]);
      await tick();
      expect([id, container.querySelectorAll('.pools .die, .pools svg').length > 0]).toEqual([id, true]);
    }
  });

  it('says what a card of the shop costs, and is done by itself where nothing can be bought', () => {
    const position = positions.find(({ decision }) => decision.options.some(({ verb }) => verb === 'place'))!;
    const buy = { id: 'buy:chainmail:grisban', verb: 'buy', details: { item: 'chainmail', hero: 'grisban' }, rule: '' };
    const done = { id: 'done', verb: 'done', details: {}, rule: '' };
    const foretold = {
      outlook: null,
      options: { [buy.id]: { cost: { gold: 150 }, says: [{ id: 'forecast-costs-gold', details: { gold: 150 } }] } },
    };
    const scene = sceneOf({
      ...position,
      decision: { ...position.decision, kind: 'shop', options: [buy, done] },
      foretold,
    } as unknown as Position);
    const { container } = render(Board, { scene });
    expect(container.querySelector('.choose em')?.textContent).toBe('150 gold');
    expect(optionLook(scene, buy).note).toBe('150 gold');
    const asked = { seat: 1, view: position.view, hasty: false };
    expect([idle({ ...asked, options: [buy, done] }), idle({ ...asked, options: [done] })]).toEqual([null, 'done']);
  });

  it('says which points of a move a free attack costs', () => {
    const position = positionWith('attack');
    const attack = position.decision.options.find(({ verb }) => verb === 'attack')!;
    const options = { [attack.id]: { ...position.foretold!.options[attack.id]!, lost: 2 } };
    const scene = sceneOf({ ...position, foretold: { ...position.foretold!, options } } as unknown as Position);
    expect(optionLook(scene, attack).note).toContain('2 movement points that are left are lost');
  });

  it('ends an activation by itself where nothing else is left, but no turn of a hero', () => {
    const last = (verb: string): string | null => {
      const position = positionWith(verb);
      const option = position.decision.options.find((each) => each.verb === verb)!;
      return idle({ seat: position.seat, view: position.view, hasty: true, options: [option] });
    };
    expect([last('end-activation'), last('end-turn')]).toEqual(['end-activation', null]);
  });

  it.each(LANGS)('says apart what lies along and across, who comes in, and how one comes back, %s', (lang) => {
    for (const position of positions) {
      const scene = sceneOf(position, lang);
      for (const verb of ['place', 'stride', 'climb', 'come-back']) {
        const told = position.decision.options.filter((option) => option.verb === verb).map((option) => optionLook(scene, option).title);
        expect(new Set(told).size).toBe(told.length);
      }
    }
  });

  it('does not dim the figure that acts', () => {
    const position = positions.find(({ view }) => view.figures.some(({ id, acted, side }) => id === view.active && acted && side === 1))!;
    const { container } = render(Board, { scene: sceneOf(position) });
    expect(container.querySelector('.figure.active')?.className).not.toMatch(/\bacted\b/);
  });

  it('puts bare hands behind a weapon, and does not call a surge needed where the attack is enough', () => {
    const position = positionWith('attack');
    const armed = position.decision.options.find(({ verb, details }) => verb === 'attack' && details.weapon !== 'unarmed')!;
    const bare = { ...armed, id: 'attack:unarmed:it', details: { ...armed.details, weapon: 'unarmed' } };
    const scene = sceneOf({ ...position, decision: { ...position.decision, options: [armed, bare] } });
    expect([optionLook(scene, armed).less, optionLook(scene, bare).less]).toEqual([false, true]);
    const alone = sceneOf({ ...position, decision: { ...position.decision, options: [bare] } });
    expect(optionLook(alone, bare).less).toBe(false);

    const struck = positions.find(({ view }) => view.attack !== null && (view.attack?.defences.length ?? 0) > 0)!;
    const { attack, figures } = struck.view;
    const first = attack!.defences[0]!;
    const left = figures.find(({ id }) => id === first.figure)!;
    const dealt = (suffers: number): DescentView => ({ ...struck.view, attack: { ...attack!, defences: [{ ...first, suffers }] } });
    expect([0, left.health - left.damage - 1, left.health - left.damage].map((suffers) => isEnough(dealt(suffers)))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it.each(named)('has an object for every option: %i %s', (_, __, position) => {
    const scene = sceneOf(position);
    const board = render(Board, { scene });
    expect(said(board.container)).not.toMatch(MISSING);
    expect(said(render(Stake, { scene }).container)).not.toMatch(MISSING);
    const reached = new Set<string>();
    for (const thing of document.querySelectorAll<HTMLElement>('button[data-option]')) {
      scene.choosing.hover([]);
      thing.dispatchEvent(new Event('pointerenter'));
      for (const id of scene.choosing.hovered) reached.add(id);
    }
    // A space is for walking: what is carried is put down from the list.
    const rest = position.decision.options.filter(({ id, verb }) => !reached.has(id) && verb !== 'drop');
    expect(rest.map(({ id }) => id)).toEqual([]);
  });

  it('previews a walk first and takes it the second time', async () => {
    const heard: Heard = { taken: [], why: [] };
    const position = positionWith('walk');
    const scene = sceneOf(position, 'en', heard);
    render(Board, { scene });
    const walk = position.decision.options.find((option) => option.verb === 'walk')!;
    const space = (): HTMLElement => document.querySelector<HTMLElement>(`[data-option="${walk.id}"]`)!;
    await fireEvent.click(space());
    expect(scene.choosing.picked).toBe(walk.id);
    expect(heard.taken).toEqual([]);
    await fireEvent.click(space());
    expect(heard.taken).toEqual([walk.id]);
  });

  it('tells what a walk costs, and where one gets with another move or for fatigue', () => {
    const scene = sceneOf(positionWith('walk'));
    const found = reachables(scene);
    for (const option of scene.choosing.options.filter(({ verb }) => verb === 'walk')) {
      const space = found.find((each) => each.space === option.details.space)!;
      expect(space.how).toBe('now');
      expect(space.cost).toBe(scene.foretold?.options[option.id]?.cost?.points);
    }
    const farther = reachables(sceneOf(positionWith('move')));
    expect(farther.some(({ how }) => how === 'move')).toBe(true);
  });

  it('shows the odds of attacks on their targets', () => {
    const position = positionWith('attack');
    const chances = chancesOf(sceneOf(position));
    const targets = position.decision.options.filter(({ verb }) => verb === 'attack').map(({ details }) => String(details.figure));
    expect(targets.every((target) => chances.has(target))).toBe(true);
    const foretold = Object.values(position.foretold?.options ?? {}).find(
      (each) => (each as DescentForecast).kill != null,
    ) as DescentForecast;
    const { killed, wounded, unhurt } = shares(foretold);
    expect(killed + wounded + unhurt).toBeCloseTo(1);
  });
});

describe('a plan', () => {
  it('goes on with the next stop when it came to the first, and is over when something came between', () => {
    const position = positionWith('walk');
    const scene = sceneOf(position);
    const figure = position.view.figures.find(({ id }) => id === position.view.active)!;
    const walk = position.decision.options.find((option) => option.verb === 'walk')!;
    const planning = new Planning();
    planning.touch(figure.spaces[0]!, false, 1);
    planning.touch(Number(walk.details.space), true, 1);
    const stepped = { kind: 'stepped', data: { figure: figure.id, space: figure.spaces[0]! } } as unknown as EventInfo;
    expect(planning.next({ ...scene, moment: { ...scene.moment, step: 2, events: [stepped] } })).toBe(walk.id);
    planning.touch(9999, false, 2);
    planning.touch(Number(walk.details.space), true, 2);
    expect(planning.next({ ...scene, moment: { ...scene.moment, step: 3, events: [stepped] } })).toBeNull();
    expect(planning.stops).toEqual([]);
  });

  it('pays with a move action and fatigue before it walks, and for nothing else', () => {
    const position = positionWith('walk');
    const scene = sceneOf(position);
    const walk = position.decision.options.find((option) => option.verb === 'walk')!;
    const said = (step: number, kind: string): Scene<DescentView> => {
      const who = kind === 'paid' ? 'hero' : 'figure';
      const event = { kind, data: { [who]: position.view.active } } as unknown as EventInfo;
      return { ...scene, moment: { ...scene.moment, step, events: [event] } };
    };
    scene.choosing.offer([...position.decision.options, { ...walk, id: 'tire', verb: 'tire', details: {} }]);
    const planning = new Planning();
    planning.touch(Number(walk.details.space), false, 1, ['move', 'tire']);
    expect(planning.next(said(2, 'moves'))).toBe('tire');
    expect(planning.next(said(3, 'paid'))).toBe(walk.id);
    planning.touch(Number(walk.details.space), false, 3);
    expect(planning.next(said(4, 'moves'))).toBeNull();
    expect(planning.stops).toEqual([]);
    planning.touch(Number(walk.details.space), false, 4, ['move']);
    expect(planning.next(said(5, 'tested'))).toBeNull();
    expect(planning.stops).toEqual([]);
  });

  it('shows the way before it is paid for, and where a large figure would lie', async () => {
    const position = positionWith('move');
    const goal = reachables(sceneOf(position)).find(({ how }) => how === 'move')!;
    const walk = { covers: [goal.space], says: [] };
    const [first] = position.decision.options;
    const foretold = {
      outlook: { ...position.foretold!.outlook!, ways: { [goal.space]: [goal.space] } },
      options: { ...position.foretold!.options, [first!.id]: walk },
    };
    const scene = sceneOf({ ...position, foretold } as unknown as Position);
    const { container } = render(Board, { scene });
    const { column, row } = planOf(mapOf(position.view.quest, position.view.encounter)).place(goal.space);
    const spaces = [...container.querySelectorAll<HTMLElement>('.space.move')];
    const space = spaces.find((each) => each.textContent?.includes(`Column ${column}, row ${row},`))!;
    expect(container.querySelector('.trail')).toBeNull();
    await fireEvent.click(space);
    await tick();
    expect(container.querySelector('.trail')).not.toBeNull();
    expect(space.className).toContain('stop');
    scene.choosing.hover([first!.id]);
    await tick();
    expect(container.querySelector('.covered')).not.toBeNull();
  });

  it('never puts down what somebody carries where one wants to go', () => {
    const position = positionWith('move');
    const goal = reachables(sceneOf(position)).find(({ how }) => how === 'move')!;
    const drop = (space: number) => ({ id: `drop:${space}`, verb: 'drop', details: { space }, rule: '' });
    const options = [...position.decision.options, drop(goal.space), drop(9999)];
    const scene = sceneOf({ ...position, decision: { ...position.decision, options } });
    const found = new Map(reachables(scene).map((each) => [each.space, each]));
    expect(found.get(goal.space)).toEqual(goal);
    expect(found.get(9999)?.ids).toEqual(['drop:9999']);
    expect(optionLook(scene, drop(goal.space)).title).toContain('Put it down');
  });

  it('walks to what lies on the floor by a touch on it', () => {
    const position = positionWith('move');
    const goal = reachables(sceneOf(position)).find(({ how }) => how === 'move')!;
    const down = position.view.heroes.find(({ id }) => id !== position.view.active)!;
    const heroes = position.view.heroes.map((hero) => (hero === down ? { ...hero, fallen: goal.space } : hero));
    const view = { ...position.view, search_tokens: [goal.space] };
    const other = render(Board, { scene: sceneOf({ ...position, view: { ...position.view, heroes } }) });
    expect(other.container.querySelector('.fallen')?.className).toContain('idle');
    expect(other.container.querySelector(`.space[data-thing="${down.id}"]`)).not.toBeNull();
    other.unmount();
    const { container } = render(Board, { scene: sceneOf({ ...position, view }) });
    expect(container.querySelector('.token.search')?.className).toContain('through');
    expect(container.querySelector('.space[data-thing="search-token"]')).not.toBeNull();
  });

  it('takes one more stop without walking', async () => {
    const heard: Heard = { taken: [], why: [] };
    const { container } = render(Board, { scene: sceneOf(positionWith('walk'), 'en', heard) });
    const spaces = (): HTMLElement[] => [...container.querySelectorAll<HTMLElement>('.space.now:has(b)')];
    await fireEvent.click(spaces()[0]!);
    await tick();
    await fireEvent.click(spaces()[1]!, { shiftKey: true });
    await tick();
    expect(heard.taken).toEqual([]);
    expect(container.querySelectorAll('.space.stop')).toHaveLength(2);
  });

  it('walks nowhere by a first touch, whatever has just happened', () => {
    const position = positionWith('walk');
    const scene = sceneOf(position);
    const walk = position.decision.options.find((option) => option.verb === 'walk')!;
    const moves = { kind: 'moves', data: { figure: position.view.active } } as unknown as EventInfo;
    const planning = new Planning();
    planning.touch(Number(walk.details.space), false, 7);
    expect(planning.next({ ...scene, moment: { ...scene.moment, step: 7, events: [moves] } })).toBeNull();
    expect(planning.stops).toEqual([Number(walk.details.space)]);
  });
});

describe('the goals', () => {
  it('are told in full until one touches anything else', async () => {
    const { container } = render(Board, { scene: sceneOf(positionWith('move')) });
    const goal = container.querySelector<HTMLElement>('.goals button')!;
    const isTold = (): boolean => container.querySelector('.goals p') !== null;
    const shown: boolean[] = [];
    for (const leave of [
      () => fireEvent.pointerDown(container.querySelector('.plane')!),
      () => fireEvent.keyDown(document.body, { key: 'Escape' }),
      () => fireEvent.click(goal),
    ]) {
      await fireEvent.click(goal);
      shown.push(isTold());
      await leave();
      shown.push(isTold());
    }
    expect(shown).toEqual([true, false, true, false, true, false]);
  });
});

describe('the log', () => {
  it('says once how much fatigue somebody pays in a row', () => {
    const paid = (hero: string, fatigue: number): EventInfo => ({ kind: 'paid', data: { hero, fatigue } }) as unknown as EventInfo;
    const told = retold([paid('jain', 1), paid('jain', 2), paid('grisban', 1), paid('jain', 1)]);
    expect(told.map(({ data }) => [data.hero, data.fatigue])).toEqual([
      ['jain', 3],
      ['grisban', 1],
      ['jain', 1],
    ]);
  });
});

describe('a question', () => {
  it('is answered with the sheet of the hero it is about', () => {
    const position = positions.find(({ decision }) => decision.about.moment === 'suffering')!;
    expect(watchedHero(sceneOf(position))?.id).toBe(position.decision.about.figure);
  });

  it.each(LANGS)('says what a card lets one choose, %s', (lang) => {
    const position = positions.find(({ decision }) => decision.kind === 'choose' && decision.options[0]?.verb === 'use-at')!;
    const card = WORDS[lang].title(String(position.decision.about.card));
    expect(asks(sceneOf(position, lang))?.title).toMatch(new RegExp(`^${card}: .*\\?$`));
  });
});

describe('the map', () => {
  it('has every space of every quest on the plane, none twice', () => {
    for (const [quest, encounters] of Object.entries(FACTS.quests)) {
      encounters.forEach((_, number) => {
        const plan = planOf(mapOf(quest, number));
        const corners = plan.map.cells.map((_, space) => plan.corner(space));
        expect(new Set(corners.map(({ x, y }) => `${x} ${y}`)).size).toBe(plan.map.cells.length);
        expect(corners.every(({ x, y }) => x >= 0 && y >= 0 && x + CELL <= plan.wide && y + CELL <= plan.high)).toBe(true);
        expect(plan.map.terrain).toHaveLength(plan.map.cells.length);
      });
    }
  });

  it('has a drawing for everything', () => {
    expect(things.filter((thing) => !hasDrawing(thing) && thing !== 'nothing')).toEqual([]);
  });
});

describe('dice', () => {
  it('reads faces as they are told', () => {
    expect(faceOf('blue-r2d2s1')).toMatchObject({ colour: 'blue', range: 2, damage: 2, surge: 1, miss: false });
    expect(faceOf('blue-x').miss).toBe(true);
    expect(faceOf('grey-3')).toMatchObject({ shields: 3, damage: 0 });
  });

  it('puts an attack on the stage with its dice, also when surges were asked for in between', () => {
    const event = (kind: string, data: Record<string, unknown>): EventInfo => ({ kind, data }) as unknown as EventInfo;
    const before = [
      event('attacks', { figure: 'jain', target: 'zombie-1', weapon: 'yew-shortbow', space: 3 }),
      event('rolled', { figure: 'jain', dice: ['blue'], faces: ['blue-r2d2s1'] }),
      event('defended', { figure: 'zombie-1', dice: ['brown'], faces: ['brown-1'] }),
    ];
    const told = { view: positions[0]!.view, seat: 1, before };
    expect(acts(before, { ...told, before: [] })).toEqual([]);
    const [act] = acts([event('surged', { figure: 'jain', gain: 'damage-1' }), event('suffered', { figure: 'zombie-1', damage: 2 })], told);
    expect(act?.verdict.kind).toBe('suffered');
    expect(act?.own?.rows.map(({ faces }) => faces)).toEqual([['blue-r2d2s1'], ['brown-1']]);
  });
});

describe.each(LANGS)('in %s', (lang) => {
  it.each(kinds)('says everything: %i %s', (_, __, position) => {
    const scene = sceneOf(position, lang);
    expect(said(render(Board, { scene }).container)).not.toMatch(MISSING);
    for (const option of position.decision.options) {
      const { title, note, act } = optionLook(scene, option);
      expect([title, note, act].join(' ')).not.toMatch(MISSING);
    }
    for (let seat = 0; seat < position.seats; seat += 1) {
      expect(seatLook(scene, seat).line).not.toMatch(MISSING);
      expect(said(render(SeatExtra, { scene, of: seat }).container)).not.toMatch(MISSING);
    }
    expect(said(render(Sheet, { scene }).container)).not.toMatch(MISSING);
    expect(phases(scene).filter(({ state }) => state === 'now')).toHaveLength(1);
    expect(awaited({ ...scene, decision: null })).not.toMatch(MISSING);
  });

  it('reads every figure and card', () => {
    const scene = sceneOf(positionWith('attack'), lang);
    for (const thing of things) {
      const look = thingLook(scene, thing);
      expect([look?.line, ...(look?.notes ?? [])].join(' ')).not.toMatch(MISSING);
    }
  });

  it('tells how it ended', () => {
    for (const end of ends) {
      const scene = { ...sceneOf(positions[0]!, lang), view: end.view, outcome: end.outcome, history: end.history, decision: null };
      expect(said(render(Ending, { scene }).container)).not.toMatch(MISSING);
    }
  });
});

it('has the same words in both languages', () => {
  expect(idsOf('descent', 'ru')).toEqual(idsOf('descent', 'en'));
});

it('knows a look and a length for all that happens', () => {
  for (const { history } of positions) {
    for (const event of history) expect(eventLook(event).icon).toBeTruthy();
    expect(beat(history)).toBeLessThanOrEqual(900);
    expect(reading(history)).toBeGreaterThanOrEqual(0);
  }
});

describe("a plan drawn for one's own side", () => {
  it('rings a space, joins spaces, and wipes off what is touched again', () => {
    expect(drawnWith([], [4])).toEqual([[4]]);
    expect(drawnWith([[4]], [1, 2, 3])).toEqual([[4], [1, 2, 3]]);
    expect(drawnWith([[4], [1, 2, 3]], [2])).toEqual([[4]]);
    expect(drawnWith([[4]], [4])).toEqual([]);
    expect(drawnWith([[4]], [])).toEqual([[4]]);
  });

  it('keeps to what the server takes', () => {
    const full = Array.from({ length: MOST_MARKS }, (_, at): Mark => [at]);
    expect(drawnWith(full, [99])).toEqual([...full.slice(1), [99]]);
    const long = Array.from({ length: LONGEST }, (_, at) => at);
    expect(lineWith(long, 99)).toEqual(long);
  });

  it('takes a line back over its last space', () => {
    expect(lineWith([1, 2], 3)).toEqual([1, 2, 3]);
    expect(lineWith([1, 2, 3], 3)).toEqual([1, 2, 3]);
    expect(lineWith([1, 2, 3], 2)).toEqual([1, 2]);
  });

  it.each(LANGS)('is drawn with the keyboard and said in words: %s', async (lang) => {
    const drawn: (readonly Mark[])[] = [];
    const scene = { ...sceneOf(positionWith('walk'), lang), sketches: {}, sketch: (marks: readonly Mark[]) => drawn.push(marks) };
    const board = render(Board, { scene });
    const tool = board.getByRole('button', { name: scene.words.say('desc-sketch') });
    await fireEvent.click(tool);
    const ground = board.getByRole('application');
    await fireEvent.focus(ground);
    await fireEvent.keyDown(ground, { key: 'Enter' });
    expect(drawn).toHaveLength(1);
    const [[first]] = drawn[0] as [Mark];
    await fireEvent.keyDown(ground, { key: ' ' });
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) {
      await fireEvent.keyDown(ground, { key });
      await fireEvent.keyDown(ground, { key: ' ' });
    }
    await fireEvent.keyDown(ground, { key: 'Enter' });
    await board.rerender({ scene: { ...scene, sketches: { [scene.seat!]: [[first!], [first!, first! + 1]], 3: [[9999]] } } });
    expect(said(board.container)).not.toMatch(MISSING);
    expect(board.getByRole('list', { name: scene.words.say('desc-sketches') }).children).toHaveLength(2);
    await fireEvent.click(board.getByRole('button', { name: scene.words.say('desc-sketch-wipe') }));
    expect(drawn.at(-1)).toEqual([]);
    await fireEvent.keyDown(ground, { key: 'Escape' });
    expect(board.queryByRole('application')).toBeNull();
  });

  it('is drawn with the pointer, and the map stays where it is', async () => {
    const position = positionWith('walk');
    const drawn: (readonly Mark[])[] = [];
    const scene = { ...sceneOf(position), sketch: (marks: readonly Mark[]) => drawn.push(marks) };
    const plan = planOf(mapOf(position.view.quest, position.view.encounter));
    const sketching = new Sketching(
      () => scene,
      () => plan,
    );
    const ground = document.createElement('div');
    ground.getBoundingClientRect = () => new DOMRect(0, 0, plan.wide / 2, plan.high / 2);
    const heard = vi.fn();
    const around = document.createElement('div');
    around.append(ground);
    around.addEventListener('pointerdown', heard);
    sketching.hands(ground);
    const at = (space: number): MouseEventInit => ({ clientX: plan.middle(space).x / 2, clientY: plan.middle(space).y / 2, bubbles: true });
    const next = plan.beside(0, 1, 0) ?? plan.beside(0, 0, 1)!;
    ground.dispatchEvent(new MouseEvent('pointerdown', at(0)));
    ground.dispatchEvent(new MouseEvent('pointermove', at(next)));
    ground.dispatchEvent(new MouseEvent('pointerup', at(next)));
    expect(drawn).toEqual([[[0, next]]]);
    expect(heard).not.toHaveBeenCalled();
  });

  it('cannot be drawn by those who only watch', () => {
    const board = render(Board, { scene: sceneOf(positionWith('walk')) });
    expect(board.queryByRole('button', { name: WORDS.en.say('desc-sketch') })).toBeNull();
  });
});
