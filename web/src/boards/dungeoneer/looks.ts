/** How heroes and options of Dungeoneer look. */
import { type Asked, forecastOf, type OptionLook, type PhaseLook, type Scene, type SeatLook } from '$lib/board';
import { inPercent } from '$lib/figures';
import type { OptionInfo } from '$lib/types';
import type { Words } from '$lib/words';
import { heroDrawing, kindDrawing, SIGNS } from './art';
import { cardOf, type DungeonForecast, type DungeonView, type Form, type HeroView, isFighting, locationOf, questOf } from './facts';
import { gatesAt, gatesOf, neighbour, OPPOSITE, percent, SIDES } from './map';

type DungeonScene = Scene<DungeonView>;

const PHASES = ['recovery', 'villainy', 'location', 'feats', 'draw'] as const;
const PHASE_ICONS = {
  recovery: SIGNS.recovery,
  villainy: SIGNS.villainy,
  location: SIGNS.gate,
  feats: SIGNS.glory,
  draw: SIGNS.draw,
};
const QUIET = new Set([
  'end-phase',
  'pass',
  'keep-all',
  'draw-none',
  'no-extra',
  'no-challenge',
  'no-peril',
  'suffer',
  'keep-roll',
  'drop',
]);
const SIGN_OF: Readonly<Record<string, string>> = {
  explore: SIGNS.explore,
  'stand-up': SIGNS.action,
  'lie-down': SIGNS.pit,
  dodge: SIGNS.speed,
  face: SIGNS.die,
  attack: SIGNS.villainy,
  fight: SIGNS.melee,
  strike: SIGNS.melee,
  place: SIGNS.gate,
  attempt: SIGNS.quest,
  search: SIGNS.explore,
  deliver: SIGNS.escort,
  'start-escort': SIGNS.escort,
  'pick-up': SIGNS.escort,
  'take-escort': SIGNS.escort,
  drop: SIGNS.escort,
  'to-lair': SIGNS.lair,
  'to-hand': SIGNS.draw,
  'to-discard': SIGNS.pass,
};
/** What follows if nothing else can be done. */
const FOLLOWS = new Set(['end-phase', 'attack']);
/** Options that need no word about the card they name. */
const PLAIN = new Set(['to-lair', 'to-hand', 'to-discard', 'trap-at', 'give-peril', 'set-minion', 'set-minion-on']);
/** Options whose forecast says enough: what the card does shows in it. */
const TOLD = new Set(['extra', 'attempt', 'guard', 'pass', 'challenge-hero', 'fight']);
/** Options that a skill of the hero may stand behind. */
const USES = new Set(['use', 'use-x', 'use-on', 'reroll']);
/** So many places are listed; where there are more, the map is the list. */
const MOST_PLACES = 4;
const ON_MAP = new Set(['place', 'bane-there']);
/** Where the question says what is done, the answer is a name. */
const NAMED: Readonly<Record<string, string>> = {
  'choose-hero': 'hero',
  'give-peril': 'hero',
  lay: 'location',
  'transfer-to': 'location',
  shift: 'location',
  'trap-at': 'location',
  recall: 'card',
  'pay-upkeep': 'card',
};
/** Names that do not say enough. */
const EXPLAINED = new Set(['recall', 'pay-upkeep']);
/** What a hero can do, as its card of this set or degree says. */
export function skillOf(hero: string, set: string, words: Words): string {
  return words.say(words.has(`${hero}.${set}`) ? `${hero}.${set}` : `${hero}.about`);
}

/** With several sets, the skills of all cards that the hero has had. */
export function skillsOf({ hero, skills }: HeroView, words: Words): string {
  return hero === null ? '' : skills.map((degree) => skillOf(hero, degree, words)).join(' ');
}

export function seatLook(scene: DungeonScene, seat: number): SeatLook {
  const { words, view } = scene;
  const hero = view.heroes[seat]!;
  return {
    icon: hero.alive ? heroDrawing(hero.hero) : SIGNS.skull,
    line: hero.hero === null ? '' : words.say('dgn-hero-line', { hero: words.title(hero.hero), level: hero.level }),
    thing: hero.hero ?? undefined,
    figures: [
      { value: hero.glory, label: words.name('glory'), icon: SIGNS.glory, tone: 'gain', thing: 'glory' },
      { value: hero.peril, label: words.name('peril'), icon: SIGNS.peril, tone: 'magic', thing: 'peril' },
      ...(view.last_level === null ? [] : [{ value: hero.points, label: words.say('dgn-victory-points'), icon: SIGNS.won }]),
    ],
    ...(hero.alive && hero.full_health > 0 ? { vital: hero.health } : {}),
    out: !hero.alive,
  };
}

