import { readNounPhrase } from '#grammar/noun-phrase.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isBe, isFinite, skipAdverbs, subjectPronouns } from '#grammar/sentence-view.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import type { Token } from '#passage/analysis.ts';

/** Where an infinitive that opens the sentence ends; undefined where that is doubtful. */
export function findOpeningEnd(view: SentenceView): number | undefined {
  for (let index = 2; index < view.length; index += 1) {
    if (view.at(index).text === ',') return opensList(view, index) ? undefined : index;
    // "To tell a child she is clever is …": a clause inside takes the first verb.
    if (isFinite(view.at(index)))
      return isBe(view.at(index)) && !view.tokens.slice(0, index).some(opensClauseInside) ? index : undefined;
  }
  return undefined;
}

/** "To gather vases, statues, and temples under one name is", "To be nourished, to learn, and to appear": one of more. */
function opensList(view: SentenceView, comma: number): boolean {
  if (view.at(comma + 1).tag === 'TO') return true;
  const item = readNounPhrase(view, comma + 1);
  return item !== undefined && (view.at(item.end).tag === 'CC' || view.at(item.end + 1).tag === 'CC');
}

const opensClauseInside = ({ lemma, tag }: Token): boolean =>
  // "To ask of each piece whether it was public is"
  /^W|^whether$|^that$/u.test(tag === 'IN' ? lemma : tag) ||
  clauseVerbs.has(lemma) ||
  (tag === 'PRP' && subjectPronouns.test(lemma));

const longestRemark = 5;

/** "To wait, at times, is": a short remark stands behind the comma, and then the verb. */
export function opensRemark(view: SentenceView, comma: number): boolean {
  const end = view.tokens.findIndex(({ text }, index) => index > comma && text === ',');
  const isShort = end > comma && end - comma <= longestRemark;
  return isShort && isFinite(view.at(skipAdverbs(view, end + 1)));
}
