import { findEntry } from '@jadoo/lexicon';

import { readNounPhrase } from '#grammar/noun-phrase.ts';
import {
  isBe,
  isFinite,
  isHave,
  isNoun,
  isVerb,
  skipAdverbs,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import type { Token } from '#passage/analysis.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { findSegmentStart } from '#syntax/slashes/sentence-parts.ts';
import { isVerbOnly } from '#syntax/slashes/slash-verbs.ts';

/** "This changed after a war": a participle behind the bare word would need a comma. */
const isOpeningPast = (view: SentenceView, index: number): boolean =>
  index === 1 &&
  /^(?:this|that|it)$/u.test(view.at(0).lower) &&
  view.at(1).tag === 'VBN' &&
  getVerbForms(view.at(1).lower).isPast &&
  /^(?:IN|RB|TO|WRB)$/u.test(view.at(2).tag);

/** "those that watch for hawks": behind the bare word stands the verb of its clause. */
const isVerbOfThose = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'NN' &&
  getVerbForms(view.at(index).lower).isBase &&
  view.at(index - 1).lower === 'that' &&
  view.at(index - 2).lower === 'those' &&
  view.at(index + 1).tag === 'IN';

/** "a town of 9,000 needs to grow": the noun before is one, and no verb has come since the mark. */
function isNeeding(view: SentenceView, index: number): boolean {
  const isNeed = view.at(index).lower === 'needs' && view.at(index).tag === 'NNS';
  if (!isNeed || view.at(index + 1).tag !== 'TO' || view.at(index + 2).tag !== 'VB') return false;
  const isSubject = /^(?:NN|NNP|CD)$/u.test(view.at(index - 1).tag) || view.at(index - 1).lower === 'one';
  return isSubject && !view.tokens.slice(findSegmentStart(view, index), index).some(isVerb);
}

/** "an estimate made before the calculation is": what is made stands before it, and the verb is still to come. */
function isMadeBefore(view: SentenceView, index: number): boolean {
  const isMade = /^(?:made|built|held|used|bought)$/u.test(view.at(index).lower);
  if (!isMade || view.at(index).tag !== 'VBD' || !isNoun(view.at(index - 1))) return false;
  if (!/^(?:before|after|during)$/u.test(view.at(index + 1).lower)) return false;
  const end = readNounPhrase(view, index + 2)?.end;
  return end !== undefined && isFinite(view.at(skipAdverbs(view, end)));
}

/** "the collectors on whom he relied wished to keep it": the verb right behind another one is that of the noun. */
const isPastBehindClause = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'VBN' &&
  getVerbForms(view.at(index).lower).isPast &&
  view.at(index - 1).tag === 'VBD' &&
  !isBe(view.at(index - 1)) &&
  !isHave(view.at(index - 1)) &&
  view.at(index - 2).tag === 'PRP' &&
  view.at(index - 3).tag.startsWith('W');

/** "in which corrugated iron was used": a clause has its subject before its verb. */
const isQualityBehindWhich = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'VBD' &&
  view.at(index - 1).lower === 'which' &&
  view.at(index - 2).tag === 'IN' &&
  isNoun(view.at(index + 1));

/** "a few symbols, arrows, and shortened words": no past stands in a row behind a present. */
const isPastInPresentRow = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'VBD' &&
  getVerbForms(view.at(index).lower).isParticiple &&
  view.at(index - 1).tag === 'CC' &&
  view.at(index - 2).text === ',' &&
  view.at(index - 3).tag === 'NNS' &&
  view.at(index + 1).tag === 'NNS' &&
  view.tokens.slice(0, index).some(({ tag }) => /^VB[PZ]$/u.test(tag)) &&
  !view.tokens.slice(0, index).some(({ tag }) => tag === 'VBD');

/** "as obscure as before" */
const isQualityBetweenAs = (view: SentenceView, index: number): boolean =>
  /^VB[PZ]?$|^NN$/u.test(view.at(index).tag) &&
  view.at(index - 1).lower === 'as' &&
  view.at(index + 1).lower === 'as' &&
  findEntry(view.at(index).lower, 'adj') !== undefined;

/** The tags beyond doubt: "the gain that was at first imaginary becomes real", where no noun has this form. */
export function setSureTags(view: SentenceView): SentenceView {
  const isVerbAt = ({ tag, lower, lemma }: Token, index: number): boolean =>
    tag === 'NNS' &&
    isVerbOnly(lower) &&
    getVerbForms(lemma).isBase &&
    lower !== 'remains' &&
    index > 0 &&
    !/^(?:DT|PRP\$|POS|IN|TO|CC|CD)$/u.test(view.at(index - 1).tag);
  const readTag = (token: Token, index: number): string => {
    if (isVerbAt(token, index)) return 'VBZ';
    if (isOpeningPast(view, index)) return 'VBD';
    if (isNeeding(view, index)) return 'VBZ';
    if (isPastBehindClause(view, index)) return 'VBD';
    if (isQualityBehindWhich(view, index)) return 'JJ';
    if (isMadeBefore(view, index) || isPastInPresentRow(view, index)) return 'VBN';
    // "documents and works of art"
    if (token.lower === 'works' && view.at(index + 1).lower === 'of') return 'NNS';
    if (isQualityBetweenAs(view, index)) return 'JJ';
    return isVerbOfThose(view, index) ? 'VBP' : token.tag;
  };
  const tokens = view.tokens.map((token, index) => {
    const tag = readTag(token, index);
    return tag === token.tag ? token : { ...token, tag };
  });
  if (tokens.every((token, index) => token === view.at(index))) return view;
  return { ...view, tokens, at: (index) => tokens[index] ?? view.at(index) };
}
