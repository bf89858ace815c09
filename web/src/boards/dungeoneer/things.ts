/** What the reader tells of a card, a location, a quest or a hero besides its text. */
import type { Scene, ThingLook } from '$lib/board';
import { heroDrawing, kindDrawing, SIGNS } from './art';
import { cardOf, type DungeonView, heroOf, isGlory, locationOf, questOf } from './facts';
import { skillOf } from './looks';
import { locationDrawing } from './scenery';

export function thingLook(scene: Scene<DungeonView>, thing: string): ThingLook | undefined {
  return location(scene, thing) ?? card(scene, thing) ?? quest(scene, thing) ?? hero(scene, thing);
}

function location({ words }: Scene<DungeonView>, id: string): ThingLook | undefined {
  const facts = locationOf(id);
  if (facts === null) return undefined;
  const kind = words.name(facts.dark ? 'dark' : facts.kind);
  const hazard = facts.hazard === undefined ? [] : [`${words.title(facts.hazard)}: ${facts.threat ?? ''}`];
  return {
    icon: locationDrawing(id, facts),
    line: words.say('dgn-place-worth', { kind, glory: facts.glory, peril: facts.peril }),
    notes: hazard,
  };
}

function card({ words }: Scene<DungeonView>, id: string): ThingLook | undefined {
  const facts = cardOf(id);
  if (facts === null) return undefined;
  const cost = words.say('dgn-cost', { cost: facts.cost, kind: isGlory(facts) ? 'glory' : 'peril' });
  return { icon: kindDrawing(facts.kind), line: `${cost} · ${words.say('dgn-when', { timing: facts.timing })}` };
}

function quest({ words, view }: Scene<DungeonView>, id: string): ThingLook | undefined {
  if (questOf(id) === null) return undefined;
  const all = [...view.common, ...view.heroes.flatMap((each) => each.quests)];
  const places = all.find((each) => each.quest === id)?.places ?? [];
  return { icon: SIGNS.quest, line: places.map((place) => words.title(place)).join(' → ') };
}

function hero({ words, view }: Scene<DungeonView>, id: string): ThingLook | undefined {
  return heroOf(view.set, id) === null ? undefined : { icon: heroDrawing(id), notes: [skillOf(id, view.set, words)] };
}
