/**
 * A walk is a plan until it is confirmed: the spaces to stop at, one after another. The first leg is previewed like any
 * option; when it has been walked as planned, the next is taken by itself, and anything that comes between ends the plan.
 */
import type { Scene } from '$lib/board';
import { type DescentView, figureOf } from './view';

export class Planning {
  stops: readonly number[] = $state.raw([]);
  /** Whether the next space that is touched is added behind the others. */
  adding = $state(false);
  /** The choice that was last gone on from. */
  private step = -1;

  /** A space was touched: the only stop, or one more. What happened before, up to this step, confirms nothing. */
  touch(space: number, more: boolean, step: number): void {
    this.step = step;
    this.stops = more && this.stops.length > 0 ? [...this.stops.filter((stop) => stop !== space), space] : [space];
    this.adding = false;
  }

  clear(): void {
    this.stops = [];
    this.adding = false;
  }

  /** The option that goes on with the plan after what just happened, if there is one; else the plan is over. */
  next(scene: Scene<DescentView>): string | null {
    const { moment, view, choosing } = scene;
    if (this.stops.length === 0 || this.step === moment.step) return null;
    const figure = figureOf(view, view.active);
    const stepped = moment.events.some(({ kind, data }) => (kind === 'stepped' || kind === 'moves') && data.figure === view.active);
    if (figure === undefined || !stepped) return null;
    this.step = moment.step;
    const arrived = figure.spaces.includes(this.stops[0]!);
    const walked = moment.events.some(({ kind }) => kind === 'stepped');
    if (arrived) this.stops = this.stops.slice(1);
    const goal = this.stops[0];
    const option = goal === undefined || (walked && !arrived) ? undefined : choosing.options.find(({ id }) => id === `walk:${goal}`);
    if (option === undefined) this.clear();
    return option?.id ?? null;
  }
}
