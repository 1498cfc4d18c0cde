import { findEntry } from '@jadoo/lexicon';

import type { SentenceView } from '#grammar/sentence-view.ts';
import { numberOfVerb } from '#grammar/detectors/agreement.ts';
import { readNounPhrase } from '#grammar/noun-phrase.ts';
import {
  isAdverb,
  isFinite,
  isNoun,
  skipAdverbs,
  startsNounPhrase,
  subjectPronouns,
} from '#grammar/sentence-view.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { looksFinite } from '#syntax/unpaid-verb.ts';

const longestSubject = 18;
const longestAside = 9;
const openers =
  /^(?:that|if|because|although|though|while|whether|unless|whereas|when|where|as|since|until|than|who|which|what|how|why)$/u;
const betweenTags = /^(?:DT|PDT|PRP\$|POS|CD|JJ[RS]?|RB[RS]?|VB[GN]|IN|FW|\$|SYM)$/u;

/**
 * The verb of a clause that begins at `start`, read more boldly than a subject that a question rests on: a
 * pause needs to know that a verb comes, not what the subject is. Undefined where no clause begins.
 */
export function findClauseVerb(view: SentenceView, start: number): number | undefined {
  let hasSubject = false;
  for (let index = start; index < Math.min(view.length, start + longestSubject); index += 1) {
    const token = view.at(index);
    if (hasSubject && isLikelyFinite(view, index)) return disagrees(view, start, index) ? undefined : index;
    // "every order he had taken": a clause without a mark has its own subject.
    if (hasSubject && subjectPronouns.test(token.lower) && view.at(index - 1).tag !== 'CC') return undefined;
    // "a bar of chocolate his mother had saved"
    if (
      hasSubject &&
      (/^(?:DT|PRP\$)$/u.test(token.tag) || /^(?:nobody|everyone|someone)$/u.test(token.lower)) &&
      /^NNS?$/u.test(view.at(index - 1).tag)
    )
      return undefined;
    // "one of the reasons maps fascinate us is": two subjects, the first one waits.
    if (token.tag === 'NNS' && view.at(index - 1).tag === 'NNS') return undefined;
    if (isNoun(token) || /^(?:PRP|EX)$/u.test(token.tag)) hasSubject = true;
    else if (isWordSubject(view, index) || (index === start && token.tag === 'VBG')) hasSubject = true;
    else if (hasSubject && token.text === ',') {
      const verb = findVerbBehindAside(view, index);
      if (verb !== undefined || !opensItem(view, index)) return verb;
    } else if (hasSubject && token.text === '(') {
      while (index < view.length - 1 && view.at(index).text !== ')') index += 1;
    } else if (token.tag === 'CC') {
      if (!startsNounPhrase(view.at(skipAdverbs(view, index + 1)))) return undefined;
    } else if (openers.test(token.lower) || !(betweenTags.test(token.tag) || /^["“‘']$/u.test(token.text)))
      return undefined;
  }
  return undefined;
}

/** "before our eyes is", "food or medicine are": the verb belongs to another subject. */
function disagrees(view: SentenceView, start: number, verb: number): boolean {
  const phrase = readNounPhrase(view, start);
  const subject = phrase?.isPronoun === true ? undefined : phrase?.number;
  const number = numberOfVerb(view.at(verb));
  const isJoined = view.tokens.slice(start, verb).some(({ tag }) => tag === 'CC');
  return subject !== undefined && number !== undefined && subject !== number && !isJoined;
}

/** "this means", "many agree", "28 per cent" */
const isWordSubject = (view: SentenceView, index: number): boolean =>
  /^(?:this|these|those|many|most|some|few|all|both|each|others|one|neither|%)$/u.test(
    view.at(index).lower,
  ) || view.at(index).tag === 'CD';

/** "work, prayer and reflection has": a comma in a list of nouns. */
function opensItem(view: SentenceView, comma: number): boolean {
  for (let index = comma + 1; index <= comma + 5; index += 1) {
    if (view.at(index).tag === 'CC') return index > comma + 1;
    if (
      isFinite(view.at(index)) ||
      !(betweenTags.test(view.at(index).tag) || isNoun(view.at(index)) || view.at(index).text === ',')
    )
      return false;
  }
  return false;
}

/** "Ban Ki-moon, the UN secretary-general, described": the verb right behind the second comma. */
function findVerbBehindAside(view: SentenceView, comma: number): number | undefined {
  for (let close = comma + 2; close <= comma + longestAside; close += 1) {
    if (isFinite(view.at(close)) || view.at(close).tag === '') return undefined;
    if (view.at(close).text !== ',') continue;
    const verb = skipAdverbs(view, close + 1);
    return isLikelyFinite(view, verb) ? verb : undefined;
  }
  return undefined;
}

/** A finite verb by its tag, by its neighbours, or because the word can be nothing else. */
export function isLikelyFinite(view: SentenceView, index: number): boolean {
  const token = view.at(index);
  const before = view.at(index - 1);
  // "nothing important depends"
  const isBehindIndefinite =
    before.tag === 'JJ' && /^(?:no|some|any|every)thing$/u.test(view.at(index - 2).lower);
  if (isFinite(token))
    return token.tag === 'MD' || isBehindIndefinite || !/^(?:DT|PRP\$|JJ|JJS)$/u.test(before.tag);
  if (token.tag === 'NNS') return isVerbOnly(token.lower) && (isNoun(before) || isAdverb(before));
  return looksFinite(view, index);
}

/** "maintains": no noun has this form. */
export const isVerbOnly = (lower: string): boolean => {
  const base = lower.replace(/s$/u, '');
  return base !== lower && getVerbForms(base).isBase && findEntry(base, 'n') === undefined;
};
