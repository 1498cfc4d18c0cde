import { findAntonyms, findEntry, findNounClass } from '@jadoo/lexicon';

import { readOnce } from '#read-once.ts';
import { vagueAdverbs } from '#wording/vague-adverbs.ts';
import type { WordSpot } from '#wording/word-spots.ts';

/** How much doubt a right word can bear: `sure` it has a contrary that the passage would not bear, `weak` none is authored, `none` nobody takes it for the wrong one. */
export type FillerWorth = 'sure' | 'weak' | 'none';

/** Nouns of which the contrary would be another thing, not another claim. */
const namedThings = /^(?:people|nature|land|thing|stuff|place|text)$/u;

/** What can be felt or measured at once, or is said of anything: nothing else in the passage decides it. */
const plainQualities = new Set(
  `hot cold warm cool wet dry tall old new empty famous loud cheap clean dirty raw bright round soft hard flat narrow wide big small
  large long short legal original final moral emotional foreign
  public ancient huge tiny major northern southern eastern western`.split(/\s+/u),
);

/** What holds a passage together is no claim of it. */
const labels = new Set(
  `problem result practice center beginning dream attention joy theory land heat edge`.split(/\s+/u),
);

/** Northwestern, environmental, designed: kinds of things, which have no contrary. */
const kindEndings = /(?:[aeiou]?al|ern|ic|ar|ary|ly|like)$/u;

const emptyVerbs = new Set(
  `bear call name base happen announce remark occur locate entitle report state note mention add describe explain imagine suppose wonder argue
  claim believe assume conclude suggest concern involve contain include consist design introduce conduct perform spend move
  walk talk travel arrive visit publish record wear carry cover serve act treat regard tend begin continue start`.split(
    /\s+/u,
  ),
);

const leastBand = 2;

/** Reads the worth of a word as one of the four that are right. */
export const readFillerWorth = readOnce(({ token, pos }: WordSpot): FillerWorth => {
  const { lemma, tag } = token;
  const isOpposed = findAntonyms(lemma, pos).length > 0;
  if (pos === 'adv') return isOpposed && !vagueAdverbs.has(token.lower) ? 'sure' : 'none';
  if (pos === 'n') {
    if (!isOpposed || namedThings.test(findNounClass(lemma) ?? '')) return 'none';
    return labels.has(lemma) ? 'weak' : 'sure';
  }
  // "the largest", "the best results": how far something goes is a fact.
  const isFact = tag === 'JJS' || (pos === 'adj' && plainQualities.has(lemma));
  const isEmpty = isFact || (pos === 'v' ? emptyVerbs.has(lemma) : kindEndings.test(lemma));
  if (isOpposed) return isFact || (pos === 'v' && isEmpty) ? 'weak' : 'sure';
  return isEmpty || (findEntry(lemma, pos)?.band ?? 0) < leastBand ? 'none' : 'weak';
});
