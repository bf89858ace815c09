/** Everything that is fought: Enemies and the creatures of the board. */
import angularSpider from 'icon:angular-spider';
import backstab from 'icon:backstab';
import bandit from 'icon:bandit';
import battleMech from 'icon:battle-mech';
import bearHead from 'icon:bear-head';
import boar from 'icon:boar';
import bowman from 'icon:bowman';
import carnivorousPlant from 'icon:carnivorous-plant';
import chainedHeart from 'icon:chained-heart';
import closedDoors from 'icon:closed-doors';
import coffin from 'icon:coffin';
import cultist from 'icon:cultist';
import daemonSkull from 'icon:daemon-skull';
import dervishSwords from 'icon:dervish-swords';
import diabloSkull from 'icon:diablo-skull';
import digDug from 'icon:dig-dug';
import direwolf from 'icon:direwolf';
import dragonBalls from 'icon:dragon-balls';
import dragonHead from 'icon:dragon-head';
import dreadSkull from 'icon:dread-skull';
import earthWorm from 'icon:earth-worm';
import elfEar from 'icon:elf-ear';
import evilBat from 'icon:evil-bat';
import evilMinion from 'icon:evil-minion';
import farmer from 'icon:farmer';
import floatingGhost from 'icon:floating-ghost';
import flyingBeetle from 'icon:flying-beetle';
import fomorian from 'icon:fomorian';
import gargoyle from 'icon:gargoyle';
import ghost from 'icon:ghost';
import giant from 'icon:giant';
import goblin from 'icon:goblin';
import goblinCamp from 'icon:goblin-camp';
import goblinHead from 'icon:goblin-head';
import gorilla from 'icon:gorilla';
import grimReaper from 'icon:grim-reaper';
import guardedTower from 'icon:guarded-tower';
import guards from 'icon:guards';
import haunting from 'icon:haunting';
import hoodedFigure from 'icon:hooded-figure';
import horseHead from 'icon:horse-head';
import hyenaHead from 'icon:hyena-head';
import imp from 'icon:imp';
import impLaugh from 'icon:imp-laugh';
import lion from 'icon:lion';
import lizardman from 'icon:lizardman';
import manualMeatGrinder from 'icon:manual-meat-grinder';
import meepleKing from 'icon:meeple-king';
import mimicChest from 'icon:mimic-chest';
import minions from 'icon:minions';
import monsterGrasp from 'icon:monster-grasp';
import ogre from 'icon:ogre';
import overlordHelm from 'icon:overlord-helm';
import rat from 'icon:rat';
import robber from 'icon:robber';
import rockGolem from 'icon:rock-golem';
import sarcophagus from 'icon:sarcophagus';
import shadowGrasp from 'icon:shadow-grasp';
import siegeRam from 'icon:siege-ram';
import slime from 'icon:slime';
import snake from 'icon:snake';
import soul from 'icon:soul';
import sparkSpirit from 'icon:spark-spirit';
import spectre from 'icon:spectre';
import spikedDragonHead from 'icon:spiked-dragon-head';
import troll from 'icon:troll';
import twoShadows from 'icon:two-shadows';
import vampireCape from 'icon:vampire-cape';
import werewolf from 'icon:werewolf';
import wolfHead from 'icon:wolf-head';
import wolfTrap from 'icon:wolf-trap';
import wormMouth from 'icon:worm-mouth';

export const ENEMIES: Readonly<Record<string, string>> = {
  ape: gorilla,
  bear: bearHead,
  lion,
  serpent: snake,
  'wild-boar': boar,
  wolf: wolfHead,
  dragon: dragonHead,
  bandit,
  giant,
  goblin: goblinHead,
  hobgoblin: goblin,
  ogre,
  demon: daemonSkull,
  ghost,
  lemure: impLaugh,
  shadow: shadowGrasp,
  spectre: haunting,
  wraith: spectre,
  'burrow-worm': wormMouth,
  'battle-hulk': battleMech,
  bloodroot: carnivorousPlant,
  'bronze-dragon': spikedDragonHead,
  'cave-goblin': goblinCamp,
  'cave-troll': troll,
  'colossal-ogre': fomorian,
  'crawling-slime': slime,
  gargoyle,
  'gate-smasher': siegeRam,
  'giant-beetle': flyingBeetle,
  'giant-rat': rat,
  'giant-worm': earthWorm,
  gnoll: hyenaHead,
  'goblin-ambusher': backstab,
  'goblin-king': meepleKing,
  'goblin-marauders': minions,
  'goblin-sniper': bowman,
  'goblin-trapsmith': wolfTrap,
  'goblin-tunneler': digDug,
  grinder: manualMeatGrinder,
  'kobold-brute': lizardman,
  'living-statue': rockGolem,
  mimic: mimicChest,
  'miser-dragon': dragonBalls,
  'umbra-spider': angularSpider,
  'black-elf': elfEar,
  'blight-haunt': floatingGhost,
  'crypt-keeper': coffin,
  'dark-acolyte': hoodedFigure,
  'death-knight': dreadSkull,
  'gate-keeper': closedDoors,
  'lesser-demon': diabloSkull,
  'night-mare': horseHead,
  'phantom-hound': direwolf,
  'rune-dancer': dervishSwords,
  'servant-of-darkness': evilMinion,
  'shadow-stalker': twoShadows,
  soulbinder: chainedHeart,
  'spirit-of-vengeance': sparkSpirit,
  'tinker-imp': imp,
  'tomb-warden': sarcophagus,
  'vampire-bats': evilBat,
  'vampire-prince': vampireCape,
  'vassal-of-darkness': cultist,
  farmer,
  brigand: robber,
  werewolf,
  pitfiend: monsterGrasp,
  death: grimReaper,
  guard: guards,
  'lord-of-darkness': overlordHelm,
  sentinel: guardedTower,
  spirit: soul,
};
