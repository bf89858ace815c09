/** A roll is kept because of where it leads: whoever says where, need not say it twice. */
import type { Asked, Scene } from '$lib/board';
import type { TalismanView } from './view';

export const KEEP = 'keep-roll';

let wish: { space: string; dice: string } | null = $state(null);

/** Where the roll on the table is to lead. */
export function wished({ choosing, view }: Scene<TalismanView>): string | null {
  return choosing.picked === KEEP && wish?.dice === view.dice.join() ? wish.space : null;
}

/** A space was touched to which the roll leads: previewed first, taken the second time. */
export function wishFor(scene: Scene<TalismanView>, space: string): void {
  const again = scene.choosing.picked === KEEP && wished(scene) !== space;
  wish = { space, dice: scene.view.dice.join() };
  if (!again) scene.choosing.touch([KEEP]);
}

/** The move that was wished for, if it is asked for now; a wish is good for one question. */
export function wishedMove({ options, view }: Asked<TalismanView>): string | null {
  const now = wish;
  wish = null;
  if (now === null || view.dice.join() !== now.dice) return null;
  return options.find(({ verb, details }) => verb === 'move' && details.space === now.space)?.id ?? null;
}
