import type { ShelfLook } from '$lib/shelf/shelf';
import dragonHead from 'icon:dragon-head';
import Niche from './Niche.svelte';

export default { icon: dragonHead, glow: ['#d2924a', '#734d23'], weight: 1, seats: 2, Niche } satisfies ShelfLook;
