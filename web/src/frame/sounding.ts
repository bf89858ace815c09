/** Which sounds go with what is shown. */
import type { GameUi, Scene, Tone } from '$lib/board';
import type { Sound } from '$lib/sound';

const OF_TONE: Readonly<Partial<Record<Tone, Sound>>> = { gain: 'coin', harm: 'wound', magic: 'card' };

export function soundOf(tone: Tone): Sound | undefined {
  return OF_TONE[tone];
}

/** Of one choice: each sound once, in the order of the events. */
export function soundsOf(scene: Pick<Scene<unknown>, 'moment'>, ui: Pick<GameUi, 'event' | 'sounds'>): Sound[] {
  const heard = scene.moment.events.map((event) => ui.sounds?.[event.kind] ?? OF_TONE[ui.event(event).tone]);
  return [...new Set(heard.filter((sound) => sound !== undefined))];
}

/** Rings once when it becomes somebody's turn: not again while the turn goes on, though results are read in between. */
export class Bell {
  private rung = false;

  constructor(asked: boolean) {
    this.rung = asked;
  }

  /** Whether it rings: `asked` is what the screen shows, `awaited` whether the match waits for the one who looks. */
  rings(asked: boolean, awaited: boolean): boolean {
    const rings = asked && !this.rung;
    if (asked) this.rung = true;
    else if (!awaited) this.rung = false;
    return rings;
  }
}
