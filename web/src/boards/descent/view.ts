/** What a seat sees of a match, and a forecast: the types come from the server's schema. */
import type { Scene } from '$lib/board';
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

/** Whose sheet and cards a seat looks at: the one of its heroes who acts, is asked about or attacked, else the first. */
export function watchedHero({ view, seat, decision }: Scene<DescentView>): HeroView | undefined {
  const own = seat === null ? view.heroes : heroesOf(view, seat);
  const concerned = [
    view.active,
    decision?.about.hero,
    decision?.about.figure,
    ...(view.attack?.defences ?? []).map(({ figure }) => figure),
  ];
  return concerned.map((id) => own.find((hero) => hero.id === id)).find((hero) => hero !== undefined) ?? own[0];
}
