/** A drawing for every card, space and character, and the signs of the board. */
import anticlockwise from 'icon:anticlockwise-rotation';
import biceps from 'icon:biceps';
import brain from 'icon:brain';
import cardDraw from 'icon:card-draw';
import cardDiscard from 'icon:card-discard';
import checkMark from 'icon:check-mark';
import clockwise from 'icon:clockwise-rotation';
import cowled from 'icon:cowled';
import crossedSwords from 'icon:crossed-swords';
import deathSkull from 'icon:death-skull';
import dungeonGate from 'icon:dungeon-gate';
import evasion from 'icon:evasion';
import eye from 'icon:semi-closed-eye';
import flag from 'icon:flying-flag';
import footsteps from 'icon:footsteps';
import frog from 'icon:frog';
import hearts from 'icon:hearts';
import hourglass from 'icon:hourglass';
import magicPalm from 'icon:magic-palm';
import nextButton from 'icon:next-button';
import psychic from 'icon:telepathy';
import queenCrown from 'icon:queen-crown';
import rollingDices from 'icon:rolling-dices';
import runSign from 'icon:run';
import scales from 'icon:scales';
import scroll from 'icon:scroll-unfurled';
import shamrock from 'icon:shamrock';
import slavery from 'icon:manacles';
import trophy from 'icon:trophy';
import trophyCup from 'icon:trophy-cup';
import twoCoins from 'icon:two-coins';
import walkingBoot from 'icon:walking-boot';
import yinYang from 'icon:yin-yang';
import { Drawings } from '$lib/drawings.svelte';
import { CHARACTERS } from './art/characters';
import { SPACES } from './art/spaces';
import { cardOf, type CardType, characterOf, kindOf } from './facts';

export const SIGNS = {
  strength: biceps,
  craft: brain,
  life: hearts,
  fate: shamrock,
  gold: twoCoins,
  battle: crossedSwords,
  psychic,
  move: walkingBoot,
  draw: cardDraw,
  discard: cardDiscard,
  trophy,
  won: trophyCup,
  clockwise,
  anticlockwise,
  die: rollingDices,
  pass: nextButton,
  secret: eye,
  skull: deathSkull,
  nobody: cowled,
  crown: queenCrown,
  dungeon: dungeonGate,
  evade: evasion,
  spell: magicPalm,
  quest: scroll,
  toad: frog,
  missing: hourglass,
  enslaved: slavery,
  fleeing: runSign,
  compare: scales,
  done: checkMark,
  alignment: yinYang,
  start: flag,
  steps: footsteps,
};

/** The lights in which cards of a type are painted. */
export const GLOWS: Readonly<Record<CardType, string>> = {
  event: '#5f87a8, #1a2c3b',
  enemy: '#b04428, #3d130d',
  stranger: '#5d7f86, #1b2d31',
  object: '#8a6a3c, #3a2a14',
  'magic-object': '#c08c37, #4c3414',
  follower: '#4f8a58, #1a3320',
  place: '#4d7d6d, #17302a',
  spell: '#7356b8, #271a4c',
};

/** Until the drawings of cards are here: what sort of card it is. */
const SORTS: Readonly<Record<CardType, string>> = {
  event: SIGNS.draw,
  enemy: SIGNS.battle,
  stranger: SIGNS.nobody,
  object: SIGNS.gold,
  'magic-object': SIGNS.gold,
  follower: SIGNS.nobody,
  place: SIGNS.start,
  spell: SIGNS.spell,
};

/** Far more than a table shows at first. */
const drawings = new Drawings(async () => (await import('./art/cards')).CARDS);

/** Lets the drawings of cards come. */
export function ready(): Promise<void> {
  return drawings.fetch();
}

/** Whether it is drawn as what it is. */
export function hasDrawing(thing: string): boolean {
  return thing in drawings.known || thing in CHARACTERS || (kindOf(thing) ?? thing) in SPACES;
}

export function cardDrawing(card: string): string {
  return drawings.known[card] ?? CHARACTERS[card] ?? SORTS[cardOf(card)?.type ?? 'event'];
}

export function characterDrawing(character: string | null | undefined): string {
  return (character ? CHARACTERS[character] : undefined) ?? SIGNS.nobody;
}

export function spaceDrawing(space: string): string {
  return SPACES[kindOf(space) ?? space] ?? SIGNS.start;
}

/** Of whatever it is. */
export function drawingOf(thing: string): string {
  if (characterOf(thing) !== null) return characterDrawing(thing);
  if (cardOf(thing) !== null || thing in drawings.known) return cardDrawing(thing);
  const sign: string | undefined = (SIGNS as Readonly<Record<string, string>>)[thing];
  return kindOf(thing) === null ? (sign ?? SIGNS.draw) : spaceDrawing(thing);
}

export function glowOf(card: string): string {
  return GLOWS[cardOf(card)?.type ?? 'enemy'];
}
