/** A drawing for every figure and card, and the signs of the board. */
import angelWings from 'icon:angel-wings';
import arrowCluster from 'icon:arrow-cluster';
import brain from 'icon:brain';
import breastplate from 'icon:breastplate';
import broom from 'icon:broom';
import campfire from 'icon:campfire';
import cardDraw from 'icon:card-draw';
import checkedShield from 'icon:checked-shield';
import checkMark from 'icon:check-mark';
import crossedSwords from 'icon:crossed-swords';
import crown from 'icon:crown';
import crystalBall from 'icon:crystal-ball';
import cultist from 'icon:cultist';
import deathSkull from 'icon:death-skull';
import doorway from 'icon:doorway';
import dragonHead from 'icon:dragon-head';
import droplets from 'icon:droplets';
import dwarfFace from 'icon:dwarf-face';
import elfHelmet from 'icon:elf-helmet';
import enrage from 'icon:enrage';
import evilEyes from 'icon:evil-eyes';
import eyeTarget from 'icon:eye-target';
import fireRing from 'icon:fire-ring';
import flag from 'icon:flag-objective';
import footsteps from 'icon:footsteps';
import goblinHead from 'icon:goblin-head';
import guards from 'icon:guards';
import healing from 'icon:healing';
import hearts from 'icon:hearts';
import highShot from 'icon:high-shot';
import hood from 'icon:hood';
import hornedSkull from 'icon:horned-skull';
import hourglass from 'icon:hourglass';
import imprisoned from 'icon:imprisoned';
import knockedOut from 'icon:knocked-out-stars';
import laurels from 'icon:laurels';
import lightningArc from 'icon:lightning-arc';
import magicPalm from 'icon:magic-palm';
import magnifier from 'icon:magnifying-glass';
import monkFace from 'icon:monk-face';
import muscle from 'icon:biceps';
import nextButton from 'icon:next-button';
import oakLeaf from 'icon:oak-leaf';
import octopus from 'icon:octopus';
import ogre from 'icon:ogre';
import overlordHelm from 'icon:overlord-helm';
import person from 'icon:person';
import powerLightning from 'icon:power-lightning';
import prayer from 'icon:prayer';
import quill from 'icon:quill';
import raiseZombie from 'icon:raise-zombie';
import rockGolem from 'icon:rock-golem';
import rollingDices from 'icon:rolling-dices';
import runeStone from 'icon:rune-stone';
import run from 'icon:run';
import scroll from 'icon:scroll-unfurled';
import semiEye from 'icon:semi-closed-eye';
import shamblingZombie from 'icon:shambling-zombie';
import slashedShield from 'icon:slashed-shield';
import spiderFace from 'icon:spider-face';
import spiderWeb from 'icon:spider-web';
import stairs from 'icon:stairs';
import targetArrows from 'icon:target-arrows';
import vampire from 'icon:vampire-dracula';
import visoredHelm from 'icon:visored-helm';
import walkingBoot from 'icon:walking-boot';
import witchFace from 'icon:witch-face';
import wizardFace from 'icon:wizard-face';
import wolfHead from 'icon:wolf-head';
import wolfTrap from 'icon:wolf-trap';
import womanElf from 'icon:woman-elf-face';
import poisonBottle from 'icon:poison-bottle';
import poisonGas from 'icon:poison-gas';
import crownedSkull from 'icon:crowned-skull';
import devilMask from 'icon:devil-mask';
import hornedHelm from 'icon:horned-helm';
import impLaugh from 'icon:imp-laugh';
import { Drawings } from '$lib/drawings.svelte';
import { FACTS } from './facts';

