/** What the reader tells of a card, a location, a quest or a hero besides its text. */
import type { Scene, ThingLook } from '$lib/board';
import { heroDrawing, kindDrawing, SIGNS } from './art';
import { cardOf, type DungeonView, type Form, FORMS, heroOf, isGlory, locationOf, questOf } from './facts';
import { skillOf, skillsOf } from './looks';
import { gatesAt, gatesOf, SIDES } from './map';
import { locationDrawing } from './scenery';

export function thingLook(scene: Scene<DungeonView>, thing: string): ThingLook | undefined {
  return location(scene, thing) ?? card(scene, thing) ?? quest(scene, thing) ?? hero(scene, thing) ?? other(scene, thing);
}

/** Forms, points and the pile: what they are for. */
function other({ words, view, seat }: Scene<DungeonView>, id: string): ThingLook | undefined {
  if (id === 'discard-pile') return { icon: SIGNS.pass, things: [{ label: '', ids: view.discard.flat().toReversed() }] };
  if (id === 'action-point') return { icon: SIGNS.action, notes: [words.say('dgn-saved-about')] };
  if (!FORMS.includes(id as Form)) return undefined;
  const own = view.heroes[seat ?? view.active];
  return { icon: SIGNS[id as Form], notes: own?.attacks.includes(id) === false ? [words.say('dgn-counter-only')] : [] };
}

/** "speed 9" as it is said. */
function threatWords({ words }: Scene<DungeonView>, threat: string): string {
  const [stat, value] = threat.split(' ');
  return value === undefined ? `+${threat}` : `${words.name(stat ?? '')} ${value}+`;
}

function location(scene: Scene<DungeonView>, id: string): ThingLook | undefined {
  const { words, view } = scene;
  const facts = locationOf(id);
  if (facts === null) return undefined;
  const kind = words.name(facts.dark ? 'dark' : facts.kind);
  const hazard = facts.hazard === undefined ? [] : [`${words.title(facts.hazard)}: ${threatWords(scene, facts.threat ?? '')}`];
  const lies = view.places.find((place) => place.location === id);
  const exits = lies === undefined ? gatesOf(facts.exits, false) : gatesAt(lies.exits);
  const gates = SIDES.filter((side) => exits[side].stat !== undefined).map((side) => {
    const { kind: gate, stat = '', value = 0 } = exits[side];
    return words.say('dgn-gate', { side: words.name(side), gate, stat: words.name(stat), value });
  });
  return {
    icon: locationDrawing(id, facts),
    line: words.say('dgn-place-worth', { kind, glory: facts.glory, peril: facts.peril }),
    notes: [...hazard, ...gates],
    things: lies === undefined ? [] : [{ label: words.say('dgn-lies-here'), ids: [...lies.traps, ...lies.attached] }],
  };
}

function card({ words, view }: Scene<DungeonView>, id: string): ThingLook | undefined {
  const facts = cardOf(id);
  if (facts === null) return undefined;
  const cost = words.say('dgn-cost', { cost: facts.cost, kind: isGlory(facts) ? 'glory' : 'peril' });
  const inPlay = view.heroes.flatMap((each) => [...each.boons, ...each.treasures, ...each.banes, ...each.lair]);
  const attached = inPlay.filter((laid) => laid.card === id).flatMap((laid) => laid.attached);
  return {
    icon: kindDrawing(facts.kind),
    line: `${cost} · ${words.say('dgn-when', { timing: facts.timing })}`,
    things: [{ label: words.say('dgn-attached'), ids: attached }],
  };
}

function quest({ words, view }: Scene<DungeonView>, id: string): ThingLook | undefined {
  if (questOf(id) === null) return undefined;
  const all = [...view.common, ...view.heroes.flatMap((each) => each.quests)];
  const places = all.find((each) => each.quest === id)?.places ?? [];
  return { icon: SIGNS.quest, line: places.map((place) => words.title(place)).join(' → ') };
}

/** A hero with all that lies open before its player. */
function hero({ words, view, names }: Scene<DungeonView>, id: string): ThingLook | undefined {
  const one = view.heroes.find((each) => each.hero === id);
  if (one === undefined)
    return heroOf(view.set, id) === null ? undefined : { icon: heroDrawing(id), notes: [skillOf(id, view.set, words)] };
  const shelves = [
    { label: words.say('dgn-quests'), ids: one.quests.map(({ quest }) => quest) },
    { label: words.say('dgn-quest-done'), ids: one.done },
    ...(['boons', 'treasures', 'banes', 'lair'] as const).map((shelf) => ({
      label: words.say(`dgn-${shelf}`),
      ids: one[shelf].map(({ card: laid }) => laid),
    })),
  ];
  return {
    icon: heroDrawing(id),
    line: [
      names[one.seat],
      words.say('dgn-level', { level: one.level }),
      ...FORMS.map((form) => `${words.name(form)} ${one[form]}`),
      words.say('dgn-health', { health: one.health, full: one.full_health }),
    ].join(' · '),
    notes: [skillsOf(one, words)],
    things: shelves,
  };
}
