/** How seats and options of Descent look. */
import { type Asked, forecastOf, type OptionLook, type PhaseLook, type Scene, type SeatLook } from '$lib/board';
import { inPercent } from '$lib/figures';
import type { OptionInfo } from '$lib/types';
import { drawingOf, figureDrawing, SIGNS, surgeDrawing } from './art';
import { FACTS, mapOf } from './facts';
import { planOf } from './map';
import { type DescentForecast, type DescentView, figureOf, heroesOf, heroOf } from './view';

type DescentScene = Scene<DescentView>;

const BEGINNING = new Set([
  'choose-heroes',
  'choose-classes',
  'learn',
  'shop',
  'gain-cards',
  'place-heroes',
  'pick-groups',
  'place-monsters',
]);
const OVERLORDS = new Set(['overlord-start', 'overlord', 'monster']);
/** No choice where nothing else is on offer. */
const FORCED = new Set(['done', 'end-activation']);
/** Last and quiet. */
const QUIET = new Set(['end-turn', 'end-activation', 'pass', 'keep', 'done']);
const ALSO = new Set(['tire', 'close-door', 'drop', 'give', 'take', 'put-away', 'rest']);
/** Options with a space of their own on the map: the list says them shorter. */
const SPACES = new Set(['walk', 'stride', 'place', 'climb', 'aim', 'stand-at', 'drop', 'use-at', 'search', 'drop-boulder']);
/** Those that the list says in words of their own. */
const NAMED = new Set(['walk', 'stride', 'search', 'use-at', 'come-back', 'drop']);
/** What a card lets one choose. */
const AMONG: Readonly<Record<string, 'space' | 'figure'>> = { 'use-at': 'space', pick: 'figure' };
const SIGN_OF: Readonly<Record<string, string>> = {
  move: SIGNS.move,
  walk: SIGNS.steps,
  stride: SIGNS.steps,
  tire: SIGNS.fatigue,
  leave: SIGNS.leave,
  climb: SIGNS.steps,
  rest: SIGNS.rest,
  search: SIGNS.search,
  'stand-up': SIGNS.revive,
  revive: SIGNS.revive,
  'open-door': SIGNS.door,
  'close-door': SIGNS.door,
  'shake-off': SIGNS.done,
  'pick-up': SIGNS.token,
  drop: SIGNS.token,
  special: SIGNS.special,
  'end-turn': SIGNS.pass,
  'end-activation': SIGNS.pass,
  pass: SIGNS.pass,
  keep: SIGNS.done,
  done: SIGNS.done,
  aim: SIGNS.ranged,
  'stand-at': SIGNS.steps,
};

export function seatLook(scene: DescentScene, seat: number): SeatLook {
  const { words, view } = scene;
  if (seat === 0)
    return {
      icon: SIGNS.overlord,
      line: words.say('desc-overlord-line'),
      figures: [{ value: view.cards, label: words.say('desc-hand'), icon: SIGNS.card }],
    };
  const heroes = heroesOf(view, seat).filter(({ id }) => words.has(id));
  const first = heroes.find(({ id }) => id === view.active) ?? heroes[0];
  return {
    icon: first === undefined ? SIGNS.hidden : figureDrawing(first.id),
    line:
      heroes.length === 0
        ? words.say('desc-no-hero')
        : heroes.map(({ id }) => words.say(words.has(`${id}.short`) ? `${id}.short` : id)).join(', '),
    thing: first?.id,
    figures: [],
    out: heroes.length > 0 && heroes.every(({ left }) => left),
  };
}

export function phases(scene: DescentScene): PhaseLook[] {
  const { phase } = scene.view;
  const now = BEGINNING.has(phase) ? 0 : OVERLORDS.has(phase) ? 2 : 1;
  const all = [
    ['beginning', SIGNS.door],
    ['heroes', SIGNS.attack],
    ['overlord', SIGNS.overlord],
  ] as const;
  return all.map(([id, icon], at) => ({
    id,
    icon,
    label: scene.words.say(`desc-phase-${id}`),
    state: at === now ? 'now' : at < now ? 'past' : 'next',
  }));
}

