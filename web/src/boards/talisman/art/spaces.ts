/** Spaces, by their kind. */
import ancientRuins from 'icon:ancient-ruins';
import beerStein from 'icon:beer-stein';
import blackKnightHelm from 'icon:black-knight-helm';
import bookshelf from 'icon:bookshelf';
import cactus from 'icon:cactus';
import caveEntrance from 'icon:cave-entrance';
import church from 'icon:church';
import cliffCrossing from 'icon:cliff-crossing';
import cookingPot from 'icon:cooking-pot';
import desertSkull from 'icon:desert-skull';
import dungeonGate from 'icon:dungeon-gate';
import elvenCastle from 'icon:elven-castle';
import evilEyes from 'icon:evil-eyes';
import evilTree from 'icon:evil-tree';
import forest from 'icon:forest';
import graveyard from 'icon:graveyard';
import greekTemple from 'icon:greek-temple';
import guardedTower from 'icon:guarded-tower';
import guards from 'icon:guards';
import highGrass from 'icon:high-grass';
import hills from 'icon:hills';
import magicPortal from 'icon:magic-portal';
import medievalVillage01 from 'icon:medieval-village-01';
import mineWagon from 'icon:mine-wagon';
import mountains from 'icon:mountains';
import oasis from 'icon:oasis';
import openTreasureChest from 'icon:open-treasure-chest';
import pineTree from 'icon:pine-tree';
import prisoner from 'icon:prisoner';
import queenCrown from 'icon:queen-crown';
import rollingDices from 'icon:rolling-dices';
import runeStone from 'icon:rune-stone';
import smallFire from 'icon:small-fire';
import spikyPit from 'icon:spiky-pit';
import stonePath from 'icon:stone-path';
import tentaclesSkull from 'icon:tentacles-skull';
import tombstone from 'icon:tombstone';
import valley from 'icon:valley';
import vampireDracula from 'icon:vampire-dracula';
import village from 'icon:village';
import werewolf from 'icon:werewolf';
import wheat from 'icon:wheat';

export const SPACES: Readonly<Record<string, string>> = {
  city: medievalVillage01,
  fields: wheat,
  hills,
  plains: highGrass,
  woods: pineTree,
  tavern: beerStein,
  ruins: ancientRuins,
  forest,
  village,
  graveyard,
  sentinel: guardedTower,
  chapel: church,
  crags: mountains,
  'warlocks-cave': caveEntrance,
  desert: cactus,
  oasis,
  temple: greekTemple,
  runes: runeStone,
  castle: elvenCastle,
  'portal-of-power': magicPortal,
  'black-knight': blackKnightHelm,
  'hidden-valley': valley,
  'cursed-glade': evilTree,
  chasm: cliffCrossing,
  'valley-of-fire': smallFire,
  'werewolf-den': werewolf,
  'dice-with-death': rollingDices,
  crypt: tombstone,
  'plain-of-peril': desertSkull,
  mines: mineWagon,
  'vampires-tower': vampireDracula,
  pits: spikyPit,
  'crown-of-command': queenCrown,
  'dungeon-entrance': dungeonGate,
  tunnel: stonePath,
  'guard-room': guards,
  library: bookshelf,
  cell: prisoner,
  kitchen: cookingPot,
  'hall-of-darkness': evilEyes,
  'monster-pit': tentaclesSkull,
  'treasure-chamber': openTreasureChest,
};
