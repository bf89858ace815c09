/** How players, options and events of Dungeon Raiders look. */
import { LOOK_AT_IT, TURN_OVER } from './story';
import type { EventLook, Figure, OptionLook, PhaseLook, Scene, SeatLook, ThingLook, Tone } from '$lib/board';
import type { EventInfo, OptionInfo } from '$lib/types';
import { drawing, numeral, SIGNS } from './art';
import { HALF, isPower, LEVELS, powerOf, type RaiderView, type RaidView, type Reward, type RoomFacts } from './facts';
import { contest, othersRange, rivals, strengthNow, worthOf } from './reckoning';

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
  if (option.verb === 'light-torch')
    return { group: 'also', icon: drawing('torch'), note: words.say('raid-note-torch', { count: darkRooms(scene.view) }) };
  if (option.verb === 'hold') return { group: 'leave', icon: SIGNS.hold };
  return {
    group: option.verb === 'play-two' ? 'also' : 'main',
    icon: iconOf(cards),
    title: cards.map((card) => cardTitle(scene, card)).join(' + '),
    note: noteOf(scene, cards),
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

function darkRooms(view: RaidView): number {
  return view.row.slice(1).filter((room) => room.dark).length;
}

/** What these cards can bring about here, in words. */
export function noteOf(scene: RaidScene, cards: readonly string[]): string {
  const facts = contest(scene.view);
  if (facts === null) return '';
  if (cards.length === 1 && cards[0] === 'crystal-ball' && !facts.worth['crystal-ball'])
    return scene.words.say('raid-note-ball');
  const value = worthOf(facts, cards);
  if (facts.kind === 'treasure') return treasureNote(scene, value);
  if (facts.trap !== undefined) return trapNote(scene, facts.trap, value);
  if (facts.rewards !== undefined) return rewardNote(scene, facts.rewards[String(value)]);
  return monsterNote(scene, facts, value);
}

function treasureNote(scene: RaidScene, value: number): string {
  const { above, equal } = rivals(scene.view, scene.seat, value);
  return scene.words.say('raid-note-treasure', { above, equal });
}

function trapNote(scene: RaidScene, trap: NonNullable<RoomFacts['trap']>, value: number): string {
  const loss = trap.loss[value] ?? 0;
  return scene.words.say(trap.all ? 'raid-note-trap-all' : 'raid-note-trap-leaders', {
    loss: loss === HALF ? 'half' : loss,
    what: trap.lives ? 'lives' : 'treasure',
    amount: loss === HALF ? '' : scene.words.count(trap.lives ? 'life' : 'treasure', 'acc', loss),
  });
}

function rewardNote(scene: RaidScene, reward: Reward | undefined): string {
  const { words, view } = scene;
  if (reward?.item !== undefined)
    return words.say('raid-note-item', { item: words.count(reward.item, 'acc', 1), left: view.items[reward.item] ?? 0 });
  if (reward?.treasure !== undefined) return words.say('raid-note-gain', { what: words.count('treasure', 'acc', reward.treasure) });
  return words.say('raid-note-gain', { what: words.count('life', 'acc', reward?.lives ?? 0) });
}

function monsterNote(scene: RaidScene, facts: RoomFacts, value: number): string {
  const { view, words, seat } = scene;
  const rank = rivals(view, seat, value);
  const strength = strengthNow(view);
  if (strength === null) return words.say('raid-note-unbeatable', { above: rank.above, equal: rank.equal });
  const others = othersRange(view, seat);
  const low = value + others.min;
  const high = value + others.max;
  const fate = low >= strength ? 'falls' : high < strength ? 'stands' : 'maybe';
  const struck = facts.strikes === 'highest' ? 'any' : rank.neverLowest && facts.strikes !== 'two-lowest' ? 'never' : rank.surelyLowest ? 'surely' : 'any';
  return words.say('raid-note-monster', { low, high, sure: low === high, fate, struck, needs: strength - value });
}

export function narrowedPrompt(scene: RaidScene, options: readonly OptionInfo[]): string | undefined {
  return options.some((option) => option.verb === 'play-two') && options.length > 1
    ? scene.words.say('raid-second-card')
    : undefined;
}

export function thingLook(scene: Scene<RaidView>, thing: string): ThingLook {
  const room = scene.view.row.find((each) => each.room === thing);
  const notes = room?.dark === true ? [scene.words.say('raid-only-you')] : [];
  return { icon: drawing(thing), notes };
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
  return events.some((event) => event.kind === 'played') ? TURN_OVER + LOOK_AT_IT : 0;
}

export function suspense(events: readonly EventInfo[]): number {
  return events.some((event) => event.kind === 'played') ? TURN_OVER : 0;
}

/** A room's end takes the longest to watch; a card laid face down hardly any time. */
export function beat(events: readonly EventInfo[]): number {
  if (events.some((event) => event.kind === 'played')) return 900;
  return events.length > 0 ? 280 : 120;
}