export function turnOf(scene: DescentScene): number | null {
  const { view } = scene;
  if (OVERLORDS.has(view.phase)) return 0;
  return view.heroes.find(({ id }) => id === view.active)?.seat ?? null;
}

export function awaited(scene: DescentScene): string {
  const { view, words, deciding } = scene;
  const what = BEGINNING.has(view.phase)
    ? 'beginning'
    : deciding.includes(turnOf(scene) ?? -1)
      ? deciding.includes(0)
        ? 'overlord'
        : 'hero'
      : 'answer';
  return words.say('desc-awaited', { what, figure: view.active === '' ? '' : words.title(view.active) });
}

/** What lies before one: whatever a seat may be asked because of. */
export function answering({ view, seat }: DescentScene): readonly string[] {
  const heroes = seat === null ? [] : heroesOf(view, seat);
  const cards = heroes.flatMap(({ id, skills, items, found }) => [
    `${id}-ability`,
    `${id}-feat`,
    ...[...skills, ...items, ...found].map((card) => card.id),
  ]);
  return [...new Set(seat === 0 ? (view.hand ?? []) : cards)].filter((card) => FACTS.answers.includes(card));
}

export function optionLook(scene: DescentScene, option: OptionInfo): OptionLook {
  const { words, view } = scene;
  const foretold = forecastOf<DescentForecast>(scene, option.id);
  const look: OptionLook = { group: groupOf(scene, option), icon: iconOf(option), note: words.forecast(foretold) };
  const { space, card, figure, hero, monster } = option.details;
  if (scene.decision?.kind === 'reinforce' && typeof figure === 'string') return { ...look, title: words.title(figure) };
  if (SPACES.has(option.verb) && typeof space === 'number') {
    const place = planOf(mapOf(view.quest, view.encounter)).place(space);
    const title = words.say(`desc-to-${NAMED.has(option.verb) ? option.verb : 'space'}`, {
      ...place,
      card: typeof card === 'string' ? words.name(card) : '',
      lies: String(option.details.lies ?? 'along'),
      how: String(option.details.how ?? ''),
    });
    return { ...look, title, act: title, less: option.verb === 'walk' || option.verb === 'stride' };
  }
  if (option.verb === 'attack' || option.verb === 'free-attack') {
    const target = figureOf(view, String(figure));
    const note =
      foretold?.kill == null
        ? look.note
        : words.say('desc-target', {
            distance: foretold.distance ?? 1,
            hit: inPercent(foretold.chance ?? 0, words.lang),
            kill: inPercent(foretold.kill, words.lang),
          });
    const lost = foretold?.lost ? ` ${words.say('forecast-lost', { points: foretold.lost })}` : '';
    return { ...look, icon: figureDrawing(target?.kind ?? String(figure)), note: (note ?? '') + lost, less: isIdleFist(scene, option) };
  }
  if (option.verb === 'reroll' && typeof card === 'string') {
    const die = dieOf(scene, Number(option.details.die));
    if (die !== null && words.has(die))
      return { ...look, title: words.say('desc-reroll', { card: words.name(card), die: words.name(die) }), note: aboutOf(words, card) };
  }
  if (option.verb === 'surge' && foretold?.kill === 1 && !isEnough(view))
    return { ...look, note: words.say('desc-surge-kills', { note: look.note ?? '' }) };
  if (option.verb === 'pick-up')
    return { ...look, title: words.option('pick-up', { token: tokenName(scene, String(option.details.token)) }) };
  if (option.verb === 'choose-hero') return { ...look, note: aboutOf(words, String(hero)) };
  if (option.verb === 'choose-class') return { ...look, note: aboutOf(words, String(option.details.class)) };
  if (option.verb === 'pick-group') return { ...look, note: aboutOf(words, String(monster)) };
  return typeof card === 'string' && !look.note ? { ...look, note: aboutOf(words, card) } : look;
}

