/** Events, Strangers and Places. */
import angelOutfit from 'icon:angel-outfit';
import anvilImpact from 'icon:anvil-impact';
import apothecary from 'icon:apothecary';
import armorBlueprint from 'icon:armor-blueprint';
import blacksmith from 'icon:blacksmith';
import brickWall from 'icon:brick-wall';
import burningForest from 'icon:burning-forest';
import crystalShrine from 'icon:crystal-shrine';
import crystalWand from 'icon:crystal-wand';
import devilMask from 'icon:devil-mask';
import doctorFace from 'icon:doctor-face';
import doorway from 'icon:doorway';
import dwarfHelmet from 'icon:dwarf-helmet';
import entryDoor from 'icon:entry-door';
import evilEyes from 'icon:evil-eyes';
import evilMoon from 'icon:evil-moon';
import fairy from 'icon:fairy';
import fallingRocks from 'icon:falling-rocks';
import floorHatch from 'icon:floor-hatch';
import fountain from 'icon:fountain';
import hangingSign from 'icon:hanging-sign';
import healing from 'icon:healing';
import imp from 'icon:imp';
import invisibleFace from 'icon:invisible-face';
import keyring from 'icon:keyring';
import lightningStorm from 'icon:lightning-storm';
import magicGate from 'icon:magic-gate';
import maze from 'icon:maze';
import meditation from 'icon:meditation';
import mermaid from 'icon:mermaid';
import mirrorMirror from 'icon:mirror-mirror';
import mountainCave from 'icon:mountain-cave';
import nurseFemale from 'icon:nurse-female';
import personInBlizzard from 'icon:person-in-blizzard';
import plagueDoctorProfile from 'icon:plague-doctor-profile';
import pointyHat from 'icon:pointy-hat';
import poisonGas from 'icon:poison-gas';
import portal from 'icon:portal';
import saberAndPistol from 'icon:saber-and-pistol';
import secretDoor from 'icon:secret-door';
import shop from 'icon:shop';
import snakeBite from 'icon:snake-bite';
import spellBook from 'icon:spell-book';
import splashyStream from 'icon:splashy-stream';
import swamp from 'icon:swamp';
import swordSmithing from 'icon:sword-smithing';
import tarot09TheHermit from 'icon:tarot-09-the-hermit';
import tarot10WheelOfFortune from 'icon:tarot-10-wheel-of-fortune';
import tarot15TheDevil from 'icon:tarot-15-the-devil';
import thirdEye from 'icon:third-eye';
import vortex from 'icon:vortex';
import warlockHood from 'icon:warlock-hood';
import waterSplash from 'icon:water-splash';
import witchFace from 'icon:witch-face';
import witchFlight from 'icon:witch-flight';
import wizardStaff from 'icon:wizard-staff';

export const ENCOUNTERS: Readonly<Record<string, string>> = {
  angel: angelOutfit,
  blizzard: personInBlizzard,
  'book-of-spells': spellBook,
  devil: devilMask,
  'evil-darkness': evilMoon,
  imp,
  'magical-vortex': vortex,
  'market-day': hangingSign,
  mephistopheles: tarot15TheDevil,
  pestilence: plagueDoctorProfile,
  raiders: saberAndPistol,
  siren: mermaid,
  storm: lightningStorm,
  'dark-denizens': evilEyes,
  'trap-door': floorHatch,
  'cave-in': fallingRocks,
  fire: burningForest,
  'green-mist': poisonGas,
  'lone-dwarf': dwarfHelmet,
  'magic-mirror': mirrorMirror,
  'sliding-walls': brickWall,
  enchanter: crystalWand,
  fairy,
  healer: healing,
  hermit: tarot09TheHermit,
  mage: pointyHat,
  phantom: invisibleFace,
  sorcerer: wizardStaff,
  witch: witchFlight,
  armoursmith: armorBlueprint,
  'dungeon-keeper': keyring,
  oracle: thirdEye,
  'sister-of-fate': tarot10WheelOfFortune,
  weaponsmith: swordSmithing,
  cave: mountainCave,
  'fountain-of-wisdom': fountain,
  'magic-portal': portal,
  'magic-stream': splashyStream,
  market: shop,
  marsh: swamp,
  maze,
  'pool-of-life': waterSplash,
  shrine: crystalShrine,
  'dungeon-door': entryDoor,
  'rune-gate': magicGate,
  passageway: doorway,
  'secret-passage': secretDoor,
  'snake-pit': snakeBite,
  'tinker-forge': blacksmith,
  warlock: warlockHood,
  'city-doctor': doctorFace,
  'city-alchemist': apothecary,
  'city-enchantress': witchFace,
  'village-blacksmith': anvilImpact,
  'village-healer': nurseFemale,
  'village-mystic': meditation,
};
