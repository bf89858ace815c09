/** Spells. */
import bookStorm from 'icon:book-storm';
import brokenBone from 'icon:broken-bone';
import burningBook from 'icon:burning-book';
import caduceus from 'icon:caduceus';
import cancel from 'icon:cancel';
import cardRandom from 'icon:card-random';
import concentricCrescents from 'icon:concentric-crescents';
import crownedExplosion from 'icon:crowned-explosion';
import enlightenment from 'icon:enlightenment';
import explosionRays from 'icon:explosion-rays';
import extraLucid from 'icon:extra-lucid';
import frozenBody from 'icon:frozen-body';
import goldBar from 'icon:gold-bar';
import grab from 'icon:grab';
import handOfGod from 'icon:hand-of-god';
import heartShield from 'icon:heart-shield';
import invertedDice6 from 'icon:inverted-dice-6';
import invisible from 'icon:invisible';
import lightningBranches from 'icon:lightning-branches';
import magicShield from 'icon:magic-shield';
import muscleUp from 'icon:muscle-up';
import psychicWaves from 'icon:psychic-waves';
import regeneration from 'icon:regeneration';
import sandsOfTime from 'icon:sands-of-time';
import shieldReflect from 'icon:shield-reflect';
import skeletalHand from 'icon:skeletal-hand';
import starGate from 'icon:star-gate';
import teleport from 'icon:teleport';
import timeTrap from 'icon:time-trap';
import voodooDoll from 'icon:voodoo-doll';

export const SPELLS: Readonly<Record<string, string>> = {
  acquisition: grab,
  alchemy: goldBar,
  counterspell: shieldReflect,
  'destroy-magic': burningBook,
  destruction: explosionRays,
  divination: extraLucid,
  healing: caduceus,
  hex: voodooDoll,
  immobility: frozenBody,
  invisibility: invisible,
  mesmerism: concentricCrescents,
  nullify: cancel,
  preservation: heartShield,
  'psionic-blast': psychicWaves,
  random: cardRandom,
  teleport,
  'temporal-warp': timeTrap,
  'craft-spell': enlightenment,
  'divine-intervention': handOfGod,
  'finger-of-death': skeletalHand,
  'magic-portal-spell': starGate,
  'magic-shell': magicShield,
  restoration: regeneration,
  'spell-call': bookStorm,
  'strength-spell': muscleUp,
  'summon-storm': lightningBranches,
  'temporal-vortex': sandsOfTime,
  'twist-of-fate': invertedDice6,
  weakness: brokenBone,
  'command-spell': crownedExplosion,
};