export const SIGNS = {
  health: hearts,
  fatigue: droplets,
  speed: walkingBoot,
  defence: checkedShield,
  stamina: droplets,
  might: muscle,
  knowledge: brain,
  willpower: magicPalm,
  awareness: eyeTarget,
  attack: crossedSwords,
  ranged: targetArrows,
  move: walkingBoot,
  steps: footsteps,
  run,
  rest: campfire,
  search: magnifier,
  feat: laurels,
  revive: healing,
  door: doorway,
  leave: stairs,
  surge: lightningArc,
  damage: hearts,
  range: targetArrows,
  pierce: slashedShield,
  heal: healing,
  blast: fireRing,
  fallen: deathSkull,
  crown,
  overlord: overlordHelm,
  hidden: hornedSkull,
  card: cardDraw,
  done: checkMark,
  pass: nextButton,
  round: hourglass,
  sight: semiEye,
  threat: evilEyes,
  dice: rollingDices,
  token: scroll,
  equip: breastplate,
  familiar: raiseZombie,
  special: prayer,
  sketch: quill,
  via: flag,
  wipe: broom,
} as const;

const CONDITION_SIGNS: Readonly<Record<string, string>> = {
  diseased: poisonGas,
  immobilized: spiderWeb,
  poisoned: poisonBottle,
  stunned: knockedOut,
};

const FIGURES: Readonly<Record<string, string>> = {
  ashrian: womanElf,
  avric: monkFace,
  leoric: wizardFace,
  tarha: witchFace,
  jain: highShot,
  tomble: hood,
  grisban: dwarfFace,
  syndrael: elfHelmet,
  reanimate: raiseZombie,
  barghest: wolfHead,
  'cave-spider': spiderFace,
  elemental: rockGolem,
  ettin: ogre,
  'flesh-moulder': cultist,
  'goblin-archer': goblinHead,
  merriod: octopus,
  'shadow-dragon': dragonHead,
  zombie: shamblingZombie,
  zachareth: hornedHelm,
  belthir: crownedSkull,
  eliza: vampire,
  merick: devilMask,
  alric: visoredHelm,
  splig: impLaugh,
  mauler: ogre,
  villager: person,
  palamon: person,
  militiaman: guards,
  koth: imprisoned,
  guard: guards,
};

/** More than a table shows at first. */
const items = new Drawings(async () => (await import('./art/items')).ITEMS);

/** Lets the drawings of what heroes carry come. */
export function ready(): Promise<void> {
  return items.fetch();
}

const CLASSES: Readonly<Record<string, string>> = {
  berserker: enrage,
  knight: checkedShield,
  necromancer: raiseZombie,
  runemaster: runeStone,
  disciple: prayer,
  spiritspeaker: oakLeaf,
  thief: hood,
  wildlander: arrowCluster,
};

const TYPES: Readonly<Record<string, string>> = { event: powerLightning, magic: crystalBall, trap: wolfTrap };

/** Of a figure by its id (`goblin-archer-2`) or kind. */
export function figureDrawing(id: string): string {
  return FIGURES[id] ?? FIGURES[id.replace(/-(\d+|master)$/, '')] ?? person;
}

export function drawingOf(thing: string): string {
  const known = FIGURES[thing] ?? items.known[thing] ?? CLASSES[thing] ?? CONDITION_SIGNS[thing];
  if (known !== undefined) return known;
  const skill = FACTS.skills[thing];
  if (skill !== undefined) return CLASSES[skill.class] ?? scroll;
  const card = FACTS.overlord[thing];
  if (card !== undefined) return TYPES[card.type] ?? scroll;
  if (thing.endsWith('-feat')) return laurels;
  if (thing.endsWith('-ability')) return angelWings;
  return FIGURES[thing.replace(/-(\d+|master)$/, '')] ?? scroll;
}

/** Whether a thing has a drawing of its own, or one of its kind. */
export function hasDrawing(thing: string): boolean {
  return drawingOf(thing) !== scroll;
}

/** Of what a surge brings: `damage-2`, `range-1-damage-1`, `stunned`. */
export function surgeDrawing(gain: string): string {
  if (CONDITION_SIGNS[gain] !== undefined) return CONDITION_SIGNS[gain];
  const first = gain.split('-')[0]!;
  return (SIGNS as Readonly<Record<string, string>>)[first] ?? drawingOf(gain);
}

export const CONDITIONS = CONDITION_SIGNS;
