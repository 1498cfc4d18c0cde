import {
  isAdjective,
  isAdverb,
  isBe,
  isFinite,
  isNoun,
  isVerb,
  subordinators,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { findMark } from '#syntax/slashes/sentence-parts.ts';
import type { Slash } from '#syntax/slashes/slash.ts';

const distance = /^(?:meter|metre|kilometer|kilometre|mile|foot|inch|block|step)$/u;
/** Before these prepositions and nouns a gerund has a subject of its own: "the idea of a robot writing". */
const ideas = /^(?:idea|thought|risk|danger|chance|fear|prospect|possibility|likelihood|hope|sight|sound)$/u;
const negative = /^(?:not|only|never|nor|neither|seldom|rarely|hardly|little|so|such)$/u;

/** A pause at `before` would part what is one unit, whatever reason speaks for it. */
export const partsUnit = (view: SentenceView, before: number, { reason }: Slash): boolean =>
  (reason === '전치사구 앞' &&
    (isBehindBe(view, before) ||
      /^(?:still|already|right|straight|high|deep)$/u.test(view.at(before - 1).lower) ||
      isDistance(view, before) ||
      isInTurnedSubject(view, before))) ||
  (/to부정사구/u.test(reason) && isTurnedCondition(view, before)) ||
  (reason === '분사구 앞' && isGerundWithSubject(view, before)) ||
  (reason === '긴 주어 뒤' && (isInNounPhrase(view, before) || isOwnSubject(view, before))) ||
  (reason === '긴 주어 뒤' && isInShortClause(view, before)) ||
  (reason === '접속사가 생략된 절 앞' && isPushedDown(view, before)) ||
  isBehindPredeterminer(view, before) ||
  isInProportion(view, before) ||
  isBehindOpener(view, before) ||
  isOfThose(view, before) ||
  isInComparison(view, before) ||
  isQuotedWord(view, before);

/** "the less skill its operator needs": what stands between "the", its comparative and the verb is one breath. */
function isInProportion(view: SentenceView, index: number): boolean {
  for (let back = index - 1; back >= Math.max(0, index - 5); back -= 1) {
    if (/^[,;:]$/u.test(view.at(back).text) || isVerb(view.at(back))) return false;
    const isComparative =
      /^(?:JJR|RBR)$/u.test(view.at(back + 1).tag) ||
      /^(?:more|less|fewer|longer|harder|faster)$/u.test(view.at(back + 1).lower);
    if (view.at(back).lower === 'the' && isComparative && back < index - 1) return isProportion(view, back);
  }
  return false;
}

/** "The more …, the less …" */
const isProportion = (view: SentenceView, first: number): boolean =>
  view.tokens.some(
    ({ lower }, index) =>
      index !== first &&
      lower === 'the' &&
      (/^(?:JJR|RBR)$/u.test(view.at(index + 1).tag) ||
        /^(?:more|less|fewer|longer|harder|faster)$/u.test(view.at(index + 1).lower)) &&
      // "The harder a word is to say the longer it takes to learn": the comma may be left out.
      ((Math.min(index, first) === 0 && /^(?:DT|PRP|RB)$/u.test(view.at(2).tag)) ||
        view.tokens.slice(Math.min(index, first), Math.max(index, first)).some(({ text }) => text === ',')),
  );

/** "until, in the end, the council …": the clause has only begun. */
const isBehindOpener = (view: SentenceView, index: number): boolean =>
  view.at(index - 1).text === ',' &&
  // ", though,", "at once,"
  view.at(index - 2).tag !== 'RB' &&
  !(view.at(index - 2).lower === 'though' && view.at(index - 3).text === ',') &&
  // "as it had been before, …": an adverb.
  !(
    /^(?:before|after|since)$/u.test(view.at(index - 2).lower) &&
    index > 2 &&
    view.at(index - 3).text !== ','
  ) &&
  (subordinators.has(view.at(index - 2).lower) ||
    // "do that, since …" ends with a pronoun: no second comma follows.
    (view.at(index - 2).lower === 'that' &&
      isVerb(view.at(index - 3)) &&
      view.at(findMark(view, index)).text === ','));

/** "than those listening" */
const isOfThose = (view: SentenceView, index: number): boolean =>
  /^(?:those|that)$/u.test(view.at(index - 1).lower) &&
  /^(?:than|as)$/u.test(view.at(index - 2).lower) &&
  /^VB[GN]$/u.test(view.at(index).tag);

/** "was only about a fifth": the verb and its complement. */
function isBehindBe(view: SentenceView, index: number): boolean {
  let back = index - 1;
  while (isAdverb(view.at(back)) && view.at(back).tag !== 'RBR') back -= 1;
  return isBe(view.at(back));
}

/** "Were the committees to imitate them, …" */
const isTurnedCondition = (view: SentenceView, index: number): boolean =>
  view.at(0).lower === 'were' && !view.tokens.slice(0, index).some(({ text }) => text === ',');

/** "many miles from the shore" */
const isDistance = (view: SentenceView, index: number): boolean =>
  distance.test(view.at(index - 1).lemma) &&
  (view.at(index - 2).tag === 'CD' || /^(?:many|few|several|some)$/u.test(view.at(index - 2).lower)) &&
  /^(?:from|above|below|off|beneath)$/u.test(view.at(index).lower);

/** "Not until then were rules for bottles agreed upon": between the auxiliary and the verb stands the subject. */
function isInTurnedSubject(view: SentenceView, index: number): boolean {
  if (!negative.test(view.at(0).lower)) return false;
  const auxiliary = view.tokens.findIndex(
    ({ lemma, tag }) => /^(?:be|have|do)$/u.test(lemma) || tag === 'MD',
  );
  if (
    auxiliary < 1 ||
    auxiliary >= index ||
    !(
      isNoun(view.at(auxiliary + 1)) ||
      isAdjective(view.at(auxiliary + 1)) ||
      /^(?:DT|PRP\$)$/u.test(view.at(auxiliary + 1).tag)
    )
  )
    return false;
  return (
    !view.tokens.slice(auxiliary + 1, index).some((token) => isVerb(token) || token.text === ',') &&
    view.tokens.slice(index, findMark(view, index)).some((token) => /^VB[DN]?$/u.test(token.tag))
  );
}

/** "objected to a robot becoming a judge", "without anyone noticing the smoke" */
function isGerundWithSubject(view: SentenceView, index: number): boolean {
  if (view.at(index).tag !== 'VBG') return false;
  let first = index - 1;
  while (
    isNoun(view.at(first)) ||
    isAdjective(view.at(first)) ||
    /^(?:DT|PRP\$|CD)$/u.test(view.at(first).tag)
  )
    first -= 1;
  const { lower } = view.at(first);
  const governor = view.at(first - 1);
  return (
    /^(?:without|despite)$/u.test(lower) ||
    (lower === 'to' && /^(?:object|lead|oppose|due|objection|opposition)$/u.test(governor.lemma)) ||
    (lower === 'of' && ideas.test(governor.lemma)) ||
    (lower === 'about' && /^(?:complain|worry|concern)$/u.test(governor.lemma))
  );
}

/** "from the exposed / seabed": behind a preposition, an article and a quality stands a noun, whatever its tag. */
const isInNounPhrase = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'VBD' &&
  /^(?:IN|TO)$/u.test(view.at(index + 1).tag) &&
  (isAdjective(view.at(index - 1)) || view.at(index - 1).tag === 'VBN') &&
  /^(?:DT|PRP\$)$/u.test(view.at(index - 2).tag) &&
  view.at(index - 3).tag === 'IN';

/** "nothing its maker / ever saw": the subject of a clause on the word before. */
const isOwnSubject = (view: SentenceView, index: number): boolean =>
  (view.at(index - 2).tag === 'PRP$' &&
    /^(?:nothing|everything|anything|something)$/u.test(view.at(index - 3).lower)) ||
  (view.at(index - 2).tag === 'DT' && view.at(index - 3).lower === 'any');

/** "nearly all / the fish" */
const isBehindPredeterminer = (view: SentenceView, index: number): boolean =>
  /^(?:all|both|half)$/u.test(view.at(index - 1).lower) &&
  !isFinite(view.at(index)) &&
  /^(?:DT|PRP\$)$/u.test(view.at(index).tag);

/** 'the small word "if," …': a word that is only named opens nothing. */
const isQuotedWord = (view: SentenceView, index: number): boolean =>
  /^["“‘]$/u.test(view.at(index).text) &&
  (/^["”’]$/u.test(view.at(index + 2).text) || /^["”’]$/u.test(view.at(index + 3).text)) &&
  // 'the hidden / "if"'
  /^(?:NN\w*|JJ|VBN)$/u.test(view.at(index - 1).tag);

/** "after the deadline / had passed": subject and verb of a short clause are read in one breath. */
function isInShortClause(view: SentenceView, index: number): boolean {
  let first = index - 1;
  while (
    isNoun(view.at(first)) ||
    isAdjective(view.at(first)) ||
    /^(?:DT|PRP\$|CD)$/u.test(view.at(first).tag)
  )
    first -= 1;
  const { lower } = view.at(first);
  // "the moment the rope / broke"
  const isMoment = /^(?:moment|instant|minute)$/u.test(view.at(index - 3).lower);
  if (isMoment && view.at(index - 2).tag === 'DT' && view.at(index - 4).lower === 'the') return true;
  if (index - first > 4) return false;
  if (/^(?:when|because|while|if|where|unless|how|why|lest|whether)$/u.test(lower)) return true;
  if (lower === 'that' && view.at(first).tag === 'IN' && index - first <= 3) return true;
  // "how long the food / will taste", "long after the crust / has cooled"
  const opener = view.at(first - 1).lower;
  if (opener === 'how' && /^(?:RB|JJ|VBP)$/u.test(view.at(first).tag)) return true;
  if (/^(?:after|before)$/u.test(lower) && opener === 'long' && index - first > 2) return true;
  // "after the deadline had passed might dispute it", but "what happens before an exam is"
  const isDouble = view.tokens.slice(index + 2, findMark(view, index)).some(({ tag }) => tag === 'MD');
  return /^(?:after|before|until|since)$/u.test(lower) && isDouble;
}

/** "things / they did not know / they held": the clause between belongs to both. */
function isPushedDown(view: SentenceView, index: number): boolean {
  let first = index - 1;
  while (
    first > index - 5 &&
    (isVerb(view.at(first)) || isAdverb(view.at(first)) || view.at(first).tag === 'MD')
  )
    first -= 1;
  return view.at(first).tag === 'PRP' && isNoun(view.at(first - 1));
}

/** "no longer than a minute", "as hard to break as stone" */
function isInComparison(view: SentenceView, index: number): boolean {
  const { lower, tag } = view.at(index);
  if (lower === 'than') return view.at(index - 2).lower === 'no' && view.at(index - 1).lower === 'longer';
  const isEqual = tag === 'TO' && view.at(index - 2).lower === 'as' && isAdjective(view.at(index - 1));
  return isEqual && view.tokens.slice(index + 2, index + 4).some((token) => token.lower === 'as');
}
