/** How characters and options of Talisman look. */
import { type Asked, type Figure, forecastOf, type OptionLook, type PhaseLook, type Scene, type SeatLook } from '$lib/board';
import type { OptionInfo } from '$lib/types';
import { capital } from '$lib/words';
import { cardDrawing, characterDrawing, SIGNS, spaceDrawing } from './art';
import { cardOf, mightOf, priceOf, SPACES, spaceOf } from './facts';
import { dieLeadsTo, hereIn, leadsTo } from './reach';
import type { CharacterView, TalismanForecast, TalismanView } from './view';
import { KEEP, wished, wishedMove } from './wishing.svelte';

type TalismanScene = Scene<TalismanView>;

const STAGES = ['start', 'move', 'encounter', 'end'] as const;
const STAGE_ICONS = { start: SIGNS.start, move: SIGNS.move, encounter: SIGNS.draw, end: SIGNS.trophy };
/** Last and quiet: passing and leaving things behind. */
const QUIET = new Set(['pass', 'flee']);
const ALSO = new Set([
  'reroll',
  'change-alignment',
  'done',
  'decline',
  'stay',
  'ditch',
  'use',
  'build-raft',
  'cast',
  'cast-on',
  'cast-at',
  'cast-card',
  'cast-foe',
  'peek',
  'send',
]);
const SIGN_OF: Readonly<Record<string, string>> = {
  roll: SIGNS.die,
  reroll: SIGNS.fate,
  'keep-roll': SIGNS.done,
  'add-one': SIGNS.die,
  'set-die': SIGNS.die,
  'use-die': SIGNS.die,
  attack: SIGNS.battle,
  evade: SIGNS.evade,
  'evade-all': SIGNS.evade,
  'take-life': SIGNS.life,
  'take-coin': SIGNS.gold,
  'take-gold': SIGNS.gold,
  pay: SIGNS.gold,
  rest: SIGNS.life,
  'trade-in': SIGNS.trophy,
  'keep-trophy': SIGNS.trophy,
  'change-alignment': SIGNS.alignment,
  'fight-on': SIGNS.battle,
  flee: SIGNS.fleeing,
  peek: SIGNS.secret,
};
/** Of several ways: whom one visits, what one asks for. */
const WAY_SIGNS: Readonly<Record<string, string>> = {
  'city-doctor': SIGNS.life,
  'city-alchemist': SIGNS.gold,
  'city-enchantress': SIGNS.spell,
  'village-blacksmith': SIGNS.battle,
  'village-healer': SIGNS.life,
  'village-mystic': SIGNS.spell,
  'free-healing': SIGNS.life,
  'free-fate': SIGNS.fate,
  pray: SIGNS.die,
  'bribe-guard': SIGNS.gold,
  'fight-guard': SIGNS.battle,
  'pay-one-gold': SIGNS.gold,
  'lose-life': SIGNS.life,
  'miss-next-turn': SIGNS.missing,
  'give-up-follower': SIGNS.nobody,
  'wish-strength': SIGNS.strength,
  'wish-craft': SIGNS.craft,
  'wish-life': SIGNS.life,
  'wish-fate': SIGNS.fate,
  'wish-gold': SIGNS.gold,
  'wish-spell': SIGNS.spell,
};
const PLAIN = new Set(['pass', 'done', 'decline', 'stay', 'go-on']);
/** Options that lead to a space: the row is named for it. */
const WAYS = new Set(['move', 'step', 'go-to', 'travel']);

export function seatLook(scene: TalismanScene, seat: number): SeatLook {
  const { words, view } = scene;
  const one = view.characters[seat]!;
  const line =
    one.character === null
      ? words.say(one.out ? 'tal-out' : view.phase === 'choosing' ? 'tal-undealt' : 'tal-between')
      : words.say('tal-seat-line', { character: words.title(one.character), space: words.title(one.space ?? '') });
  return {
    icon:
      one.character === null
        ? view.phase === 'choosing'
          ? SIGNS.nobody
          : SIGNS.skull
        : one.toad > 0
          ? SIGNS.toad
          : characterDrawing(one.character),
    line,
    thing: one.character ?? undefined,
    figures: one.character === null ? [] : figuresOf(scene, one),
    out: one.out,
  };
}

/** Of oneself also what one fights with, where only the lives have room. */
function figuresOf({ words, seat }: TalismanScene, one: CharacterView): Figure[] {
  const stats = seat === one.seat ? (['strength', 'craft'] as const) : [];
  return [
    ...stats.map((stat): Figure => ({ value: one[stat], label: words.title(stat), icon: SIGNS[stat], narrow: true })),
    { value: one.lives, label: words.name('lives'), icon: SIGNS.life, tone: 'harm' },
  ];
}

