/** Objects, Magic Objects, Followers and Treasures. */
import ampleDress from 'icon:ample-dress';
import badGnome from 'icon:bad-gnome';
import beltBuckles from 'icon:belt-buckles';
import bleedingHeart from 'icon:bleeding-heart';
import bloodySword from 'icon:bloody-sword';
import bookAura from 'icon:book-aura';
import breastplate from 'icon:breastplate';
import broadsword from 'icon:broadsword';
import bubblingFlask from 'icon:bubbling-flask';
import checkedShield from 'icon:checked-shield';
import chest from 'icon:chest';
import coinsPile from 'icon:coins-pile';
import compass from 'icon:compass';
import crestedHelmet from 'icon:crested-helmet';
import crucifix from 'icon:crucifix';
import crystalBall from 'icon:crystal-ball';
import crystalCluster from 'icon:crystal-cluster';
import cursedStar from 'icon:cursed-star';
import donkey from 'icon:donkey';
import evilBook from 'icon:evil-book';
import fairyWings from 'icon:fairy-wings';
import gauntlet from 'icon:gauntlet';
import gemNecklace from 'icon:gem-necklace';
import gemPendant from 'icon:gem-pendant';
import ghostAlly from 'icon:ghost-ally';
import goldStack from 'icon:gold-stack';
import halfBodyCrawling from 'icon:half-body-crawling';
import healthPotion from 'icon:health-potion';
import heartBottle from 'icon:heart-bottle';
import holyGrail from 'icon:holy-grail';
import jewelCrown from 'icon:jewel-crown';
import knapsack from 'icon:knapsack';
import lockedChest from 'icon:locked-chest';
import magicPotion from 'icon:magic-potion';
import medusaHead from 'icon:medusa-head';
import metalDetector from 'icon:metal-detector';
import miner from 'icon:miner';
import mountedKnight from 'icon:mounted-knight';
import orbWand from 'icon:orb-wand';
import owl from 'icon:owl';
import perspectiveDiceSixFacesRandom from 'icon:perspective-dice-six-faces-random';
import philosopherBust from 'icon:philosopher-bust';
import potionOfMadness from 'icon:potion-of-madness';
import powerRing from 'icon:power-ring';
import raft from 'icon:raft';
import ring from 'icon:ring';
import robe from 'icon:robe';
import runeSword from 'icon:rune-sword';
import shardSword from 'icon:shard-sword';
import sharpAxe from 'icon:sharp-axe';
import sittingDog from 'icon:sitting-dog';
import smokingOrb from 'icon:smoking-orb';
import stabbedNote from 'icon:stabbed-note';
import swapBag from 'icon:swap-bag';
import swordman from 'icon:swordman';
import templarShield from 'icon:templar-shield';
import throneKing from 'icon:throne-king';
import thrownSpear from 'icon:thrown-spear';
import tiara from 'icon:tiara';
import tiedScroll from 'icon:tied-scroll';
import torch from 'icon:torch';
import totem from 'icon:totem';
import unicorn from 'icon:unicorn';
import warPick from 'icon:war-pick';
import waterskin from 'icon:waterskin';
import wingCloak from 'icon:wing-cloak';
import wingfoot from 'icon:wingfoot';
import woodAxe from 'icon:wood-axe';

export const BELONGINGS: Readonly<Record<string, string>> = {
  'cursed-by-a-hag': cursedStar,
  poltergeist: ghostAlly,
  alchemist: bubblingFlask,
  gnome: badGnome,
  guide: compass,
  maiden: ampleDress,
  mercenary: swordman,
  mule: donkey,
  pixie: fairyWings,
  prince: throneKing,
  princess: tiara,
  unicorn,
  'faithful-hound': sittingDog,
  'holy-avenger': mountedKnight,
  hunchback: halfBodyCrawling,
  miner,
  'tunnel-fighter': warPick,
  'wise-man': philosopherBust,
  amulet: gemNecklace,
  cross: crucifix,
  'holy-grail': holyGrail,
  'magic-belt': beltBuckles,
  'orb-of-knowledge': crystalBall,
  'potion-of-strength': healthPotion,
  ring,
  'solomons-crown': jewelCrown,
  talisman: gemPendant,
  wand: orbWand,
  'holy-lance': thrownSpear,
  runesword: runeSword,
  'bag-of-gold': swapBag,
  'two-bags-of-gold': coinsPile,
  'three-bags-of-gold': goldStack,
  raft,
  'water-bottle': waterskin,
  armour: breastplate,
  helmet: crestedHelmet,
  shield: checkedShield,
  axe: woodAxe,
  sword: broadsword,
  'amulet-of-speed': wingfoot,
  'anointed-robe': robe,
  'blood-stone': bleedingHeart,
  'book-of-diablerie': evilBook,
  'crystal-of-power': crystalCluster,
  'elixir-of-rage': potionOfMadness,
  'elixir-of-wrath': magicPotion,
  'gauntlet-of-might': gauntlet,
  'goblin-slayer': sharpAxe,
  'gold-seeker': metalDetector,
  'scroll-of-exile': tiedScroll,
  'shield-of-faith': templarShield,
  'soul-drinker': bloodySword,
  'spell-ring': powerRing,
  casket: lockedChest,
  chest,
  'oaths-of-vengeance': stabbedNote,
  torch,
  'weighted-dice': perspectiveDiceSixFacesRandom,
  aegis: medusaHead,
  'bag-of-holding': knapsack,
  'book-of-lore': bookAura,
  'cloak-of-feathers': wingCloak,
  'clockwork-owl': owl,
  'elixir-of-life': heartBottle,
  nightblade: shardSword,
  'orb-of-prophesy': smokingOrb,
  'totem-staff': totem,
};
