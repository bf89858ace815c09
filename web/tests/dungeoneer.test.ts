import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Board from '../src/boards/dungeoneer/Board.svelte';
import Ending from '../src/boards/dungeoneer/Ending.svelte';
import { type CardView, type DungeonForecast, type DungeonView, heroOf, isFighting } from '../src/boards/dungeoneer/facts';
import { homesOf, homesOfAll, homesOfCard } from '../src/boards/dungeoneer/homes';
import { awaited, idle, optionLook, phases, seatLook } from '../src/boards/dungeoneer/looks';
import { freeEnds, gatesOf, readGate, waysOf } from '../src/boards/dungeoneer/map';
import Sheet from '../src/boards/dungeoneer/Sheet.svelte';
import Stake from '../src/boards/dungeoneer/Stake.svelte';
import { beat, eventLook } from '../src/boards/dungeoneer/story';
import ui from '../src/boards/dungeoneer';
import { showOf } from '../src/frame/acting';
import type { GameUi, Scene } from '../src/lib/board';
import type { EventInfo, OptionInfo, OutcomeInfo } from '../src/lib/types';
import type { Lang } from '../src/lib/words';
import { fixtures, type Heard, idsOf, LANGS, makeScene, type Position as Kept, wordsOf } from './scenes';

type Position = Kept<DungeonView>;

interface Fixtures {
  positions: Position[];
  ends: { how: string; seats: number; view: DungeonView; history: EventInfo[]; outcome: OutcomeInfo }[];
}

const { positions, ends } = fixtures<Fixtures>('dungeoneer');
const WORDS = wordsOf('dungeoneer');
const sceneOf = (position: Position, lang: Lang = 'en', heard?: Heard): Scene<DungeonView> => makeScene(position, WORDS[lang], heard);

function positionWith(verb: string): Position {
  const found = positions.find(({ decision }) => decision.options.some((option) => option.verb === verb));
  if (found === undefined) throw new Error(`no position with ${verb}`);
  return found;
}

