/** A text in which the searched words are marked. */
export function Highlighted({ text, search }: { text: string; search: string }) {
  const needle = search.trim().toLowerCase();
  if (needle === '') return text;
  return splitAtMatches(text, needle).map(({ part, isMatch }, at) =>
    isMatch ? (
      <mark key={at} className="rounded-sm bg-amber-tint text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

function splitAtMatches(text: string, needle: string): { part: string; isMatch: boolean }[] {
  const lower = text.toLowerCase();
  const parts: { part: string; isMatch: boolean }[] = [];
  // Letters that change their length in lower case would shift every offset after them.
  if (lower.length !== text.length) return [{ part: text, isMatch: false }];
  let from = 0;
  for (let at = lower.indexOf(needle); at >= 0; at = lower.indexOf(needle, from)) {
    if (at > from) parts.push({ part: text.slice(from, at), isMatch: false });
    from = at + needle.length;
    parts.push({ part: text.slice(at, from), isMatch: true });
  }
  if (from < text.length) parts.push({ part: text.slice(from), isMatch: false });
  return parts;
}