/** A token is called what it stands for, once one knows that. */
export function tokenName({ view, words }: Pick<DescentScene, 'view' | 'words'>, id: string): string {
  const token = view.tokens.find((each) => each.id === id);
  return [token?.face, token?.kind].find((name) => name !== undefined && name !== '' && words.has(name)) ?? id;
}

/** Whether the attack defeats its target as the dice lie. */
export function isEnough({ attack, figures }: DescentView): boolean {
  const first = attack?.defences[0];
  const struck = figures.find(({ id }) => id === first?.figure);
  return first !== undefined && struck !== undefined && first.suffers > 0 && struck.damage + first.suffers >= struck.health;
}

/** With bare hands, though a weapon could be used: hardly anybody wants that. */
function isIdleFist({ choosing }: DescentScene, { verb, details: { weapon, figure } }: OptionInfo): boolean {
  const armed = (each: OptionInfo): boolean => each.verb === verb && each.details.figure === figure && each.details.weapon !== 'unarmed';
  return weapon === 'unarmed' && choosing.options.some(armed);
}

/** What a die shows that may be rolled again, counted from one; null: dice of a test, which lie nowhere. */
function dieOf({ view, decision }: DescentScene, number: number): string | null {
  const { attack } = view;
  const { moment, figure } = decision?.about ?? {};
  if (attack === null) return null;
  const thrown =
    moment === 'attack-rolled' ? attack : moment === 'defended' ? attack.defences.find((each) => each.figure === figure) : undefined;
  const face = thrown?.faces[number - 1];
  return face === undefined ? null : `${thrown!.dice[number - 1]}-${face}`;
}

/** Nothing more can be bought or learned, or done with a monster. A hero's turn one ends oneself: what comes then is not taken back. */
export function idle({ options: [only, more] }: Asked<DescentView>): string | null {
  return only !== undefined && more === undefined && FORCED.has(only.verb) ? only.id : null;
}

/** In one's own turn nobody is answered; a card that lets one choose says among what. */
export function asks({ decision, words, view, choosing }: DescentScene): { title: string } | undefined {
  if (decision?.kind === 'learn') {
    const hero = String(decision.about.hero);
    return { title: words.say('desc-ask-learn', { hero: words.title(hero), xp: heroOf(view, hero)?.xp ?? 0 }) };
  }
  const [first] = choosing.options;
  const among = first === undefined ? undefined : AMONG[first.verb];
  if (decision?.kind === 'choose' && among !== undefined && typeof decision.about.card === 'string')
    return { title: words.say(`desc-ask-${among}`, { card: words.title(decision.about.card) }) };
  const moment = decision?.kind === 'answer' ? decision.about.moment : undefined;
  return moment === 'turn-starts' || moment === 'turn-ends' ? { title: words.say(`desc-ask-${moment}`) } : undefined;
}

function aboutOf(words: DescentScene['words'], thing: string): string {
  return words.has(`${thing}.about`) ? words.say(`${thing}.about`) : '';
}

function groupOf({ choosing }: DescentScene, { verb }: OptionInfo): OptionLook['group'] {
  if (QUIET.has(verb)) return 'leave';
  return ALSO.has(verb) && choosing.options.some((option) => !ALSO.has(option.verb) && !QUIET.has(option.verb)) ? 'also' : 'main';
}

function iconOf({ verb, details }: OptionInfo): string {
  const own = SIGN_OF[verb];
  if (own !== undefined) return own;
  if (typeof details.gain === 'string') return surgeDrawing(details.gain);
  for (const thing of [details.card, details.item, details.figure, details.class, details.hero, details.monster])
    if (typeof thing === 'string') return drawingOf(thing);
  return SIGNS.attack;
}