export function phases(scene: TalismanScene): PhaseLook[] {
  const { stage: told, roller, active, dice } = scene.view;
  const moving = told === 'start' && roller === active && dice.length > 0;
  const now = STAGES.findIndex((stage) => stage === (moving ? 'move' : told));
  return STAGES.map((stage, index) => ({
    id: stage,
    label: scene.words.say(`tal-stage-${stage}`),
    icon: STAGE_ICONS[stage],
    state: index === now ? 'now' : index < now ? 'past' : 'next',
  }));
}

/** What one does anyway, if that is all one can do; leaving things behind is no reason to ask. */
const ANYWAY = new Set(['roll', 'stay', 'go-on', 'pass']);

/** Spells that help whomever they are cast on, and that harm. */
const HELPING = new Set(['healing', 'preservation', 'restoration']);
const HARMING = new Set(['immobility', 'nullify', 'weakness']);

export function idle(asked: Asked<TalismanView>): string | null {
  const wished = wishedMove(asked);
  if (wished !== null) return wished;
  if (asked.view.fight?.moot && asked.options.every(({ verb }) => verb === 'keep-roll' || verb === 'reroll')) return KEEP;
  const options = asked.options.filter(({ verb }) => verb !== 'ditch');
  const [only, more] = options.filter((option) => !isVain(asked, option));
  if (only === undefined || more !== undefined || !ANYWAY.has(only.verb)) return null;
  return options.length === 1 || only.verb === 'pass' ? only.id : null;
}

/**
 * To harm oneself or help a rival is possible once a turn, at its start; it is nothing to be asked about at every step. Nor is
 * countering one's own Spell.
 */
function isVain({ seat, view }: Asked<TalismanView>, { verb, details }: OptionInfo): boolean {
  if (verb === 'cast') return details.card === 'counterspell' && view.casts.at(-1)?.seat === seat;
  if (verb !== 'cast-on') return false;
  const own = view.characters[seat]?.character === details.character;
  return (own ? HARMING : HELPING).has(String(details.card));
}

export function awaited(scene: TalismanScene): string {
  const { view, words, deciding } = scene;
  if (view.fight !== null) return words.say('tal-awaited', { what: 'fight' });
  return words.say('tal-awaited', { what: deciding.includes(view.active) ? view.stage : 'answer' });
}

export function optionLook(scene: TalismanScene, option: OptionInfo): OptionLook {
  const { words } = scene;
  const told = words.forecast(forecastOf(scene, option.id));
  const look: OptionLook = { group: groupOf(scene, option), icon: iconOf(option), note: told };
  const { space, card, way } = option.details;
  if (WAYS.has(option.verb) && typeof space === 'string') {
    const note = [told, lastingOn(scene, space), hereOf(scene, space, told === '')].filter(Boolean).join('. ');
    return { ...look, title: placeOf(scene, option, space), note, act: words.option(option.verb, option.details), thing: space };
  }
  if (typeof way === 'string') return { ...look, note: told || aboutOf(words, way) };
  if (option.verb === 'decline' && scene.choosing.options.some(({ verb }) => verb === 'way')) {
    return { ...look, title: words.say('tal-none-of-them') };
  }
  if (option.verb === 'keep-roll' && told === '') {
    const space = wished(scene);
    return { ...look, note: leadsTo(scene), ...(space === null ? {} : { act: words.option('move', { space }) }) };
  }
  const face = faceOf(scene, option);
  if (face !== null) return { ...look, title: words.say(`tal-${option.verb}`, { face }), note: told || dieLeadsTo(scene, face) };
  if (option.verb === 'choose-character') {
    const character = String(option.details.character);
    return { ...look, title: words.title(character), note: words.say(`${character}.about`) };
  }
  if (typeof card !== 'string') return look;
  const points = option.verb === 'trade-in' ? (mightOf(card)?.value ?? null) : null;
  if (points !== null) return { ...look, note: words.say('tal-points', { count: points }), thing: card };
  const price = priceIn(scene, option);
  if (price !== null) return { ...look, note: `${price}. ${aboutOf(words, card)}`, thing: card };
  if (option.verb === 'ditch') return { ...look, thing: card, less: isSpare(scene) };
  if (isOneOfMany(scene, option)) return { ...look, thing: card, less: true };
  return { ...look, note: told || (isFirstOf(scene, option) ? aboutOf(words, card) : ''), thing: card };
}

/** What the card costs that is bought, in words. */
export function priceIn({ decision, words }: TalismanScene, { verb, details }: OptionInfo): string | null {
  const gold = verb === 'buy' ? priceOf(String(details.card), String(decision?.about.what)) : null;
  return gold === null ? null : words.say('tal-price', { count: gold });
}

/** A Spell may go to so many places and still have each of them listed. */
const FEW = 4;

/** A Spell that may go to many places: its card is touched, and then the place; until then the list is for what else there is. */
function isOneOfMany({ choosing }: TalismanScene, { verb, details }: OptionInfo): boolean {
  if (choosing.narrowed !== null || (verb !== 'cast-at' && verb !== 'cast-card')) return false;
  return choosing.options.filter((other) => other.verb === verb && other.details.card === details.card).length > FEW;
}

