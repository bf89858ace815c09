import type { ShelfLook } from '$lib/shelf/shelf';
import cardRandom from 'icon:card-random';
import Niche from './Niche.svelte';

export default { icon: cardRandom, glow: ['#5b948a', '#2a4f4b'], weight: 1, seats: 4, Niche } satisfies ShelfLook;
