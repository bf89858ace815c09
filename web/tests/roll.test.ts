import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Board from '../src/boards/dungeon-roll/Board.svelte';
import { DiceLedger, rolled } from '../src/boards/dungeon-roll/dice';
import Ending from '../src/boards/dungeon-roll/Ending.svelte';
import { HEROES, TREASURES, type RollView } from '../src/boards/dungeon-roll/facts';
import { awaited, idle, narrowedPrompt, optionLook, seatLook } from '../src/boards/dungeon-roll/looks';
import { keysOf, meant, partsOf } from '../src/boards/dungeon-roll/parts';
import { beat, eventLook, FOREMOST, reading, retold } from '../src/boards/dungeon-roll/story';
import { arrange, inOrder } from '../src/frame/arrange';
import { resultOf } from '../src/frame/telling';
import ui from '../src/boards/dungeon-roll';
import type { GameUi, Scene } from '../src/lib/board';
import type { EventInfo, OptionInfo, OutcomeInfo } from '../src/lib/types';
import type { Lang } from '../src/lib/words';
import { fixtures, type Heard, idsOf, makeScene, type Position as Kept, wordsOf } from './scenes';

type Position = Kept<RollView>;

interface Fixtures {
  positions: Position[];
  ends: { kind: string; seats: number; view: RollView; outcome: OutcomeInfo }[];
}

const { positions, ends } = fixtures<Fixtures>('dungeon-roll');
const WORDS = wordsOf('dungeon-roll');
const sceneOf = (position: Position, lang: Lang = 'en', heard?: Heard): Scene<RollView> => makeScene(position, WORDS[lang], heard);

function option(id: string, ...params: string[]): OptionInfo {
  const [verb = '', ...args] = id.split(':');
  const details = Object.fromEntries(args.map((arg, at) => [params[at] ?? '', /^\d+$/.test(arg) ? Number(arg) : arg]));
  return { id, verb, details, rule: '' };
}

const fight = (id: string): OptionInfo => option(id, 'companion', 'monster', 'count', 'extra');

function level(view: Partial<RollView>, options: OptionInfo[], kind = 'monsters'): Position {
  const whole: RollView = {
    adventurer: 0,
    lord: 1,
    level: 4,
    phase: ['monsters', 'loot', 'dragon', 'regroup'].includes(kind) ? kind : 'monsters',
    party: { fighter: 1, mage: 2 },
    graveyard: 2,
    allies: {},
    dungeon: { goblin: 2, skeleton: 1, ooze: 1 },
    lair: 1,
    reserve: 2,
    chest: 30,
    adventurers: ['knight', 'minstrel'].map((hero, seat) => ({
      seat,
      hero,
      side: hero,
      master: false,
      exhausted: false,
      ability: HEROES[hero]?.novice.ability ?? null,
      xp: 3 + seat,
      score: 3 + seat,
      delves: 1,
      treasures: {},
    })),
    ...view,
  };
  return {
    seat: 0,
    seats: 2,
    setup: {},
    view: whole,
    decision: { seat: 0, number: 1, kind, about: {}, options, standing: [], by_itself: false },
    history: [],
  };
}

const FIGHTS = [
  fight('fight:fighter:goblin:2'),
  fight('fight:fighter:goblin:1'),
  fight('fight:fighter:skeleton:1'),
  fight('fight:mage:ooze:1'),
  fight('fight:mage:goblin:1'),
  option('flee'),
];

afterEach(cleanup);

