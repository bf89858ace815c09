import type { ShelfLook } from '$lib/shelf/shelf';
import crown from 'icon:crown';
import Niche from './Niche.svelte';

export default { icon: crown, glow: ['#8a5f9e', '#432d50'], weight: 2, seats: 3, Niche } satisfies ShelfLook;
