import type { GameUi } from '$lib/board';
import { acts } from './acts';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import { asks, awaited, idle, optionLook, phases, seatLook } from './looks';
import SeatExtra from './SeatExtra.svelte';
import Sheet from './Sheet.svelte';
import Stake from './Stake.svelte';
import { beat, eventLook, reading, recaps } from './story';
import { thingLook } from './things';
import type { TalismanView } from './view';

const ui: GameUi<TalismanView> = {
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
  answering: ({ view, seat }) => [...new Set(seat === null ? [] : (view.characters[seat]?.hand ?? []))],
  idle,
  turn: (scene) => scene.view.active,
  thing: thingLook,
  event: eventLook,
  sounds: {
    rolled: 'dice',
    'creature-rolled': 'dice',
    'saving-roll': 'dice',
    drew: 'card',
    cast: 'card',
    used: 'card',
    gained: 'card',
  },
  beat,
  reading,
  acts,
  recaps,
  befalls: ({ view, seat }, { data }) => {
    const own = seat === null ? null : (view.characters[seat]?.character ?? null);
    return (seat !== null && data.seat === seat) || (own !== null && (data.character === own || data.target === own));
  },
};

export default ui;
