import type { SentenceView } from '#grammar/sentence-view.ts';
import { isStop, skipAdverbs, startsNounPhrase } from '#grammar/sentence-view.ts';
import { intransitiveVerbs } from '#grammar/verb-lists.ts';

const aloneVerbs =
  /^(?:go|come|live|stay|sleep|talk|speak|think|work|act|move|walk|run|travel|look|listen|wait|focus|concentrate|rely|depend|adapt|respond|react|compete|survive|succeed|communicate|cooperate|argue|breathe|sit|stand|lie|laugh|swim|fly|rest|return|deal|cope)$/u;

/** "makes it hard to notice", "it is easy to see at night": the infinitive may want its object, which is the thing that it means. */
export function mayMeanThing(view: SentenceView, infinitive: number): boolean {
  const next = skipAdverbs(view, infinitive + 1);
  const after = view.at(next);
  const isStranded = !startsNounPhrase(view.at(next + 1)) && view.at(next + 1).tag !== 'VBG';
  if (/^(?:that|whether|if)$/u.test(after.lower)) return false;
  const { lemma } = view.at(infinitive);
  if (aloneVerbs.test(lemma) || intransitiveVerbs.has(lemma))
    return /^(?:IN|RP|TO)$/u.test(after.tag) && isStranded;
  return isStop(after) || /^(?:IN|RP|TO|CC)$/u.test(after.tag);
}
