/** A drawing for every kind of card and every hero, and the signs of the board. */
import acid from 'icon:acid';
import barbute from 'icon:barbute';
import blackKnightHelm from 'icon:black-knight-helm';
import breastplate from 'icon:breastplate';
import broadsword from 'icon:broadsword';
import bleedingWound from 'icon:bleeding-wound';
import bubblingFlask from 'icon:bubbling-flask';
import campfire from 'icon:campfire';
import cardDraw from 'icon:card-draw';
import caveEntrance from 'icon:cave-entrance';
import checkMark from 'icon:check-mark';
import checkedShield from 'icon:checked-shield';
import cloak from 'icon:cloak';
import closedDoors from 'icon:closed-doors';
import cowled from 'icon:cowled';
import crossedSwords from 'icon:crossed-swords';
import cultist from 'icon:cultist';
import cursedStar from 'icon:cursed-star';
import daemonSkull from 'icon:daemon-skull';
import deathSkull from 'icon:death-skull';
import dragonHead from 'icon:dragon-head';
import drowning from 'icon:drowning';
import dungeonGate from 'icon:dungeon-gate';
import dwarfFace from 'icon:dwarf-face';
import earthCrack from 'icon:earth-crack';
import enrage from 'icon:enrage';
import evilHand from 'icon:evil-hand';
import falling from 'icon:falling';
import fallingRocks from 'icon:falling-rocks';
import fist from 'icon:fist';
import gears from 'icon:gears';
import gemPendant from 'icon:gem-pendant';
import ghost from 'icon:ghost';
import goblinHead from 'icon:goblin-head';
import hazardSign from 'icon:hazard-sign';
import hearts from 'icon:hearts';
import hood from 'icon:hood';
import hornedSkull from 'icon:horned-skull';
import imp from 'icon:imp';
import knapsack from 'icon:knapsack';
import lantern from 'icon:lantern';
import laurels from 'icon:laurels';
import leatherBoot from 'icon:leather-boot';
import magicPalm from 'icon:magic-palm';
import magicSwirl from 'icon:magic-swirl';
import magnifyingGlass from 'icon:magnifying-glass';
import medusaHead from 'icon:medusa-head';
import nestEggs from 'icon:nest-eggs';
import nextButton from 'icon:next-button';
import oilDrum from 'icon:oil-drum';
import potionBall from 'icon:potion-ball';
import powder from 'icon:powder';
import prayer from 'icon:prayer';
import present from 'icon:present';
import ring from 'icon:ring';
import robber from 'icon:robber';
import rockGolem from 'icon:rock-golem';
import rollingDices from 'icon:rolling-dices';
import ropeCoil from 'icon:rope-coil';
import runeStone from 'icon:rune-stone';
import scrollQuill from 'icon:scroll-quill';
import scrollUnfurled from 'icon:scroll-unfurled';
import scales from 'icon:scales';
import shamblingZombie from 'icon:shambling-zombie';
import slime from 'icon:slime';
import snake from 'icon:snake';
import snakeBite from 'icon:snake-bite';
import snakeEgg from 'icon:snake-egg';
import snakeTongue from 'icon:snake-tongue';
import spellBook from 'icon:spell-book';
import spikes from 'icon:spikes';
import sprint from 'icon:sprint';
import trophy from 'icon:trophy';
import troll from 'icon:troll';
import twoShadows from 'icon:two-shadows';
import upgrade from 'icon:upgrade';
import visoredHelm from 'icon:visored-helm';
import warlockHood from 'icon:warlock-hood';
import wingfoot from 'icon:wingfoot';
import wizardFace from 'icon:wizard-face';
import wizardStaff from 'icon:wizard-staff';
import wolfHead from 'icon:wolf-head';
import wolfTrap from 'icon:wolf-trap';
import womanElfFace from 'icon:woman-elf-face';
import { locationOf } from './facts';

const KINDS: Readonly<Record<string, string>> = {
  feat: fist,
  spell: spellBook,
  prayer,
  hex: cursedStar,
  gift: present,
  curse: evilHand,
  potion: potionBall,
  beast: wolfHead,
  undead: shamblingZombie,
  weapon: broadsword,
  ward: magicPalm,
  upheaval: earthCrack,
  spawn: snakeEgg,
  snakefolk: snakeBite,
  priestess: womanElfFace,
  oath: scrollQuill,
  mechanism: gears,
  knight: blackKnightHelm,
  helmet: visoredHelm,
  bag: knapsack,
  staff: wizardStaff,
  spirit: ghost,
  snake,
  shield: checkedShield,
  ring,
  outlaw: robber,
  oil: oilDrum,
  frenzy: enrage,
  cloak,
  boots: leatherBoot,
  armour: breastplate,
  amulet: gemPendant,
  acid,
  water: drowning,
  snare: wolfTrap,
  rune: runeStone,
  rubble: fallingRocks,
  rope: ropeCoil,
  nest: nestEggs,
  lantern,
  goddess: medusaHead,
  goblin: goblinHead,
  giant: troll,
  demon: imp,
  dragon: dragonHead,
  cultist,
  construct: rockGolem,
  ooze: slime,
  keg: powder,
};

const HEROES: Readonly<Record<string, string>> = {
  'roderick-talus': barbute,
  'teynin-lightstep': hood,
  'nord-fimble': dwarfFace,
  'bel-brewspirits': bubblingFlask,
  'elendus-sular': wizardFace,
  'seshra-the-apostate': warlockHood,
};

export const SIGNS = {
  glory: laurels,
  peril: hornedSkull,
  melee: crossedSwords,
  magic: magicSwirl,
  speed: wingfoot,
  level: upgrade,
  health: hearts,
  action: sprint,
  blocked: closedDoors,
  trap: wolfTrap,
  danger: hazardSign,
  spikes,
  pit: falling,
  gate: dungeonGate,
  recovery: campfire,
  villainy: daemonSkull,
  draw: cardDraw,
  explore: magnifyingGlass,
  pass: nextButton,
  die: rollingDices,
  quest: scrollUnfurled,
  skull: deathSkull,
  wrath: snakeTongue,
  lair: caveEntrance,
  nobody: cowled,
  escort: twoShadows,
  done: checkMark,
  wound: bleedingWound,
  response: magicPalm,
  compare: scales,
  challenge: fist,
  won: trophy,
};

/** Whether it is drawn as what it is. */
export function hasDrawing(thing: string): boolean {
  return thing in HEROES || thing in KINDS || locationOf(thing) !== null;
}

export function heroDrawing(hero: string | null): string {
  return (hero === null ? undefined : HEROES[hero]) ?? SIGNS.nobody;
}

export function kindDrawing(kind: string | undefined): string {
  return (kind === undefined ? undefined : KINDS[kind]) ?? SIGNS.draw;
}

/** The sign of a characteristic. */
export function statDrawing(stat: string): string {
  const drawings: Readonly<Record<string, string>> = SIGNS;
  return drawings[stat] ?? SIGNS.level;
}
