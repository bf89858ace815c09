/**
 * Choosing an option: on the board, in the list or with the keys, all the same.
 *
 * An object on the board takes part in some options. Touching it narrows the choice to these; touching another narrows
 * further; when one is left it is picked (previewed), and touching it again takes it. Who wants it so takes it with one touch.
 */
import type { OptionInfo } from './types';

export type Light = 'none' | 'can' | 'near' | 'picked';

export interface Deeds {
  /** Take the option: send it to the server. */
  take(option: string): void;
  /** Ask why an option is not on offer. */
  whyNot(option: string): void;
  /** Whether what is picked is taken without a second touch. */
  atOnce?(): boolean;
}

export class Choosing {
  options: readonly OptionInfo[] = $state.raw([]);
  /** The options that the objects touched so far have in common; null: all. */
  narrowed: readonly string[] | null = $state.raw(null);
  /** Previewed; one more touch, Enter or the big button takes it. */
  picked: string | null = $state(null);
  /** Under the pointer or the focus: options light up together with their objects. */
  hovered: readonly string[] = $state.raw([]);
  /** What the hint recommends. */
  hinted: string | null = $state(null);
  /** Sent, not yet answered; or reconnecting. */
  locked: boolean = $state(false);

  constructor(private readonly deeds: Deeds) {}

  /** The options that are left to choose from. */
  get open(): readonly OptionInfo[] {
    const narrowed = this.narrowed;
    return narrowed === null ? this.options : this.options.filter((option) => narrowed.includes(option.id));
  }

  get pickedOption(): OptionInfo | null {
    return this.options.find((option) => option.id === this.picked) ?? null;
  }

  /** New options: a new decision, or none. */
  offer(options: readonly OptionInfo[]): void {
    this.options = options;
    this.reset();
    this.hinted = null;
    this.locked = false;
  }

  reset(): void {
    this.narrowed = null;
    this.picked = null;
    this.hovered = [];
  }

  /** The options for which it holds: `choosing.ids((o) => o.details.companion === 'mage')`. */
  ids(holds: (option: OptionInfo) => boolean): string[] {
    return this.options.filter(holds).map((option) => option.id);
  }

  /** How an object that takes part in these options is lit. */
  light(ids: readonly string[]): Light {
    if (ids.length === 0) return 'none';
    if (this.picked !== null) {
      if (ids.includes(this.picked)) return 'picked';
      return 'can';
    }
    const narrowed = this.narrowed;
    if (narrowed !== null) return ids.some((id) => narrowed.includes(id)) ? 'near' : 'can';
    return 'can';
  }

  isHovered(ids: readonly string[]): boolean {
    return ids.some((id) => this.hovered.includes(id));
  }

  isHinted(ids: readonly string[]): boolean {
    return this.hinted !== null && ids.includes(this.hinted);
  }

  hover(ids: readonly string[]): void {
    this.hovered = ids;
  }

  /** An object that takes part in these options was touched. */
  touch(ids: readonly string[]): void {
    if (this.locked || ids.length === 0) return;
    if (this.picked !== null && ids.includes(this.picked)) {
      if (ids.length === 1 || this.narrowed !== null) return this.take(this.picked);
    }
    const narrowed = this.narrowed;
    const common = narrowed === null ? ids : ids.filter((id) => narrowed.includes(id));
    const left = common.length === 0 ? ids : common;
    this.picked = left.length === 1 ? (left[0] ?? null) : null;
    this.narrowed = left;
    this.hasten();
  }

  /** Whether what is picked needs no second touch. */
  get atOnce(): boolean {
    return this.deeds.atOnce?.() === true;
  }

  /** Who wants it so needs no second touch for what is picked. */
  hasten(): void {
    if (this.picked !== null && this.atOnce) this.take(this.picked);
  }

  /** A row of the list was touched: picked first, taken the second time. */
  touchRow(id: string): void {
    if (this.locked) return;
    if (this.picked === id || this.atOnce) return this.take(id);
    this.picked = id;
  }

  take(id: string): void {
    if (this.locked || !this.options.some((option) => option.id === id)) return;
    this.locked = true;
    this.deeds.take(id);
  }

  /** Something that cannot be chosen was touched: say why. */
  whyNot(option: string): void {
    this.deeds.whyNot(option);
  }
}
