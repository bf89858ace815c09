/** What a choice changed in what is seen: as `undercroft/table/patches.py` writes it down. */

type Key = string | number;
type Json = unknown;

/** `[path, value]` sets, `[path]` takes away, `[path, start, count, values]` puts values in the place of so many. */
export type Operation = readonly unknown[];
export type Patch = readonly Operation[];

/** What the patch makes of it. Nothing that is there is changed: what both have, they share. */
export function patched(value: Json, patch: Patch): Json {
  return patch.reduce<Json>((so, [path, ...change]) => changed(so, path as readonly Key[], change), value);
}

function changed(value: Json, path: readonly Key[], change: readonly Json[]): Json {
  const [key, ...rest] = path;
  if (key === undefined) return replaced(value, change);
  if (typeof value !== 'object' || value === null) throw new TypeError(`nothing to change at ${key}`);
  const twin = (Array.isArray(value) ? value.slice() : { ...value }) as Record<Key, Json>;
  if (path.length === 1 && change.length === 0) delete twin[key];
  else twin[key] = changed(twin[key], rest, change);
  return twin;
}

function replaced(value: Json, change: readonly Json[]): Json {
  if (change.length === 1) return change[0];
  const [start, count, values] = change as [number, number, readonly Json[]];
  return (value as readonly Json[]).toSpliced(start, count, ...values);
}
