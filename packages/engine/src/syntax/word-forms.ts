import { findEntry } from '@jadoo/lexicon';

import {
  isAdverb,
  isBe,
  isFinite,
  isHave,
  isNoun,
  startsNounPhrase,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { neverReduced, transitiveVerbs } from '#grammar/verb-lists.ts';
import { listClauseSubjects } from '#syntax/patterns/extent.ts';
import type { Token } from '#passage/analysis.ts';
import { toPast, toPastParticiple } from '#passage/inflect.ts';

const formNames: Readonly<Record<string, string>> = {
  NNS: '복수형',
  VBD: '과거형',
  VBN: '과거분사형',
  VBG: '-ing형',
  VBZ: '3인칭 단수 현재형',
  JJR: '비교급',
  JJS: '최상급',
  RBR: '비교급',
  RBS: '최상급',
};

/** How a word differs from its dictionary form, in Korean; undefined where it does not. */
export function nameForm(token: Token): string | undefined {
  if (token.lower === token.lemma.toLowerCase()) return undefined;
  // The past and the participle look alike, and the tags do not always tell them apart.
  if (!/^VB[DN]$/u.test(token.tag)) return formNames[token.tag];
  if (token.lower.endsWith('ed')) return '-ed형';
  return toPast(token.lemma) === toPastParticiple(token.lemma) ? '과거(분사)형' : formNames[token.tag];
}

/** What of a given word has to be changed in its sentence: sell → sold(과거형), speaker → speaker's(소유격). */
export function nameChange(view: SentenceView, token: Token): string | undefined {
  const at = token.index - view.sentence.firstToken;
  const owner = view.at(at + 1);
  if (owner.tag === 'POS') {
    const plural = token.lower === token.lemma.toLowerCase() ? '' : '복수형의 ';
    return `${token.lemma} → ${token.lower}${owner.text}(${plural}소유격)`;
  }
  // "a learner gains in speed": behind a noun the taggers do not always tell a verb.
  const mayBeVerb =
    token.tag === 'NNS' && findEntry(token.lemma, 'v') !== undefined && view.at(at - 1).tag === 'NN';
  if (mayBeVerb) return `${token.lemma} → ${token.lower}(-s형)`;
  const isPast = token.isSure && /^VB[DN]$/u.test(token.tag) && nameForm(token) !== undefined;
  const form = isPast ? namePast(view, at) : nameForm(token);
  return form === undefined ? undefined : `${token.lemma} → ${token.lower}(${form})`;
}

/** Behind be or have a participle; "a metal used in tools" and "farmers worked in fields" look alike. */
function namePast(view: SentenceView, at: number): string | undefined {
  const token = view.at(at);
  const isSame = toPast(token.lemma) === toPastParticiple(token.lemma);
  let before = at - 1;
  while (isAdverb(view.at(before)) || view.at(before).lower === 'not') before -= 1;
  const isBehindHelp = isBe(view.at(before)) || isHave(view.at(before));
  const hasObject = /^(?:DT|PRP\$?|VBG)$/u.test(view.at(at + 1).tag) || view.at(at + 1).lower === 'that';
  // "the winds there made flying easier": a participle behind a noun seldom has an object.
  if (token.tag === 'VBN' && !isBehindHelp && hasObject) return isSame ? nameForm(token) : formNames.VBN;
  if (isBehindHelp) return formNames.VBN;
  // "a surgeon stood during some visits": without an object there is no passive.
  if (token.tag === 'VBD' && neverReduced.has(token.lemma)) return formNames.VBD;
  if (token.tag === 'VBN') return isSame && !isSurelyPassive(view, at) ? nameForm(token) : formNames.VBN;
  const hasOther = view.tokens.some((one) => one !== token && isFinite(one));
  // "Surveys conducted since then": what needs an object and has none is a participle.
  const isOpen = transitiveVerbs.has(token.lemma)
    ? !startsNounPhrase(view.at(at + 1))
    : hasOther && !isVerbOfClause(view, at);
  const isDoubtful = isSame && isOpen && !hasObject && isNoun(view.at(at - 1));
  return isDoubtful ? nameForm(token) : formNames.VBD;
}

/** "need a metal used in tools", "had a list sent": the clause has its verb before. */
function followsVerb(view: SentenceView, at: number): boolean {
  let back = at - 1;
  while (back >= 0 && !isFinite(view.at(back)) && !/^(?:CC|,|W.*)$/u.test(view.at(back).tag)) back -= 1;
  return back >= 0 && isFinite(view.at(back));
}

/** "shared by all", "a heated box", "had a list sent"; "a third drilled for oil" may be a clause. */
const isSurelyPassive = (view: SentenceView, at: number): boolean =>
  view.at(at + 1).lower === 'by' ||
  isNoun(view.at(at + 1)) ||
  followsVerb(view, at) ||
  at === 0 ||
  (!isNoun(view.at(at - 1)) && !/^(?:JJ|CD|DT)$/u.test(view.at(at - 1).tag));

/** A subject of a clause stands before it, and up to the next border no other verb could be that of the clause. */
function isVerbOfClause(view: SentenceView, at: number): boolean {
  const border = view.tokens.findIndex(
    ({ text, tag }, index) => index > at && /^(?:CC|[,;:.])$/u.test(text === ',' ? text : tag),
  );
  // "A choice added to a system, in other words, need not be a gain"
  const isResumed = view.tokens.some(
    (token, index) => border >= 0 && index > border && isFinite(token) && view.at(index - 1).text === ',',
  );
  return (
    !isResumed &&
    !view.tokens.slice(at + 1, border < 0 ? view.length : border).some(isFinite) &&
    listClauseSubjects(view).some(({ verb, first }) => verb === at && view.at(first - 1).text !== ',')
  );
}

/** Number of words as students count them: by the spaces between, marks alone not counted. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
