import { readNounPhrase } from '#grammar/noun-phrase.ts';
import {
  isAdjective,
  isAdverb,
  isBe,
  isFinite,
  isHave,
  isNoun,
  isSureFinite,
  isVerb,
  skipAdverbs,
  startsNounPhrase,
  subordinators,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { takesPreposition } from '#syntax/governed-prepositions.ts';
import { opensComparison } from '#syntax/slashes/comparison-slashes.ts';
import { findMark, findSegmentStart } from '#syntax/slashes/sentence-parts.ts';
import type { Slash } from '#syntax/slashes/slash.ts';
import { findClauseVerb } from '#syntax/slashes/slash-verbs.ts';
import { afterSubject } from '#syntax/slashes/subject-slashes.ts';
import { beginOfVerb } from '#syntax/slashes/verb-begin.ts';

const longestReach = 12;
/** They take "with" with what something is held against. */
const comparing = /^(?:confuse|compare|replace|combine|associate|contrast)$/u;
const indefinite = /^(?:nobody|everybody|somebody|everyone|someone|anyone)$/u;
/** They take "as" with what somebody is taken for. */
const judging =
  /^(?:praise|hail|dismiss|portray|recognize|celebrate|condemn|remember|honor|depict|present)$/u;

/** Pauses before a second part whose fellow stands some words before, which its neighbours alone do not show. */
export const findParallelSlashes = (view: SentenceView): Slash[] => [
  ...findHeadContact(view),
  ...view.tokens.flatMap((_, index): Slash[] => {
    if (index < 2) return [];
    const found = (strength: number, reason: string): Slash[] => [{ before: index, strength, reason }];
    if (opensComparison(view, index))
      return found(/^WP?$/u.test(view.at(index + 2).tag) ? 2.6 : 2, '비교 대상 앞');
    if (isRoleBehindClause(view, index)) return found(2.6, '전치사구 앞');
    if (isLateRole(view, index) || isLateGoverned(view, index)) return found(2.1, '전치사구 앞');
    if (isInstant(view, index)) return found(2.6, '접속사 앞');
    if (isOwnContact(view, index)) return found(2.2, '관계사가 생략된 절 앞');
    if (isBehindCommand(view, index) || isJoinedSomeone(view, index)) return found(3, '등위접속사 앞');
    if (
      isJoinedReport(view, index) ||
      isTold(view, index) ||
      isGapped(view, index) ||
      isLess(view, index) ||
      isBehindContact(view, index) ||
      isLateVerb(view, index)
    )
      return found(2.2, '등위접속사 앞');
    return [];
  }),
];

/** "praised her in a letter to the paper / as a genius": a phrase stands between the verb and what it asks for. */
function isLateRole(view: SentenceView, index: number): boolean {
  if (view.at(index).lower !== 'as' || !/^an?$/u.test(view.at(index + 1).lower)) return false;
  if (!isNoun(view.at(index - 1))) return false;
  const verb = findVerbBack(view, index);
  const hasPhrase = view.tokens.slice(verb + 1, index).some(({ tag }) => /^(?:IN|TO)$/u.test(tag));
  const { lemma } = view.at(verb);
  return verb > 0 && hasPhrase && (judging.test(lemma) || takesPreposition(lemma, 'as'));
}

/** "treated questions that led elsewhere as interruptions": a clause stands between. */
function isRoleBehindClause(view: SentenceView, index: number): boolean {
  const { lower: word } = view.at(index);
  if (!/^(?:as|with)$/u.test(word) || !readNounPhrase(view, index + 1)) return false;
  if (word === 'as' && findClauseVerb(view, index + 1) !== undefined) return false;
  const relative = view.tokens.findLastIndex(
    ({ lower }, at) => at < index && at > index - longestReach && /^(?:who|that|which|where)$/u.test(lower),
  );
  if (relative < 2 || !isNoun(view.at(relative - 1))) return false;
  if (view.tokens.slice(relative, index).some(({ text }) => text === ',')) return false;
  const { lemma } = view.at(Math.max(0, findVerbBack(view, relative)));
  return word === 'with'
    ? comparing.test(lemma) && /^(?:those|that)$/u.test(view.at(index + 1).lower)
    : judging.test(lemma) || takesPreposition(lemma, 'as');
}

/** "confuse knowledge stored in books / with knowledge of our own": a participle stands between. */
function isLateGoverned(view: SentenceView, index: number): boolean {
  if (view.at(index).lower !== 'with' || !isNoun(view.at(index - 1))) return false;
  const modifier = findVerbBack(view, index);
  if (view.at(modifier).tag !== 'VBN' || !isNoun(view.at(modifier - 1))) return false;
  if (takesPreposition(view.at(modifier).lemma, 'with')) return false;
  const verb = findVerbBack(view, modifier);
  return verb > 0 && comparing.test(view.at(verb).lemma);
}

function findVerbBack(view: SentenceView, index: number): number {
  for (let back = index - 1; back >= Math.max(0, index - longestReach); back -= 1) {
    if (/^[,;:–—]$/u.test(view.at(back).text)) return -1;
    if (isVerb(view.at(back))) return back;
  }
  return -1;
}

/** Verbs that need no object. */
const wholeAlone =
  /^(?:fall|rise|drop|vanish|disappear|fade|die|collapse|cease|arise|appear|arrive|awake|wake|happen|react|respond|laugh|sleep|freeze|explode|burst|shatter|fail)$/u;

/** "it comes back the moment the lamp goes out": no object, for the clause before has all it needs. */
function isInstant(view: SentenceView, index: number): boolean {
  const noun = view.at(index + 1).lower;
  if (view.at(index).lower !== 'the' || !/^(?:instant|moment|minute|second)$/u.test(noun)) return false;
  const before = view.at(index - 1);
  const isWhole =
    isNoun(before) ||
    isAdverb(before) ||
    before.tag === 'PRP' ||
    (isVerb(before) && wholeAlone.test(before.lemma));
  if (noun !== 'instant' && !isWhole) return false;
  return startsNounPhrase(view.at(index + 2)) && findClauseVerb(view, index + 2) !== undefined;
}

/** "nothing / its maker ever saw": between the two stands nothing that a sentence could need. */
function isOwnContact(view: SentenceView, index: number): boolean {
  const before = view.at(index - 1);
  const isOwned =
    view.at(index).tag === 'PRP$' && /^(?:nothing|everything|anything|something)$/u.test(before.lower);
  const isAny = view.at(index).tag === 'DT' && before.lower === 'any';
  if (isNameless(view, index) || isSomethingOne(view, index) || isNobodys(view, index)) return true;
  if (!isOwned && !isAny) return false;
  const phrase = readNounPhrase(view, index);
  return phrase !== undefined && isFinite(view.at(skipAdverbs(view, phrase.end)));
}

/** "a habit / English speakers are spared": behind "a" and its noun a plural can only be another subject. */
function isNameless(view: SentenceView, index: number): boolean {
  const opening = view.at(index - 1).tag === 'NN' && /^an?$/u.test(view.at(index - 2).lower);
  if (!opening || !/^(?:NNS|JJ|NNP)$/u.test(view.at(index).tag)) return false;
  let head = index;
  while (/^(?:JJ|NNP)$/u.test(view.at(head).tag)) head += 1;
  const noun = view.at(index - 1).lower;
  if (/^(?:few|dozen|hundred|thousand|million|couple|lot|number|little|good|great)$/u.test(noun))
    return false;
  return view.at(head).tag === 'NNS' && isFinite(view.at(skipAdverbs(view, head + 1)));
}

/** "something / one stops doing" */
const isSomethingOne = (view: SentenceView, index: number): boolean =>
  view.at(index).lower === 'one' &&
  /^(?:something|nothing|anything|everything)$/u.test(view.at(index - 1).lower) &&
  isFinite(view.at(skipAdverbs(view, index + 1)));

/** "features / no one had planned" */
function isNobodys(view: SentenceView, index: number): boolean {
  const isTwo = view.at(index).lower === 'no' && view.at(index + 1).lower === 'one';
  if (!isTwo && !indefinite.test(view.at(index).lower)) return false;
  return isNoun(view.at(index - 1)) && isFinite(view.at(skipAdverbs(view, index + (isTwo ? 2 : 1))));
}

/** "around a table and someone was told": such a word with a verb right behind opens a clause. */
const isJoinedSomeone = (view: SentenceView, index: number): boolean =>
  view.at(index).lower === 'and' &&
  indefinite.test(view.at(index + 1).lower) &&
  isFinite(view.at(index + 2)) &&
  view.tokens.slice(0, index).some(isVerb);

/** "The questions / a tool cannot answer / do not disappear": two verbs, and two nouns that have none between them. */
function findHeadContact(view: SentenceView): Slash[] {
  const head = readNounPhrase(view, 0);
  if (!head || head.isPronoun) return [];
  const end = head.end > 2 && indefinite.test(view.at(head.end - 1).lower) ? head.end - 1 : head.end;
  const { tag: opening, lower: word } = view.at(end);
  if (!/^(?:DT|PRP\$|NNP)$/u.test(opening) && !indefinite.test(word)) return [];
  // "Last week a judge ruled"
  if (
    /^(?:day|night|morning|evening|week|month|year|summer|winter|time|moment)$/u.test(view.at(end - 1).lemma)
  )
    return [];
  const subject = readNounPhrase(view, end);
  const inner = subject && skipAdverbs(view, subject.end);
  if (!subject || inner === undefined || !isFinite(view.at(inner))) return [];
  const limit = findMark(view, inner);
  const outer = view.tokens.findIndex((token, index) => index > inner + 1 && isFinite(token));
  const between = view.tokens.slice(inner, outer);
  const isOpen = between.some(
    ({ tag, lower }) =>
      tag === 'CC' ||
      /^W/u.test(tag) ||
      tag === 'PRP' ||
      /^(?:than|that)$/u.test(lower) ||
      subordinators.has(lower),
  );
  if (outer < 0 || outer >= limit || isOpen || !isSureFinite(view.at(outer)) || isNoun(view.at(outer + 1)))
    return [];
  return [
    { before: end, strength: 2.6, reason: '관계사가 생략된 절 앞' },
    afterSubject(beginOfVerb(view, outer), true),
  ];
}

/** "wake at three and worry that all is lost": a verb with its that-clause. */
const isJoinedReport = (view: SentenceView, index: number): boolean =>
  view.at(index).lower === 'and' &&
  (clauseVerbs.has(view.at(index + 1).lemma) || /^(?:worry|complain)$/u.test(view.at(index + 1).lemma)) &&
  view.at(index + 2).lower === 'that' &&
  (startsNounPhrase(view.at(index + 3)) || isNoun(view.at(index + 3))) &&
  view.tokens.slice(0, index).some(isFinite);

/** "Open any drawer and one of the old maps is there": a singular verb has one subject. */
function isBehindCommand(view: SentenceView, index: number): boolean {
  if (view.at(index).lower !== 'and' || !getVerbForms(view.at(0).lower).isBase) return false;
  const subject = readNounPhrase(view, index + 1);
  if (!subject || view.at(index + 1).lower !== 'one' || view.tokens.slice(1, index).some(isFinite))
    return false;
  const verb = findClauseVerb(view, index + 1);
  return verb !== undefined && /^(?:is|was|has)$/u.test(view.at(verb).lower);
}

/** "rests in the sea for years and carbon in the air for longer", "a ring for ten cents and a watch for twenty" */
function isGapped(view: SentenceView, index: number): boolean {
  if (view.at(index).lower !== 'and' || !isGovernedNoun(view, index)) return false;
  const phrase = readNounPhrase(view, index + 1);
  const preposition = phrase && view.at(phrase.end);
  if (!phrase || phrase.isPronoun || preposition?.tag !== 'IN' || /^(?:of|as|than)$/u.test(preposition.lower))
    return false;
  const segment = findSegmentStart(view, index);
  const isEchoed = view.tokens
    .slice(segment, index)
    .some(({ lower }, at) => lower === preposition.lower && isFellow(view, segment + at));
  return isEchoed && !isFinite(view.at(phrase.end + 1));
}

/** "more time on what is tested and less on all else" */
const isLess = (view: SentenceView, index: number): boolean =>
  view.at(index).lower === 'and' &&
  /^(?:more|less|fewer)$/u.test(view.at(index + 1).lower) &&
  view.at(index + 2).tag === 'IN' &&
  view.at(index + 2).lower !== 'than' &&
  view.tokens
    .slice(Math.max(0, index - longestReach), index)
    .some(({ lower }) => /^(?:more|less|fewer)$/u.test(lower));

const isFellow = (view: SentenceView, preposition: number): boolean =>
  isNoun(view.at(preposition - 1)) || isVerb(view.at(preposition - 1));

/** A preposition stands before the noun at the conjunction: "for years and", "for fifteen cents and". */
function isGovernedNoun(view: SentenceView, conjunction: number): boolean {
  let first = conjunction - 1;
  while (isNoun(view.at(first)) || isAdjective(view.at(first)) || /^(?:CD|DT)$/u.test(view.at(first).tag))
    first -= 1;
  return view.at(first).tag === 'IN' && view.at(first).lower !== 'of' && first < conjunction - 1;
}

/** "told half of them that they would pay and the other half that they would not" */
function isTold(view: SentenceView, index: number): boolean {
  if (view.at(index).tag !== 'CC') return false;
  const phrase = readNounPhrase(view, index + 1);
  if (!phrase || view.at(phrase.end).lower !== 'that' || view.at(phrase.end + 1).tag !== 'PRP') return false;
  return view.tokens
    .slice(0, index - 3)
    .some(({ lower }, at) => lower === 'that' && view.at(at + 1).lower === view.at(phrase.end + 1).lower);
}

/** "the things they had seen and recalled fewer details": a verb with its own object belongs to the main clause. */
function isBehindContact(view: SentenceView, index: number): boolean {
  if (view.at(index).tag !== 'CC' || view.at(index - 1).tag !== 'VBN' || !isHave(view.at(index - 2)))
    return false;
  const isContact = view.at(index - 3).tag === 'PRP' && isNoun(view.at(index - 4));
  return (
    isContact &&
    /^VB[ND]$/u.test(view.at(index + 1).tag) &&
    getVerbForms(view.at(index + 1).lower).isPast &&
    /^(?:JJR|DT|PRP|PRP\$|CD)$/u.test(view.at(index + 2).tag)
  );
}

/** "what we would gain and simply reach out", "for what mattered and asked how it grew": the second verb has more behind it. */
function isLateVerb(view: SentenceView, index: number): boolean {
  const before = view.at(index - 1);
  if (view.at(index).lower !== 'and' || !isVerb(before) || isBe(before)) return false;
  const next = skipAdverbs(view, index + 1);
  const isLy = next > index + 1 && /ly$/u.test(view.at(index + 1).lower);
  const asks = /^(?:WRB|WP)$/u.test(view.at(next + 1).tag);
  const isPlain = /^VB[PDZ]?$/u.test(view.at(next).tag) && !isBe(view.at(next));
  return isPlain && ((isLy && next + 1 < findMark(view, index)) || (asks && isFinite(view.at(next))));
}
