import type { GameUi } from '$lib/board';
import { acts } from './acts';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import { learn } from './facts';
import { answering, asks, awaited, idle, optionLook, phases, seatLook, turnOf } from './looks';
import SeatExtra from './SeatExtra.svelte';
import Sheet from './Sheet.svelte';
import Stake from './Stake.svelte';
import { beat, eventLook, reading, RECAPS, retold } from './story';
import { thingLook } from './things';
import type { DescentView } from './view';

const ui: GameUi<DescentView> = {
  learn,
  Board,
  Sheet,
  SeatExtra,
  Stake,
  Ending,
  seat: seatLook,
  phases,
  option: optionLook,
  asks,
  awaited,
  idle,
  answering,
  turn: turnOf,
  thing: thingLook,
  event: eventLook,
  acts,
  recaps: RECAPS,
  befalls: (scene, { data }) => scene.view.heroes.some(({ id, seat }) => seat === scene.seat && (data.figure === id || data.hero === id)),
  sounds: { rolled: 'dice', played: 'card', found: 'card', used: 'card', drew: 'card' },
  retold,
  beat,
  reading,
};

export default ui;
