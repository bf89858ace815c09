import type { GameUi } from '$lib/board';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import { type DungeonView, learn } from './facts';
import { awaited, optionLook, phases, seatLook } from './looks';
import { passWindow } from './windows';
import SeatExtra from './SeatExtra.svelte';
import Sheet from './Sheet.svelte';
import Stake from './Stake.svelte';
import { beat, eventLook } from './story';

const ui: GameUi<DungeonView> = {
  learn,
  Board,
  Sheet,
  SeatExtra,
  Stake,
  Ending,
  seat: seatLook,
  phases,
  option: optionLook,
  awaited,
  passWindow,
  event: eventLook,
  beat,
};

export default ui;