export function phases(scene: DungeonScene): PhaseLook[] {
  const now = PHASES.findIndex((phase) => phase === (isLayingFirst(scene) ? 'location' : scene.view.phase));
  return PHASES.map((phase, index) => ({
    id: phase,
    label: scene.words.say(`dgn-phase-${phase}`),
    icon: PHASE_ICONS[phase],
    state: index === now ? 'now' : index < now ? 'past' : 'next',
  }));
}

/** The first location of a turn is drawn in the phase for it, any other by exploring. */
function isLayingFirst({ view, history }: DungeonScene): boolean {
  if (view.drawn === null) return false;
  const turn = history.findLastIndex(({ kind }) => kind === 'turn');
  return history.slice(turn + 1).filter(({ kind }) => kind === 'drew-location').length === 1;
}

export function idle({ options: [only, more], hasty }: Asked<DungeonView>): string | null {
  return hasty && only !== undefined && more === undefined && FOLLOWS.has(only.verb) ? only.id : null;
}

export function awaited(scene: DungeonScene): string {
  const { view, words, deciding } = scene;
  if (isFighting(view)) return words.say('dgn-awaited', { what: 'battle', stage: words.say(`dgn-stage-${view.stage ?? ''}`) });
  return words.say('dgn-awaited', { what: deciding.includes(view.active) ? (isLayingFirst(scene) ? 'location' : view.phase) : 'answer' });
}

/** The card that an option plays, sends or uses. */
function cardIn({ details }: OptionInfo): string | null {
  for (const key of ['card', 'monster', 'trap', 'minion']) {
    const id = details[key];
    if (typeof id === 'string' && cardOf(id) !== null) return id;
  }
  return null;
}

export function optionLook(scene: DungeonScene, option: OptionInfo): OptionLook {
  const look = {
    group: groupOf(scene, option),
    rank: groupOf(scene, option) === 'leave' ? 0 : rankOf(scene, option),
    short: shortWords(scene, option),
    ...briefWords(scene, option),
    icon: iconOf(option),
    less: isBetween(scene.choosing.options, option) || isOnMap(scene, option),
    ...wordsOf(scene, option),
  };
  const which = whichWords(scene, option);
  return which === '' ? look : { ...look, note: [which, look.note].filter(Boolean).join(' ') };
}

/** Where another card of the same name could be chosen just as well: what tells this one apart. */
function whichWords({ view, words, seat, choosing }: DungeonScene, option: OptionInfo): string {
  const own = seat === null ? undefined : view.heroes[seat];
  const copies = choosing.options.filter(
    (other) => other.verb === option.verb && nameOf(other) === nameOf(option) && other.details.origin === option.details.origin,
  );
  if (own === undefined || new Set(copies.map(({ details }) => details.copy)).size < 2) return '';
  const among = [...(option.details.origin === 'lair' ? own.lair : [...own.boons, ...own.treasures])];
  const laid = among.filter(({ card }) => card === nameOf(option))[Number(option.details.copy) - 1];
  if (laid === undefined) return '';
  return words
    .say('dgn-which', { health: laid.health ?? 0, bears: laid.attached.length > 0 ? 'yes' : 'no', attached: words.several(laid.attached) })
    .trim();
}

function nameOf({ details }: OptionInfo): unknown {
  return details.card ?? details.minion ?? details.monster;
}

/** What nobody looks for first is possible, too; the way on is always at hand, and last. */
function groupOf(scene: DungeonScene, option: OptionInfo): OptionLook['group'] {
  if (QUIET.has(option.verb) || option.verb === 'attack') return 'leave';
  return isAside(scene, option) ? 'also' : 'main';
}

/** What harms one's own hero, what cannot succeed, and a bane while one's own hero acts. */
function isAside(scene: DungeonScene, option: OptionInfo): boolean {
  if (option.verb !== 'move' && likelihood(scene, option) === 0) return true;
  const own = scene.seat === null ? null : scene.view.heroes[scene.seat]?.hero;
  return option.verb.startsWith('bane') && (option.details.hero === own || scene.decision?.kind === 'feats');
}

