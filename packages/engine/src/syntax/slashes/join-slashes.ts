import { readNounPhrase } from '#grammar/noun-phrase.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  countWords,
  isAdjective,
  isAdverb,
  isBe,
  isFinite,
  isNoun,
  isSureFinite,
  isVerb,
  skipAdverbs,
  subjectPronouns,
} from '#grammar/sentence-view.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import { findMark } from '#syntax/slashes/sentence-parts.ts';
import { findLists } from '#syntax/slashes/short-lists.ts';
import type { Slash } from '#syntax/slashes/slash.ts';
import { beginOfVerb } from '#syntax/slashes/verb-begin.ts';
import { findClauseVerb } from '#syntax/slashes/slash-verbs.ts';

const phraseReason = /구 앞$/u;
const clauseWord =
  /^(?:that|who|whom|whose|which|what|how|why|when|where|whether|if|because|although|while|as|than|before|after|until|since)$/u;
/** A second part as long as this is cut off; a shorter one stays, and the phrase before it is not parted. */
const heavyPart = 4;

/**
 * A chunk that begins with a phrase holds nothing but the phrase: where a verb or a second part behind a
 * conjunction belongs to what stands before, a pause comes there too, or none before the phrase.
 */
export function mendJoins(view: SentenceView, chosen: readonly Slash[]): Slash[] {
  const kept: Slash[] = [];
  const places = chosen.map(({ before }) => before);
  for (const slash of chosen) {
    if (
      !/[구절] 앞$|접속사 앞$/u.test(slash.reason) ||
      (slash.reason === '등위접속사 앞' && view.at(slash.before + 1).tag !== 'IN')
    ) {
      kept.push(slash);
      continue;
    }
    const limit = Math.min(findMark(view, slash.before), ...places.filter((place) => place > slash.before));
    if (!phraseReason.test(slash.reason) && slash.reason !== '등위접속사 앞') {
      const verb = findSecondVerb(view, slash.before, limit);
      kept.push(slash, ...(verb ? [verb] : []));
      continue;
    }
    const end = findStranger(view, slash.before, limit);
    const isNext = slash.reason === '등위접속사 앞';
    if (end === undefined || (isNext && !end.isCut)) kept.push(slash);
    else if (end.isCut) kept.push(slash, end.slash);
    else if (end.slash.before >= 0) kept.push(end.slash);
  }
  return kept;
}

/** "/ that hatch in spring / may find …": a clause has one verb, the next one is that of the noun before it. */
function findSecondVerb(view: SentenceView, first: number, limit: number): Slash | undefined {
  let owed = 1;
  for (let index = first + 1; index < limit; index += 1) {
    const token = view.at(index);
    const before = view.at(index - 1);
    // Behind a conjunction the clause may go on.
    if (token.tag === 'CC') return undefined;
    if (clauseWord.test(token.lower) && isClause(view, index)) owed += 1;
    else if (isFinite(token)) {
      const isOwn = owed > 0 || isBehindThought(view, index) || isContact(view, first, index);
      if (!isOwn) {
        const found =
          isSureFinite(token) && (!isFinite(before) || token.tag === 'MD' || endsShortClause(view, index - 1))
            ? readVerb(view, first, index, limit)
            : nowhere;
        return found.isCut ? found.slash : undefined;
      }
      owed -= owed > 0 ? 1 : 0;
      // "who say the plan works"
      if (clauseVerbs.has(token.lemma) && findClauseVerb(view, index + 1) !== undefined) owed += 1;
    }
  }
  return undefined;
}

/** "on whom he relied wished": the verb right behind a pronoun and its verb is that of the noun before. */
const endsShortClause = (view: SentenceView, verb: number): boolean =>
  subjectPronouns.test(view.at(verb - 1).lower) &&
  !isBe(view.at(verb)) &&
  !clauseVerbs.has(view.at(verb).lemma);

