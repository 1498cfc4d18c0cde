import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isAdjective,
  isAdverb,
  isBe,
  isFinite,
  isHave,
  isNoun,
  isVerb,
  skipAdverbs,
  subordinators,
  startsNounPhrase,
} from '#grammar/sentence-view.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import type { Token } from '#passage/analysis.ts';
import { isPerson } from '#syntax/persons.ts';
import { findMark, findSegmentStart } from '#syntax/slashes/sentence-parts.ts';
import type { Slash } from '#syntax/slashes/slash.ts';
import { findClauseVerb } from '#syntax/slashes/slash-verbs.ts';

const indefinite = /^(?:nobody|everybody|everyone|someone|anyone|no)$/u;
const nominative = /^(?:i|he|she|we|they|it|you)$/iu;

/** A clause whose that or which is left out: the answer he gave, hopes it will help. */
export function readContact(view: SentenceView, index: number): Slash | undefined {
  const token = view.at(index);
  if ((!startsNounPhrase(token) && token.tag !== 'VBG') || isObjectPronoun(token)) return undefined;
  const verb = findClauseVerb(view, index);
  if (
    verb === undefined ||
    view.tokens
      .slice(index, verb)
      .some(({ tag, text, lower }) => tag === 'CC' || text === ',' || /^(?:later|ago|earlier)$/u.test(lower))
  )
    return undefined;
  // "explain it step by step": no verb of it has this form.
  if (token.lower === 'it' && view.at(skipAdverbs(view, index + 1)).tag === 'VBP') return undefined;
  if (isAsked(view, index) || isParticipleBehindObject(view, index, verb)) return undefined;
  if (isReported(view, index)) return { before: index, strength: 2.2, reason: '접속사가 생략된 절 앞' };
  return isRelativeContact(view, index, verb)
    ? { before: index, strength: 2.2, reason: '관계사가 생략된 절 앞' }
    : undefined;
}

/** "showed no activity in regions linked with it": what looks like the verb is a participle, the noun an object. */
function isParticipleBehindObject(view: SentenceView, index: number, verb: number): boolean {
  const before = view.at(index - 1);
  return (
    isVerb(before) &&
    !/^(?:say|think|believe|hope|suppose|insist|wish|argue|assume|guess|bet|swear|fear)$/u.test(
      before.lemma,
    ) &&
    view.at(index).tag !== 'PRP' &&
    view.at(verb).tag === 'VBD' &&
    getVerbForms(view.at(verb).lower).isParticiple &&
    /^(?:IN|TO)$/u.test(view.at(verb + 1).tag)
  );
}

const isObjectPronoun = ({ tag, lower }: Token): boolean =>
  tag === 'PRP' && /^(?:me|him|us|them)$/u.test(lower);

/** "which of two worlds they would live in", "what he thought the city needed" */
function isAsked(view: SentenceView, index: number): boolean {
  for (let back = index - 1; back >= Math.max(0, index - 5); back -= 1) {
    const { lower } = view.at(back);
    if (
      /^(?:which|what|whose|whom)$/u.test(lower) ||
      (lower === 'how' && /^(?:much|many)$/u.test(view.at(back + 1).lower))
    )
      return true;
    if (isBe(view.at(back))) return false;
  }
  return false;
}

const assuring = /^(?:sure|glad|afraid|certain|sorry|happy|convinced|confident)$/u;