/** How likely all goes well, as far as it is foretold: all checks are passed, the attack hits. A blocked exit only costs a point. */
function likelihood(scene: DungeonScene, { id, verb }: OptionInfo): number | null {
  const foretold = forecastOf<DungeonForecast>(scene, id);
  const checks = foretold?.checks ?? [];
  if (verb === 'move') return checks.reduce((product, { kind, chance }) => product * (kind === 'blocked' ? (1 + chance) / 2 : chance), 1);
  if (checks.length > 1) return checks.reduce((product, { chance }) => product * chance, 1);
  const hit = verb === 'attempt' ? undefined : foretold?.bout?.hit;
  return foretold?.chance ?? checks[0]?.chance ?? hit ?? null;
}

/** In which order deeds get the little room of a phone: quests before steps, these before what is played. */
const FIRST = [
  'stand-up',
  'attempt',
  'deliver',
  'start-escort',
  'pick-up',
  'take-escort',
  'search',
  'send',
  'set-trap',
  'move',
  'explore',
  'fight',
];
const ASIDE = 2 * FIRST.length;

/** Among deeds of one kind the likelier ones first; in a battle what leaves fewer wounds to expect. */
function rankOf(scene: DungeonScene, option: OptionInfo): number {
  if (option.verb === 'transfer-to' && isGoal(scene, option.details.location)) return 0;
  const foretold = forecastOf<DungeonForecast>(scene, option.id);
  const found = FIRST.indexOf(foretold?.bout && option.verb === 'attempt' ? 'fight' : option.verb);
  const kind = isAside(scene, option) ? ASIDE : found < 0 ? FIRST.length : found;
  const loss = foretold?.loss;
  if (option.verb === 'move' && hasBeenThere(foretold)) return kind + 0.9;
  return kind + (loss == null ? 1 - (likelihood(scene, option) ?? 1) : Math.min(1, loss / 10)) / 2;
}

/** Whether one of the own quests names this location. */
function isGoal({ view, seat }: DungeonScene, location: unknown): boolean {
  return seat !== null && (view.heroes[seat]?.quests ?? []).some(({ places }) => places.some((place) => place === location));
}

/** What is at stake, in few letters: of a step what it gives and the chance of each check, of an attack its odds. */
function shortWords(scene: DungeonScene, option: OptionInfo): string {
  const { words } = scene;
  const { id, verb } = option;
  const foretold = forecastOf<DungeonForecast>(scene, id);
  if (verb === 'move') {
    const says = (foretold?.says ?? []).filter((phrase) => STEP_SAYS.has(phrase.id));
    const checks = (foretold?.checks ?? []).map((check) => checkShort(words, check));
    return [words.forecast({ says }), ...checks, hasBeenThere(foretold) ? words.say('dgn-short-been') : ''].filter(Boolean).join('; ');
  }
  if (foretold?.bout) {
    const odds = { hit: percent(foretold.bout.hit), back: percent(foretold.bout.back) };
    return words.say(verb === 'attempt' ? 'dgn-short-hunt' : 'dgn-short-odds', odds);
  }
  const told = words.forecast({ says: unpriced(option, foretold) });
  const all = told === '' ? aboutOf(scene, option) : told;
  return all.length <= SHORT_NOTE ? all : foretold?.chance == null ? '' : inPercent(foretold.chance, words.lang);
}

/** What is foretold, but for a price that the option's own words name. */
function unpriced({ verb }: OptionInfo, foretold: Pick<DungeonForecast, 'says'> | null): NonNullable<DungeonForecast['says']> {
  return (foretold?.says ?? []).filter(({ id }) => id !== 'forecast-price' || !PRICED.has(verb));
}

/** What costs so much by its own words. */
const PRICED = new Set(['play-x', 'use-x', 'bane-x']);

/** What a card is played on, in few letters: its name, on whom, for how much. */
function briefWords({ words }: DungeonScene, { verb, details }: OptionInfo): { brief?: string } {
  const card = details.card ?? details.trap ?? details.monster ?? details.quest;
  if (!IN_FEW.has(verb) || typeof card !== 'string') return {};
  return { brief: words.say('dgn-brief', { card, hero: details.hero ?? 'none', x: Number(details.x ?? 0) }) };
}

const IN_FEW = new Set(['play', 'play-x', 'bane', 'bane-x', 'set-trap', 'send', 'discard', 'give-up', 'attempt']);
const STEP_SAYS = new Set(['forecast-points', 'forecast-waits']);

