/** What a seat sees of a match: the types come from the server's schema. */
import type { components } from '$lib/schema';

type Schemas = components['schemas'];

export type TalismanView = Schemas['TalismanView'];
export type CharacterView = Schemas['CharacterView'];
export type SpaceView = Schemas['SpaceView'];
export type FightView = Schemas['FightView'];
export type FoeView = Schemas['FoeView'];
export type CastView = Schemas['CastView'];
export type TalismanForecast = Partial<Schemas['TalismanForecast']>;
export type FightForecast = Schemas['FightForecast'];
