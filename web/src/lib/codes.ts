/** The table that a link or a code names; null if it names none. */
export function tableIn(text: string): string | null {
  const trimmed = text.trim();
  const linked = /\/t\/([\w-]+)/.exec(trimmed)?.[1];
  return linked ?? (/^[\w-]{8,64}$/.test(trimmed) ? trimmed : null);
}
