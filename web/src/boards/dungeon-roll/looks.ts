/** How options, seats and phases of Dungeon Roll are shown and named. */
import type { Asked, OptionLook, PhaseLook, Scene, SeatLook, ThingLook } from '$lib/board';
import type { OptionInfo } from '$lib/types';
import { capital } from '$lib/words';
import { count, delver, HEROES, LAIR_THAT_WAKES_THE_DRAGON, MONSTERS, PHASES, type RollView, sum } from './facts';
import { coffer, hood, iconOf, sparkles } from './art';
import { bandOf, isOutdone, number, reach, word } from './parts';

type RollScene = Scene<RollView>;
type Look = (scene: RollScene, option: OptionInfo) => OptionLook;

/** Each companion's best deed comes first, then what else helps; fleeing has a sign on the floor. */
const BESIDE = 1;
const LAST = 9;

const LOOKS: Readonly<Record<string, Look>> = {
  'choose-hero': ({ words }, option) => ({
    icon: iconOf(word(option, 'hero')),
    title: words.title(word(option, 'hero')),
    note: words.say(`${word(option, 'hero')}.skill`),
    act: words.option(option.verb, option.details),
    group: 'main',
  }),
  fight: (scene, option) => ({
    icon: iconOf(word(option, 'monster')),
    title: narrowTitle(scene, option),
    act: scene.words.say('roll-act-fight', option.details),
    group: 'main',
    less: isOutdone(option, scene.choosing.options),
    rank: rankOf(option, scene.choosing.options),
  }),
  'fight-and': (scene, option) => ({
    icon: iconOf(word(option, 'monster')),
    title: narrowTitle(scene, option),
    act: isSame(option)
      ? scene.words.say('roll-act-fight', { ...option.details, count: number(option) + 1 })
      : scene.words.say('roll-act-fight-and', option.details),
    group: 'main',
    less: isOutdone(option, scene.choosing.options),
    rank: rankOf(option, scene.choosing.options),
  }),
  open: (scene, option) => ({
    icon: iconOf('chest'),
    title: narrowTitle(scene, option),
    act: scene.words.say('roll-act-open', option.details),
    group: 'main',
    rank: lootRank(scene),
  }),
  drink: (scene, option) => ({
    icon: iconOf('potion'),
    title: narrowTitle(scene, option),
    brief: narrowTitle(scene, option) ?? scene.words.say('roll-drinks', option.details),
    act: scene.words.say('roll-act-drink', option.details),
    group: 'main',
    rank: lootRank(scene),
  }),
  slay: slaying,
  'slay-two': slaying,
  revive: ({ words }, option) => ({
    icon: iconOf(word(option, 'face')),
    note: words.say(`${word(option, 'face')}.about`),
    group: 'main',
  }),
  pick: (_, option) => ({ icon: iconOf(word(option, 'die')), group: 'main' }),
  roll: ({ words, decision }, option) => ({
    icon: iconOf(option.verb),
    note: words.say('roll-rolls', { dice: pickedUp(decision) }),
    act: words.say('roll-act-roll'),
    group: 'main',
  }),
  'roll-monsters': ({ words, view, decision }, option) => ({
    icon: iconOf(option.verb),
    note: words.say('roll-rolls', { dice: [...pickedUp(decision), ...standing(view, pickedUp(decision))] }),
    act: words.say('roll-act-roll'),
    group: 'main',
  }),
  target: (_, option) => ({ icon: iconOf(word(option, 'monster')), group: 'main' }),
  'how-many': (_, option) => ({ icon: iconOf('plea-for-help'), group: number(option) > 1 ? 'main' : 'also' }),
  tithe: ({ words }, option) => ({
    icon: iconOf(word(option, 'treasure')),
    note: words.say(`${word(option, 'treasure')}.about`),
    group: 'main',
  }),
  read: ({ words }, option) => ({
    icon: iconOf(word(option, 'scroll')),
    title: capital(words.say('roll-again-title', option.details)),
    act: words.say('roll-act-read', option.details),
    group: 'also',
    rank: BESIDE,
  }),
  use: ({ words }, option) => ({
    icon: iconOf(word(option, 'treasure')),
    title: words.title(word(option, 'treasure')),
    act: words.say('roll-act-use', option.details),
    group: 'also',
    rank: BESIDE,
  }),
  ability: ({ words }, option) => ({
    icon: iconOf(word(option, 'ability')),
    title: words.title(word(option, 'ability')),
    group: 'also',
    rank: BESIDE,
  }),
  onward: ({ words, decision }, option) => ({
    icon: iconOf(option.verb),
    title: words.option(option.verb, option.details, decision?.about),
    group: 'main',
  }),
  flee: ({ words }, option) => ({
    icon: iconOf(option.verb),
    title: words.say('roll-flee'),
    act: words.say('roll-act-flee'),
    group: 'leave',
    rank: LAST,
  }),
  rest: retiring,
  legend: retiring,
  'seek-glory': ({ words, view }, option) => ({
    icon: iconOf(option.verb),
    title: words.say('roll-glory', { level: view.level + 1 }),
    act: words.say('roll-act-glory', { level: view.level + 1 }),
    group: 'main',
  }),
};

