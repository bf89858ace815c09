import { describe, expect, it, vi } from 'vitest';
import { press, type KeyDeeds } from '../../src/frame/keys';

function deeds(): KeyDeeds {
  return { pick: vi.fn(), take: vi.fn(), undo: vi.fn(), hint: vi.fn(), rules: vi.fn(), log: vi.fn(), onward: vi.fn(), back: vi.fn() };
}

function pressed(code: string, html: string): { known: boolean; did: KeyDeeds } {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', { code, bubbles: true });
  const did = deeds();
  let known = false;
  const hear = (heard: KeyboardEvent): void => void (known = press(heard, did));
  addEventListener('keydown', hear);
  document.querySelector('#here')!.dispatchEvent(event);
  removeEventListener('keydown', hear);
  return { known, did };
}

describe('keys of the table', () => {
  it('go by their place on the keyboard', () => {
    expect(pressed('KeyZ', '<p id="here"></p>').did.undo).toHaveBeenCalledOnce();
    expect(pressed('Digit3', '<p id="here"></p>').did.pick).toHaveBeenCalledWith(3);
    expect(pressed('Escape', '<p id="here"></p>').known).toBe(true);
  });

  it('are left to who types, to buttons, and to a window over the table', () => {
    expect(pressed('KeyH', '<input id="here" />').known).toBe(false);
    expect(pressed('Enter', '<button id="here"></button>').did.take).not.toHaveBeenCalled();
    expect(pressed('Escape', '<dialog open><button id="here"></button></dialog>').known).toBe(false);
  });
});
