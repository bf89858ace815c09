import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import descent from '../../src/boards/descent';
import type { GameUi } from '../../src/lib/board';
import type { EventInfo } from '../../src/lib/types';
import Story from '../../src/pages/replay/Story.svelte';
import { LANGS, wordsOf } from '../scenes';

const WORDS = wordsOf('descent');

// jsdom scrolls nothing.
Element.prototype.scrollTo = () => undefined;
afterEach(cleanup);

describe('the story of a replay', () => {
  it.each(LANGS)('tells what happened as the log does, %s', (lang) => {
    const stepped = { kind: 'stepped', data: { figure: 'jain', space: 3 } } as unknown as EventInfo;
    const option = { id: 'walk:34', verb: 'walk', details: { space: 34 }, rule: '' };
    const moments = [{ number: 0, choice: { seat: 0, option }, events: [stepped, stepped, stepped] }];
    const { container } = render(Story, {
      moments,
      at: 0,
      ui: descent as unknown as GameUi,
      words: WORDS[lang],
      names: ['Mara'],
      seat: 0,
      rules: {},
      onjump: () => undefined,
      onrule: () => undefined,
    } as never);
    const lines = [...container.querySelectorAll('p')].map((line) => line.textContent ?? '');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/\b3\b/);
    expect(container.textContent).not.toContain('$');
    expect(container.textContent).not.toContain('34');
  });
});
