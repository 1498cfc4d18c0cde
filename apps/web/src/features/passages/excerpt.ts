/** The beginning of a passage, cut between words. */
export function getExcerpt(excerpt: string): string {
  const text = excerpt.trim();
  if (/[.!?]["'”’)]*$/u.test(text)) return text;
  const lastSpace = text.lastIndexOf(' ');
  return `${lastSpace > 40 ? text.slice(0, lastSpace) : text}…`;
}
