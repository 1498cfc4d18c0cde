import type { SentenceView } from '#grammar/sentence-view.ts';
import { isBe, isVerb, skipAdverbs } from '#grammar/sentence-view.ts';
import { readNounPhrase } from '#grammar/noun-phrase.ts';

/** "It was in this house that", "it is a pity that": stressed or real subject, no antecedent. */
export function isCleft(view: SentenceView, that: number): boolean {
  const be = findVerbBefore(view, that);
  return (isBe(view.at(be)) && view.at(be - 1).lower === 'it') || stressesAdverbial(view, that);
}

/** "It is when it is placed in context that", "it was to prevent this that", "it is precisely by leaving that". */
function stressesAdverbial(view: SentenceView, that: number): boolean {
  const it = view.tokens.findIndex(({ lower }) => lower === 'it');
  if (it < 0 || it > that || !isBe(view.at(it + 1))) return false;
  if (view.tokens.slice(it, that).some(({ lower }) => lower === 'that')) return false;
  const focus = view.at(skipAdverbs(view, it + 2));
  return /^(?:TO|IN|WRB)$/u.test(focus.tag) && !/^(?:that|like|as)$/u.test(focus.lower);
}

function findVerbBefore(view: SentenceView, index: number): number {
  let verb = index - 1;
  while (verb > 0 && !isVerb(view.at(verb))) verb -= 1;
  return verb;
}

/**
 * "It is Ann who", "it is not just the colour that": the noun is stressed where nothing else stands between
 * the two, but "it was a man who" may be no more than a man with his relative clause.
 */
export function readStress(view: SentenceView, relative: number): 'stressed' | 'doubtful' | undefined {
  const focus = skipAdverbs(view, findVerbBefore(view, relative) + 1);
  const phrase = isCleft(view, relative) ? readNounPhrase(view, focus) : undefined;
  if (!phrase) return undefined;
  // "It was their mothers and grandmothers who"
  const other = view.at(phrase.end).tag === 'CC' ? readNounPhrase(view, phrase.end + 1) : undefined;
  if (other?.end === relative) return 'doubtful';
  if (phrase.end !== relative) return undefined;
  return /^(?:a|an)$/u.test(view.at(focus).lower) ? 'doubtful' : 'stressed';
}

/** "It is they, as much as the others who help, who": behind a remark it takes up what is stressed. */
export function closesCleft(view: SentenceView, relative: number): boolean {
  for (let comma = relative - 2; comma > 1; comma -= 1) {
    if (/^(?::|``|'')$/u.test(view.at(comma).tag)) return false;
    const isOpen = view.at(comma).tag === ',' && view.at(comma + 1).tag !== 'CC';
    if (isOpen && readStress(view, comma) !== undefined) return true;
  }
  return false;
}
