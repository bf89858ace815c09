/** Dungeon Roll in the browser. */
import type { GameUi } from '$lib/board';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import type { RollView } from './facts';
import { asks, awaited, idle, narrowedPrompt, optionLook, phaseLooks, seatLook, thingLook } from './looks';
import SeatExtra from './SeatExtra.svelte';
import Sheet from './Sheet.svelte';
import { beat, eventLook, FOREMOST, reading, retold } from './story';

const ui: GameUi<RollView> = {
  Board,
  Sheet,
  SeatExtra,
  Ending,
  seat: seatLook,
  phases: phaseLooks,
  option: optionLook,
  awaited,
  narrowedPrompt,
  asks,
  idle,
  turn: (scene) => scene.view.adventurer,
  thing: thingLook,
  event: eventLook,
  sounds: { party: 'dice', level: 'dice', rerolled: 'dice', revived: 'dice', drew: 'coin', 'dragon-wakes': 'wound' },
  beat,
  reading,
  retold,
  foremost: FOREMOST,
  recaps: new Set(['xp', 'level-up', 'fled', 'rest', 'legend', 'portal', 'dragon-slain', 'dragon-wakes', 'drew', 'used']),
};

export default ui;
