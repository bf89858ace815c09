/** A sentence in parts: players' names stand out. */
export interface Part {
  text: string;
  name: boolean;
}

export function withNames(sentence: string, names: readonly string[]): readonly Part[] {
  const known = [...new Set(names.filter((name) => name !== ''))].sort((a, b) => b.length - a.length).map(escaped);
  if (known.length === 0) return [{ text: sentence, name: false }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${known.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return sentence
    .split(pattern)
    .map((text, index) => ({ text, name: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
