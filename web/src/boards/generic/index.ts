/** Draws any game from its view, so that a new game is playable at once. Options are in the list only. */
import type { GameUi } from '$lib/board';
import meeple from 'icon:meeple';
import Board from './Board.svelte';
import { figureOf, labelOf, playersOf, type Fields } from './reading';

const BEAT = 350;

const ui: GameUi<Fields> = {
  Board,
  seat(scene, seat) {
    const player = playersOf(scene.view).find((each) => each.seat === seat);
    const figure = player === undefined ? undefined : figureOf(player);
    const figures = figure === undefined ? [] : [{ value: figure[1], label: labelOf(figure[0], scene.words) }];
    return { icon: meeple, line: '', figures };
  },
  phases: () => [],
  option: () => ({ group: 'main' }),
  event: () => ({ tone: 'plain' }),
  beat: (events) => (events.length > 0 ? BEAT : 0),
};

export default ui;
