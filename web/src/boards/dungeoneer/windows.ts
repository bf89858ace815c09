/** Questions out of turn: any-time cards before something happens, responses to an attack, banes against others. And a villainy phase in which nothing can be played. */
import type { PassWindow, Scene } from '$lib/board';
import type { DecisionInfo } from '$lib/types';
import type { DungeonView } from './facts';

const ABOUT: Readonly<Record<string, PassWindow['about']>> = { respond: 'battle', ready: 'own', meddle: 'others' };

export function passWindow({ view, seat }: Pick<Scene<DungeonView>, 'view' | 'seat'>, decision: DecisionInfo): PassWindow | null {
  const turn = `${view.round} ${view.active}`;
  const only = decision.options.length === 1 ? decision.options[0] : undefined;
  if (decision.kind === 'villainy' && only !== undefined) return { pass: only.id, about: 'idle', turn };
  const about = ABOUT[decision.kind];
  if (about === undefined) return null;
  const own = seat === null ? undefined : view.heroes[seat]?.hero;
  const fights = about === 'own' && view.attacks.some(({ form, target, attacker }) => form !== '' && (target === own || attacker === own));
  return { pass: 'pass', about: fights ? 'battle' : about, turn };
}
