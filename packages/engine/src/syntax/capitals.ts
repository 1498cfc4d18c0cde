import { findEntries } from '@jadoo/lexicon';

import type { SentenceView } from '#grammar/sentence-view.ts';

/** The words of a sentence's start as they would stand inside it: the capital stays only in names and I. */
export const lowerFirst = (view: SentenceView, text: string): string =>
  startsWithName(view) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** By its tag or its marks, as a noun that the lexicon does not know, or as the first of two capitals: Edward Jenner. */
function startsWithName({ at }: SentenceView): boolean {
  const { tag, text, lower } = at(0);
  const isParticiple = /(?:ed|ing)$/u.test(lower) && /^\p{Ll}/u.test(at(1).text);
  if (
    (tag.startsWith('NNP') && !isParticiple) ||
    peoples.test(tag === 'NNS' ? text.replace(/s$/u, '') : text) ||
    text === 'I' ||
    /^\p{Lu}{2,}/u.test(text)
  )
    return true;
  const entries = [...findEntries(lower), ...(tag === 'NNS' ? findEntries(lower.replace(/s$/u, '')) : [])];
  // "Iran", "Koreans": the lexicon has them with their capital only.
  if (entries.length > 0 && entries.every(({ lemma }) => /^\p{Lu}/u.test(lemma))) return true;
  const isKnown = entries.length > 0;
  return (tag === 'NN' && (at(1).tag === 'NNP' || !isKnown)) || (!isKnown && at(1).tag === 'NNP');
}

const peoples =
  /^(?:French|English|British|Irish|Scottish|Spanish|Dutch|Danish|Swedish|Finnish|Turkish|Jewish|Greek|German|Italian|Russian|Roman|European|American|African|Asian|Egyptian|Indian|Chinese|Japanese|Korean|Australian|Canadian|Mexican|Brazilian|Victorian|Christian|Islamic|Arab|Arabic)$/u;

export const raiseFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
