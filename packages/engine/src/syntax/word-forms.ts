import { findEntry } from '@jadoo/lexicon';

import {
  isAdverb,
  isBe,
  isHave,
  isVerb,
  startsNounPhrase,
  type SentenceView,
} from '#grammar/sentence-view.ts';
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

/**
 * What of a given word has to be changed in its sentence: sell → sold(과거형), speaker → speaker's(소유격). Where the form
 * may be taken for another ("a protein called so") it goes without a name.
 */
export function nameChange(view: SentenceView, token: Token): string | undefined {
  const at = token.index - view.sentence.firstToken;
  const owner = view.at(at + 1);
  const isChanged = token.lower !== token.lemma.toLowerCase();
  if (owner.tag === 'POS')
    return `${token.lemma} → ${token.lower}${owner.text}(${isChanged ? '복수형의 ' : ''}소유격)`;
  if (!isChanged) return undefined;
  const form = nameSurely(view, at);
  return `${token.lemma} → ${token.lower}${form === undefined ? '' : `(${form})`}`;
}

/** The name of a form that cannot be another one in its place. */
function nameSurely(view: SentenceView, at: number): string | undefined {
  const token = view.at(at);
  if (!token.isSure && token.tag !== 'VBN') return undefined;
  // "a learner gains in speed", "growing old makes people fond": the taggers do not always tell a verb.
  const isNounPlace = /^(?:DT|PRP\$|CD|IN)$/u.test(view.at(at - 1).tag);
  if (token.tag === 'NNS' && findEntry(token.lemma, 'v') && !isNounPlace) return undefined;
  if (!/^VB[DN]$/u.test(token.tag) || toPast(token.lemma) !== toPastParticiple(token.lemma))
    return formNames[token.tag];
  let before = at - 1;
  while (isAdverb(view.at(before)) || view.at(before).lower === 'not') before -= 1;
  if (isBe(view.at(before)) || isHave(view.at(before))) return formNames.VBN;
  // "She walked home", "The farmers sold their apples": behind a pronoun, or before an object in a clause that has no other
  // verb, no participle stands.
  const isPredicate =
    /^(?:i|we|he|she|they)$/u.test(view.at(before).lower) ||
    (startsNounPhrase(view.at(at + 1)) && !view.tokens.some((one) => one !== token && isVerb(one)));
  return token.tag === 'VBD' && isPredicate ? formNames.VBD : undefined;
}

/** Number of words as students count them: by the spaces between, marks alone not counted. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
