/** What the reader tells of a figure or a card besides its text. */
import type { Scene, ThingLook } from '$lib/board';
import { drawingOf, figureDrawing } from './art';
import { ATTRIBUTES, FACTS } from './facts';
import type { DescentView, FigureView } from './view';

type DescentScene = Scene<DescentView>;

export function thingLook(scene: DescentScene, thing: string): ThingLook | undefined {
  return hero(scene, thing) ?? monster(scene, thing) ?? item(scene, thing) ?? card(scene, thing);
}

function dice({ words }: DescentScene, colours: readonly string[]): string {
  return colours.length === 0 ? words.say('desc-no-dice') : words.several([...colours]);
}

function standing({ words }: DescentScene, figure: FigureView): string[] {
  const conditions =
    figure.conditions.length > 0 ? [words.say('desc-conditions', { conditions: words.several([...figure.conditions]) })] : [];
  return [words.say('desc-health', { left: figure.health - figure.damage, health: figure.health }), ...conditions];
}

function hero(scene: DescentScene, id: string): ThingLook | undefined {
  const facts = FACTS.heroes[id];
  if (facts === undefined) return undefined;
  const { words, view } = scene;
  const figure = view.figures.find((each) => each.id === id);
  const one = view.heroes.find((each) => each.id === id);
  const values = ATTRIBUTES.map((attribute) => `${words.name(attribute)} ${facts[attribute]}`).join(', ');
  const cards = one === undefined ? [] : [...one.skills, ...one.items, ...one.found].map((each) => each.id);
  return {
    icon: figureDrawing(id),
    line:
      one !== undefined && words.has(one.hero_class)
        ? `${words.name(facts.archetype)} · ${words.name(one.hero_class)}`
        : words.name(facts.archetype),
    notes: [
      ...(figure === undefined ? [] : standing(scene, figure)),
      values,
      words.say('desc-values', { speed: facts.speed, stamina: facts.stamina, dice: dice(scene, facts.defence) }),
      words.say(`${id}-ability.about`),
      words.say(`${id}-feat.about`),
      ...(cards.length > 0 ? [words.several(cards)] : []),
    ],
  };
}

function monster(scene: DescentScene, id: string): ThingLook | undefined {
  const facts = FACTS.monsters[id];
  const { words, view } = scene;
  const here = view.figures.filter((each) => each.kind === id && each.side === 1);
  if (facts === undefined && here.length === 0) return undefined;
  const ranks = ['minion', 'master', 'lieutenant']
    .map((rank) => here.find((each) => each.rank === rank))
    .filter((each) => each !== undefined);
  const notes = ranks.map((each) =>
    words.say('desc-rank', {
      rank: words.title(each.rank),
      speed: each.speed,
      health: each.health,
      attack: dice(scene, each.attack),
      defence: dice(scene, each.defence),
    }),
  );
  const abilities = (facts?.abilities ?? [])
    .filter((ability) => words.has(`${ability}.about`))
    .map((ability) => `${words.title(ability)}: ${words.say(`${ability}.about`)}`);
  return {
    icon: figureDrawing(id),
    line: facts === undefined ? '' : words.say('desc-kind', { ranged: facts.ranged ? 'yes' : 'no' }),
    notes: [...notes, ...abilities],
  };
}

function item(scene: DescentScene, id: string): ThingLook | undefined {
  const facts = FACTS.items[id];
  if (facts === undefined) return undefined;
  const { words } = scene;
  const lines = [words.name(`${facts.slot}-slot`), ...(facts.attack !== undefined ? [dice(scene, facts.dice ?? [])] : [])];
  const told = words.has(`${id}.about`);
  const surges = (told ? [] : (facts.surges ?? [])).map((gain) => words.say('desc-surge-line', { gain: words.name(gain) }));
  return { icon: drawingOf(id), line: lines.join(' · '), notes: surges };
}

function card(scene: DescentScene, id: string): ThingLook | undefined {
  const { words } = scene;
  const overlord = FACTS.overlord[id];
  if (overlord !== undefined) return { icon: drawingOf(id), line: words.name(`type-${overlord.type}`), notes: [] };
  const skill = FACTS.skills[id];
  if (skill !== undefined) return { icon: drawingOf(id), line: words.name(skill.class), notes: [] };
  return FACTS.search[id] === undefined ? undefined : { icon: drawingOf(id), notes: [] };
}
