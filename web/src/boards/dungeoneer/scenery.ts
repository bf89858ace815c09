/** A drawing for every location: its own where it has one, else that of its kind. */
import allSeeingEye from 'icon:all-seeing-eye';
import ancientColumns from 'icon:ancient-columns';
import anvil from 'icon:anvil';
import bookshelf from 'icon:bookshelf';
import chest from 'icon:chest';
import chimney from 'icon:chimney';
import crossedBones from 'icon:crossed-bones';
import crossroad from 'icon:crossroad';
import cryptEntrance from 'icon:crypt-entrance';
import evilEyes from 'icon:evil-eyes';
import field from 'icon:field';
import lift from 'icon:lift';
import medusaHead from 'icon:medusa-head';
import mineWagon from 'icon:mine-wagon';
import mountainRoad from 'icon:mountain-road';
import mountains from 'icon:mountains';
import mushrooms from 'icon:mushrooms';
import snakeTotem from 'icon:snake-totem';
import spiderWeb from 'icon:spider-web';
import stairs from 'icon:stairs';
import stonePath from 'icon:stone-path';
import stoneThrone from 'icon:stone-throne';
import templeGate from 'icon:temple-gate';
import tombstone from 'icon:tombstone';
import watchtower from 'icon:watchtower';
import waterDrop from 'icon:water-drop';
import type { LocationFacts } from './facts';

const OWN: Readonly<Record<string, string>> = {
  'temple-gate': templeGate,
  'crypt-door': cryptEntrance,
  'ash-stair': stairs,
  crossroads: crossroad,
  'forked-way': crossroad,
  'viewing-room': allSeeingEye,
  'holy-of-holies': snakeTotem,
  'hall-of-coils': snakeTotem,
  'nakaris-lair': medusaHead,
  'venom-pools': waterDrop,
  'quench-pools': waterDrop,
  'flooded-crypt': waterDrop,
  'flooded-conduit': waterDrop,
  'weeping-gallery': waterDrop,
  'damp-corridor': waterDrop,
  'chapel-of-the-fallen': tombstone,
  'embalmers-den': tombstone,
  'serpent-archive': bookshelf,
  'goddess-treasury': chest,
  'smugglers-cache': chest,
  'bone-lined-way': crossedBones,
  ossuary: crossedBones,
  'old-mine-drift': mineWagon,
  'rail-tunnel': mineWagon,
  'hollow-throne': stoneThrone,
  'fungus-garden': mushrooms,
  'root-choked-passage': spiderWeb,
  'great-forge': anvil,
  chimney,
  'ore-lift': lift,
  'goat-track': mountainRoad,
  'burnt-pasture': field,
  'watch-ruin': watchtower,
  'scree-slope': mountains,
};

export function locationDrawing(id: string, facts: LocationFacts | null): string {
  return OWN[id] ?? (facts?.dark ? evilEyes : facts?.kind === 'wild' ? mountains : facts?.kind === 'chamber' ? ancientColumns : stonePath);
}