function hasBeenThere(foretold: DungeonForecast | null): boolean {
  return (foretold?.says ?? []).some(({ id }) => id === 'forecast-been-there');
}

/** Letters of a short note. */
const SHORT_NOTE = 44;

/** What a check is of, and its chance. */
export function checkShort(words: Words, { kind, chance }: { kind: string; chance: number }): string {
  return words.say('dgn-short-check', { check: kind, chance: percent(chance) });
}

/** So many of the amounts that can be paid for a card with an X are listed at once, and the largest; a few more need not be hidden. */
const AMOUNTS = 3;
const FEW_MORE = 2;

function isBetween(options: readonly OptionInfo[], option: OptionInfo): boolean {
  const amount = amountOf(option);
  const most = Math.max(...options.filter((other) => butAmount(other) === butAmount(option)).map(amountOf));
  return most > AMOUNTS + FEW_MORE && amount > AMOUNTS && amount < most;
}

/** Where a location is laid, or a card is left, is seen on the map, not read in a long list; a place touched there is listed. */
function isOnMap({ choosing }: DungeonScene, { verb }: OptionInfo): boolean {
  if (!ON_MAP.has(verb)) return false;
  const all = choosing.options.filter((other) => other.verb === verb).length;
  const open = choosing.open.filter((other) => other.verb === verb).length;
  return all > MOST_PLACES && open > (verb === 'place' ? all - 1 : MOST_PLACES);
}

function amountOf({ details }: OptionInfo): number {
  return Number(details.x ?? details.peril ?? 0);
}

function butAmount({ verb, details }: OptionInfo): string {
  return [verb, details.card, details.monster, details.number, details.hero, details.payer].join(' ');
}

function iconOf(option: OptionInfo): string {
  const { hero, form, location } = option.details;
  if (option.verb === 'form') return SIGNS[form as Form];
  const own = SIGN_OF[option.verb];
  if (own !== undefined) return own;
  const card = cardIn(option);
  if (card !== null) return kindDrawing(cardOf(card)?.kind);
  const bearer = option.details.card;
  if (typeof bearer === 'string' && questOf(bearer) === null) return heroDrawing(bearer);
  if (typeof hero === 'string') return heroDrawing(hero);
  if (typeof location === 'string') return SIGNS.gate;
  return QUIET.has(option.verb) ? SIGNS.pass : SIGNS.quest;
}

function wordsOf(scene: DungeonScene, option: OptionInfo): { title?: string; note?: string; act?: string } {
  const { words } = scene;
  const told = words.forecast({ says: unpriced(option, forecastOf(scene, option.id)) });
  if (option.verb === 'move') return { title: words.title(String(option.details.location)), note: told };
  if (option.verb === 'place') return placeWords(scene, option);
  if (option.verb === 'explore') return { title: words.say('dgn-explore'), note: words.say('dgn-explore-note') };
  if (option.verb === 'form') return { title: words.title(String(option.details.form)), note: told };
  if (option.verb === 'bane' || option.verb === 'bane-x') return baneWords(scene, option);
  const named = option.details[NAMED[option.verb] ?? ''];
  if (option.verb === 'choose-hero') return { title: words.title(String(named)), note: skillOf(String(named), scene.view.set, words) };
  if (typeof named === 'string') return { title: words.title(named), note: EXPLAINED.has(option.verb) ? words.say(`${named}.about`) : '' };
  if (option.verb === 'repel' || option.verb === 'tame')
    return { title: `${words.title(String(option.details.monster))} (${String(option.details.number)})`, note: told };
  if (option.verb === 'challenge') return { ...challengeWords(scene, option), note: told };
  if (told !== '' && TOLD.has(option.verb)) return { note: told };
  const skill = USES.has(option.verb) ? skillIn(scene, option) : null;
  if (skill !== null) return { ...skill, note: [told, skill.note].filter(Boolean).join('. ') };
  return { note: [told, aboutOf(scene, option)].filter(Boolean).join('. ') };
}

/** Attackers are numbered only where two have one name. */
function challengeWords({ words, view }: DungeonScene, { details }: OptionInfo): { title: string; act: string } {
  const alike = view.attacks.filter(({ attacker }) => attacker === details.monster).length;
  const title = words.say('dgn-challenge', { monster: details.monster ?? '', number: details.number ?? 0, alike });
  return { title, act: title };
}

