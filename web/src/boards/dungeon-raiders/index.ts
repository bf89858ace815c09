import type { GameUi } from '$lib/board';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import type { RaidView } from './facts';
import { awaited, beat, eventLook, idle, narrowedPrompt, optionLook, phases, reading, rule, seatLook, suspense, thingLook } from './looks';
import SeatExtra from './SeatExtra.svelte';
import Sheet from './Sheet.svelte';
import Stake from './Stake.svelte';
import { VERDICTS } from './story';

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
  idle,
  narrowedPrompt,
  event: eventLook,
  thing: thingLook,
  sounds: { played: 'card', 'lit-torch': 'card', level: 'card' },
  beat,
  reading,
  foremost: VERDICTS,
  rule,
  suspense,
};

export default ui;
