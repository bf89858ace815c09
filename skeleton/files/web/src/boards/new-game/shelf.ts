import type { ShelfLook } from '$lib/shelf/shelf';
import pick from 'icon:war-pick';
import Niche from './Niche.svelte';

export default { icon: pick, glow: ['#6c7f8e', '#2d3a44'], weight: 1, seats: 2, Niche } satisfies ShelfLook;
