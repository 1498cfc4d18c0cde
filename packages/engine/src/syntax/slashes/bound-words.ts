import { findEntry } from '@jadoo/lexicon';

import {
  isAdjective,
  isAdverb,
  isBe,
  isFinite,
  isNoun,
  isVerb,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import type { Slash } from '#syntax/slashes/slash.ts';

const approximate = /^(?:about|nearly|almost|roughly|some|only|just|barely|exactly)$/u;
const degree = /^(?:too|very|quite|rather|pretty|extremely)$/u;
const pointing = /^(?:this|these|those|no|another|each|every|any|such)$/u;
const single = /^(?:an?|this|another|each|every)$/u;
/** Verbs that take the -ing form of what they say about an action. */
const phaseVerbs = /^(?:keep|start|stop|begin|continue|quit|finish|avoid|resume)$/u;
/** Phrases that stand between a verb and what completes it. */
const asides =
  /^(?:(?:for|in) the (?:most part|main|end)|in (?:any|every|either) (?:case|event|way)|in all (?:likelihood|probability)|in (?:fact|effect|part|truth|essence|practice|theory|turn)|as a rule|as usual|at (?:first|last|heart|least|most|best|worst)|by (?:now|then|nature|definition)|of course|after all|so far|on the whole|to some extent)$/u;
/** Verbs that take an object and behind it the preposition. */
const askedBehindObject: Readonly<Record<string, RegExp>> = {
  for: /^(?:mistake|blame|thank|praise|punish|forgive|exchange|substitute|value|reward)$/u,
  by: /^(?:multiply|divide)$/u,
  from: /^(?:excuse|rescue|exempt|deter|steal|borrow)$/u,
  with: /^(?:credit|charge|fill|cover|present|reward|trust)$/u,
  on: /^(?:blame|impose|base)$/u,
};
const longestObject = 7;
const longestPhrase = 4;

/** Two words that are one unit by what they are: an adverb and what it measures, a quality and its noun. */
export const partsBoundWords = (view: SentenceView, { before, reason }: Slash): boolean =>
  isMeasuredWord(view, before) ||
  isNounBehindQuality(view, before) ||
  isNounBehindPointer(view, before) ||
  isPairBeforeNoun(view, before) ||
  isPhase(view, before) ||
  isEqual(view, before) ||
  isItself(view, before) ||
  isEachTime(view, before) ||
  isBehindPhraseOfBe(view, before, reason) ||
  (/^(?:긴 주어 뒤|도치된 동사 앞)$/u.test(reason) && isBehindIt(view, before)) ||
  (reason === '분사구 앞' && isWithDoing(view, before)) ||
  (reason === '등위접속사 앞' &&
    (isInRow(view, before) || isInShortRow(view, before) || isHavingDone(view, before))) ||
  (reason === 'to부정사구 앞' && isToThing(view, before)) ||
  (/(?:접속사|구) 앞$/u.test(reason) && isBareTime(view, before)) ||
  (reason === '전치사구 앞' && (isAsMuchAs(view, before) || isAskedBehindObject(view, before))) ||
  (/구 앞$/u.test(reason) && (isInTitle(view, before) || isExampleOfObject(view, before)));

/** The tag of the passage, before the clauses were read. */
const tagAsRead = (view: SentenceView, index: number): string =>
  view.analysis.tokens[view.at(index).index]?.tag ?? '';

/** "about / five years", "too / close together" */
const isMeasuredWord = (view: SentenceView, index: number): boolean => {
  const { lower } = view.at(index - 1);
  const isCounted = view.at(index).tag === 'CD' && !/^(?:one|ones)$/u.test(view.at(index).lower);
  if (approximate.test(lower) && isCounted) return true;
  const next = tagAsRead(view, index);
  return degree.test(lower) && /^(?:JJ|RB)$/u.test(next) && view.at(index).lower !== 'not';
};

/** "a single / snow crystal", "quieter / hours": no article and quality stand without their noun. */
function isNounBehindQuality(view: SentenceView, index: number): boolean {
  const quality = view.at(index - 1);
  if (
    /^(?:single|whole|mere|sole)$/u.test(quality.lower) &&
    single.test(view.at(index - 2).lower) &&
    isNoun(view.at(index))
  )
    return true;
  if (!/^JJR?$/u.test(tagAsRead(view, index - 1)) || !isAdjective(quality)) return false;
  const isThing = /^NNS?$/u.test(tagAsRead(view, index));
  if (!isThing || findEntry(quality.lower, 'n') !== undefined) return false;
  let first = index - 1;
  while (isAdjective(view.at(first - 1)) || isAdverb(view.at(first - 1))) first -= 1;
  // "proved useful / people said": a quality behind its verb may end its clause.
  const opener = view.at(first - 1);
  return (
    single.test(opener.lower) ||
    opener.tag === 'PRP$' ||
    (/^(?:IN|TO)$/u.test(opener.tag) && tagAsRead(view, index - 1) === 'JJR')
  );
}

/** "from this / source": what seems a verb is the noun that is pointed at. */
const isNounBehindPointer = (view: SentenceView, index: number): boolean =>
  pointing.test(view.at(index - 1).lower) &&
  // "campaigns that grasp this / appeal to people"
  !(/^W(?:DT|P)$/u.test(view.at(index - 3).tag) && isFinite(view.at(index)) && view.at(index).isSure) &&
  tagAsRead(view, index - 1) === 'DT' &&
  /^NNP?S?$/u.test(tagAsRead(view, index)) &&
  /^(?:VB[PZ]?|NNP?S?)$/u.test(view.at(index).tag) &&
  /^(?:IN|TO|VB\w)$/u.test(view.at(index - 2).tag);

/** "a small / and impatient listener" */
const isPairBeforeNoun = (view: SentenceView, conjunction: number): boolean =>
  /^(?:and|or)$/u.test(view.at(conjunction).lower) &&
  /^(?:an?)$/u.test(view.at(conjunction - 2).lower) &&
  tagAsRead(view, conjunction - 1) === 'JJ' &&
  isNoun(view.at(conjunction + 2)) &&
  findEntry(view.at(conjunction + 1).lower, 'n') === undefined;

/** "keeps / running into decisions" */
const isPhase = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'VBG' &&
  (phaseVerbs.test(view.at(index - 1).lemma) ||
    /^(?:keeps|starts|stops|begins)$/u.test(view.at(index - 1).lower));

/** "were / as flat as …", "It is / only when …" */
function isEqual(view: SentenceView, index: number): boolean {
  if (!isBe(view.at(index - 1))) return false;
  const { lower } = view.at(index);
  if (lower === 'only') return view.at(index - 2).lower === 'it';
  return (
    lower === 'as' &&
    /^(?:JJ|RB)$/u.test(view.at(index + 1).tag) &&
    view.at(index + 2).lower === 'as' &&
    !/^(?:soon|long|far)$/u.test(view.at(index + 1).lower)
  );
}

/** "a cut as wide / as the palm of a hand" */
const isAsMuchAs = (view: SentenceView, index: number): boolean =>
  view.at(index).lower === 'as' &&
  view.at(index - 2).lower === 'as' &&
  /^(?:JJ|RB)$/u.test(view.at(index - 1).tag);

/** "mistake one thing / for another" */
function isAskedBehindObject(view: SentenceView, preposition: number): boolean {
  const asking = askedBehindObject[view.at(preposition).lower];
  for (let back = preposition - 1; asking && back > preposition - longestObject; back -= 1) {
    if (isVerb(view.at(back))) return asking.test(view.at(back).lemma) && view.at(back).tag !== 'VBN';
    if (!/^(?:DT|PRP\$?|JJ[RS]?|CD|NN|NNS|NNPS?|POS|IN)$/u.test(view.at(back).tag)) return false;
  }
  return false;
}

/** "the number of errors found / each year was": a time that goes with the verb before it. */
const isEachTime = (view: SentenceView, index: number): boolean =>
  /^(?:each|every)$/u.test(view.at(index).lower) &&
  /^(?:day|week|month|year|decade|night|morning|season|time)$/u.test(view.at(index + 1).lower) &&
  isFinite(view.at(index + 2)) &&
  isVerb(view.at(index - 1));

/** "The work / itself changed" */
const isItself = (view: SentenceView, index: number): boolean =>
  /(?:self|selves)$/u.test(view.at(index).lower) &&
  view.at(index).tag === 'PRP' &&
  (isNoun(view.at(index - 1)) || isVerb(view.at(index - 1)));

/** "was for the most part / paved", "was in any case / nothing new" */
function isBehindPhraseOfBe(view: SentenceView, index: number, reason: string): boolean {
  if (!/^(?:분사구|관계사가 생략된 절) 앞$/u.test(reason)) return false;
  for (let first = index - 2; first >= index - longestPhrase; first -= 1) {
    const words = view.tokens.slice(first, index).map(({ lower }) => lower);
    if (isBe(view.at(first - 1)) && asides.test(words.join(' '))) return true;
  }
  return false;
}

/** "and it / was pulled up": no pronoun waits for its verb. */
const isBehindIt = (view: SentenceView, index: number): boolean =>
  view.at(index - 1).lower === 'it' &&
  (index === 1 || view.at(index - 2).tag === 'CC' || view.at(index - 2).text === ',');

/** "with the wind / getting up" */
function isWithDoing(view: SentenceView, index: number): boolean {
  let first = index - 1;
  while (/^(?:NN|JJ|DT|PRP\$|CD|POS)/u.test(view.at(first).tag)) first -= 1;
  const isOpened = first === 0 || view.at(first - 1).text === ',' || view.at(first - 1).tag === 'CC';
  return first < index - 1 && isOpened && view.at(first).lower === 'with' && view.at(index).tag === 'VBG';
}

/** "and birds, bears, / and trees fed on it": the row is one subject, and its verb stands behind it. */
const isInRow = (view: SentenceView, conjunction: number): boolean =>
  view.at(conjunction - 1).text === ',' &&
  isNoun(view.at(conjunction - 2)) &&
  view.at(conjunction - 3).text === ',' &&
  isNoun(view.at(conjunction - 4)) &&
  /^(?:and|but|or|that|when|if|because|while|for)$/u.test(view.at(conjunction - 5).lower) &&
  isNoun(view.at(conjunction + 1)) &&
  isFinite(view.at(conjunction + 2));

/** "carried money, keys, / and papers": three single things of one row. */
const isInShortRow = (view: SentenceView, conjunction: number): boolean =>
  [1, 3].every((back) => view.at(conjunction - back).text === ',') &&
  [conjunction - 2, conjunction - 4, conjunction + 1].every((at) => isNoun(view.at(at))) &&
  /^(?:VB\w?|IN|DT|PRP\$)$/u.test(view.at(conjunction - 5).tag) &&
  !/^(?:NN|WDT|VB[DN]|MD)/u.test(view.at(conjunction + 2).tag);

/** "who had made / or received harsh remarks": both have the one object. */
const isHavingDone = (view: SentenceView, conjunction: number): boolean =>
  view.at(conjunction).lower === 'or' &&
  view.at(conjunction - 1).tag === 'VBN' &&
  /^VB[DN]$/u.test(view.at(conjunction + 1).tag) &&
  /^(?:DT|PRP\$|CD|JJ|NNS)$/u.test(view.at(conjunction + 2).tag);

/** "a ratio of black / to white widths" */
const isToThing = (view: SentenceView, to: number): boolean =>
  view.at(to).lower === 'to' &&
  /^(?:JJ|NNP?S?|CD|DT)$/u.test(tagAsRead(view, to + 1)) &&
  view.at(to + 1).tag !== 'VB';

/** "might not leave / until morning" */
const isBareTime = (view: SentenceView, index: number): boolean =>
  /^(?:until|before|after)$/u.test(view.at(index).lower) &&
  (isNoun(view.at(index + 1)) || view.at(index + 1).tag === 'CD') &&
  (/^[.;:]$/u.test(view.at(index + 2).text) ||
    (view.at(index + 2).text === ',' && view.at(index + 3).tag === 'CC'));

/** "The Narrow Road / to the Deep North" */
function isInTitle(view: SentenceView, index: number): boolean {
  const isName = (at: number): boolean => /^\p{Lu}/u.test(view.at(at).text);
  let first = index;
  while (first > 0 && isName(first - 1)) first -= 1;
  const next = view.at(index + 1).lower === 'the' ? index + 2 : index + 1;
  return (
    first > 0 &&
    index - first >= 2 &&
    /^(?:The|An?)$/u.test(view.at(first).text) &&
    isName(next) &&
    isName(next + 1)
  );
}

/** "drove native species / such as bluebirds from their nests": the example stands inside what the verb takes. */
function isExampleOfObject(view: SentenceView, index: number): boolean {
  if (view.at(index).lower !== 'such' || view.at(index + 1).lower !== 'as') return false;
  let end = index + 2;
  while (/^(?:NN|JJ|DT)/u.test(view.at(end).tag)) end += 1;
  return end > index + 2 && /^(?:from|into|out|onto)$/u.test(view.at(end).lower);
}
