import type { GameUi } from '$lib/board';
import Board from './Board.svelte';
import type { DungeonView } from './facts';
import { beat, eventLook, optionLook, phases, seatLook } from './looks';
import SeatExtra from './SeatExtra.svelte';
import Sheet from './Sheet.svelte';

const ui: GameUi<DungeonView> = {
  Board,
  Sheet,
  SeatExtra,
  seat: seatLook,
  phases,
  option: optionLook,
  event: eventLook,
  beat,
};

export default ui;