/** Who may loot while monsters stand still has them to defeat. */
function lootRank({ view }: RollScene): number {
  return sum(view.dungeon, MONSTERS) > 0 ? BESIDE : 0;
}

/** How many of the companion's deeds fell more. */
function rankOf(option: OptionInfo, options: readonly OptionInfo[]): number {
  const own = options.filter(({ verb, details }) => verb.startsWith('fight') && details.companion === option.details.companion);
  const best = own.filter((each) => !isOutdone(each, options)).sort((one, other) => reach(other) - reach(one));
  return Math.max(0, best.indexOf(option));
}

export function optionLook(scene: RollScene, option: OptionInfo): OptionLook {
  const look = LOOKS[option.verb];
  return look === undefined ? { icon: iconOf(option.verb), group: 'also' } : look(scene, option);
}

function slaying({ words }: RollScene, option: OptionInfo): OptionLook {
  return {
    icon: iconOf('dragon'),
    title: capital(words.several(bandOf(option))),
    act: words.say('roll-act-slay'),
    group: 'main',
  };
}

function retiring({ words, view }: RollScene, option: OptionInfo): OptionLook {
  return {
    icon: iconOf(option.verb),
    title: words.say(`roll-${option.verb}`),
    act: words.say(`roll-act-${option.verb}`, { level: view.level }),
    group: 'main',
  };
}

/** The dice that are in the hand, to be rolled again. */
function pickedUp(decision: RollScene['decision']): readonly string[] {
  const picked = decision?.about.picked;
  return Array.isArray(picked) ? picked.map(String) : [];
}

/** The monsters that lie there, one name for each die, without those in the hand. */
function standing(view: RollView, picked: readonly string[]): string[] {
  return MONSTERS.flatMap((monster) => {
    const taken = picked.filter((die) => die === monster).length;
    return Array<string>(Math.max(0, count(view.dungeon, monster) - taken)).fill(monster);
  });
}

/** How much of what lies there is meant: one, both, all, or some of it. */
export function partOf(counted: number, standing: number): 'one' | 'both' | 'all' | 'some' {
  if (counted < standing) return 'some';
  if (standing === 1) return 'one';
  return standing === 2 ? 'both' : 'all';
}

/** What an option is done to: "both goblins". */
export function targetsOf(scene: RollScene, option: OptionInfo): string {
  return among(scene, option, 'roll-targets');
}

/** The same, where their name need not be said. */
export function shareOf(scene: RollScene, option: OptionInfo): string {
  return among(scene, option, 'roll-share');
}

function among({ words, view }: RollScene, option: OptionInfo, message: string): string {
  const thing = option.verb === 'open' ? 'chest' : option.verb === 'drink' ? 'potion' : word(option, 'monster');
  const lying = count(view.dungeon, thing);
  const part = partOf(number(option), lying);
  const targets = words.say(message, { thing, count: number(option), standing: lying, part });
  const extra = word(option, 'extra');
  return capital(extra === '' ? targets : words.say('roll-targets-and', { targets, extra, same: isSame(option) ? 'yes' : 'no' }));
}

/** Whether the one more is of the same kind. */
function isSame(option: OptionInfo): boolean {
  return word(option, 'extra') === word(option, 'monster');
}

/** Once it is settled who does it, the title says to whom. */
function narrowTitle(scene: RollScene, option: OptionInfo): string | undefined {
  const by = new Set(scene.choosing.open.map((other) => other.details.companion));
  return scene.choosing.narrowed !== null && by.size === 1 ? targetsOf(scene, option) : undefined;
}

export function narrowedPrompt({ words, view }: RollScene, options: readonly OptionInfo[]): string | undefined {
  if (options.every(({ verb }) => verb.startsWith('slay'))) {
    const band = options.map(bandOf).reduce((common, each) => common.filter((name) => each.includes(name)));
    return band.length > 0 ? capital(words.say('roll-who-else', { band })) : words.say('roll-who-slays');
  }
  const doers = new Set(options.map((option) => word(option, 'companion') || word(option, 'scroll')));
  const verbs = new Set(options.map(({ verb }) => verb));
  const [doer = ''] = doers;
  if (doers.size === 1 && doer !== '') {
    return words.say([...verbs].every((verb) => verb.startsWith('fight')) ? 'roll-whom' : 'roll-what', {
      companion: doer,
    });
  }
  const [verb = ''] = verbs;
  if (verb === 'open' && verbs.size === 1) return words.say('roll-who-opens', { count: count(view.dungeon, 'chest') });
  if (verb === 'drink' && verbs.size === 1) return words.say('roll-who-drinks', { count: count(view.dungeon, 'potion') });
  const monsters = new Set(options.map((option) => word(option, 'monster')));
  const [monster = ''] = monsters;
  if (monsters.size > 1 || monster === '') return undefined;
  return words.say('roll-who-fights', { monster, count: count(view.dungeon, monster) });
}

