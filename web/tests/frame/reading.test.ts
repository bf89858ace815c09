import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reading, type Opened } from '../../src/frame/reading';

let stop: () => void;
let shown: Opened | null;
let thing: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<button data-thing="troll"><i>Troll</i></button><p data-thing="vault" data-reads>Vault</p><input data-thing="x" />';
  thing = document.querySelector<HTMLElement>('button') as HTMLElement;
  shown = null;
  stop = reading((opened) => (shown = opened));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function point(type: string, on: Element, pointerType: string, at = 0): void {
  const event = new MouseEvent(type, { bubbles: true, clientX: at, clientY: at });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  on.dispatchEvent(event);
}

describe('reading', () => {
  it('opens what a mouse rests on, and closes when it goes on', () => {
    point('pointerover', thing.firstElementChild as Element, 'mouse');
    expect(shown).toBeNull();
    vi.advanceTimersByTime(500);
    expect(shown).toMatchObject({ thing: 'troll', stays: false });
    point('pointerover', document.body, 'mouse');
    expect(shown).toBeNull();
  });

  it('does not open what comes to lie under a mouse that clicked, before it moves', () => {
    point('pointerdown', document.body, 'mouse', 50);
    point('pointerover', thing, 'mouse', 50);
    vi.advanceTimersByTime(1000);
    expect(shown).toBeNull();
    point('pointermove', thing, 'mouse', 60);
    vi.advanceTimersByTime(500);
    expect(shown).toMatchObject({ thing: 'troll', stays: false });
  });

  it('opens what a finger is held on, and that chooses nothing', () => {
    const chosen = vi.fn();
    thing.addEventListener('click', chosen);
    point('pointerdown', thing, 'touch');
    vi.advanceTimersByTime(500);
    expect(shown).toMatchObject({ thing: 'troll', stays: true });
    thing.click();
    expect(chosen).not.toHaveBeenCalled();
    thing.click();
    expect(chosen).toHaveBeenCalledOnce();
  });

  it('takes a finger that moves for scrolling', () => {
    point('pointerdown', thing, 'touch');
    point('pointermove', thing, 'touch', 40);
    vi.advanceTimersByTime(500);
    expect(shown).toBeNull();
  });

  it('opens what has the focus by a key, and closes by Escape', () => {
    thing.focus();
    thing.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyI', bubbles: true }));
    expect(shown).toMatchObject({ thing: 'troll', stays: true });
    thing.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', bubbles: true }));
    expect(shown).toBeNull();
  });

  it('leaves letters that are typed alone', () => {
    const field = document.querySelector('input') as HTMLInputElement;
    field.focus();
    field.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyI', bubbles: true }));
    expect(shown).toBeNull();
  });

  it('opens by a click what is there only to be read', () => {
    (document.querySelector('p') as HTMLElement).click();
    expect(shown).toMatchObject({ thing: 'vault', stays: true });
  });
});
