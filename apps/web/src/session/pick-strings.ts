/** The fields of `defaults`, with the strings that `raw` holds for them. */
export function pickStrings<T extends Readonly<Record<string, string>>>(defaults: T, raw: unknown): T {
  if (typeof raw !== 'object' || raw === null) return defaults;
  const values = new Map<string, unknown>(Object.entries(raw));
  const picked = Object.entries(defaults).map(([name, fallback]) => {
    const value = values.get(name);
    return [name, typeof value === 'string' ? value : fallback];
  });
  return Object.fromEntries(picked) as T;
}