/** A hero's only skill by its name, which its text begins with, and what it does; of several it is not known which. */
function skillIn({ view, words }: DungeonScene, option: OptionInfo): { title: string; act: string; note: string } | null {
  const bearer = view.heroes.find(({ hero }) => hero !== null && hero === option.details.card);
  if (bearer?.hero == null || bearer.skills.length !== 1) return null;
  const text = skillsOf(bearer, words);
  const end = text.indexOf('. ');
  if (end < 0) return null;
  const title = words.say('dgn-skill', { skill: text.slice(0, end), verb: option.verb, x: Number(option.details.x ?? 0) });
  return { title, act: title, note: text.slice(end + 2) };
}

/** What the card, the quest or the skill does that the option is about. */
function aboutOf({ view, words }: DungeonScene, option: OptionInfo): string {
  if (PLAIN.has(option.verb)) return '';
  const about = option.details.quest ?? cardIn(option) ?? option.details.card;
  const bearer = view.heroes.find(({ hero }) => hero !== null && hero === about);
  if (bearer !== undefined) return skillsOf(bearer, words);
  if (typeof about !== 'string' || !words.has(`${about}.about`)) return '';
  return cardWords(words, about, option.details.x);
}

/** What a card does; where an amount is chosen, what it does then. */
function cardWords(words: Words, card: string, x: unknown): string {
  return x !== undefined && words.has(`${card}.with-x`) ? words.say(`${card}.with-x`, { x: Number(x) }) : words.say(`${card}.about`);
}

/** Where the new location would lie, told from the hero's own place. */
export function placeWords(scene: DungeonScene, option: OptionInfo): { title: string; note: string; brief?: string } {
  const { view, words, seat, choosing } = scene;
  const here = view.places[view.heroes[seat ?? view.active]?.place ?? 0];
  const column = Number(option.details.column) - (here?.column ?? 0);
  const row = Number(option.details.row) - (here?.row ?? 0);
  return {
    title: words.say('dgn-lay-at', {
      across: Math.abs(column),
      down: Math.abs(row),
      east: column === 0 ? 'none' : column > 0 ? 'east' : 'west',
      south: row === 0 ? 'none' : row > 0 ? 'south' : 'north',
      turned: String(option.details.turned),
    }),
    note: laidWords(scene, option),
    ...(choosing.narrowed === null ? {} : { brief: words.say(option.details.turned === 'turned' ? 'dgn-turned' : 'dgn-straight') }),
  };
}

/** Which of the locations around it the new one would be joined with, and of which a wall parts it. */
export function laidWords({ view, words }: Pick<DungeonScene, 'view' | 'words'>, { details }: OptionInfo): string {
  const gates = gatesOf(locationOf(String(details.location))?.exits ?? [], details.turned === 'turned');
  const cell = { column: Number(details.column), row: Number(details.row) };
  const around = SIDES.map((side) => ({ side, there: neighbour(view, cell, side) })).filter(({ there }) => there !== undefined);
  const joined = around.filter(({ side, there }) => gates[side].kind !== 'wall' && gatesAt(there!.exits)[OPPOSITE[side]].kind !== 'wall');
  const parted = around.filter((each) => !joined.includes(each));
  const names = (some: typeof around): string[] => some.map(({ there }) => there!.location);
  return words.say('dgn-laid', {
    joined: words.several(names(joined)),
    'joined-count': joined.length,
    parted: words.several(names(parted)),
    'parted-count': parted.length,
  });
}

/** On whom the bane is played, and who else pays for it. */
function baneWords({ words }: DungeonScene, { details }: OptionInfo): { title: string; note: string; act: string } {
  const [card, hero, payer] = [details.card, details.hero, details.payer].map(String) as [string, string, string];
  const paid = payer === hero ? '' : words.say('dgn-bane-paid', { payer });
  const x = Number(details.x ?? 0);
  return {
    title: words.say('dgn-bane', { card: words.title(card), hero, x }),
    act: words.say('dgn-bane.act', { card, hero, x }),
    note: [paid, cardWords(words, card, details.x)].filter(Boolean).join(' '),
  };
}

/** What must be overcome to complete the quest, with the hero's chance; nothing, if no check is made. */
export function checkWords(hero: HeroView, quest: string, words: Words): string {
  const [stat, value] = questOf(quest)?.threat?.split(' ') ?? [];
  if (stat === undefined || value === undefined) return '';
  return words.say('dgn-check', { stat: words.name(stat), value, chance: hero.chances[quest] ?? 0 });
}