interface Stranger {
  /** The pause before what does not belong to the phrase; at -1 where there is no room for one. */
  slash: Slash;
  /** The phrase keeps its own pause. */
  isCut: boolean;
}

const nowhere: Stranger = { slash: { before: -1, strength: 0, reason: '' }, isCut: false };

/** What stands in the chunk `[first, limit)` and does not belong to the phrase that opens it. */
function findStranger(view: SentenceView, first: number, limit: number): Stranger | undefined {
  const lists = findLists(view);
  let owed = 0;
  for (let index = first + 1; index < limit; index += 1) {
    const token = view.at(index);
    const isSuch = /^(?:such|rather)$/u.test(view.at(index - 1).lower);
    if (!isSuch && clauseWord.test(token.lower) && isClause(view, index)) owed += 1;
    else if (isSureFinite(token)) {
      if (owed > 0) owed -= 1;
      else if (!isBehindThought(view, index) && !isContact(view, first, index))
        return readVerb(view, first, index, limit);
    } else if (token.lower === 'than' && !isCompared(view, first, index)) {
      return { slash: { before: index, strength: 2, reason: '비교 대상 앞' }, isCut: true };
    } else if (token.tag === 'CC' && !lists.some(({ conjunction }) => conjunction === index)) {
      const stranger = readPart(view, first, index, limit);
      if (stranger) return stranger;
    }
  }
  return undefined;
}

/** "what he hopes will be": the verb of what is hoped. */
const isBehindThought = (view: SentenceView, index: number): boolean =>
  isVerb(view.at(index - 1)) && clauseVerbs.has(view.at(index - 1).lemma);

const isClause = (view: SentenceView, index: number): boolean =>
  findClauseVerb(view, index + 1) !== undefined || isFinite(view.at(skipAdverbs(view, index + 1)));

/** The comparison stands in the phrase itself: "for more than a year", "in better condition than before". */
const isCompared = (view: SentenceView, first: number, than: number): boolean =>
  view.tokens
    .slice(first, than)
    .some(({ tag, lower }) => /^(?:JJR|RBR)$/u.test(tag) || /^(?:rather|other|less|more)$/u.test(lower));

/** "the biology humans share": the verb of a clause without a mark, which its subject opens inside. */
function isContact(view: SentenceView, first: number, verb: number): boolean {
  for (let index = first + 2; index < verb; index += 1)
    if (/^(?:PRP|EX)$/u.test(view.at(index).tag) && findClauseVerb(view, index) === verb) return true;
  return false;
}

/** "toast / made from old bread / tastes better": the verb belongs to the noun before the phrase. */
function readVerb(view: SentenceView, first: number, verb: number, limit: number): Stranger {
  let before = beginOfVerb(view, verb);
  while (/ly$/u.test(view.at(before - 1).lower) && isAdverb(view.at(before - 1))) before -= 1;
  // "rarely but thoroughly", "who can see clearly"
  if (view.at(before - 1).tag === 'CC' || isVerb(view.at(before - 1)) || before < first + 2) before = verb;
  // "the water it would lose"
  if (view.at(before - 1).tag === 'PRP') return nowhere;
  // "in May 2015"
  if (/^\p{Lu}/u.test(view.at(verb).text)) return nowhere;
  const isRoomy = countWords(view, first, before) >= 3 && countWords(view, before, limit) >= 2;
  return isRoomy ? { slash: { before, strength: 2.4, reason: '긴 주어 뒤' }, isCut: true } : nowhere;
}

