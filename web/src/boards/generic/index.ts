/** Draws any game from its view, so that a new game is playable at once. Options are in the list only. */
import type { GameUi } from '$lib/board';
import meeple from 'icon:meeple';
import Board from './Board.svelte';
import { figuresOf, labelOf, playersOf, type Fields } from './reading';

const BEAT = 350;

const ui: GameUi<Fields> = {
  Board,
  seat(scene, seat) {
    const player = playersOf(scene.view).find((each) => each.seat === seat);
    const figures = player === undefined ? [] : figuresOf(player);
    return { icon: meeple, line: '', figures: figures.map(([key, value]) => ({ value, label: labelOf(key, scene.words) })) };
  },
  phases: () => [],
  option: () => ({ group: 'main' }),
  event: () => ({ tone: 'plain' }),
  beat: (events) => (events.length > 0 ? BEAT : 0),
};

export default ui;
