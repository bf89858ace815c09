/** How players, options and events of Dungeon Raiders look. */
import {
  type Asked,
  type EventLook,
  type Figure,
  forecastOf,
  type OptionLook,
  type PhaseLook,
  type Scene,
  type SeatLook,
  type ThingLook,
  type Tone,
} from '$lib/board';
import { lookingTime, TURN_OVER } from './story';
import type { EventInfo, OptionInfo } from '$lib/types';
import { drawing, numeral, SIGNS } from './art';
import { factsOf, isPower, LEVELS, powerOf, type RaiderView, type RaidView } from './facts';

type RaidScene = Scene<RaidView>;

/** The cards that an option lays down. */
export function cardsOf(option: OptionInfo): string[] {
  return ['card', 'first', 'second'].flatMap((key) => (key in option.details ? [String(option.details[key])] : []));
}

export function seatLook(scene: RaidScene, seat: number): SeatLook {
  const { words, view } = scene;
  const raider = view.raiders[seat]!;
  const character = raider.character === null ? '' : words.title(raider.character);
  const fate = raider.alive ? '' : words.say(raider.stone ? 'note-petrified' : 'note-dead');
  return {
    icon: raider.stone ? SIGNS.stone : raider.alive ? drawing(raider.character) : SIGNS.skull,
    line: fate ? `${character} · ${fate}` : character,
    thing: raider.character ?? undefined,
    figures: raider.character === null ? [] : figures(scene, raider),
    out: !raider.alive,
  };
}

function figures({ words }: RaidScene, { lives, treasure }: RaiderView): Figure[] {
  return [
    { value: lives, label: words.name('life', '', lives), icon: SIGNS.heart, tone: 'harm' },
    { value: treasure, label: words.name('treasure', '', treasure), icon: SIGNS.coins, tone: 'gain' },
  ];
}

export function phases(scene: RaidScene): PhaseLook[] {
  const { view, words } = scene;
  const level = Math.max(1, view.level);
  return Array.from({ length: LEVELS }, (_, place): PhaseLook => {
    const number = place + 1;
    const now = number === level;
    return {
      id: `level-${number}`,
      label: now ? words.say('raid-level-of', { level: number, levels: LEVELS }) : number === LEVELS ? words.title('boss') : String(number),
      icon: number === LEVELS ? SIGNS.boss : SIGNS.door,
      state: now ? 'now' : number < level ? 'past' : 'next',
    };
  });
}

/** The last card of a level is no choice. */
export function idle({ options: [only, more], hasty }: Asked<RaidView>): string | null {
  return hasty && only !== undefined && more === undefined ? only.id : null;
}

export function awaited({ view, words }: RaidScene): string {
  return view.contest === null ? '' : words.say('raid-awaited', { room: view.contest });
}

export function optionLook(scene: RaidScene, option: OptionInfo): OptionLook {
  const { words } = scene;
  const cards = cardsOf(option);
  if (option.verb === 'choose-character') {
    const character = String(option.details.character);
    return {
      group: 'main',
      icon: drawing(character),
      title: words.title(character),
      note: words.say(`${character}.about`),
      act: words.option(option.verb, option.details),
    };
  }
  if (option.verb === 'light-torch') return { group: 'also', icon: drawing('torch'), brief: words.title('torch') };
  if (option.verb === 'hold') return { group: 'leave', icon: SIGNS.hold };
  return {
    group: option.verb === 'play-two' ? 'also' : 'main',
    icon: iconOf(cards),
    title: cards.map((card) => cardTitle(scene, card)).join(' + '),
    note: words.forecast(forecastOf(scene, option.id)),
    act: words.option(option.verb, option.details),
  };
}

function iconOf(cards: readonly string[]): string {
  const item = cards.find((card) => !isPower(card));
  if (item !== undefined) return drawing(item);
  return numeral(cards.reduce((sum, card) => sum + powerOf(card), 0));
}

export function cardTitle(scene: RaidScene, card: string): string {
  return isPower(card) ? scene.words.say('raid-power', { value: powerOf(card) }) : scene.words.title(card);
}

export function narrowedPrompt(scene: RaidScene, options: readonly OptionInfo[]): string | undefined {
  return options.some((option) => option.verb === 'play-two') && options.length > 1 ? scene.words.say('raid-second-card') : undefined;
}

export function thingLook(scene: Scene<RaidView>, thing: string): ThingLook {
  const room = scene.view.row.find((each) => each.room === thing);
  const notes = room?.dark === true ? [scene.words.say('raid-only-you')] : [];
  const rule = ruleOf(thing);
  return { icon: drawing(thing), notes, ...(rule === undefined ? {} : { rule }) };
}

/** Where the book tells of a room: of a trap by its name, of others by their kind. */
const ROOM_RULES: Readonly<Record<string, string>> = {
  treasure: 'RAID-TRE-01',
  monster: 'RAID-MON-01',
  vault: 'RAID-STA-01',
  boss: 'RAID-BOSS-02',
  magnet: 'RAID-TRP-01',
  boulder: 'RAID-TRP-03',
  lava: 'RAID-TRP-05',
  spikes: 'RAID-TRP-08',
};

function ruleOf(room: string | null): string | undefined {
  return ROOM_RULES[room ?? ''] ?? ROOM_RULES[factsOf(room)?.kind ?? ''];
}

export function rule({ view }: RaidScene): string | undefined {
  return ruleOf(view.contest);
}

const EVENT_LOOKS: Readonly<Record<string, [string, Tone]>> = {
  character: [SIGNS.hand, 'plain'],
  first: [SIGNS.flag, 'plain'],
  level: [SIGNS.door, 'move'],
  'lit-torch': [drawing('torch'), 'plain'],
  played: [SIGNS.hand, 'plain'],
  gained: [SIGNS.coins, 'gain'],
  lost: [SIGNS.coins, 'harm'],
  healed: [SIGNS.heart, 'gain'],
  wounded: [SIGNS.brokenHeart, 'harm'],
  died: [SIGNS.skull, 'harm'],
  petrified: [SIGNS.stone, 'harm'],
  beaten: [drawing('sword'), 'gain'],
  'chest-opens': [drawing('treasure'), 'gain'],
  'level-done': [SIGNS.stairs, 'move'],
  fainted: [SIGNS.faint, 'harm'],
};

export function eventLook(event: EventInfo): EventLook {
  const known = EVENT_LOOKS[event.kind];
  if (known !== undefined) return { icon: known[0], tone: known[1] };
  if (typeof event.data.item === 'string') return { icon: drawing(event.data.item), tone: 'gain' };
  if (typeof event.data.room === 'string') return { icon: drawing(event.data.room), tone: event.kind === 'stands' ? 'harm' : 'plain' };
  return { tone: 'plain' };
}

/** Cards that were turned over are looked at, and so is what came of them. */
export function reading(events: readonly EventInfo[]): number {
  return events.some((event) => event.kind === 'played') ? TURN_OVER + lookingTime(events) : 0;
}

export function suspense(events: readonly EventInfo[]): number {
  return events.some((event) => event.kind === 'played') ? TURN_OVER : 0;
}

/** A room's end takes the longest to watch; a card laid face down hardly any time. */
export function beat(events: readonly EventInfo[]): number {
  if (events.some((event) => event.kind === 'played')) return 900;
  return events.length > 0 ? 280 : 120;
}
