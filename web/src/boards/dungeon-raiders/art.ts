/** A drawing for every room, boss, item and character, and the signs of the board. */
import warrior from 'icon:barbute';
import knight from 'icon:black-knight-helm';
import sword from 'icon:broadsword';
import explorer from 'icon:compass';
import crystalBall from 'icon:crystal-ball';
import dragon from 'icon:dragon-head';
import sphinx from 'icon:egyptian-sphinx';
import boulder from 'icon:falling-boulder';
import goblin from 'icon:goblin-head';
import thief from 'icon:hooded-assassin';
import hydra from 'icon:hydra';
import key from 'icon:key';
import lava from 'icon:lava';
import guardedChest from 'icon:locked-chest';
import magnet from 'icon:magnet';
import medusa from 'icon:medusa-head';
import minotaur from 'icon:minotaur';
import mummy from 'icon:mummy-head';
import treasure from 'icon:open-treasure-chest';
import golem from 'icon:rock-golem';
import zombie from 'icon:shambling-zombie';
import skeleton from 'icon:skeleton';
import snake from 'icon:snake';
import megadragon from 'icon:spiked-dragon-head';
import spikes from 'icon:spikes';
import vaultItems from 'icon:strongbox';
import taxCollector from 'icon:swap-bag';
import torch from 'icon:torch';
import gelatinousCube from 'icon:transparent-slime';
import coinsPile from 'icon:coins';
import troll from 'icon:troll';
import vampire from 'icon:vampire-dracula';
import necromancer from 'icon:warlock-hood';
import wizard from 'icon:wizard-face';
import wolfPack from 'icon:wolf-howl';
import brokenHeart from 'icon:broken-heart';
import hand from 'icon:card-play';
import door from 'icon:closed-doors';
import coins from 'icon:two-coins';
import crown from 'icon:crown';
import boss from 'icon:crowned-skull';
import skull from 'icon:death-skull';
import gate from 'icon:dungeon-gate';
import eye from 'icon:eye-target';
import flag from 'icon:flying-flag';
import heart from 'icon:hearts';
import faint from 'icon:knocked-out-stars';
import hold from 'icon:next-button';
import sparkles from 'icon:sparkles';
import stairs from 'icon:stairs';
import stone from 'icon:stone-bust';

const DRAWINGS: Readonly<Record<string, string>> = {
  snake,
  zombie,
  goblin,
  skeleton,
  'gelatinous-cube': gelatinousCube,
  troll,
  dragon,
  magnet,
  boulder,
  spikes,
  lava,
  'vault-items': vaultItems,
  'vault-coins': coinsPile,
  treasure,
  'guarded-chest': guardedChest,
  'tax-collector': taxCollector,
  sphinx,
  golem,
  hydra,
  'wolf-pack': wolfPack,
  medusa,
  megadragon,
  minotaur,
  mummy,
  necromancer,
  vampire,
  torch,
  'crystal-ball': crystalBall,
  key,
  sword,
  explorer,
  knight,
  thief,
  warrior,
  wizard,
};

export const SIGNS = { gate, heart, brokenHeart, coins, crown, skull, stone, boss, door, eye, hold, faint, flag, hand, stairs, sparkles };

/** Whether it is drawn as what it is. */
export function hasDrawing(thing: string): boolean {
  return thing in DRAWINGS || thing.startsWith('treasure');
}

/** The drawing of a thing of the game; treasure rooms share one. */
export function drawing(thing: string | null): string {
  if (thing === null) return gate;
  return DRAWINGS[thing] ?? (thing.startsWith('treasure') ? treasure : hand);
}

/** The number of a power card, drawn like an icon. */
export function numeral(value: number): string {
  return `<text x="256" y="400" text-anchor="middle" font-family="Alegreya Variable, serif" font-size="430" font-weight="800" fill="currentColor">${value}</text>`;
}
