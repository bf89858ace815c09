import type { ShelfLook } from '$lib/shelf/shelf';
import highShot from 'icon:high-shot';
import Niche from './Niche.svelte';

export default { icon: highShot, glow: ['#ab523b', '#562a20'], weight: 3, seats: 2, seat: 1, Niche } satisfies ShelfLook;
