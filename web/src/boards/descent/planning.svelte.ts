/**
 * A walk is a plan until it is confirmed: the spaces to stop at, one after another, and the move action and the fatigue that
 * the first of them costs. What was confirmed is then taken by itself, and anything that comes between ends the plan.
 */
import type { Scene } from '$lib/board';
import { type DescentView, figureOf } from './view';

/** What is paid before the first leg. */
export type Due = 'move' | 'tire';

export class Planning {
  stops: readonly number[] = $state.raw([]);
  dues: readonly Due[] = $state.raw([]);
  /** Whether the next space that is touched is added behind the others. */
  adding = $state(false);
  /** The choice that was last gone on from. */
  private step = -1;

  /** A space was touched: the only stop, or one more. What happened before, up to this step, confirms nothing. */
  touch(space: number, more: boolean, step: number, dues: readonly Due[] = []): void {
    this.step = step;
    const adds = more && this.stops.length > 0;
    this.stops = adds ? [...this.stops.filter((stop) => stop !== space), space] : [space];
    if (!adds) this.dues = dues;
    this.adding = false;
  }

  clear(): void {
    this.stops = [];
    this.dues = [];
    this.adding = false;
  }

  /** The option that goes on with the plan after what just happened, if there is one; else the plan is over. */
  next({ moment, view, choosing }: Scene<DescentView>): string | null {
    if (this.stops.length === 0 || this.step === moment.step) return null;
    this.step = moment.step;
    const happened = (kind: string): boolean =>
      moment.events.some((event) => event.kind === kind && (event.data.figure ?? event.data.hero) === view.active);
    if (!this.goesOn(happened, figureOf(view, view.active)?.spaces ?? [])) {
      this.clear();
      return null;
    }
    const [due] = this.dues;
    const [goal] = this.stops;
    const option = choosing.options.find(({ id }) => id === (due ?? `walk:${goal}`));
    if (option === undefined) this.clear();
    return option?.id ?? null;
  }

  /** Whether it went as planned so far; what is done is crossed out. */
  private goesOn(happened: (kind: string) => boolean, spaces: readonly number[]): boolean {
    if (happened('stepped')) {
      const arrived = this.dues.length === 0 && spaces.includes(this.stops[0]!);
      if (arrived) this.stops = this.stops.slice(1);
      return arrived;
    }
    const [due] = this.dues;
    const paid = due !== undefined && happened(due === 'move' ? 'moves' : 'paid');
    if (paid) this.dues = this.dues.slice(1);
    return paid;
  }
}
