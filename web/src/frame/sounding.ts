/** Which sounds go with what is shown. */
import type { GameUi, Scene, Tone } from '$lib/board';
import type { Sound } from '$lib/sound';

const OF_TONE: Readonly<Partial<Record<Tone, Sound>>> = { gain: 'coin', harm: 'wound' };

/** Of one choice: each sound once, in the order of the events; then that it is one's turn, or that all is over. */
export function soundsOf(scene: Scene<unknown>, ui: GameUi, wasAsked: boolean): Sound[] {
  const heard = scene.moment.events.map((event) => ui.sounds?.[event.kind] ?? OF_TONE[ui.event(event).tone]);
  const last: Sound | undefined = scene.outcome !== null ? 'end' : scene.decision !== null && !wasAsked ? 'turn' : undefined;
  return [...new Set([...heard, last].filter((sound) => sound !== undefined))];
}
