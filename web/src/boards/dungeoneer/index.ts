import type { GameUi } from '$lib/board';
import { acts } from './acts';
import { thingLook } from './things';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import { type DungeonView, learn } from './facts';
import { awaited, idle, optionLook, phases, seatLook } from './looks';
import SeatExtra from './SeatExtra.svelte';
import Sheet from './Sheet.svelte';
import Stake from './Stake.svelte';
import { beat, eventLook, FOREMOST, reading, RECAPS } from './story';

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
  idle,
  turn: (scene) => scene.view.active,
  thing: thingLook,
  event: eventLook,
  sounds: {
    played: 'card',
    used: 'card',
    cursed: 'card',
    'cursed-all': 'card',
    laid: 'card',
    sent: 'card',
    dice: 'dice',
    rolled: 'dice',
    rerolled: 'dice',
    'attack-roll': 'dice',
    'counter-roll': 'dice',
    overcame: 'dice',
    failed: 'dice',
    found: 'dice',
    'not-found': 'dice',
    'peril-roll': 'dice',
  },
  beat,
  reading,
  foremost: FOREMOST,
  acts,
  recaps: RECAPS,
  befalls: ({ view, seat }, { data }) => {
    const own = seat === null ? null : (view.heroes[seat]?.hero ?? null);
    return own !== null && (data.hero === own || data.target === own);
  },
};

export default ui;
