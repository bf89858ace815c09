import type { ShelfLook } from '$lib/shelf/shelf';
import treasureMap from 'icon:treasure-map';
import Niche from './Niche.svelte';

export default { icon: treasureMap, glow: ['#75914f', '#3a4a28'], weight: 2, seats: 3, Niche } satisfies ShelfLook;