export function seatLook(scene: RollScene, seat: number): SeatLook {
  const { view, words } = scene;
  const one = view.adventurers[seat];
  if (one === undefined) return { icon: hood, line: '', figures: [] };
  return {
    icon: one.side === null ? hood : iconOf(one.side),
    line: seatLine(scene, seat),
    thing: one.side ?? undefined,
    figures: [
      { value: one.xp, label: words.say('roll-xp'), icon: sparkles, tone: 'magic' },
      { value: one.score, label: words.say('roll-points'), icon: coffer, tone: 'gain' },
    ],
  };
}

function seatLine({ view, words, names, outcome }: RollScene, seat: number): string {
  const one = view.adventurers[seat];
  if (one === undefined || one.side === null) return words.say('board-no-hero');
  if (outcome !== null) return words.name(one.side);
  if (seat === view.adventurer && view.level > 0) return words.say('roll-delve', { number: one.delves + 1 });
  if (seat === view.lord && view.level > 0 && names.length > 1) return words.say('roll-lord');
  return words.say('roll-delves-done', { count: one.delves });
}

export function phaseLooks({ view, words }: RollScene): PhaseLook[] {
  const at = PHASES.indexOf(view.phase ?? '');
  return PHASES.map((phase, place) => ({
    id: phase,
    label: words.say(`roll-phase-${phase}`),
    icon: iconOf(phase),
    state: place === at ? 'now' : place < at ? 'past' : 'next',
  }));
}

/** Nothing before the adventure begins: the log tells it. */
export function awaited({ view, words }: RollScene): string {
  return view.phase === null ? '' : words.say('roll-awaited', { phase: view.phase });
}

/** Whether two kinds of companions are enough for the dragon. */
export function twoAreEnough(view: RollView): boolean {
  const one = delver(view);
  const facts = HEROES[one?.hero ?? ''];
  return (one?.master ? facts?.master : facts?.novice)?.dragon_kinds === 2;
}

/** With no monster left, or none there at all, the usual words of the monster phase would be untrue. */
export function asks({ view, words, decision }: RollScene): { help: string } | undefined {
  if (decision?.kind !== 'monsters' || sum(view.dungeon, MONSTERS) > 0) return undefined;
  return { help: words.say('roll-help-no-monster') };
}

/** What can be done on the next level or before the dragon as well, and is no reason to stop once no monster stands. */
const CAN_WAIT = new Set(['onward', 'use', 'ability', 'read']);

/** What may be of use for the loot that lies there: an ability, and who comes back from the graveyard to open it. */
const CANNOT_WAIT_AT_LOOT = new Set(['ability', 'use:elixir']);

/** What is left when all dice are in the hand, or only one can be meant. */
const FOLLOWS = new Set(['roll', 'pick', 'target']);

/** What is no choice, or none that anybody would make otherwise. */
export function idle({ options, view, hasty }: Asked<RollView>): string | null {
  const [only, more, others] = options;
  if (only === undefined || !hasty) return null;
  if (more === undefined && FOLLOWS.has(only.verb)) return only.id;
  if (more?.verb === 'roll-monsters' && others === undefined && count(view.dungeon, word(only, 'die')) === 1) return more.id;
  if (only.verb === 'target' && (more?.verb === 'enough' || allAreStruck(view))) return only.id;
  return options.every((option) => canWait(option, view)) ? (options.find(({ verb }) => verb === 'onward')?.id ?? null) : null;
}

/** So many fall to a Calculated Strike. */
const STRUCK = 2;

/** Whether all that stand fall to it, whichever is struck first. */
function allAreStruck(view: RollView): boolean {
  return delver(view)?.ability === 'calculated-strike' && sum(view.dungeon, MONSTERS) <= STRUCK;
}

/** Dice of a level on which no monster is left are read again only where the dragon awaits. */
function canWait({ id, verb }: OptionInfo, view: RollView): boolean {
  if (verb === 'read') return view.lair < LAIR_THAT_WAKES_THE_DRAGON;
  const now = view.phase === 'loot' && (CANNOT_WAIT_AT_LOOT.has(verb) || CANNOT_WAIT_AT_LOOT.has(id));
  return CAN_WAIT.has(verb) && !now;
}

/** What the reader tells: of a hero its skill, and the ability it has now. */
export function thingLook({ view, words }: RollScene, thing: string): ThingLook {
  const one = view.adventurers.find(({ side }) => side === thing);
  return {
    icon: iconOf(thing),
    notes: words.has(`${thing}.skill`) ? [words.say(`${thing}.skill`)] : [],
    things: one?.ability == null ? [] : [{ label: '', ids: [one.ability] }],
  };
}
