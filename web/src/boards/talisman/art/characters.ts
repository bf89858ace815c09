/** Characters. */
import barbarian from 'icon:barbarian';
import dwarfFace from 'icon:dwarf-face';
import elfHelmet from 'icon:elf-helmet';
import fencer from 'icon:fencer';
import frog from 'icon:frog';
import galea from 'icon:galea';
import hoodedAssassin from 'icon:hooded-assassin';
import lyre from 'icon:lyre';
import monkFace from 'icon:monk-face';
import oakLeaf from 'icon:oak-leaf';
import popeCrown from 'icon:pope-crown';
import robberHand from 'icon:robber-hand';
import shamblingZombie from 'icon:shambling-zombie';
import sheikahEye from 'icon:sheikah-eye';
import swordwoman from 'icon:swordwoman';
import tarot18TheMoon from 'icon:tarot-18-the-moon';
import troll from 'icon:troll';
import wisdom from 'icon:wisdom';
import wizardFace from 'icon:wizard-face';
import womanElfFace from 'icon:woman-elf-face';

export const CHARACTERS: Readonly<Record<string, string>> = {
  assassin: hoodedAssassin,
  druid: oakLeaf,
  dwarf: dwarfFace,
  elf: elfHelmet,
  ghoul: shamblingZombie,
  minstrel: lyre,
  monk: monkFace,
  priest: popeCrown,
  prophetess: sheikahEye,
  sorceress: womanElfFace,
  thief: robberHand,
  troll,
  warrior: barbarian,
  wizard: wizardFace,
  amazon: swordwoman,
  gladiator: galea,
  gypsy: tarot18TheMoon,
  philosopher: wisdom,
  swashbuckler: fencer,
  toad: frog,
};
