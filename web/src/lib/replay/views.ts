/** The views of a replay, each worked out when it is looked at: from the nearest one before it that is known. */
import type { Replay } from '../types';
import { patched } from '../patches';

/** Every so many views one is kept, so that no place is far from one. */
const APART = 32;

type View = Replay['view'];

export class Views {
  private readonly kept: View[];
  private last: { at: number; view: View };

  constructor(private readonly replay: Replay) {
    this.kept = [replay.view];
    this.last = { at: 0, view: replay.view };
  }

  /** After so many choices. */
  at(number: number): View {
    let { at, view } = this.nearest(number);
    while (at < number) {
      view = patched(view, this.replay.steps[at]?.patch ?? []) as View;
      at += 1;
      if (at % APART === 0) this.kept[at / APART] ??= view;
    }
    this.last = { at, view };
    return view;
  }

  private nearest(number: number): { at: number; view: View } {
    const place = Math.min(Math.floor(number / APART), this.kept.length - 1);
    const at = place * APART;
    if (this.last.at <= number && this.last.at >= at) return this.last;
    return { at, view: this.kept[place] ?? this.replay.view };
  }
}
