/**
 * Touching things on the board. A thing takes part in some options; touching it narrows the choice to these, keeping
 * what was touched before where that is possible. Options that need nothing more than what was touched are picked
 * (previewed) at once, the farthest-reaching first; touching again takes what is picked. Dice that are only taken up, to
 * be rolled later, need no preview.
 */
import type { Scene } from '$lib/board';
import type { OptionInfo } from '$lib/types';
import type { RollView } from './facts';
import { isOutdone, keysOf, meant, partsOf, reach, split, type Parts } from './parts';
import { takenUp } from './taken';

/** How a thing is lit: usable, usable with what was touched, done with, done to. */
export type Light = 'none' | 'can' | 'near' | 'chosen' | 'target';

const NONE: Parts = { from: [], to: [] };

export class Touching {
  private readonly parts: ReadonlyMap<string, Parts> = $derived.by(() => {
    const { view, choosing } = this.scene();
    return new Map(choosing.options.map((option) => [option.id, partsOf(option, view)]));
  });

  constructor(private readonly scene: () => Scene<RollView>) {}

  /** Whether something is asked, so that things can be touched. */
  readonly asked: boolean = $derived.by(() => this.scene().decision !== null);

  readonly phase: string | null = $derived.by(() => this.scene().view.phase);

  /** The option that is previewed. */
  readonly picked: OptionInfo | null = $derived.by(() => this.scene().choosing.pickedOption);

  readonly pickedParts: Parts = $derived.by(() => this.of(this.picked?.id ?? ''));

  /** What all options that are left have in common: the things touched. */
  readonly held: readonly string[] = $derived.by(() => {
    const { narrowed } = this.scene().choosing;
    return narrowed === null ? [] : this.common(narrowed);
  });

  /** Options that ask for the same things as the picked one and differ in how many. */
  readonly variants: readonly OptionInfo[] = $derived.by(() => {
    const picked = this.picked;
    if (picked === null) return [];
    const keys = this.keys(picked.id);
    const alike = this.scene().choosing.options.filter((option) => sameKeys(this.keys(option.id), keys));
    return alike.length > 1 ? alike : [];
  });

  of(id: string): Parts {
    return this.parts.get(id) ?? NONE;
  }

  ids(key: string): string[] {
    return this.scene().choosing.ids((option) => this.keys(option.id).includes(key));
  }

  light(key: string): Light {
    const { choosing } = this.scene();
    const ids = this.ids(key);
    if (ids.length === 0) return 'none';
    if (this.picked !== null && this.pickedParts.to.includes(key)) return 'target';
    if (this.picked !== null && this.pickedParts.from.includes(key)) return 'chosen';
    if (this.held.includes(key)) return 'chosen';
    const { narrowed } = choosing;
    return narrowed !== null && ids.some((id) => narrowed.includes(id)) ? 'near' : 'can';
  }

  isHovered(key: string): boolean {
    return this.scene().choosing.isHovered(this.ids(key));
  }

  isHinted(key: string): boolean {
    return this.scene().choosing.isHinted(this.ids(key));
  }

  hover(key: string | null): void {
    this.scene().choosing.hover(key === null ? [] : this.ids(key));
  }

  touch(key: string): void {
    const { choosing, view } = this.scene();
    if (choosing.locked || !this.asked) return;
    const ids = this.ids(key);
    if (ids.length === 0 && this.putBack(key)) return;
    if (ids.length === 0) return choosing.whyNot(meant(key, view, this.phase, this.held));
    if (choosing.picked !== null && this.takes(key, choosing.picked)) return choosing.take(choosing.picked);
    const left = this.keeping(key, ids);
    this.narrow(left);
    if (choosing.pickedOption?.verb === 'pick') choosing.take(choosing.pickedOption.id);
    else this.hasten();
  }

