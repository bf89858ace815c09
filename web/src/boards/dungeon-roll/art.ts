/** The drawings of Dungeon Roll's things, from the game-icons set. */
import battlecry from 'icon:shouting';
import battlefieldPresence from 'icon:rolling-dices';
import ballad from 'icon:music-spell';
import bard from 'icon:harp';
import battlemage from 'icon:swords-power';
import beguiler from 'icon:crystal-wand';
import broadsword from 'icon:broadsword';
import campfire from 'icon:campfire';
import charm from 'icon:charm';
import chest from 'icon:locked-chest';
import chieftain from 'icon:orc-head';
import coffer from 'icon:open-treasure-chest';
import commander from 'icon:rally-the-troops';
import crown from 'icon:crown';
import crusader from 'icon:templar-shield';
import dice from 'icon:perspective-dice-six-faces-random';
import dragon from 'icon:dragon-head';
import dragonSlayer from 'icon:winged-sword';
import drawnSword from 'icon:sword-slice';
import exitDoor from 'icon:exit-door';
import fairyWand from 'icon:fairy-wand';
import fieryRing from 'icon:fire-ring';
import fishScales from 'icon:fish-scales';
import goblin from 'icon:goblin-head';
import halfGoblin from 'icon:goblin';
import hand from 'icon:hand';
import hat from 'icon:pointy-hat';
import helm from 'icon:visored-helm';
import holySymbol from 'icon:holy-symbol';
import hood from 'icon:hood';
import knight from 'icon:mounted-knight';
import laurels from 'icon:laurel-crown';
import lockpicks from 'icon:lockpicks';
import lyre from 'icon:lyre';
import mask from 'icon:domino-mask';
import meat from 'icon:meat';
import mercenary from 'icon:swordman';
import necromancer from 'icon:raise-zombie';
import ooze from 'icon:slime';
import paladin from 'icon:heraldic-sun';
import pendant from 'icon:gem-pendant';
import portal from 'icon:magic-portal';
import potion from 'icon:round-potion';
import prayer from 'icon:prayer';
import raisedHand from 'icon:raise-skeleton';
import ring from 'icon:diamond-ring';
import run from 'icon:run';
import runeSword from 'icon:rune-sword';
import scepter from 'icon:winged-scepter';
import scroll from 'icon:scroll-unfurled';
import shiningSword from 'icon:shining-sword';
import skeleton from 'icon:death-skull';
import skullStaff from 'icon:skull-staff';
import sparkles from 'icon:sparkles';
import stairs from 'icon:stairs';
import standingPotion from 'icon:standing-potion';
import swirl from 'icon:magic-swirl';
import swords from 'icon:crossed-swords';
import tavern from 'icon:tavern-sign';
import tiedScroll from 'icon:tied-scroll';
import tombstone from 'icon:tombstone';
import treaty from 'icon:shaking-hands';

export { campfire, chest, coffer, dice, dragon, hood, laurels, sparkles, stairs, swords, tombstone };

const THINGS: Readonly<Record<string, string>> = {
  fighter: swords,
  cleric: holySymbol,
  mage: hat,
  thief: mask,
  champion: helm,
  scroll,
  goblin,
  skeleton,
  ooze,
  chest,
  potion,
  dragon,
  'vorpal-sword': broadsword,
  talisman: pendant,
  'scepter-of-power': scepter,
  'thieves-tools': lockpicks,
  'scroll-token': tiedScroll,
  'ring-of-invisibility': ring,
  'dragon-scales': fishScales,
  elixir: standingPotion,
  'dragon-bait': meat,
  'town-portal': portal,
  spellsword: runeSword,
  battlemage,
  mercenary,
  commander,
  occultist: skullStaff,
  necromancer,
  knight,
  'dragon-slayer': dragonSlayer,
  minstrel: lyre,
  bard,
  crusader,
  paladin,
  'half-goblin': halfGoblin,
  chieftain,
  enchantress: fairyWand,
  beguiler,
  'arcane-blade': shiningSword,
  'arcane-fury': fieryRing,
  'calculated-strike': drawnSword,
  'battlefield-presence': battlefieldPresence,
  'animate-dead': raisedHand,
  'command-dead': raisedHand,
  battlecry,
  ballad,
  'holy-strike': dragonSlayer,
  'divine-intervention': prayer,
  'plea-for-help': treaty,
  'pull-rank': crown,
  'charm-monster': charm,
  mesmerize: swirl,
  monsters: swords,
  loot: chest,
  regroup: campfire,
  flee: run,
  onward: exitDoor,
  rest: tavern,
  'seek-glory': stairs,
  legend: laurels,
  roll: battlefieldPresence,
  'roll-monsters': battlefieldPresence,
  keep: hand,
  enough: hand,
};

/** Whether it is drawn as what it is. */
export function hasDrawing(thing: string): boolean {
  return thing in THINGS;
}

/** The drawing of a face, token, hero, ability, phase or sign. */
export function iconOf(thing: string): string {
  return THINGS[thing] ?? dice;
}
