/** Whatever can be reached by key can be heard: nothing that takes the focus lies in what is hidden from readers. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TalismanView } from '../src/boards/talisman/view';
import type { GameUi } from '../src/lib/board';
import { fixtures, makeScene, type Position, wordsOf } from './scenes';

const UIS = import.meta.glob<{ default: GameUi<unknown> }>('../src/boards/*/index.ts');
const ART = import.meta.glob<{ ready?(): Promise<void> }>('../src/boards/*/art.ts');
const GAMES = Object.keys(import.meta.glob('./fixtures/*.json'))
  .map((path) => path.replace(/.*\/|\.json/g, ''))
  .filter((name) => name !== 'replays');
const FOCUS = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"], :disabled)';

vi.setConfig({ testTimeout: 120_000 });
afterEach(cleanup);

describe.each(GAMES)('%s', (game) => {
  const { positions } = fixtures<{ positions: Position<unknown>[] }>(game);
  const asked = new Map(positions.map((position) => [position.decision.kind, position]));
  const words = wordsOf(game).en;
  let ui: GameUi<unknown>;

  beforeAll(async () => {
    ui = (await UIS[`../src/boards/${game}/index.ts`]!()).default;
    await (await ART[`../src/boards/${game}/art.ts`]?.())?.ready?.();
  }, 60_000);

  it('hides nothing from readers that takes the focus', () => {
    for (const position of asked.values()) {
      for (const Part of [ui.Board, ui.Sheet, ui.Stake]) {
        if (Part !== undefined) render(Part, { scene: makeScene(position, words) });
      }
      expect(hidden(), position.decision.kind).toEqual([]);
      cleanup();
    }
  });
});

describe('talisman', () => {
  const { positions } = fixtures<{ positions: Position<TalismanView>[] }>('talisman');

  it('lets readers pick a die that was rolled in a fight', async () => {
    const { default: ui } = (await UIS['../src/boards/talisman/index.ts']!()) as { default: GameUi<TalismanView> };
    const rolled = positions.find(({ view, seat }) => view.fight?.seat === seat && view.fight.dice.length > 0)!;
    const options = [{ id: 'use-die:1', verb: 'use-die', details: { die: 1 }, rule: 'TALB-FATE-04' }];
    const position = { ...rolled, decision: { ...rolled.decision, kind: 'use-die', options } };
    const { container } = render(ui.Board, { scene: makeScene(position, wordsOf('talisman').en) });
    expect(container.querySelectorAll('.die button')).toHaveLength(1);
    expect(hidden()).toEqual([]);
  });
});

/** What takes the focus and is hidden from readers. */
function hidden(): string[] {
  const found = document.querySelectorAll(`[aria-hidden="true"] ${FOCUS}, ${FOCUS}[aria-hidden="true"]`);
  return [...found].map((each) => each.outerHTML.slice(0, 200));
}
