/** What the reader tells of a card, a space or a character besides its text. */
import type { Scene, ThingLook } from '$lib/board';
import { cardDrawing, characterDrawing, spaceDrawing } from './art';
import { cardOf, characterOf, mightOf, spaceOf } from './facts';
import type { CharacterView, TalismanView } from './view';

export function thingLook(scene: Scene<TalismanView>, thing: string): ThingLook | undefined {
  return card(scene, thing) ?? character(scene, thing) ?? space(scene, thing);
}

function house(scene: Scene<TalismanView>, original: boolean | undefined): string[] {
  return original ? [scene.words.say('tal-original')] : [];
}

function card(scene: Scene<TalismanView>, id: string): ThingLook | undefined {
  const facts = cardOf(id);
  if (facts === null) return undefined;
  const { words } = scene;
  const might = mightOf(id);
  const sort = facts.kind ?? (facts.subtype === 'armour' ? 'armour-kind' : facts.subtype);
  const parts = [
    words.name(facts.type),
    sort ? words.name(sort) : '',
    might === null ? '' : `${words.name(might.stat)} ${might.value ?? '?'}`,
  ];
  return { icon: cardDrawing(id), line: parts.filter(Boolean).join(' · '), notes: house(scene, facts.original) };
}

function space(scene: Scene<TalismanView>, id: string): ThingLook | undefined {
  const facts = spaceOf(id);
  if (facts === null) return undefined;
  const { words, view } = scene;
  const lying = view.spaces.find((each) => each.space === id);
  const cards =
    lying === undefined || lying.cards.length === 0 ? [] : [words.say('tal-lies-here', { cards: words.several([...lying.cards]) })];
  const gold = lying !== undefined && lying.gold > 0 ? [words.say('tal-lying-gold', { count: lying.gold })] : [];
  return { icon: spaceDrawing(id), line: words.name(facts.region), notes: [...cards, ...gold, ...house(scene, facts.original)] };
}

/** A rival is read like a sheet: values, belongings, what holds it. */
function character(scene: Scene<TalismanView>, id: string): ThingLook | undefined {
  const facts = characterOf(id);
  if (facts === null) return undefined;
  const { words } = scene;
  const abilities = facts.abilities.map((ability) => words.say(`${id}-${ability}.about`));
  const one = scene.view.characters.find((each) => each.character === id);
  if (one === undefined) return { icon: characterDrawing(id), notes: [...abilities, ...house(scene, facts.original)] };
  return {
    icon: characterDrawing(id),
    line: valuesOf(scene, one),
    notes: [...belongings(scene, one), ...abilities, ...house(scene, facts.original)],
  };
}

function valuesOf({ words }: Scene<TalismanView>, one: CharacterView): string {
  const { strength, craft, lives, fate, gold } = one;
  return words.say('tal-values', { strength, craft, lives, fate, gold, alignment: words.say('tal-alignment', { side: one.alignment }) });
}

function belongings({ words, seat }: Scene<TalismanView>, one: CharacterView): string[] {
  const things = [...one.objects, ...one.followers];
  const spells = one.seat === seat || one.spells === 0 ? [] : [words.say('tal-hidden-spells', { count: one.spells })];
  return [
    ...(things.length > 0 ? [words.say('tal-has', { things: words.several(things) })] : []),
    ...spells,
    ...(one.trophies.length > 0 ? [words.say('tal-has-trophies', { things: words.several([...one.trophies]) })] : []),
  ];
}
