import { readNounPhrase, skipOfPhrases } from '#grammar/noun-phrase.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isAdverb,
  isBe,
  isFinite,
  isNoun,
  isSureFinite,
  isVerb,
  skipAdverbs,
  subordinators,
  textOf,
} from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';
import { intransitiveVerbs } from '#grammar/verb-lists.ts';
import type { ClauseDraft } from '#syntax/patterns/draw-pattern.ts';

/** What a noun clause is and its place in the sentence. */
export type NounClause = Pick<ClauseDraft, 'clause' | 'note'>;

/** A verb that may have an object: not "was said", "the tale told". */
export const isActiveVerb = (view: SentenceView, index: number): boolean =>
  isFinite(view.at(index)) ||
  view.at(index).tag === 'VB' ||
  view.at(index).tag === 'VBG' ||
  (view.at(index).tag === 'VBN' && /^(?:have|has|had|'ve)$/u.test(view.at(index - 1).lower));

/** "asked what it was", "what kinds of people tend": surely no relative. */
export const asksWhat = (view: SentenceView, index: number): boolean =>
  /^(?:ask|wonder|guess|inquire|question)$/u.test(view.at(index - 1).lemma) ||
  /^(?:kind|sort|type)$/u.test(view.at(index + 1).lemma);

/** What the clause behind what is in its sentence, if it is one. */
export function readWhatClause(view: SentenceView, index: number): NounClause | undefined {
  if (view.at(index).lower !== 'what' || view.at(view.length - 1).text === '?') return undefined;
  const next = skipAdverbs(view, index + 1);
  if (!isSureFinite(view.at(next)) && !readSubject(view, next)) return undefined;
  // "by what means the slide is supposed to happen": it goes with a noun.
  if (isNoun(view.at(index + 1)) && /^(?:DT|PRP|PRP\$)$/u.test(view.at(index + 2).tag)) return undefined;
  if (index === 0)
    return readSubject(view, 0)?.type === 'what' ? { clause: '명사절', note: ', 문장의 주어' } : undefined;
  // "was precisely what made him human"
  const at = isAdverb(view.at(index - 1)) && isBe(view.at(index - 2)) ? index - 2 : index - 1;
  const before = view.at(at);
  // "chooses what we remember over what we feel"
  const isRival =
    before.lower === 'over' && view.tokens.slice(0, index).some(({ lower }) => lower === 'what');
  if (isRival) return { clause: '명사절', note: ', 전치사 over의 목적어' };
  // "carry out what they proposed": the verb has a particle.
  if (/^(?:out|up|off|down|away|back|over|along)$/u.test(before.lower))
    return isVerb(view.at(index - 2))
      ? { clause: '명사절', note: `, 동사구 ${textOf(view, index - 2, index)}의 목적어` }
      : undefined;
  // "The problem is that what we want": the clause opens another one.
  // "what they did rather than what they are": it joins two of a kind and governs neither.
  if (/^(?:that|than)$/u.test(before.lower)) return undefined;
  // "since what is effortless to capture is easily forgotten": a conjunction governs nothing.
  if (/^(?:since|because|as|though|although|while|whereas|if|unless)$/u.test(before.lower)) return undefined;
  // ", for what they need is room": a conjunction as well. "Nor is what happens there empty of meaning": the subject.
  const mayJoin = before.lower === 'for' && view.at(at - 1).text === ',';
  if (mayJoin || (isBe(before) && /^(?:nor|neither|so)$/u.test(view.at(at - 1).lower))) return undefined;
  // "but half of what is the question to ask": the verb behind `what` is that of the sentence.
  const isShare = /^(?:half|most|much|part|all|some|none)$/u.test(view.at(at - 1).lower);
  if (isShare && isBe(view.at(next)) && !view.tokens.slice(next + 1).some(isFinite)) return undefined;
  if (before.tag === 'IN') return { clause: '명사절', note: `, 전치사 ${before.text}의 목적어` };
  if (isBe(before)) return { clause: '명사절', note: `, 동사 ${before.text}의 주격 보어` };
  // "stays what it is"
  if (/^(?:stay|remain|become)$/u.test(before.lemma) && isFinite(before))
    return { clause: '명사절', note: `, 동사 ${before.text}의 주격 보어` };
  return isVerb(before) && isActiveVerb(view, index - 1) && takesObject(view, index - 1)
    ? { clause: '명사절', note: `, 동사 ${before.text}의 목적어` }
    : undefined;
}

/** "Between the poles hang what look like nets": what follows is no object but the subject. */
function takesObject(view: SentenceView, verb: number): boolean {
  const { lemma } = view.at(verb);
  if (intransitiveVerbs.has(lemma) || /^(?:hang|lie|stand|sit|come|go|arrive|die|fall|rise)$/u.test(lemma))
    return false;
  let start = verb;
  while (start > 0 && !/^(?:[,;:]|CC)$/u.test(view.at(start - 1).tag)) start -= 1;
  const opensPhrase = view.at(start).tag === 'IN' && !subordinators.has(view.at(start).lower);
  const phrase = opensPhrase ? readNounPhrase(view, start + 1) : undefined;
  return !phrase || phrase.isPronoun || skipOfPhrases(view, phrase.end) !== verb;
}