/** "said the bill maintains", "glad you are here", "so remote it has only one line" */
function isReported(view: SentenceView, index: number): boolean {
  const last = /^["“‘']$/u.test(view.at(index - 1).text) ? index - 2 : index - 1;
  // "told us she cried"
  const isTold =
    isObjectPronoun(view.at(last)) && /^(?:tell|assure|show|promise|warn)$/u.test(view.at(last - 1).lemma);
  const quoted = isTold && !subordinators.has(view.at(0).lower) ? last - 1 : last;
  const before = view.at(quoted);
  const token = view.at(index);
  // "try to recall its contents remember more": only a pronoun is sure to be the subject behind a bare verb.
  const isPlain =
    isFinite(before) ||
    (before.tag === 'VBG' && /^(?:DT|PRP\$)$/u.test(token.tag)) ||
    isHave(view.at(quoted - 1)) ||
    /^(?:PRP|EX)$/u.test(view.at(index).tag);
  // "suspect there is", "bet he knew": such a pronoun is no object.
  const isSubject = token.tag === 'EX' || /^(?:i|he|she|we|they)$/u.test(token.lower);
  // "neither will she ever master it": the verb stands before its subject.
  if (before.lemma === 'suspect' && token.tag === 'PRP') return isReporting(view, quoted);
  const isTurned = isBe(before) || before.tag === 'MD' || before.lemma === 'do' || isHave(before);
  if (isVerb(before) && isSubject && !isTurned && isReporting(view, quoted)) return true;
  // "pilots who report their own errors are …": one verb is left, and it is that of the noun before.
  if (isVerb(before) && waitsForVerb(view, quoted)) return false;
  if (isVerb(before)) return clauseVerbs.has(before.lemma) && isReporting(view, quoted) && isPlain;
  const isPronoun = nominative.test(view.at(index).lower);
  const isSubjectOfOwn = isPronoun || /^(?:the|his|her|their|our|my|its)$/u.test(view.at(index).lower);
  return (
    isSubjectOfOwn &&
    isAdjective(before) &&
    ((assuring.test(before.lower) && view.at(index - 2).lower !== 'how') ||
      (isPronoun && view.at(index - 2).lower === 'so'))
  );
}

/** The verb is that of a clause on a noun that has no verb yet, and not more than one follows. */
function waitsForVerb(view: SentenceView, verb: number): boolean {
  let relative = verb - 1;
  while (isAdverb(view.at(relative))) relative -= 1;
  if (!isWaiting(view, relative)) return false;
  return view.tokens.slice(verb + 1, findMark(view, verb)).filter(isFinite).length < 2;
}

/** The verb says or thinks here; what is seen and felt may be an object with its complement. */
const isReporting = (view: SentenceView, verb: number): boolean =>
  (isFinite(view.at(verb)) ||
    view.at(verb).tag === 'VB' ||
    isHave(view.at(verb - 1)) ||
    (view.at(verb).tag === 'VBG' && view.at(verb - 1).text === ',') ||
    (view.at(verb).tag === 'VBG' && isBe(view.at(verb - (view.at(verb - 1).lower === 'not' ? 2 : 1))))) &&
  !/^(?:see|hear|find|feel|notice|observe)$/u.test(view.at(verb).lemma);

/** The noun before is what the clause speaks about. */
function isRelativeContact(view: SentenceView, index: number, verb: number): boolean {
  const token = view.at(index);
  const before = view.at(index - 1);
  const isNominal = isNoun(before) || /^(?:one|everything|something|all|nothing|those)$/u.test(before.lower);
  // "details that support it"
  if (!isNominal || /^(?:that|who|which)$/u.test(view.at(index - 2).lower)) return false;
  // "each time they come", "in one sense it is"
  const isTime =
    /^(?:time|moment)$/u.test(before.lower) &&
    /^(?:each|every|first|last|next)$/u.test(view.at(index - 2).lower);
  if (isTime || (isBe(view.at(verb)) && /^[,;.]$/u.test(view.at(verb + 1).text))) return false;
  if (token.tag === 'PRP' && nominative.test(token.lower)) {
    const own = /sel(?:f|ves)$/u.test(view.at(index + 1).lower) ? index + 2 : index + 1;
    return skipAdverbs(view, own) === verb;
  }
  // "a belief few of us would give up"
  if (
    /^(?:few|most|some|many|none)$/u.test(token.lower) &&
    /^(?:us|them|you)$/u.test(view.at(index + 2).lower)
  )
    return true;
  // "an injury there would hurt": an adverb of place.
  if (token.tag === 'EX') return isBe(view.at(verb)) || isBe(view.at(skipAdverbs(view, verb + 1)));
  // "the words the crowd wanted to hear", "every problem a beginner could meet": the sentence has its verb already.
  const isOne = !view.tokens.slice(index + 1, verb).some(({ tag }) => /^(?:DT|PRP|PRP\$|EX|IN)$/u.test(tag));
  if (!isOne || verb - index > 6) return false;
  // "where fur hunters had wiped them out": the first noun belongs to the second.
  const opener = view.at(index - 2);
  if (token.tag === 'NNS' && (opener.tag === 'WRB' || subordinators.has(opener.lower))) return false;
  if (token.tag === 'NNS' && isPerson(token))
    return view.tokens.slice(findSegmentStart(view, index), index).some(isFinite);
  const isNamed =
    (/^(?:DT|PRP\$)$/u.test(token.tag) || indefinite.test(token.lower)) && !/^NNP/u.test(before.tag);
  return isNamed && view.tokens.slice(0, index).some(isFinite);
}

/** The relative word follows a noun that has no verb yet. */
export function isWaiting(view: SentenceView, relative: number): boolean {
  if (!/^(?:who|that|which)$/u.test(view.at(relative).lower) || !isNoun(view.at(relative - 1))) return false;
  return !view.tokens.slice(findSegmentStart(view, relative), relative).some(isFinite);
}
