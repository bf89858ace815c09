/** Motion of things that have an id: a die that lies elsewhere than before goes there, a thrown one tumbles. */
import type { Pace } from '$lib/settings.svelte';
import { isStill } from '$lib/board';
import type { Attachment } from 'svelte/attachments';

/** Where a thing was, and what it looked like. */
interface Seen {
  box: DOMRect;
  node: HTMLElement;
}

export type Glimpse = ReadonlyMap<string, Seen>;

const MOVE = 280;
const ROLL = 620;
const FADE = 120;
const EASE = 'cubic-bezier(.2,.8,.2,1)';
const DROP = 'cubic-bezier(.3,1.5,.5,1)';

export class Stagehand {
  private readonly nodes = new Map<string, HTMLElement>();

  /** Follow this element under this id. */
  follows(id: string): Attachment<HTMLElement> {
    return (node) => {
      this.nodes.set(id, node);
      return () => {
        if (this.nodes.get(id) === node) this.nodes.delete(id);
      };
    };
  }

  /** Where everything is now. */
  look(): Glimpse {
    return new Map([...this.nodes].map(([id, node]) => [id, { box: node.getBoundingClientRect(), node }]));
  }

  /** Show the way from there to here. `layer`: where those that have gone fade away. */
  play(before: Glimpse, thrown: ReadonlySet<string>, pace: Pace, layer: HTMLElement): void {
    const still = isStill(pace);
    const speed = pace === 0 ? 1 : 1 / pace;
    for (const [id, node] of this.nodes) {
      const was = before.get(id);
      if (still) {
        if (was === undefined || thrown.has(id)) appear(node, FADE);
      } else if (thrown.has(id)) tumble(node, [...thrown].indexOf(id), speed);
      else if (was === undefined) appear(node, MOVE * speed);
      else travel(node, was.box, speed);
    }
    if (still) return;
    for (const [id, was] of before) if (!this.nodes.has(id)) vanish(was, layer, speed);
  }
}

function tumble(node: HTMLElement, place: number, speed: number): void {
  const side = place % 2 === 0 ? -1 : 1;
  node.animate(
    [
      { translate: `${side * 40}px -90px`, rotate: `${side * 290}deg`, opacity: 0, easing: 'ease-in' },
      { translate: `${side * 6}px 0`, rotate: `${side * 40}deg`, opacity: 1, offset: 0.5, easing: 'ease-out' },
      { translate: '0 -12px', rotate: `${side * -12}deg`, offset: 0.74, easing: 'ease-in' },
      { translate: '0 0', rotate: '0deg' },
    ],
    { duration: (ROLL - 140) * speed, delay: place * 20 * speed, fill: 'backwards' },
  );
}

function travel(node: HTMLElement, from: DOMRect, speed: number): void {
  const to = node.getBoundingClientRect();
  const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  if (Math.hypot(dx, dy) < 2 || to.width === 0) return;
  node.animate(
    [
      { translate: `${dx}px ${dy}px`, scale: from.width / to.width, zIndex: 9 },
      { translate: '0 0', scale: 1, zIndex: 9 },
    ],
    { duration: MOVE * speed, easing: EASE },
  );
}

function appear(node: HTMLElement, duration: number): void {
  const grows = duration > FADE;
  node.animate(
    [
      { opacity: 0, scale: grows ? 0.6 : 1 },
      { opacity: 1, scale: 1 },
    ],
    {
      duration,
      easing: grows ? DROP : 'linear',
    },
  );
}

function vanish({ box, node }: Seen, layer: HTMLElement, speed: number): void {
  if (box.width === 0) return;
  const ghost = node.cloneNode(true) as HTMLElement;
  const origin = layer.getBoundingClientRect();
  ghost.style.cssText += `;position:absolute;left:${box.x - origin.x}px;top:${box.y - origin.y}px;margin:0;--d:${box.width}px`;
  layer.append(ghost);
  const going = ghost.animate(
    [
      { opacity: 1, filter: 'brightness(1.6)' },
      { opacity: 0, scale: 0.5, rotate: '25deg', translate: '0 14px', filter: 'brightness(.6)' },
    ],
    { duration: MOVE * 1.3 * speed, easing: 'ease-in', fill: 'forwards' },
  );
  going.onfinish = () => ghost.remove();
  going.oncancel = () => ghost.remove();
}