/** "/ to the light / and closing her eyes": what follows the conjunction is no second part of the phrase. */
function readPart(
  view: SentenceView,
  first: number,
  conjunction: number,
  limit: number,
): Stranger | undefined {
  const next = skipAdverbs(view, conjunction + 1);
  const cut: Slash = { before: conjunction, strength: 2, reason: '등위접속사 앞' };
  const length = countWords(view, conjunction, limit);
  const isVerbal = /^(?:VB[GNDPZ]?|MD|TO)$/u.test(view.at(next).tag);
  // "a label, a mask in a box and a bar of chocolate": the last item of a list.
  if (!isVerbal && closesList(view, first, next)) return { slash: cut, isCut: true };
  // "fireflies / flashing along a river / and hearts / beating in a dish"
  if (
    !isVerbal &&
    isNoun(view.at(limit - 1)) &&
    /^VB[GN]$/u.test(view.at(limit).tag) &&
    /^VB[GN]$/u.test(view.at(first).tag)
  )
    return { slash: cut, isCut: true };
  // "visitors in the city and two in the suburbs"
  const isAmount =
    view.at(next).tag === 'CD' || /^(?:more|less|fewer|others|none)$/u.test(view.at(next).lower);
  if (isAmount && view.at(next + 1).tag === 'IN') return { slash: cut, isCut: true };
  // "costly to grow and awkward to carry"
  if (isAdjective(view.at(next)) && view.at(next + 1).tag === 'TO') return nowhere;
  const isFellow = isVerbal
    ? hasForm(view, first, conjunction, view.at(next).tag)
    : isLikeNoun(view, conjunction, next);
  // "to choose water / and force producers / to change": the second verb has a phrase of its own.
  const isHeavy = isVerbal && limit < findMark(view, first) && length >= heavyPart - 1;
  if (isFellow && isHeavy && view.at(limit).tag !== 'CC') return { slash: cut, isCut: true };
  if (isFellow) return undefined;
  if (length < heavyPart) return isVerbal && length >= 2 ? { slash: cut, isCut: true } : nowhere;
  return { slash: cut, isCut: isVerbal };
}

/** Before the phrase stands an item behind a comma, and both have their article. */
function closesList(view: SentenceView, first: number, next: number): boolean {
  if (!/^(?:DT|PRP\$|CD)$/u.test(view.at(next).tag)) return false;
  let comma = first - 1;
  while (comma > 0 && view.at(comma).text !== ',') {
    if (isFinite(view.at(comma)) || !/^(?:NN|JJ|DT|PRP\$|IN|CD|VB[GN])/u.test(view.at(comma).tag))
      return false;
    comma -= 1;
  }
  return (
    comma > 0 &&
    /^(?:DT|PRP\$|CD)$/u.test(view.at(comma + 1).tag) &&
    isNoun(view.at(comma - 1)) &&
    view.tokens.slice(0, comma).some(isFinite)
  );
}

/** "for washing and drying", "to rest and sleep": the same form stands in the phrase. */
function hasForm(view: SentenceView, first: number, end: number, tag: string): boolean {
  const wanted = tag === 'VB' ? /^VB$/u : new RegExp(`^${tag}$`, 'u');
  return view.tokens.slice(first, end).some((token) => wanted.test(token.tag));
}

/** "for freedom and a hero": a noun with its article is no fellow of a bare one; all else may be. */
function isLikeNoun(view: SentenceView, conjunction: number, next: number): boolean {
  const phrase = readNounPhrase(view, next);
  const before = view.at(conjunction - 1);
  if (!phrase || phrase.isPronoun || !(isNoun(before) || before.tag === 'CD')) return true;
  const isDetermined = (from: number): boolean => /^(?:DT|PRP\$|CD|NNPS?)$/u.test(view.at(from).tag);
  const left = findNounStart(view, conjunction - 1);
  if (before.tag === 'CD') return view.at(phrase.head).tag === 'CD';
  return !isDetermined(next) || isDetermined(left) || before.tag === 'NNS';
}

function findNounStart(view: SentenceView, head: number): number {
  let first = head;
  while (/^(?:NN|JJ|POS|VBN|VBG|CD|DT|PRP\$|RB)/u.test(view.at(first - 1).tag)) {
    first -= 1;
    if (/^(?:DT|PRP\$)$/u.test(view.at(first).tag)) break;
  }
  return first;
}
