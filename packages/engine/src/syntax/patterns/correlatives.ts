import type { SentenceView } from '#grammar/sentence-view.ts';

interface Pair {
  opening: string;
  second: string;
  name: string;
}

/** The more telling ones first. */
const pairs: readonly Pair[] = [
  { opening: 'not only', second: 'but', name: '「not only A but (also) B」 (A뿐만 아니라 B도)' },
  { opening: 'neither', second: 'nor', name: '「neither A nor B」 (A도 B도 아닌)' },
  { opening: 'either', second: 'or', name: '「either A or B」 (A이거나 B)' },
  { opening: 'both', second: 'and', name: '「both A and B」 (A와 B 둘 다)' },
  { opening: 'not', second: 'but', name: '「not A but B」 (A가 아니라 B)' },
];
const reach = 9;

/** Words in two places that belong together: ‘not … but’. */
export function describeCorrelatives(view: SentenceView): string[] {
  for (const [index, { lower }] of view.tokens.entries()) {
    const words = `${lower} ${view.at(index + 1).lower}`;
    for (const { opening, second, name } of pairs) {
      if (opening !== lower && opening !== words) continue;
      const at = findSecond(view, index + 1, second);
      if (at > 0 && (opening !== 'not' || areAlike(view, index + 1, at + 1)))
        return [`‘${opening} … ${second}’: ${name}`];
    }
  }
  return [];
}

const findSecond = (view: SentenceView, from: number, second: string): number => {
  const at = view.tokens.slice(from + 1, from + reach).findIndex(({ lower }) => lower === second);
  const isCut = view.tokens.slice(from, from + 1 + at).some(({ text }) => /^[;:]$/u.test(text));
  return at < 0 || isCut ? -1 : from + 1 + at;
};

/** "not as interpretations but as reflections", "not the absence but a choice": the two sides open alike. */
const areAlike = (view: SentenceView, first: number, second: number): boolean =>
  (view.at(first).tag === view.at(second).tag && /^(?:IN|TO|VBG)$/u.test(view.at(first).tag)) ||
  [first, second].every((at) => /^(?:DT|CD|PRP\$)$/u.test(view.at(at).tag)) ||
  view.at(first).lower === view.at(second).lower;
