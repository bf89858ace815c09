/** What the players of a table have agreed on, in words. */
import { paceWords } from './pace';
import { presetOf, type Setup, setupOptions, unusual } from './setup';
import type { GameInfo, TableInfo } from './types';
import type { Words } from './words';

/** The name of a set-up, if it has one, else what is unusual about it. `own`: with the words of the game. */
export function agreed(game: GameInfo, table: TableInfo, own: Words): string[] {
  const options = setupOptions(game.setup, table.seats.length, own, game.packs);
  const preset = presetOf(game.presets, options, table.setup as Setup);
  const name = preset && own.say('page-preset-length', { name: own.say(`preset-${preset.id}`), minutes: preset.minutes });
  return [...(name === undefined ? [] : [name]), ...unusual(options, table.setup)];
}

/** Thinking time and hints. */
export function terms(table: TableInfo, words: Words): string[] {
  return [
    words.say('page-fact-pace', { pace: paceWords(table.seconds, words) }),
    ...(table.hints ? [] : [words.say('page-fact-no-hints')]),
  ];
}