  /** Who wants one touch to be enough never means the lesser of two deeds: it waits for what is to fall as well. */
  private hasten(): void {
    const { choosing } = this.scene();
    if (choosing.atOnce) {
      const [best, another] = choosing.open.filter((option) => !isOutdone(option, choosing.open));
      if (best?.verb === 'fight-and' && another === undefined) choosing.picked = best.id;
      else if (choosing.pickedOption !== null && isOutdone(choosing.pickedOption, choosing.open)) choosing.picked = null;
    }
    choosing.hasten();
  }

  /** Dice to be taken up again, because one that was taken up before them is put back. */
  private again: string[] = [];
  /** How many are taken up when the next of them is to follow. */
  private expected = -1;

  /** Whether this is a die that was taken up to be rolled, and that a touch puts back. */
  canPutBack(key: string): boolean {
    const { scene } = this;
    return scene().undo !== undefined && this.ids(key).length === 0 && takenUp(scene(), split(key)[1]) > 0;
  }

  /** Whether this is a die that was taken up to be rolled, and now is put back. */
  private putBack(key: string): boolean {
    const { decision, undo } = this.scene();
    const taken = decision?.about.picked;
    if (!Array.isArray(taken) || undo === undefined) return false;
    const at = taken.lastIndexOf(split(key)[1]);
    if (at < 0) return false;
    this.again = taken.slice(at + 1).map(String);
    this.expected = at;
    void (async () => {
      for (let back = taken.length; back > at; back -= 1) await undo();
    })();
    return true;
  }

  /** Take up again what was only in the way. */
  goOn(): void {
    const { choosing, decision } = this.scene();
    const [next] = this.again;
    const left = Array.isArray(decision?.about.picked) ? decision.about.picked.length : 0;
    const option = choosing.options.find(({ verb, details }) => verb === 'pick' && details.die === next);
    if (next === undefined || option === undefined || choosing.locked || left !== this.expected) return;
    this.expected += 1;
    this.again.shift();
    choosing.take(option.id);
  }

  /** One of the variants was touched. */
  touchVariant(id: string): void {
    const { choosing } = this.scene();
    if (choosing.locked) return;
    if (choosing.picked === id) return choosing.take(id);
    choosing.picked = id;
    choosing.hasten();
  }

  /** Whether touching this thing now takes what is picked. Picked in the list, only its goal does. */
  private takes(key: string, picked: string): boolean {
    const { from, to } = this.of(picked);
    if (this.scene().choosing.narrowed !== null) return from.includes(key) || to.includes(key);
    return to.includes(key) || (to.length === 0 && from.length === 1 && from.includes(key));
  }

  /** Of these options those that go with what was touched before; with its means at least; else all. */
  private keeping(key: string, ids: readonly string[]): readonly string[] {
    const { narrowed } = this.scene().choosing;
    const open = narrowed ?? ids;
    const both = ids.filter((id) => open.includes(id));
    if (both.length > 0) return both;
    const means = this.common(open).filter((other) => open.some((id) => this.of(id).from.includes(other)));
    const isMeans = ids.some((id) => this.of(id).from.includes(key));
    const kept = isMeans ? [] : ids.filter((id) => means.every((other) => this.keys(id).includes(other)));
    return kept.length > 0 ? kept : ids;
  }

  private narrow(left: readonly string[]): void {
    const { choosing } = this.scene();
    const held = this.common(left);
    const exact = choosing.options.filter((option) => left.includes(option.id) && sameKeys(this.keys(option.id), held));
    const farthest = exact.reduce<OptionInfo | null>(
      (best, option) => (best === null || reach(option) > reach(best) ? option : best),
      null,
    );
    choosing.narrowed = left;
    choosing.picked = farthest?.id ?? null;
  }

  private keys(id: string): readonly string[] {
    return keysOf(this.of(id));
  }

  private common(ids: readonly string[]): readonly string[] {
    const [first, ...rest] = ids.map((id) => this.keys(id));
    return first === undefined ? [] : first.filter((key) => rest.every((keys) => keys.includes(key)));
  }
}

function sameKeys(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((key) => other.includes(key));
}
