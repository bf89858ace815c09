import type { GameUi } from '$lib/board';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import type { RaidView } from './facts';
import { awaited, beat, eventLook, narrowedPrompt, optionLook, phases, reading, seatLook, suspense, thingLook } from './looks';
import SeatExtra from './SeatExtra.svelte';
import Sheet from './Sheet.svelte';
import Stake from './Stake.svelte';

const ui: GameUi<RaidView> = {
  Board,
  Sheet,
  SeatExtra,
  Stake,
  Ending,
  seat: seatLook,
  phases,
  option: optionLook,
  awaited,
  narrowedPrompt,
  event: eventLook,
  thing: thingLook,
  sounds: { played: 'card', 'lit-torch': 'card', level: 'card' },
  beat,
  reading,
  suspense,
};

export default ui;
