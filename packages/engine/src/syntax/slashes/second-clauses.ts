import { readNounPhrase } from '#grammar/noun-phrase.ts';
import {
  countWords,
  isAdjective,
  isFinite,
  isNoun,
  isVerb,
  skipAdverbs,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { findMark, findStretch } from '#syntax/slashes/sentence-parts.ts';
import type { Slash } from '#syntax/slashes/slash.ts';

const indefinite = /^(?:(?:any|every|some|no)(?:one|body)|few|many|most|some|others|none|both)$/u;
const paired: Readonly<Record<string, RegExp>> = {
  other: /^(?:one|an?)$/u,
  others: /^some$/u,
  second: /^first$/u,
  younger: /^(?:older|elder)$/u,
  latter: /^former$/u,
  third: /^second$/u,
};
const repeated = /^(?:sometimes|once|partly|now|first|here|there|half)$/u;
const shortestPart = 3;

/** Pauses before a second clause that its words hide: without its verb, behind a word of degree, or with an echo. */
export const findSecondClauses = (view: SentenceView): Slash[] => [
  ...findSecondProportion(view),
  ...findRatherThan(view),
  ...view.tokens.flatMap(({ lower }, index): Slash[] =>
    /^(?:and|but|or)$/u.test(lower) &&
    countWords(view, findStretch(view, index), index) >= shortestPart &&
    countWords(view, index + 1, findMark(view, index)) >= shortestPart &&
    (isSomebody(view, index) ||
      isOtherOne(view, index) ||
      isPriced(view, index) ||
      isEchoed(view, index) ||
      isSecondMeans(view, index) ||
      isSameNoun(view, index) ||
      isSecondQuestion(view, index) ||
      isSecondNoun(view, index) ||
      isDeniedPhrase(view, index) ||
      isSecondDoing(view, index) ||
      isSameFrame(view, index))
      ? [{ before: index, strength: 2.6, reason: '등위접속사 앞' }]
      : [],
  ),
];

/** "The harder a word is to say / the longer it takes to learn" */
function findSecondProportion(view: SentenceView): Slash[] {
  const opens = (index: number): boolean =>
    view.at(index).lower === 'the' &&
    (/^(?:JJR|RBR)$/u.test(view.at(index + 1).tag) ||
      /^(?:more|less|fewer|longer|faster|harder)$/u.test(view.at(index + 1).lower));
  const isNoun =
    /^NN/u.test(view.at(2).tag) && view.at(1).lower === 'more' && /^(?:DT|PRP)$/u.test(view.at(3).tag);
  if (!opens(0) || !(isNoun || /^(?:DT|PRP|RB)$/u.test(view.at(2).tag))) return [];
  const second = view.tokens.findIndex((_, index) => index > shortestPart && opens(index));
  return second > 0 && view.tokens.slice(0, second).some(isFinite) && findMark(view, 0) > second
    ? [{ before: second, strength: 3, reason: '비교 대상 앞' }]
    : [];
}

/** "moved the statue at night / rather than see it broken" */
const findRatherThan = (view: SentenceView): Slash[] =>
  view.tokens.flatMap(({ lower }, index) =>
    lower === 'rather' &&
    view.at(index + 1).lower === 'than' &&
    /^VBP?$/u.test(view.at(index + 2).tag) &&
    countWords(view, findStretch(view, index), index) > shortestPart + 1 &&
    countWords(view, index + 2, findMark(view, index)) >= shortestPart
      ? [{ before: index, strength: 2.4, reason: '비교 대상 앞' }]
      : [],
  );

/** "pointed to the figures / and hardly anyone spoke of it" */
function isSomebody(view: SentenceView, conjunction: number): boolean {
  const word = skipAdverbs(view, conjunction + 1);
  if (isSubjectOfSecond(view, skipAdverbs(view, word + 1))) return true;
  // "and nobody else in the house woke up"
  if (!indefinite.test(view.at(word).lower) || view.at(word + 1).lower !== 'else') return false;
  if (view.at(word + 2).tag !== 'IN') return false;
  return view.tokens.slice(word + 1, findMark(view, word)).some(isFinite);
}

/** "the left hand plucks the strings / and the right hand holds the bow" */
function isSameNoun(view: SentenceView, conjunction: number): boolean {
  const second = readNounPhrase(view, conjunction + 1);
  const start = findStretch(view, conjunction);
  if (!second || view.at(second.head).tag !== 'NN' || view.at(conjunction + 1).tag !== 'DT') return false;
  const first = view.tokens.findIndex(
    ({ lower }, at) => at > start && at < start + 4 && lower === view.at(second.head).lower,
  );
  return (
    first > 0 &&
    first < conjunction - 2 &&
    /^(?:VB|NNS|MD)/u.test(view.at(first + 1).tag) &&
    isFinite(view.at(skipAdverbs(view, second.end)))
  );
}

/** "by what they do / and ourselves by what we mean", "about what they do / and too little about who does it" */
function isSecondQuestion(view: SentenceView, conjunction: number): boolean {
  const isMuch = /^(?:little|much|nothing|less|more)$/u.test(view.at(conjunction + 2).lower);
  const at = isMuch ? conjunction + 3 : conjunction + 2;
  const preposition = view.at(at);
  const left = view.tokens.slice(findStretch(view, conjunction), conjunction);
  return (
    preposition.tag === 'IN' &&
    /^W/u.test(view.at(at + 1).tag) &&
    left.some(({ lower }, at) => lower === preposition.lower && (left[at + 1]?.tag ?? '').startsWith('W'))
  );
}

/** "people who have won / and others who have lost", "no sign that it works / and some that it harms" */
function isSecondNoun(view: SentenceView, conjunction: number): boolean {
  const phrase = readNounPhrase(view, conjunction + 1);
  const opener = view.at(phrase?.end ?? 0).lower;
  // "takes courage to admit that one was wrong / and patience to learn"
  if (
    phrase &&
    opener === 'to' &&
    view.at(phrase.end + 1).tag === 'VB' &&
    view.at(conjunction + 1).tag === 'NN'
  )
    return isLateInfinitive(view, conjunction);
  if (!phrase || !/^(?:who|that|which)$/u.test(opener)) return false;
  const left = view.tokens.slice(findStretch(view, conjunction), conjunction);
  const first = left.findLastIndex(
    ({ lower }, at) => lower === opener && at > 0 && isNoun(left[at - 1] ?? view.at(-1)),
  );
  const head = left[first - 1];
  return (
    first > 0 &&
    left.slice(first).some(isFinite) &&
    (!isNoun(view.at(conjunction - 1)) || head?.lower === view.at(phrase.head).lower)
  );
}

function isLateInfinitive(view: SentenceView, conjunction: number): boolean {
  const left = view.tokens.slice(findStretch(view, conjunction), conjunction);
  const to = left.findIndex(
    ({ tag }, at) => tag === 'TO' && left[at - 1]?.tag === 'NN' && left[at + 1]?.tag === 'VB',
  );
  return to > 0 && left.slice(to).some(isFinite) && !isNoun(view.at(conjunction - 1));
}

/** "and hardly anyone / spoke": such a subject is read with its verb, where a verb stands before the conjunction. */
export function isSubjectOfSecond(view: SentenceView, verb: number): boolean {
  let first = verb;
  while (/^(?:NN|JJ|VBN)/u.test(view.at(first - 1).tag)) first -= 1;
  if (
    first < verb &&
    view.at(first - 1).tag === 'DT' &&
    view.at(first - 2).tag === 'CC' &&
    isSameNoun(view, first - 2)
  )
    return true;
  let word = verb - 1;
  while (view.at(word).tag.startsWith('RB') || view.at(word).lower === 'else') word -= 1;
  if (!indefinite.test(view.at(word).lower) || !isFinite(view.at(verb))) return false;
  // "nobody else's"
  if (/^['’]s$/u.test(view.at(verb).lower)) return false;
  let conjunction = word - 1;
  while (/^(?:hardly|almost|nearly|scarcely|barely|virtually)$/u.test(view.at(conjunction).lower))
    conjunction -= 1;
  if (!/^(?:and|but)$/u.test(view.at(conjunction).lower)) return false;
  return view.tokens
    .slice(findStretch(view, conjunction), conjunction)
    .some((token) => isFinite(token) || (token.tag === 'VBN' && getVerbForms(token.lower).isPast));
}

/** "one looks out for threats / and the other for chances", "the first slept for eight hours / and the second for four" */
function isOtherOne(view: SentenceView, conjunction: number): boolean {
  const word = view.at(conjunction + 1).lower === 'the' ? conjunction + 2 : conjunction + 1;
  const fellow = paired[view.at(word).lower];
  if (!fellow || !/^(?:IN|TO|DT|PRP\$|CD|RB|RBR)$/u.test(view.at(word + 1).tag)) return false;
  const first = findStretch(view, conjunction);
  const left = view.tokens.slice(first, conjunction);
  const verb = left.findIndex(isFinite);
  return verb > 0 && left.slice(0, verb).some(({ lower }) => fellow.test(lower));
}

/** "a small box is sold at three dollars / and a large one at seven", "costs four dollars / and a return seven" */
function isPriced(view: SentenceView, conjunction: number): boolean {
  let end = conjunction + 1;
  if (view.at(end).tag !== 'DT') return false;
  while (/^(?:DT|NN|JJ)$/u.test(view.at(end).tag) || view.at(end).lower === 'one') end += 1;
  const preposition = view.at(end).tag === 'IN' ? view.at(end).lower : undefined;
  const amount = preposition === undefined ? end : end + 1;
  const { tag } = view.at(amount);
  const before = view.tokens.slice(findStretch(view, conjunction), conjunction);
  if (tag !== 'CD' || !before.some((token) => isFinite(token)) || !before.some((token) => token.tag === 'CD'))
    return false;
  if (end === conjunction + 1 || findMark(view, amount) - amount > shortestPart) return false;
  return preposition === undefined
    ? isNoun(view.at(conjunction - 1)) && view.at(end - 1).tag !== 'DT'
    : before.some(({ lower }, at) => lower === preposition && (before[at - 1]?.tag ?? '').startsWith('VB'));
}

/** "sometimes a beast that kills / and sometimes an illness" */
function isEchoed(view: SentenceView, conjunction: number): boolean {
  const { lower } = view.at(conjunction + 1);
  if (!repeated.test(lower)) return false;
  const left = view.tokens.slice(findStretch(view, conjunction), conjunction);
  const first = left.findIndex((token) => token.lower === lower);
  return (
    first >= 0 &&
    left.length - first > shortestPart &&
    left.slice(first).some((token) => isFinite(token) || isAdjective(token))
  );
}

/** "by paying them early / or by hiding the rest" */
function isSecondMeans(view: SentenceView, conjunction: number): boolean {
  const preposition = view.at(conjunction + 1);
  if (preposition.tag !== 'IN' || view.at(conjunction + 2).tag !== 'VBG') return false;
  const left = view.tokens.slice(findStretch(view, conjunction), conjunction);
  return left.some(
    ({ lower }, at) =>
      lower === preposition.lower &&
      /^VBG$/u.test(left[at + 1]?.tag ?? '') &&
      left.slice(at).filter(isVerb).length >= 1,
  );
}

/** "to those who are here / and not to those who left": the phrase goes back over a clause to the first one. */
function isDeniedPhrase(view: SentenceView, conjunction: number): boolean {
  const preposition = view.at(conjunction + 2);
  if (view.at(conjunction + 1).lower !== 'not' || !/^(?:IN|TO)$/u.test(preposition.tag)) return false;
  const left = view.tokens.slice(findStretch(view, conjunction), conjunction);
  const first = left.findIndex(({ lower }) => lower === preposition.lower);
  return first >= 0 && left.slice(first).some(isFinite);
}

/** "care wins no praise / and cutting corners brings no blame": what is done is the subject of the second clause. */
function isSecondDoing(view: SentenceView, conjunction: number): boolean {
  const left = view.tokens.slice(findStretch(view, conjunction), conjunction);
  if (!/\p{L}{2}ing$/u.test(view.at(conjunction + 1).lower) || !left.some(({ tag }) => tag === 'VBZ'))
    return false;
  return [conjunction + 2, conjunction + 3].some((verb) => isVerbOfDoing(view, verb));
}

/** "and cutting corners / brings no blame": such a subject is read with its verb. */
export const isVerbOfSecondDoing = (view: SentenceView, verb: number): boolean =>
  isVerbOfDoing(view, verb) &&
  [verb - 3, verb - 4].some(
    (conjunction) => view.at(conjunction).tag === 'CC' && isSecondDoing(view, conjunction),
  );

const isVerbOfDoing = (view: SentenceView, verb: number): boolean =>
  /^(?:VBZ|NNS)$/u.test(view.at(verb).tag) &&
  getVerbForms(view.at(verb).lemma).isBase &&
  /^(?:no|a|an|the|nothing|little|us|them)$/u.test(view.at(verb + 1).lower);

/** "treat the past as a country / and the future as a promise": both have their object and their phrase. */
function isSameFrame(view: SentenceView, conjunction: number): boolean {
  const second = readNounPhrase(view, conjunction + 1);
  const preposition = view.at(second?.end ?? 0);
  if (
    !second ||
    view.at(conjunction + 1).tag !== 'DT' ||
    !/^(?:as|into|from|with|for)$/u.test(preposition.lower)
  )
    return false;
  const start = findStretch(view, conjunction);
  const first = view.tokens.findLastIndex(
    ({ lower }, at) => at > start && at < conjunction && lower === preposition.lower,
  );
  if (first < 0 || view.at(first + 1).tag !== view.at(second.end + 1).tag) return false;
  let object = first;
  while (/^(?:NN|JJ|DT|PRP\$)/u.test(view.at(object - 1).tag)) object -= 1;
  return (
    object < first &&
    isVerb(view.at(object - 1)) &&
    view.at(object).tag === 'DT' &&
    isNoun(view.at(conjunction - 1))
  );
}
