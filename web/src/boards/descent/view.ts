/** What a seat sees of a match, and a forecast: the types come from the server's schema. */
import type { components } from '$lib/schema';

export type DescentView = components['schemas']['DescentView'];
export type FigureView = DescentView['figures'][number];
export type HeroView = DescentView['heroes'][number];
export type CardView = HeroView['items'][number];
export type TokenView = DescentView['tokens'][number];
export type AttackView = NonNullable<DescentView['attack']>;
export type DefenceView = AttackView['defences'][number];
export type GoalView = DescentView['goals'][number];
export type DescentForecast = Partial<components['schemas']['DescentForecast']>;
export type Danger = NonNullable<DescentForecast['danger']>[number];

export function figureOf(view: DescentView, id: string): FigureView | undefined {
  return view.figures.find((figure) => figure.id === id);
}

export function heroOf(view: DescentView, id: string): HeroView | undefined {
  return view.heroes.find((hero) => hero.id === id);
}

/** The heroes that a seat plays. */
export function heroesOf(view: DescentView, seat: number): HeroView[] {
  return view.heroes.filter((hero) => hero.seat === seat);
}

/** Whose sheet and cards a seat looks at: the hero who acts, if it is one of the seat's, else the first of them. */
export function watchedHero(view: DescentView, seat: number | null): HeroView | undefined {
  const own = seat === null ? view.heroes : heroesOf(view, seat);
  return own.find((hero) => hero.id === view.active) ?? own[0];
}
