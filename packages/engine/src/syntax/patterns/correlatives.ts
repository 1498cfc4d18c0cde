import type { SentenceView } from '#grammar/sentence-view.ts';

interface Pair {
  opening: RegExp;
  second: RegExp;
  name: string;
}

/** The more telling ones first. */
const pairs: readonly Pair[] = [
  { opening: /^not only$/u, second: /^but$/u, name: '「not only A but (also) B」 (A뿐만 아니라 B도)' },
  { opening: /^neither /u, second: /^nor$/u, name: '「neither A nor B」 (A도 B도 아닌)' },
  { opening: /^either /u, second: /^or$/u, name: '「either A or B」 (A이거나 B)' },
  { opening: /^both /u, second: /^and$/u, name: '「both A and B」 (A와 B 둘 다)' },
];
const reach = 9;

/** Words in two places that belong together: ‘not … but’. */
export function describeCorrelatives(view: SentenceView): string[] {
  const found = view.tokens.flatMap((_, index): string[] => {
    const words = `${view.at(index).lower} ${view.at(index + 1).lower}`;
    for (const { opening, second, name } of pairs) {
      const match = opening.exec(words)?.[0].trim();
      const at = match === undefined ? -1 : findSecond(view, index + 1, second);
      if (match !== undefined && at > 0) return [`‘${match} … ${view.at(at).lower}’: ${name}`];
    }
    const but = view.at(index).lower === 'not' ? findSecond(view, index + 1, /^but$/u) : -1;
    return but > 0 && areAlike(view, index + 1, but + 1)
      ? ['‘not … but’: 「not A but B」 (A가 아니라 B)']
      : [];
  });
  return found.slice(0, 1);
}

const findSecond = (view: SentenceView, from: number, second: RegExp): number => {
  const at = view.tokens.slice(from + 1, from + reach).findIndex(({ lower }) => second.test(lower));
  const isCut = view.tokens.slice(from, from + 1 + at).some(({ text }) => /^[;:]$/u.test(text));
  return at < 0 || isCut ? -1 : from + 1 + at;
};

/** "not as interpretations but as reflections", "not the absence but a choice": the two sides open alike. */
const areAlike = (view: SentenceView, first: number, second: number): boolean =>
  (view.at(first).tag === view.at(second).tag && /^(?:IN|TO|VBG)$/u.test(view.at(first).tag)) ||
  [first, second].every((at) => /^(?:DT|CD|PRP\$)$/u.test(view.at(at).tag)) ||
  view.at(first).lower === view.at(second).lower;