/** A Spell that lies on a space, and what it does to whoever comes there. */
function lastingOn({ view, words }: TalismanScene, space: string): string {
  const lies = view.lasting.find((each) => each.space === space);
  return lies === undefined ? '' : `${words.title(lies.what)}: ${words.say('tal-hex-strikes')}`;
}

/** Of several dice on the table: the number on the one that the option is about. */
function faceOf({ view, seat }: TalismanScene, { verb, details }: OptionInfo): number | null {
  if (verb !== 'use-die' && verb !== 'reroll') return null;
  const { fight } = view;
  const dice = fight === null ? view.dice : seat === fight.seat ? fight.dice : fight.rival_dice;
  return dice.length > 1 ? (dice[Number(details.die) - 1] ?? null) : null;
}

/** Its name; of two spaces with one name also which way it lies. */
function placeOf(scene: TalismanScene, option: OptionInfo, space: string): string {
  const { words, choosing } = scene;
  const title = words.title(space);
  const alike = choosing.options.filter(({ verb, details }) => verb === option.verb && words.title(String(details.space)) === title);
  const way = alike.length > 1 ? wayTo(scene, option, space) : null;
  return way === null ? title : words.say('tal-place', { place: title, way });
}

function wayTo(scene: TalismanScene, option: OptionInfo, space: string): string | null {
  const told = forecastOf<TalismanForecast>(scene, option.id)?.way;
  if (told) return told;
  const here = spaceOf(placeNow(scene));
  const [from, to] = [here, spaceOf(space)].map((each) => (each?.region === 'dungeon' ? SPACES.indexOf(each) : -1));
  return from! < 0 || to! < 0 ? null : to! > from! ? 'onward' : 'back';
}

function placeNow({ view, seat }: TalismanScene): string {
  return view.characters[seat ?? view.active]?.space ?? '';
}

/** What is said of walking above ground is not true below, nor what is said of the die where nobody rolls. */
export function asks(scene: TalismanScene): { title?: string; help: string } | undefined {
  const { decision, words, choosing, view, seat } = scene;
  if (decision?.kind === 'move' && spaceOf(placeNow(scene))?.region === 'dungeon') return { help: words.say('tal-move-below') };
  const [moves, rolls] = ['move', 'roll'].map((deed) => choosing.options.some(({ verb }) => verb === deed));
  if (decision?.kind !== 'start' || !moves || rolls) return undefined;
  const toad = (view.characters[seat ?? view.active]?.toad ?? 0) > 0;
  const why = toad ? 'toad' : view.lasting.some(({ what }) => what === 'blizzard') ? 'blizzard' : 'other';
  return { title: words.say('tal-one-space'), help: words.say('tal-one-space-help', { why }) };
}

/** Leaving things behind is always possible; it is only listed where that is the question, or makes room. */
function isSpare({ decision, choosing }: TalismanScene): boolean {
  return decision?.kind === 'start' || choosing.options.some(({ verb }) => verb === 'take');
}

/** Whether no option before it does the same with the same card, to something else. */
function isFirstOf({ choosing }: TalismanScene, { id, verb, details }: OptionInfo): boolean {
  return choosing.options.find((other) => other.verb === verb && other.details.card === details.card)?.id === id;
}

/** Letters of a text that a row has room for. */
const SHORT = 110;

/** What one does on a space: its text; if that is long, in a few words, and the reader has the rest. */
function hereOf(scene: TalismanScene, space: string, needed: boolean): string {
  const here = hereIn(scene, space);
  const about = aboutOf(scene.words, space);
  if (here === '') return needed ? about : '';
  return about.length <= SHORT ? about : capital(here);
}

function aboutOf(words: TalismanScene['words'], thing: string): string {
  return words.has(`${thing}.about`) ? words.say(`${thing}.about`) : '';
}

/** What stands beside the question is possible, too; where there is nothing else, it is the question. */
function groupOf({ choosing }: TalismanScene, { verb }: OptionInfo): OptionLook['group'] {
  if (QUIET.has(verb)) return 'leave';
  return ALSO.has(verb) && choosing.options.some((option) => !ALSO.has(option.verb) && !QUIET.has(option.verb)) ? 'also' : 'main';
}

function iconOf({ verb, details }: OptionInfo): string {
  const own = SIGN_OF[verb] ?? WAY_SIGNS[String(details.way)];
  if (own !== undefined) return own;
  if (typeof details.card === 'string' && cardOf(details.card) !== null) return cardDrawing(details.card);
  if (typeof details.space === 'string' && spaceOf(details.space) !== null) return spaceDrawing(details.space);
  if (typeof details.character === 'string') return characterDrawing(details.character);
  if (details.stat === 'strength' || details.stat === 'craft') return SIGNS[details.stat];
  return PLAIN.has(verb) ? SIGNS.pass : SIGNS.draw;
}
