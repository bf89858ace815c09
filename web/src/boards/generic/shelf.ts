import type { ShelfLook } from '$lib/shelf/shelf';
import dungeonGate from 'icon:dungeon-gate';
import Niche from './Niche.svelte';

export default { icon: dungeonGate, glow: ['#6c7f8e', '#2d3a44'], weight: 2, seats: 2, Niche } satisfies ShelfLook;