const named = positions.map((position, at) => [at, position.decision.kind, position] as const);
/** One position of each kind of question. */
const kinds = named.filter(([at, kind]) => named.findIndex(([, other]) => other === kind) === at);
const MISSING = /\bdgn-|\{ ?\$|(?:^|[.:] )about(?:$|[ .])|undefined|NaN/;

/** Everything that is said in there, to the eye or to the ear. */
function said(container: HTMLElement): string {
  const labels = [...container.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label') ?? '');
  return [container.textContent ?? '', ...labels].join(' | ');
}

vi.setConfig({ testTimeout: 60_000 });

afterEach(cleanup);

function things(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('button[data-option]:not([data-idle])')];
}

/** Touch objects of the board until the option is picked or nothing more can be done. */
async function reachByTouching(scene: Scene<DungeonView>, wanted: OptionInfo): Promise<string | null> {
  scene.choosing.reset();
  for (let touches = 0; touches < 4 && scene.choosing.picked !== wanted.id; touches += 1) {
    const before = scene.choosing.open.length;
    for (const thing of things()) {
      scene.choosing.hover([]);
      await fireEvent.pointerEnter(thing);
      const takesPart = scene.choosing.hovered.includes(wanted.id);
      const narrows = scene.choosing.open.some(({ id }) => !scene.choosing.hovered.includes(id)) || before === 1;
      if (!takesPart || !narrows) continue;
      await fireEvent.click(thing);
      break;
    }
    if (scene.choosing.open.length === before && scene.choosing.picked === null) break;
  }
  return scene.choosing.picked ?? (scene.choosing.open.some(({ id }) => id === wanted.id) ? 'narrowed' : null);
}

describe('options on the board', () => {
  it('sees many kinds of options', () => {
    const verbs = new Set(positions.flatMap(({ decision }) => decision.options.map(({ verb }) => verb)));
    expect(verbs.size).toBeGreaterThanOrEqual(60);
  });

  it.each(named)('has an object for every option: %i %s', (_, __, position) => {
    const scene = sceneOf(position);
    const { container } = render(Board, { scene });
    expect(said(container)).not.toMatch(MISSING);
    const reached = new Set<string>();
    for (const thing of things()) {
      scene.choosing.hover([]);
      thing.dispatchEvent(new Event('pointerenter'));
      for (const id of scene.choosing.hovered) reached.add(id);
    }
    expect(position.decision.options.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
  });

  it.each(['move', 'place', 'send', 'challenge', 'form', 'trap-at', 'pass', 'explore'])('picks by touching: %s', async (verb) => {
    const position = positionWith(verb);
    const scene = sceneOf(position);
    render(Board, { scene });
    const wanted = position.decision.options.find((option) => option.verb === verb)!;
    expect([wanted.id, 'narrowed']).toContain(await reachByTouching(scene, wanted));
  });

  it('previews a step first and takes it the second time', async () => {
    const heard: Heard = { taken: [], why: [] };
    const position = positionWith('move');
    const scene = sceneOf(position, 'en', heard);
    render(Board, { scene });
    const step = position.decision.options.find((option) => option.verb === 'move')!;
    const place = (): HTMLElement => document.querySelector<HTMLElement>(`[data-option="${step.id}"]`)!;
    await fireEvent.click(place());
    expect(scene.choosing.picked).toBe(step.id);
    expect(heard.taken).toEqual([]);
    await fireEvent.click(place());
    expect(heard.taken).toEqual([step.id]);
  });

  it('asks why where a card cannot be played', async () => {
    const heard: Heard = { taken: [], why: [] };
    const position = positions.find(
      ({ decision, view, seat }) =>
        decision.kind === 'feats' &&
        view.heroes[seat]?.hand?.some((card) => !decision.options.some((option) => option.details.card === card)),
    )!;
    render(Board, { scene: sceneOf(position, 'en', heard) });
    for (const card of document.querySelectorAll<HTMLElement>('.tray [data-idle]')) await fireEvent.click(card);
    expect(heard.why.length).toBeGreaterThan(0);
    expect(heard.why.every((id) => /^(play|send|set-trap|bane):/.test(id))).toBe(true);
  });

  it('does not light a card in hand because its like fights on the stage', () => {
    const challenge: OptionInfo = { id: 'challenge:snakeman:1', verb: 'challenge', details: { monster: 'snakeman', number: 1 }, rule: '' };
    const { view } = positionWith('challenge');
    expect(homesOf(challenge, view)).toEqual(['lane:1']);
  });

  const knight = (health: number, attached: string[] = []): CardView => ({
    card: 'corrupt-knight',
    type: 'monster',
    owner: 0,
    health,
    minion: false,
    used: false,
    attached,
  });
  const discard = (copy: number): OptionInfo => ({
    id: `discard:corrupt-knight:lair${copy > 1 ? `:${copy}` : ''}`,
    verb: 'discard',
    details: { card: 'corrupt-knight', origin: 'lair', copy },
    rule: 'DGN-DRAW-01',
  });

  it('gives each of two cards of one name its own options, and those that are alike the same', () => {
    const { view } = positionWith('challenge');
    const cards = [knight(4), knight(4), knight(2)];
    const homes = homesOfAll([discard(1), discard(3)], view);
    const ids = cards.map((_, at) => homesOfCard(homes, cards, at));
    expect(ids).toEqual([['discard:corrupt-knight:lair'], ['discard:corrupt-knight:lair'], ['discard:corrupt-knight:lair:3']]);
    expect(homesOfCard(homesOfAll([discard(1)], view), cards, 2)).toEqual([]);
  });

  it.each(LANGS)('says what tells two cards of one name apart: %s', (lang) => {
    const position = positionWith('move');
    const heroes = position.view.heroes.map((hero) =>
      hero.seat === position.seat ? { ...hero, lair: [knight(4), knight(2, ['blood-frenzy'])] } : hero,
    );
    const scene = sceneOf(
      { ...position, view: { ...position.view, heroes }, decision: { ...position.decision, options: [discard(1), discard(2)] } },
      lang,
    );
    const notes = [discard(1), discard(2)].map((option) => optionLook(scene, option).note ?? '');
    expect(notes[0]).toContain('4');
    expect(notes[1]).toContain('2');
    expect(notes[1]!.toLowerCase()).toContain(WORDS[lang].name('blood-frenzy').toLowerCase());
  });
});

describe('options in the list', () => {
  const feats = positionWith('move');
  const own = feats.view.heroes[feats.seat]!.hero!;
  const rival = feats.view.heroes.find(({ hero, seat }) => hero !== null && seat !== feats.seat)!.hero!;
  const offered = (options: OptionInfo[]): Scene<DungeonView> => sceneOf({ ...feats, decision: { ...feats.decision, options } });
  const bane = (hero: string, payer: string, x: number): OptionInfo => ({
    id: `bane-x:tithe-of-the-goddess:${hero}:${payer}:${x}`,
    verb: 'bane-x',
    details: { card: 'tithe-of-the-goddess', hero, payer, x },
    rule: 'DGN-EFF-01',
  });

  it('are few for a card with an X: the small amounts and the largest', () => {
    const options = [1, 2, 3, 4, 5, 6].flatMap((x) => [bane(rival, rival, x), bane(rival, own, x)]);
    const scene = offered(options);
    const listed = options
      .filter((option) => !optionLook(scene, option).less)
      .map(({ details }) => `${String(details.payer)} ${String(details.x)}`);
    expect(listed.sort()).toEqual([own, rival].flatMap((payer) => [1, 2, 3, 6].map((x) => `${payer} ${x}`)).sort());
  });

  it('are all there where hardly any would be left out', () => {
    const options = [1, 2, 3, 4, 5].map((x) => bane(rival, rival, x));
    const scene = offered(options);
    expect(options.filter((option) => optionLook(scene, option).less)).toEqual([]);
  });

  it('leave it to the map where a card is left, until a place is touched', () => {
    const left = (number: number): OptionInfo => ({
      id: `bane-there:tainted-ground:${rival}:crossroads:${number}`,
      verb: 'bane-there',
      details: { card: 'tainted-ground', payer: rival, location: 'crossroads', number },
      rule: 'DGN-VILL-04',
    });
    const options = [0, 1, 2, 3, 4, 5].map(left);
    const scene = offered(options);
    expect(options.every((option) => optionLook(scene, option).less)).toBe(true);
    scene.choosing.narrowed = [options[2]!.id];
    expect(optionLook(scene, options[2]!).less).toBe(false);
  });

  it('say how much is added where it depends on the price', () => {
    const will: OptionInfo = { id: 'play-x:burning-will:3', verb: 'play-x', details: { card: 'burning-will', x: 3 }, rule: 'DGN-EFF-01' };
    for (const lang of LANGS) {
      const { note } = optionLook(sceneOf({ ...feats, decision: { ...feats.decision, options: [will] } }, lang), will);
      expect(note).toContain('+3');
      expect(note).not.toContain('X');
    }
  });

  it('begin with banes on others, and say who pays where it is somebody else', () => {
    const options = [bane(own, rival, 1), bane(rival, rival, 1)];
    const scene = sceneOf({ ...feats, decision: { ...feats.decision, kind: 'villainy', options } });
    expect(optionLook(scene, bane(own, rival, 1)).group).toBe('also');
    expect(optionLook(scene, bane(rival, rival, 1)).group).toBe('main');
    expect(optionLook(scene, bane(own, rival, 1)).note).toContain(WORDS.en.title(rival));
    expect(optionLook(scene, bane(rival, rival, 1)).note).not.toContain(WORDS.en.title(rival));
  });

  it('leave banes for later while the own hero acts', () => {
    expect(optionLook(offered([bane(rival, rival, 1)]), bane(rival, rival, 1)).group).toBe('also');
  });

  it('say what a card with an X does for the amount that is paid', () => {
    const taken: OptionInfo = {
      ...bane(rival, rival, 2),
      id: 'x',
      verb: 'bane-x',
      details: { ...bane(rival, rival, 2).details, card: 'goddess-tithe', x: 2 },
    };
    const healed = (x: number): OptionInfo => ({ id: `x${x}`, verb: 'play-x', details: { card: 'prayer-of-mending', x }, rule: '' });
    const note = (option: OptionInfo, lang: Lang): string | undefined =>
      optionLook(sceneOf({ ...feats, foretold: undefined, decision: { ...feats.decision, options: [option] } } as Position, lang), option)
        .note;
    expect(note(healed(1), 'en')).toBe('Heal 1 wound.');
    expect(note(healed(3), 'en')).toBe('Heal 3 wounds.');
    expect(note(healed(3), 'ru')).toBe('Исцелите 3 раны.');
    expect(note(healed(5), 'ru')).toBe('Исцелите 5 ран.');
    expect(note(taken, 'en')).not.toContain('X');
    expect(note(taken, 'ru')).not.toContain('X');
  });

  it('are few and likely ones where there is little room: quests, then steps by what they risk', () => {
    const foretold = (each: object): object => ({ outlook: null, options: each });
    const step = (location: string): OptionInfo => ({
      id: `move:north:${location}`,
      verb: 'move',
      details: { side: 'north', location },
      rule: '',
    });
    const [safe, spiked, seen] = ['crossroads', 'moulting-tunnel', 'temple-gate'].map(step) as [OptionInfo, OptionInfo, OptionInfo];
    const attempt: OptionInfo = { id: 'attempt:q', verb: 'attempt', details: { quest: 'dance-of-cobras' }, rule: '' };
    const search: OptionInfo = { id: 'search:q', verb: 'search', details: { quest: 'hidden-egg' }, rule: '' };
    const says = [{ id: 'forecast-points', details: { glory: 1, peril: 3 } }];
    const check = { kind: 'spikes', stat: 'speed', value: 8, least: 4, chance: 0.5 };
    const position = {
      ...feats,
      decision: { ...feats.decision, options: [bane(rival, rival, 1), seen, spiked, safe, attempt, search] },
      foretold: foretold({
        [safe.id]: { says },
        [spiked.id]: { says, checks: [check] },
        [seen.id]: { says: [{ id: 'forecast-been-there', details: {} }] },
        [attempt.id]: { says: [], chance: 0.17 },
        [search.id]: { says: [], chance: 0 },
      }),
    } as unknown as Position;
    const scene = sceneOf(position);
    const ranks = [attempt, safe, spiked, seen, bane(rival, rival, 1)].map((option) => optionLook(scene, option).rank!);
    expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
    expect(new Set(ranks).size).toBe(ranks.length);
    expect(optionLook(scene, search).group).toBe('also');
    expect(optionLook(scene, spiked).short).toBe('Glory 1, peril 3; spikes 50%');
    expect(optionLook(scene, seen).short).toBe('nothing new');
    expect(optionLook(sceneOf(position, 'ru'), spiked).short).toBe('Слава 1, риск 3; шипы 50\u00a0%');
  });

  it('name the monster of a hunt as the one that hits', () => {
    const attempt: OptionInfo = { id: 'attempt:q', verb: 'attempt', details: { quest: 'defeat-high-priestess' }, rule: '' };
    const bout = { form: 'melee', attack: 7, counter: 3, hit: 0.83, tie: 0.09, back: 0.08, wounds: 1, wounds_back: 1 };
    const foretold = { outlook: null, options: { [attempt.id]: { says: [], bout } } };
    const scene = sceneOf({ ...feats, decision: { ...feats.decision, options: [attempt] }, foretold } as unknown as Position);
    expect(optionLook(scene, attempt).short).toBe('it hits 83%, you hit back 8%');
  });

  it.each(['repel', 'tame', 'transfer-to', 'give-peril', 'shift'])('are a name, and the button says what is done: %s', (verb) => {
    const position = positionWith(verb);
    const option = position.decision.options.find((each) => each.verb === verb)!;
    for (const lang of LANGS) {
      const { title, act } = optionLook(sceneOf(position, lang), option);
      expect(title).toBeDefined();
      expect((act ?? WORDS[lang].option(verb, option.details)).length).toBeGreaterThan(title!.length);
    }
  });
});

describe('words', () => {
  it('are the same in both languages', () => {
    expect(idsOf('dungeoneer', 'ru')).toEqual(idsOf('dungeoneer', 'en'));
  });

  it.each(kinds)('are Russian on the whole board: %i %s', (_, __, position) => {
    const scene = sceneOf(position, 'ru');
    const [board, sheet] = [render(Board, { scene }), render(Sheet, { scene })];
    expect(said(board.container)).not.toMatch(MISSING);
    expect(said(sheet.container)).not.toMatch(MISSING);
  });

  it.each(LANGS)('exist for options, seats, phases and events: %s', (lang) => {
    for (const position of positions) {
      const scene = sceneOf(position, lang);
      for (const option of position.decision.options) {
        const look = optionLook(scene, option);
        expect(look.icon).toBeTruthy();
        expect(`${look.title ?? ''} ${look.note ?? ''}`).not.toMatch(MISSING);
      }
      expect(phases(scene)).toHaveLength(5);
      for (let seat = 0; seat < position.seats; seat += 1)
        expect(seatLook(scene, seat).figures).toHaveLength(position.view.last_level === null ? 2 : 3);
      for (const event of position.history) expect(eventLook(event).icon).toBeTruthy();
      expect(beat(position.history)).toBeLessThanOrEqual(900);
    }
  });
});

describe('a card that asks', () => {
  it('says what it does, before anything is picked', () => {
    const position = positionWith('suffer');
    for (const lang of LANGS) {
      const scene = sceneOf(position, lang);
      expect(said(render(Stake, { scene }).container)).toContain(scene.words.say(`${String(position.decision.about.what)}.about`));
    }
  });
});

describe('choosing a hero', () => {
  it('shows what the hero is like from the first level to the last, and what it can carry', () => {
    const position = positionWith('choose-hero');
    const view = { ...position.view, set: 'serpent' };
    const scene = sceneOf({ ...position, view });
    const heroes = position.decision.options.map(({ details }) => String(details.hero));
    const told = said(render(Board, { scene }).container);
    for (const hero of heroes) {
      const { values, boons, treasures } = heroOf('serpent', hero)!;
      expect(told).toContain(values.speed.join('–'));
      expect(told).toContain(`Boons: ${boons}, treasures: ${treasures}`);
    }
    expect(heroOf('serpent', 'roderick-talus')?.values.melee).toEqual([6, 7]);
  });
});

describe('skills', () => {
  it('are those of the set that is played, and with several sets of all the hero has come through', () => {
    const position = positions.find(({ decision }) => decision.kind === 'feats')!;
    const seat = position.seat;
    const skilled = (skills: string[]): Scene<DungeonView> =>
      sceneOf({
        ...position,
        view: {
          ...position.view,
          heroes: position.view.heroes.map((hero) => ({ ...hero, hero: hero.seat === seat ? 'bel-brewspirits' : 'nord-fimble', skills })),
        },
      });
    const told = (skills: string[]): string => said(render(Sheet, { scene: skilled(skills) }).container);
    expect(told(['heroic'])).toContain('Tinctures.');
    cleanup();
    expect(told(['heroic'])).not.toContain('Arcane skill.');
    cleanup();
    expect(told(['heroic', 'epic', 'legendary'])).toMatch(/Tinctures\..*Rare ingredients\..*Arcane skill\./);
    const use = { id: 'use:bel-brewspirits:0', verb: 'use', details: { card: 'bel-brewspirits', number: 0 }, rule: 'X' };
    expect(optionLook(skilled(['epic']), use).title).toBe('Rare ingredients');
    const choose = { id: 'choose-hero:bel-brewspirits', verb: 'choose-hero', details: { hero: 'bel-brewspirits' }, rule: 'X' };
    expect(optionLook({ ...skilled([]), view: { ...position.view, set: 'heroic' } }, choose).note).toContain('Tinctures.');
  });
});

describe('what wins', () => {
  const one = positions.find(({ view, decision }) => view.last_level === null && decision.kind === 'feats')!;

  it('is three quests', () => {
    const scene = sceneOf(one);
    expect(said(render(Sheet, { scene }).container)).toMatch(/Quests \d\/3/);
  });

  it('is victory points where several sets are played, at the last level', () => {
    const view = { ...one.view, last_level: 10, heroes: one.view.heroes.map((hero) => ({ ...hero, points: 14 })) };
    const scene = sceneOf({ ...one, view });
    const sheet = said(render(Sheet, { scene }).container);
    expect(sheet).toContain('Victory points 14');
    expect(sheet).toContain('The first hero at level 10 ends the match.');
    expect(sheet).not.toMatch(/Quests \d\/3/);
    expect(seatLook(scene, 1).figures.at(-1)).toMatchObject({ value: 14, label: 'Victory points' });
  });
});

describe('the map', () => {
  it('reads exits', () => {
    expect(readGate('blocked melee 9')).toEqual({ kind: 'blocked', stat: 'melee', value: 9 });
    expect(readGate('wall')).toEqual({ kind: 'wall' });
    expect(gatesOf(['open', 'wall', 'trap speed 8', 'wall'], true).north).toEqual({ kind: 'trap', stat: 'speed', value: 8 });
  });

  it.each(named.filter(([, kind]) => kind === 'feats'))(
    'reaches in one step where the rules let one go: %i',
    (_, __, { view, decision, foretold }) => {
      const steps = [...waysOf(foretold!.outlook)].filter(([, way]) => way.steps === 1).map(([place]) => `place:${place}`);
      const moves = decision.options.filter(({ verb }) => verb === 'move').flatMap((option) => homesOf(option, view));
      expect(steps.sort()).toEqual(moves.sort());
    },
  );

  it('shows on a place what the step to it costs, and its chance', () => {
    const stepsWith = (wanted: (forecast: DungeonForecast) => boolean): { position: Position; forecast: DungeonForecast }[] =>
      positions.flatMap((position) =>
        position.decision.options
          .filter(({ verb }) => verb === 'move')
          .map((option) => ({ position, forecast: position.foretold!.options[option.id] as DungeonForecast }))
          .filter(({ forecast }) => wanted(forecast)),
      );
    const gates = stepsWith(({ chance }) => typeof chance === 'number');
    /** What a place asks is told, too. */
    const hazards = stepsWith(({ checks }) => (checks ?? []).some(({ kind }) => kind === 'spikes' || kind === 'pit'));
    expect(gates.length).toBeGreaterThan(0);
    expect(hazards.length).toBeGreaterThan(0);
    for (const { position, forecast } of [...gates.slice(0, 4), ...hazards.slice(0, 4)]) {
      const { container } = render(Board, { scene: sceneOf(position) });
      const chips = [...container.querySelectorAll('.chip')].map((chip) => chip.textContent?.trim());
      const gate = typeof forecast.chance === 'number' ? ` · ${Math.round(100 * forecast.chance)}%` : '';
      const asked = (forecast.checks ?? []).filter(({ kind }) => kind !== 'blocked' && kind !== 'trap');
      expect(chips).toContain(`1${gate}${asked.map(({ chance }) => `${Math.round(100 * chance)}%`).join('')}`);
      cleanup();
    }
  });

  it('marks the places that own quests name', () => {
    const { view, ...rest } = positionWith('move');
    const mine = view.heroes[rest.seat]!;
    const quest = { ...mine.quests[0]!, places: [view.places[0]!.location] };
    const heroes = view.heroes.map((each) => (each === mine ? { ...mine, quests: [quest] } : each));
    const { container } = render(Board, { scene: sceneOf({ ...rest, view: { ...view, common: [], heroes } }) });
    const marks = [...container.querySelectorAll<HTMLElement>('.goal')];
    expect(marks.map(({ dataset }) => dataset.thing)).toEqual([quest.quest]);
  });

  it.each(LANGS)('draws both ways in which a location can lie, and says what each joins: %s', (lang) => {
    const position = positionWith('place');
    const scene = sceneOf(position, lang);
    const [first] = position.decision.options;
    const here = position.decision.options.filter(
      ({ details }) => details.column === first!.details.column && details.row === first!.details.row,
    );
    scene.choosing.narrowed = here.map(({ id }) => id);
    const { container } = render(Stake, { scene });
    expect(container.querySelectorAll('button[data-option]').length).toBe(here.length);
    expect(here.length).toBe(2);
    for (const option of here) {
      const look = optionLook(scene, option);
      expect(look.note).not.toBe('');
      expect(look.brief).not.toBe('');
      expect(container.textContent).toContain(look.note);
    }
  });

  it('shows no chance before the forecast has come', () => {
    const { foretold: _, ...position } = positionWith('move');
    const { container } = render(Board, { scene: sceneOf(position) });
    const chips = [...container.querySelectorAll('.chip')].map((chip) => chip.textContent?.trim());
    expect(new Set(chips)).toEqual(new Set(['1']));
  });

  it.each(named.filter(([, kind]) => kind === 'place'))('lays cards only at free ends: %i', (_, __, { view, decision }) => {
    const ends = freeEnds(view).map(({ column, row }) => `spot:${column} ${row}`);
    for (const option of decision.options) expect(ends).toContain(homesOf(option, view)[0]);
  });
});

describe('battle', () => {
  const fights = positions.filter(({ view }) => isFighting(view) && view.attacks.some(({ form }) => form !== ''));

  const inPercents = (ways: number): number => Math.round((100 * ways) / 36);

  it('shows the odds that the rules give, and the dice that fell', () => {
    expect(fights.length).toBeGreaterThan(5);
    for (const position of fights) {
      for (const { attack, counter, odds } of position.view.attacks) {
        if (odds !== null) expect(odds.hit + odds.tie + odds.back).toBe(36);
        for (const side of [attack, counter]) expect(side?.die == null).toBe(side?.total == null);
      }
    }
    const open = fights.find(({ view }) => view.attacks.some(({ attack, out, odds }) => !out && odds !== null && attack?.total == null))!;
    const { odds } = open.view.attacks.find(({ attack, out, odds: known }) => !out && known !== null && attack?.total == null)!;
    const told = said(render(Board, { scene: sceneOf(open) }).container);
    expect(told).toContain(
      WORDS.en.say('dgn-odds', { hit: inPercents(odds!.hit), tie: inPercents(odds!.tie), back: inPercents(odds!.back) }),
    );
  });

  it.each([
    ['form', 'attack'],
    ['respond', 'response'],
    ['challenge', 'challenge'],
    ['lair', 'lair'],
    ['reward', 'reward'],
  ])('is at its stage: %s is %s', (kind, stage) => {
    const found = positions.filter(
      ({ decision, view }) =>
        decision.kind === kind && isFighting(view) && !view.attacks.some(({ target }) => view.heroes.every(({ hero }) => hero !== target)),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const position of found) expect(position.view.stage).toBe(stage);
  });

  it.each(fights.slice(0, 6).map((position, at) => [at, position] as const))(
    'lights the present stage and shows a lane for each attacker: %i',
    (_, position) => {
      const { container } = render(Board, { scene: sceneOf(position) });
      expect(container.querySelectorAll('[aria-current=step]')).toHaveLength(1);
      const target = position.view.attacks.find(({ form }) => form !== '')?.target;
      expect(container.querySelectorAll('article')).toHaveLength(position.view.attacks.filter((attack) => attack.target === target).length);
    },
  );

  it.each(LANGS)('compares what responses leave: %s', (lang) => {
    const position = positions.find(({ decision, foretold }) => decision.kind === 'respond' && Object.keys(foretold!.options).length > 1)!;
    const scene = sceneOf(position, lang);
    const told = position.decision.options.filter(({ id }) => id in position.foretold!.options);
    for (const option of told)
      expect(optionLook(scene, option).note).toMatch(lang === 'ru' ? /[Рр]ан в среднем: \d+,\d/ : /[Ww]ounds on average: \d+\.\d/);
  });
});

describe('what the others decide', () => {
  it.each(LANGS)('is said as far as all can see it: %s', (lang) => {
    for (const position of positions) {
      const scene = { ...sceneOf(position, lang), decision: null, deciding: [position.view.active] };
      expect(awaited(scene)).not.toMatch(MISSING);
    }
    const { view } = positionWith('move');
    const other = (view.active + 1) % view.heroes.length;
    expect(awaited({ ...sceneOf({ ...positionWith('move'), view }), decision: null, deciding: [view.active] })).toBe(
      'Being decided: what the hero does.',
    );
    expect(awaited({ ...sceneOf({ ...positionWith('move'), view }), decision: null, deciding: [other] })).toContain('answer with a card');
  });
});

describe('the end', () => {
  it.each(ends)('says how it was won: $how', ({ seats, view, history, outcome }) => {
    for (const lang of LANGS) {
      const scene = { ...sceneOf({ ...positions[0]!, seats, view, history }, lang), outcome, decision: null };
      const { container } = render(Ending, { scene });
      expect(container.querySelector('.way')?.textContent).toContain(
        scene.words.event('decided', history[0]!.data, scene.names, scene.seat),
      );
      expect(container.querySelectorAll('.face')).toHaveLength(seats);
      expect(container.querySelectorAll('li.won')).toHaveLength(outcome.winners.length);
      expect(container.querySelectorAll('li li')).toHaveLength(view.heroes.reduce((sum, hero) => sum + hero.done.length, 0));
      cleanup();
    }
  });
});

describe('a battle', () => {
  it('keeps the way on at hand, however much else could be played', () => {
    const position = positionWith('attack');
    const scene = sceneOf(position);
    const attack = position.decision.options.find(({ verb }) => verb === 'attack')!;
    expect(optionLook(scene, attack).group).toBe('leave');
  });

  it('numbers attackers only where two have one name', () => {
    const challenge: OptionInfo = { id: 'challenge:gorgon:1', verb: 'challenge', details: { monster: 'gorgon', number: 1 }, rule: '' };
    const title = (lang: Lang, ...attackers: string[]): string | undefined => {
      const { view, ...rest } = positionWith('challenge');
      const attacks = attackers.map((attacker) => ({ ...view.attacks[0]!, attacker }));
      return optionLook(sceneOf({ ...rest, view: { ...view, attacks } }, lang), challenge).title;
    };
    expect(title('en', 'gorgon', 'snakeman')).toBe('Attack Gorgon for 1 action point');
    expect(title('en', 'gorgon', 'gorgon')).toBe('Attack Gorgon (1) for 1 action point');
    expect(title('ru', 'gorgon', 'gorgon')).toMatch(/^Атаковать .+ \(1\) за 1 очко действия$/);
  });

  it('shows the dice of an answer, which no lane shows', () => {
    const { view, ...rest } = positionWith('challenge');
    const lane = { ...view.attacks[0]!, attacker: 'gorgon' };
    const told = { view: { ...view, stage: 'lair', attacks: [lane] }, seat: rest.seat, before: [], words: WORDS.en, names: [] };
    const roll = (kind: string, data: object): EventInfo => ({ kind, data }) as EventInfo;
    const fought = (attacker: string, target: string): EventInfo[] => [
      roll('attacked', { attacker, target, form: 'magic' }),
      roll('attack-roll', { die: 5, total: 10 }),
      roll('counter-roll', { die: 2, total: 5 }),
      roll('monster-wounded', { monster: target, count: 1, health: 0 }),
    ];
    const acts = (events: EventInfo[]): readonly unknown[] => (ui as GameUi<DungeonView>).acts!(events, told as never);
    expect(acts(fought('nord-fimble', 'gorgon'))).toHaveLength(1);
    expect(acts(fought('gorgon', 'nord-fimble'))).toHaveLength(0);
  });

  it('tells what is about to be faced', () => {
    const position = positionWith('pass');
    const says = [{ id: 'forecast-check', details: { kind: 'monster', stat: 'magic', value: 9, chance: 50 } }];
    const decision = { ...position.decision, kind: 'ready', about: { what: 'gorgon' } };
    const scene = sceneOf({ ...position, decision, foretold: { outlook: { says }, options: {} } } as unknown as Position);
    expect(render(Stake, { scene }).container.textContent).toContain('50%');
  });

  it('holds its verdict as long as that takes to read, though the sentence after it is shorter', () => {
    const wounded: EventInfo = { kind: 'wounded', data: { hero: 'seshra-the-apostate', seat: 2, count: 2, health: 11 } };
    const after: EventInfo = { kind: 'lost-points', data: { hero: 'nord-fimble', seat: 3, what: 'glory-point', count: 2 } };
    const roll: EventInfo = { kind: 'counter-roll', data: { die: 3, total: 9 } };
    const names = ['Ada', 'Bo', 'Cy', 'Di'];
    const time = (...events: EventInfo[]): number => showOf(ui as GameUi, WORDS.en, () => names).reading!(events);
    expect(time(roll, wounded, after)).toBeGreaterThanOrEqual(time(roll, wounded));
    expect(time(roll, wounded, after)).toBeGreaterThan(time(roll, after));
  });
});

describe('where one click takes', () => {
  const offered = (...ids: string[]): OptionInfo[] => ids.map((id) => ({ id, verb: id.split(':')[0]!, details: {}, rule: 'DGN-TURN-01' }));
  const taken = (hasty: boolean, ...ids: string[]): string | null =>
    idle({ seat: 0, options: offered(...ids), view: {} as DungeonView, hasty });

  it('ends a phase or lets them attack by itself, if nothing else can be done', () => {
    expect(taken(true, 'end-phase:villainy')).toBe('end-phase:villainy');
    expect(taken(true, 'attack')).toBe('attack');
    expect(taken(false, 'attack')).toBeNull();
    expect(taken(true, 'attack', 'send:knight')).toBeNull();
    expect(taken(true, 'discard:knight:hand')).toBeNull();
  });
});
