/** A search text as a LIKE pattern that means itself. */
export function toLikePattern(query: string): string {
  const text = query.toWellFormed().replaceAll('\u0000', '').trim();
  return `%${text.replace(/[\\%_]/gu, String.raw`\$&`)}%`;
}
