/** Drawings of what heroes carry, buy and find. */
import battleAxe from 'icon:battle-axe';
import boStaff from 'icon:bo';
import bowArrow from 'icon:bow-arrow';
import breastplate from 'icon:breastplate';
import broadsword from 'icon:broadsword';
import cape from 'icon:cape';
import chainMail from 'icon:chain-mail';
import checkedShield from 'icon:checked-shield';
import cloakDagger from 'icon:cloak-dagger';
import crossbow from 'icon:crossbow';
import crystalWand from 'icon:crystal-wand';
import ring from 'icon:diamond-ring';
import fireBottle from 'icon:fire-bottle';
import fireRing from 'icon:fire-ring';
import flangedMace from 'icon:flanged-mace';
import flatHammer from 'icon:flat-hammer';
import gemPendant from 'icon:gem-pendant';
import healthPotion from 'icon:health-potion';
import iceSpear from 'icon:ice-spear';
import leatherArmor from 'icon:leather-armor';
import lightningTrio from 'icon:lightning-trio';
import lockedChest from 'icon:locked-chest';
import magicSwirl from 'icon:magic-swirl';
import potionBall from 'icon:potion-ball';
import runeStone from 'icon:rune-stone';
import scythe from 'icon:scythe';
import shamrock from 'icon:shamrock';
import shield from 'icon:shield';
import sling from 'icon:sling';
import spears from 'icon:spears';
import spiderWeb from 'icon:spider-web';
import squareBottle from 'icon:square-bottle';
import sun from 'icon:sun';
import swordBrandish from 'icon:sword-brandish';
import thorHammer from 'icon:thor-hammer';
import thrownDaggers from 'icon:thrown-daggers';
import visoredHelm from 'icon:visored-helm';
import voodooDoll from 'icon:voodoo-doll';

export const ITEMS: Readonly<Record<string, string>> = {
  'chipped-greataxe': battleAxe,
  'iron-longsword': broadsword,
  'wooden-shield': shield,
  'reapers-scythe': scythe,
  'arcane-bolt': runeStone,
  'iron-mace': flangedMace,
  'oak-staff': boStaff,
  'throwing-knives': thrownDaggers,
  'lucky-charm-start': shamrock,
  'yew-shortbow': bowArrow,
  chainmail: chainMail,
  crossbow,
  'elm-greatbow': bowArrow,
  'heavy-cloak': cape,
  immolation: fireRing,
  'iron-battleaxe': battleAxe,
  'iron-shield': checkedShield,
  'iron-spear': spears,
  'leather-armor': leatherArmor,
  'light-hammer': flatHammer,
  'lucky-charm': shamrock,
  'magic-staff': crystalWand,
  'mana-weave': magicSwirl,
  'ring-of-power': ring,
  'scorpion-helm': visoredHelm,
  sling,
  'steel-broadsword': broadsword,
  sunburst: sun,
  'demonhide-leather': leatherArmor,
  'dragontooth-hammer': thorHammer,
  'dwarven-firebomb': fireBottle,
  'elven-cloak': cloakDagger,
  'grinding-axe': battleAxe,
  'heavy-steel-shield': checkedShield,
  'ice-storm': iceSpear,
  'iron-bound-ring': ring,
  'latari-longbow': bowArrow,
  'lightning-strike': lightningTrio,
  'mace-of-kellos': flangedMace,
  platemail: breastplate,
  'steel-greatsword': swordBrandish,
  'tival-crystal': gemPendant,
  'health-potion': healthPotion,
  'stamina-potion': potionBall,
  'power-potion': squareBottle,
  'warding-talisman': gemPendant,
  'curse-doll': voodooDoll,
  'fire-flask': fireBottle,
  'treasure-chest': lockedChest,
  nothing: spiderWeb,
};