function find(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-option="${key}"]`);
}

/** Touch what takes part in the option until it is picked. */
async function reachByTouching(scene: Scene<RollView>, wanted: OptionInfo, heard: Heard): Promise<string | null> {
  scene.choosing.locked = false;
  scene.choosing.reset();
  heard.taken = [];
  const found = () => heard.taken[0] ?? scene.choosing.picked;
  for (const key of keysOf(partsOf(wanted, scene.view))) {
    const thing = find(key);
    if (thing === null) return `no ${key} on the board`;
    await fireEvent.click(thing);
    const chip = find(wanted.id);
    if (chip !== null && found() !== wanted.id) await fireEvent.click(chip);
    if (found() === wanted.id) return wanted.id;
  }
  return found();
}

describe('options on the board', () => {
  it('knows every verb that the positions offer', () => {
    const verbs = new Set(positions.flatMap(({ decision }) => decision.options.map(({ verb }) => verb)));
    expect(verbs.size).toBeGreaterThanOrEqual(22);
  });

  it.each(positions.map((position, at) => [at, position.decision.kind, position] as const))(
    'reaches every option by touching things: %i %s',
    async (_, __, position) => {
      const heard: Heard = { taken: [], why: [] };
      const scene = sceneOf(position, 'en', heard);
      render(Board, { scene });
      for (const wanted of position.decision.options) {
        expect(await reachByTouching(scene, wanted, heard)).toBe(wanted.id);
      }
      expect(heard.why).toEqual([]);
    },
  );

  it('reaches the end of level 10', async () => {
    const heard: Heard = { taken: [], why: [] };
    const scene = sceneOf(level({ level: 10, dungeon: {} }, [option('legend')], 'regroup'), 'en', heard);
    render(Board, { scene });
    expect(await reachByTouching(scene, option('legend'), heard)).toBe('legend');
  });

  it('previews first and takes the second time', async () => {
    const heard: Heard = { taken: [], why: [] };
    const scene = sceneOf(level({}, FIGHTS), 'en', heard);
    render(Board, { scene });
    await fireEvent.click(find('party:fighter')!);
    expect(scene.choosing.picked).toBeNull();
    await fireEvent.click(find('dungeon:goblin')!);
    expect(scene.choosing.picked).toBe('fight:fighter:goblin:2');
    expect(heard.taken).toEqual([]);
    await fireEvent.click(find('dungeon:goblin')!);
    expect(heard.taken).toEqual(['fight:fighter:goblin:2']);
  });

  it('keeps the companion when another monster is touched', async () => {
    const scene = sceneOf(level({}, FIGHTS));
    render(Board, { scene });
    for (const key of ['party:fighter', 'dungeon:goblin', 'dungeon:skeleton']) await fireEvent.click(find(key)!);
    expect(scene.choosing.picked).toBe('fight:fighter:skeleton:1');
  });

  it('says on the target what will happen', async () => {
    render(Board, { scene: sceneOf(level({}, FIGHTS)) });
    for (const key of ['party:fighter', 'dungeon:goblin']) await fireEvent.click(find(key)!);
    expect(find('dungeon:goblin')!.getAttribute('aria-label')).toBe('2 goblins, on the level: both fall');
  });

  it('offers to do it to fewer, in few letters for a phone', async () => {
    render(Board, { scene: sceneOf(level({}, FIGHTS)) });
    for (const key of ['party:fighter', 'dungeon:goblin']) await fireEvent.click(find(key)!);
    const chips = FIGHTS.slice(0, 2).map(({ id }) => find(id)!);
    expect(chips.map((chip) => chip.getAttribute('aria-label'))).toEqual(['Both goblins', '1 of 2 goblins']);
    expect(chips.map((chip) => chip.querySelector('.brief')?.textContent)).toEqual(['Both', '1 of 2']);
  });

  it('says of a die that was taken up that a touch puts it back', () => {
    const taken = level({}, [option('pick:mage', 'die')], 'pick');
    taken.decision.about = { picked: ['fighter'] };
    const undo = vi.fn(async () => {});
    render(Board, { scene: { ...sceneOf(taken), undo } });
    const die = find('party:fighter')!;
    expect(die.getAttribute('aria-label')).toMatch(/taken up, press to put it back$/);
    die.click();
    expect(undo).toHaveBeenCalledOnce();
  });

  it('says nothing of dice that are only near', async () => {
    const joining = [2, 1].map((number) => option(`how-many:${number}`, 'count'));
    const position = level({ dungeon: { skeleton: 2, potion: 1 } }, joining, 'how-many');
    position.view.adventurers[0] = { ...position.view.adventurers[0]!, ability: 'command-dead' };
    render(Board, { scene: sceneOf(position) });
    await fireEvent.click(find('dungeon:skeleton')!);
    expect(find('dungeon:skeleton')!.getAttribute('aria-label')).toBe('2 skeletons, on the level: 2 join you');
    expect(find('dungeon:potion')!.getAttribute('aria-label')).toBe('a potion, on the level, not now, press to ask why');
  });

  it('asks why where nothing can be done', async () => {
    const heard: Heard = { taken: [], why: [] };
    const view = { dungeon: { goblin: 2, skeleton: 1, ooze: 1, chest: 1 } };
    render(Board, { scene: sceneOf(level(view, FIGHTS), 'en', heard) });
    await fireEvent.click(find('party:fighter')!);
    for (const key of ['dungeon:chest', 'lair', 'grave', 'hero']) await fireEvent.click(find(key)!);
    expect(heard.why).toEqual(['open:fighter:1', 'slay:fighter:fighter:fighter', 'use:elixir', 'ability:battlecry']);
  });

  it('says on the signs what going on and resting bring', () => {
    const position = positions.find(({ decision }) => decision.kind === 'regroup')!;
    const { container } = render(Board, { scene: sceneOf(position) });
    const signs = [...container.querySelectorAll('[data-option="sign:rest"], [data-option="sign:seek-glory"]')];
    expect(signs.map((sign) => sign.textContent).join(' ')).toMatch(/XP, and the delve ends.*dice are rolled/);
  });

  it('says that the dragon will wake before it does', () => {
    const warning = (phase: string, dungeon: Record<string, number>): string => {
      const { container } = render(Board, { scene: sceneOf(level({ phase, dungeon, lair: 3 }, [], phase)) });
      const said = container.querySelector('.warning')?.textContent ?? '';
      cleanup();
      return said;
    };
    expect(warning('loot', { chest: 1 })).toBe('After the loot the dragon wakes');
    expect(warning('dragon', {})).toBe('The dragon is awake');
  });

  it('cannot be touched while others decide', () => {
    render(Board, { scene: { ...sceneOf(level({}, [])), decision: null } });
    expect(find('party:fighter')).toHaveProperty('disabled', true);
  });

  it('means a companion in the way the phase uses it', () => {
    const { view } = level({ dungeon: { potion: 1 } }, []);
    expect(meant('treasure:talisman', view, 'loot', [])).toBe('drink:talisman:1');
    expect(meant('treasure:dragon-bait', view, 'loot', [])).toBe('use:dragon-bait');
    expect(meant('party:scroll', view, 'monsters', [])).toBe('read:scroll');
  });
});

describe('words of options', () => {
  it('tells what the rules foretell, of every option of which they do', () => {
    for (const position of positions)
      for (const lang of ['en', 'ru'] as const) {
        const scene = sceneOf(position, lang);
        const rows = inOrder(arrange(scene as Scene<unknown>, ui as GameUi), true);
        for (const row of rows) {
          const told = scene.words.forecast(position.foretold!.options[row.option.id]);
          if (told !== '' && !['use', 'tithe'].includes(row.option.verb)) expect(row.note).toBe(told);
        }
      }
  });

  it('says what is done on the button', () => {
    expect(optionLook(sceneOf(level({}, FIGHTS), 'ru'), FIGHTS[0]!).act).toBe('Бить гоблинов');
  });

  it('names only the target once the companion is chosen', () => {
    const scene = sceneOf(level({}, FIGHTS), 'ru');
    expect(optionLook(scene, FIGHTS[0]!).title).toBeUndefined();
    scene.choosing.touch(['fight:fighter:goblin:2', 'fight:fighter:goblin:1', 'fight:fighter:skeleton:1']);
    expect(optionLook(scene, FIGHTS[0]!).title).toBe('Оба гоблина');
    expect(optionLook(scene, FIGHTS[1]!).title).toBe('1 из 2 гоблинов');
    expect(narrowedPrompt(scene, scene.choosing.open)).toBe('Кого одолеет воин?');
  });

  it('asks who does it once the target is chosen', () => {
    const scene = sceneOf(level({}, FIGHTS));
    expect(narrowedPrompt(scene, [FIGHTS[0]!, FIGHTS[4]!])).toBe('Who defeats the goblins?');
    const slay = ['slay:fighter:mage:thief', 'slay:fighter:mage:cleric'].map((id) => option(id, 'first', 'second', 'third'));
    expect(narrowedPrompt(scene, slay)).toBe('A fighter and a mage: who else faces the dragon?');
  });

  it.each(['en', 'ru'] as const)('has words for every option and event: %s', (lang) => {
    for (const position of positions) {
      const scene = sceneOf(position, lang);
      for (const each of position.decision.options) {
        const { title, note, act, icon } = optionLook(scene, each);
        expect([title, note, act].filter((said) => said !== undefined && /^$|roll-|\{/.test(said))).toEqual([]);
        expect(icon).toBeTruthy();
      }
      for (const event of position.history) expect(eventLook(event).icon).toBeTruthy();
    }
  });

  it('says what the others decide', () => {
    const waiting = (view: Partial<RollView>, lang: Lang = 'en') => awaited({ ...sceneOf(level(view, []), lang), decision: null });
    expect(waiting({})).toBe('Being decided: how the party meets the monsters.');
    expect(waiting({ phase: 'dragon' }, 'ru')).toBe('Решается, как партия встретит дракона.');
    expect(waiting({ phase: 'regroup' })).toContain('rest, or go deeper');
    expect(waiting({ phase: null })).toBe('');
  });

  it('has the same messages in both languages', () => {
    expect(idsOf('dungeon-roll', 'ru')).toEqual(idsOf('dungeon-roll', 'en'));
  });
});

describe('what the board knows', () => {
  it('tells a seat’s part in the delve', () => {
    const scene = sceneOf(level({}, FIGHTS));
    expect([0, 1].map((seat) => seatLook(scene, seat).line)).toEqual(['delve 2 of 3', 'Dungeon Lord']);
  });

  it('names every treasure', () => {
    expect(TREASURES.filter((token) => !WORDS.ru.has(token))).toEqual([]);
  });

  it('never holds a choice longer than 900 ms', () => {
    const events = ['delve', 'party', 'level', 'dragon-wakes'].map((kind) => ({ kind, data: {} }));
    expect(beat(events)).toBe(900);
    expect(beat([{ kind: 'picked-up', data: {} }])).toBe(0);
  });
});

describe('what is told of a choice', () => {
  const drew = (seat: number, treasure: string): EventInfo => ({ kind: 'drew', data: { seat, treasure } });

  it('names the treasures that one draws, and gives time to read them', () => {
    const events = [{ kind: 'opened', data: { seat: 0 } }, drew(0, 'vorpal-sword'), drew(0, 'talisman')];
    expect(reading(events, 0)).toBeGreaterThan(0);
    expect(reading(events, 1)).toBe(0);
    const slain = [{ kind: 'dragon-slain', data: {} }, ...events.slice(1), { kind: 'xp', data: { seat: 0, xp: 1, total: 3 } }];
    const say = (lang: Lang): string | undefined =>
      resultOf(retold(slain), (event) => eventLook(event).tone, WORDS[lang], ['Ada', 'Bo'], 0, FOREMOST)?.says;
    expect(say('en')).toBe('You draw a Vorpal Sword and a Talisman.');
    expect(say('ru')).toBe('Вы достаёте Разящий меч и Талисман.');
  });

  it('keeps what two players draw apart', () => {
    expect(retold([drew(0, 'talisman'), drew(1, 'talisman')])).toHaveLength(2);
    expect(eventLook(retold([drew(0, 'vorpal-sword'), drew(0, 'talisman')])[0]!)).toEqual(eventLook(drew(0, 'vorpal-sword')));
  });

  it('lets a way out through the portal be read', () => {
    expect(reading([{ kind: 'portal', data: { seat: 1 } }], 0)).toBeGreaterThan(0);
  });
});

describe('dice', () => {
  const { view } = level({}, []);

  it('go from the party to the graveyard as the same die', () => {
    const ledger = new DiceLedger();
    const fighter = ledger.arrange(view).get('party:fighter')![0]!;
    const after = ledger.arrange({ ...view, party: { mage: 2 }, graveyard: 3 });
    expect(after.get('grave')!.at(-1)).toEqual({ id: fighter.id, face: 'fighter' });
  });

  it('become dragons in the Lair as the same dice', () => {
    const ledger = new DiceLedger();
    const goblins = ledger
      .arrange(view)
      .get('dungeon:goblin')!
      .map(({ id }) => id);
    const after = ledger.arrange({ ...view, dungeon: { skeleton: 1, ooze: 1 }, lair: 3 });
    expect(after.get('lair')!.map(({ id }) => id)).toEqual(expect.arrayContaining(goblins));
  });

  it('stay where they are when nothing changes', () => {
    const ledger = new DiceLedger();
    expect(ledger.arrange(view)).toEqual(ledger.arrange(view));
  });

  it('are known when they were thrown', () => {
    const lie = new DiceLedger().arrange(view);
    const thrown = rolled([{ kind: 'level', data: { dice: ['goblin', 'goblin', 'skeleton', 'ooze', 'dragon'] } }], lie);
    expect(thrown.size).toBe(5);
    expect(thrown.has(lie.get('lair')![0]!.id)).toBe(true);
    expect(rolled([{ kind: 'fought', data: {} }], lie).size).toBe(0);
  });
});

describe('the end', () => {
  it.each(ends)('shows where the XP came from: $kind', ({ kind, seats, view, outcome }) => {
    const scene = { ...sceneOf({ ...level({}, []), seats, view }), outcome, decision: null };
    const { container } = render(Ending, { scene });
    expect(container.querySelectorAll('tbody tr')).toHaveLength(seats);
    const totals = [...container.querySelectorAll('.total')].map((cell) => Number(cell.textContent));
    expect(totals).toEqual([...outcome.scores].sort((one, other) => other - one));
    expect(container.textContent?.includes('fewer treasure tokens decide')).toBe(kind === 'tie-broken');
  });

  it('adds up, whatever the tokens are worth', () => {
    const [{ seats, view, outcome }] = ends as [Fixtures['ends'][number]];
    const treasures = { 'town-portal': 1, 'dragon-scales': 2 };
    const adventurers = view.adventurers.map((one) => ({ ...one, xp: 10, treasures, score: 16 }));
    const scene = {
      ...sceneOf({ ...level({}, []), seats, view: { ...view, adventurers } }),
      outcome: { ...outcome, scores: adventurers.map(() => 16) },
      decision: null,
    };
    const { container } = render(Ending, { scene });
    const row = [...container.querySelectorAll('tbody tr:first-child .number')].map((cell) => Number(cell.textContent));
    expect(row).toEqual([10, 4, 2, 16]);
  });
});

describe('where one click takes', () => {
  const offered = (...ids: string[]): OptionInfo[] => ids.map((id) => ({ id, verb: id.split(':')[0]!, details: {}, rule: 'ROLL-ADV-01' }));
  const taken = (lair: number, hasty: boolean, ...ids: string[]): string | null =>
    idle({ seat: 0, options: offered(...ids), view: level({ lair }, []).view, hasty });

  it('goes on by itself if only a scroll is left to read or a treasure that can wait', () => {
    expect(taken(1, true, 'onward', 'read:scroll', 'use:town-portal')).toBe('onward');
    expect(taken(1, false, 'onward', 'read:scroll')).toBeNull();
    expect(taken(1, true, 'onward', 'open:mage:1')).toBeNull();
    expect(taken(1, true, 'rest', 'use:town-portal')).toBeNull();
  });

  it('asks before the dragon, unless what is left can wait for it', () => {
    expect(taken(3, true, 'onward', 'read:scroll')).toBeNull();
    expect(taken(3, true, 'onward', 'use:ring-of-invisibility')).toBe('onward');
  });

  it('asks before loot is left that an ability or an Elixir might still bring', () => {
    const { view } = level({ dungeon: { chest: 1 } }, [], 'loot');
    const options = offered('onward', 'use:elixir', 'ability:divine-intervention');
    const asked = (phase: string, ...of: OptionInfo[]): string | null =>
      idle({ seat: 0, options: of, view: { ...view, phase }, hasty: true });
    expect(asked('monsters', ...options)).toBe('onward');
    expect(asked('loot', ...options.slice(0, 2))).toBeNull();
    expect(asked('loot', options[0]!, options[2]!)).toBeNull();
    expect(asked('loot', ...offered('onward', 'use:town-portal'))).toBe('onward');
  });

  it('strikes what is left without asking in which order', () => {
    const { view } = level({ dungeon: { goblin: 1, ooze: 1 } }, []);
    view.adventurers[0] = { ...view.adventurers[0]!, ability: 'calculated-strike' };
    const both = offered('target:goblin', 'target:ooze');
    expect(idle({ seat: 0, options: both, view, hasty: true })).toBe('target:goblin');
    expect(idle({ seat: 0, options: both, view: { ...view, dungeon: { goblin: 2, ooze: 1 } }, hasty: true })).toBeNull();
    expect(idle({ seat: 0, options: offered('target:ooze', 'enough'), view, hasty: true })).toBe('target:ooze');
    expect(idle({ seat: 0, options: both, view, hasty: false })).toBeNull();
  });

  const INSPIRED = [
    'fight-and:fighter:goblin:1:skeleton',
    'fight-and:fighter:goblin:1:ooze',
    'fight:fighter:goblin:1',
    'fight-and:fighter:skeleton:1:goblin',
    'fight-and:fighter:skeleton:1:ooze',
    'fight:fighter:skeleton:1',
    'fight:mage:skeleton:1',
  ].map(fight);

  it.each([
    [['party:fighter', 'dungeon:goblin'], []],
    [['party:fighter', 'dungeon:goblin', 'dungeon:skeleton'], ['fight-and:fighter:goblin:1:skeleton']],
    [['party:mage'], ['fight:mage:skeleton:1']],
  ])('never takes the lesser of two deeds: %j', async (touched, taken) => {
    const heard: Heard = { taken: [], why: [], atOnce: true };
    render(Board, { scene: sceneOf(level({ dungeon: { goblin: 1, skeleton: 1, ooze: 1 } }, INSPIRED), 'en', heard) });
    for (const key of touched) await fireEvent.click(find(key)!);
    expect(heard.taken).toEqual(taken);
  });

  it('needs no touch of what falls anyhow', async () => {
    const heard: Heard = { taken: [], why: [], atOnce: true };
    const two = INSPIRED.filter(({ details }) => details.monster !== 'ooze' && details.extra !== 'ooze');
    render(Board, { scene: sceneOf(level({ dungeon: { goblin: 1, skeleton: 1 } }, two), 'en', heard) });
    await fireEvent.click(find('party:fighter')!);
    expect(heard.taken).toEqual(['fight-and:fighter:goblin:1:skeleton']);
  });

  it('lists a way to the same, or to less, by the same companion last', () => {
    const scene = sceneOf(level({ dungeon: { goblin: 1, skeleton: 1, ooze: 1 } }, INSPIRED));
    const { main, less } = arrange(scene as Scene<unknown>, ui as GameUi);
    expect(main.map(({ option: { id } }) => id)).toEqual([INSPIRED[0], INSPIRED[1], INSPIRED[4], INSPIRED[6]].map((each) => each!.id));
    expect(less).toHaveLength(3);
  });

  it('shows the best deed of each companion where only some fit, and fleeing last', () => {
    const asked = [...FIGHTS, option('read:scroll', 'scroll')];
    const { main, also, leave } = arrange(sceneOf(level({}, asked)) as Scene<unknown>, ui as GameUi);
    const ranks = [...main, ...also, ...leave].map(({ option: { id }, rank }) => [id, rank]);
    expect(ranks).toEqual([
      ['fight:fighter:goblin:2', 0],
      ['fight:fighter:skeleton:1', 1],
      ['fight:mage:ooze:1', 0],
      ['fight:mage:goblin:1', 1],
      ['read:scroll', 1],
      ['flee', 9],
    ]);
  });
});
