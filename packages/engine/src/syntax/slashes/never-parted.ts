import { readNounPhrase } from '#grammar/noun-phrase.ts';
import {
  isAdjective,
  isBe,
  isFinite,
  isHave,
  isNoun,
  isSureFinite,
  isVerb,
  skipAdverbs,
  subordinators,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { clauseVerbs, doubleObjectVerbs } from '#grammar/verb-lists.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { partsBond } from '#syntax/slashes/bonded-words.ts';
import { partsCloseWords } from '#syntax/slashes/close-words.ts';
import { partsShortSubject } from '#syntax/slashes/parted-subjects.ts';
import { partsWhole } from '#syntax/slashes/whole-words.ts';
import { findMark } from '#syntax/slashes/sentence-parts.ts';
import { findLists } from '#syntax/slashes/short-lists.ts';
import { isSubjectOfSecond } from '#syntax/slashes/second-clauses.ts';
import type { Slash } from '#syntax/slashes/slash.ts';

const determiner = /^(?:an?|the|every|my|your|his|its|our|their)$/u;
const quantifier = /^(?:all|both|each)$/u;
/** They take an object and what is done to it: "get the house painted". */
const causing = /^(?:get|have)$/u;
const insidePhrase = /^(?:DT|PRP\$?|CD|JJ[RS]?|NN|POS)/u;
const longestObject = 5;

/** Two words side by side that no reader parts, whatever reason speaks for a pause between them. */
export function partsNeighbours(view: SentenceView, before: number, slash: Slash): boolean {
  const { reason, strength } = slash;
  if (
    partsBond(view, { ...slash, before }) ||
    partsCloseWords(view, before) ||
    isBehindDeterminer(view, before) ||
    isBehindAuxiliary(view, before) ||
    isBareThose(view, before) ||
    isDenied(view, before) ||
    isNamedWord(view, before) ||
    isTurnedPronoun(view, before) ||
    isPlaceThere(view, before) ||
    isLoneTime(view, before) ||
    view.at(before - 1).tag === 'EX' ||
    partsWhole(view, before) ||
    // "before / and after they use it"
    (/^(?:before|during)$/u.test(view.at(before - 1).lower) && view.at(before).tag === 'CC') ||
    // "warn others of / where it lies"
    (view.at(before - 1).lower === 'of' && reason !== '긴 주어 뒤' && !/^(?:쉼표|구두점) 뒤$/u.test(reason))
  )
    return true;
  switch (reason) {
    case '등위접속사 앞':
      return (
        isSharedHead(view, before) ||
        isJoinedSubject(view, before) ||
        (strength < 2.6 && isPairOfParticiples(view, before)) ||
        isPairOfThings(view, before) ||
        isNameInRow(view, before)
      );
    case '긴 주어 뒤':
      return (
        isDoneToObject(view, before, reason) ||
        isBehindLateAdverb(view, before) ||
        isObjectOfPhrase(view, before) ||
        isComparedPronoun(view, before) ||
        isAskedVerb(view, before) ||
        isSubjectOfSecond(view, before) ||
        partsShortSubject(view, before)
      );
    case '분사구 앞':
      return isDoneToObject(view, before, reason) || isPastOfSecond(view, before) || isKeptSo(view, before);
    case '전치사구 앞':
      return (
        /^(?:IN|TO)$/u.test(view.at(before - 1).tag) ||
        (strength < 1.8 &&
          (isParticle(view, before) || isInsideObject(view, before) || isInMember(view, before)))
      );
    case 'to부정사구 앞':
      return isForSomebody(view, before);
    case '관계사절 앞':
      return isBareQuestion(view, before);
    default:
      return (
        /생략된 절 앞$/u.test(reason) &&
        (isNoSubject(view, before) ||
          isInsideName(view, before) ||
          isSeenDone(view, before) ||
          isTimeOfClause(view, before))
      );
  }
}

const isBehindDeterminer = (view: SentenceView, index: number): boolean => {
  const { tag, lower } = view.at(index - 1);
  return /^(?:DT|PRP\$)$/u.test(tag) && determiner.test(lower);
};

/** "would / all have washed", "is / often said" */
function isBehindAuxiliary(view: SentenceView, index: number): boolean {
  const left = view.at(index - 1);
  // "a single can / before the ships sailed"
  // "as hard as you can / is": a second finite verb
  if (left.tag === 'MD' && isBe(view.at(index)) && isFinite(view.at(index))) return false;
  if (left.tag === 'MD') return !/^(?:DT|PRP\$|JJ)$/u.test(view.at(index - 2).tag);
  // "can no more / rely on it"
  const isNoMore = /^(?:more|longer|less)$/u.test(left.lower) && view.at(index - 2).lower === 'no';
  if (isNoMore && (view.at(index - 3).tag === 'MD' || isHave(view.at(index - 3)))) return true;
  // "those that succeeded had all / had contact"
  if (left.lower === 'all' && isHave(view.at(index - 2)) && isHave(view.at(index))) return true;
  // "what the hills do / have", "nor do / they learn"
  if (left.lemma === 'do' && isVerb(left)) {
    if (/^VBP?$/u.test(view.at(index).tag) && !isBe(view.at(index))) return true;
    return view.at(index).tag === 'PRP' && /^VBP?$/u.test(view.at(index + 1).tag);
  }
  const isAuxiliary = isBe(left) || isHave(left);
  return isAuxiliary && (/^VB[NG]$/u.test(view.at(index).tag) || quantifier.test(view.at(index).lower));
}

/** "kept it / locked away" */
const isKeptSo = (view: SentenceView, index: number): boolean =>
  /^(?:it|them)$/u.test(view.at(index - 1).lower) &&
  /^(?:keep|leave|find)$/u.test(view.at(index - 2).lemma) &&
  isVerb(view.at(index - 2));

/** "by the time / it is needed", "every time / they meet" */
const isTimeOfClause = (view: SentenceView, index: number): boolean =>
  view.at(index - 1).lower === 'time' &&
  (/^(?:every|each)$/u.test(view.at(index - 2).lower) ||
    (view.at(index - 2).lower === 'the' && view.at(index - 3).lower === 'by'));

/** "sees / it solved well": what is seen done has no verb of its own. */
const isSeenDone = (view: SentenceView, index: number): boolean =>
  /^(?:see|hear|feel|find|want|get|watch)$/u.test(view.at(index - 1).lemma) &&
  isVerb(view.at(index - 1)) &&
  /^(?:it|them)$/u.test(view.at(index).lower) &&
  /^VB[DN]$/u.test(view.at(index + 1).tag) &&
  getVerbForms(view.at(index + 1).lower).isParticiple &&
  /^(?:RB|IN|[,.])/u.test(view.at(index + 2).tag);

/** "a vitamin the body otherwise / cannot absorb": the adverb is that of the verb. */
const isBehindLateAdverb = (view: SentenceView, index: number): boolean =>
  /^(?:otherwise|still|often|also|never|always|rarely|usually|simply|actually|merely|generally|normally|already)$/u.test(
    view.at(index - 1).lower,
  ) &&
  isNoun(view.at(index - 2)) &&
  /^(?:DT|PRP\$)$/u.test(view.at(index - 3).tag) &&
  (view.at(index).tag === 'MD' || isHave(view.at(index)));

/** "a beam of / light where none had been": what seems a verb is the noun of the phrase. */
const isObjectOfPhrase = (view: SentenceView, index: number): boolean =>
  view.at(index - 1).tag === 'IN' &&
  // "strength of will but no luck"
  ((view.at(index).tag === 'MD' && /^(?:[,.;]|and|but|or)$/u.test(view.at(index + 1).lower)) ||
    (view.analysis.tokens[view.at(index).index]?.tag ?? '').startsWith('NN'));

/** "Why should a family / sit for weeks?" */
function isAskedVerb(view: SentenceView, index: number): boolean {
  if (!/^VBP?$/u.test(view.at(index).tag) || view.at(view.length - 1).text !== '?') return false;
  let first = index;
  while (first > index - longestObject && insidePhrase.test(view.at(first - 1).tag)) first -= 1;
  return first < index && (view.at(first - 1).tag === 'MD' || view.at(first - 1).lemma === 'do');
}

/** "as slowly as it / did before" */
const isComparedPronoun = (view: SentenceView, index: number): boolean =>
  view.at(index - 1).lower === 'it' &&
  /^(?:as|than|that|what|which|when|if|because|how|where|while|though)$/u.test(view.at(index - 2).lower);

/** "those shed / over a loss" */
const isBareThose = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'IN' &&
  /^VB[DGN]$/u.test(view.at(index - 1).tag) &&
  view.at(index - 2).lower === 'those';

/** "of steam / or water power": two things of one noun behind a preposition, and no verb behind them. */
function isSharedHead(view: SentenceView, conjunction: number): boolean {
  const isBare = view.at(conjunction - 1).tag === 'NN' && view.at(conjunction - 2).tag === 'IN';
  const isNamed = view.at(conjunction + 1).tag === 'NN' && isNoun(view.at(conjunction + 2));
  // "the names / and uses of plants": both have the same phrase behind them.
  if (isSameOf(view, conjunction)) return true;
  if (!isBare || !isNamed) return false;
  return !view.tokens.slice(conjunction, findMark(view, conjunction)).some(isSureFinite);
}

const isSameOf = (view: SentenceView, conjunction: number): boolean =>
  view.at(conjunction - 2).tag === 'DT' &&
  isNoun(view.at(conjunction - 1)) &&
  (view.at(conjunction - 1).tag === view.at(conjunction + 1).tag || view.at(conjunction + 1).tag === 'VBZ') &&
  view.at(conjunction + 2).lower === 'of';

/** "to get the gate / mended" */
function isDoneToObject(view: SentenceView, index: number, reason: string): boolean {
  if (!/^(?:VB[DN]|JJ)$/u.test(view.at(index).tag)) return false;
  let back = index - 1;
  while (back > index - 1 - longestObject && insidePhrase.test(view.at(back).tag)) back -= 1;
  const verb = view.at(back);
  if (back === index - 1) return false;
  // "leave a strip / unmown"
  if (reason === '분사구 앞' && /^(?:leave|keep|find)$/u.test(verb.lemma) && isVerb(verb)) return true;
  return causing.test(verb.lemma) && /^(?:VB|VBG)$/u.test(verb.tag);
}

/** "as soon as rain / and wind arrive": the clause has no verb yet, so both nouns are its subject. */
function isJoinedSubject(view: SentenceView, conjunction: number): boolean {
  if (!/^NNS?$/u.test(view.at(conjunction - 1).tag)) return false;
  if (!/^(?:DT|PRP\$|CD|JJ|NNS?)$/u.test(view.at(conjunction + 1).tag)) return false;
  let first = conjunction - 1;
  while (insidePhrase.test(view.at(first - 1).tag)) first -= 1;
  const { lower } = view.at(first - 1);
  // "prey such as deer / and help for farmers such as ours"
  if (lower === 'as' && view.at(first - 2).lower === 'such') return false;
  // "treat the past as a country / and the future as a promise"
  if (lower === 'as' && view.at(readNounPhrase(view, conjunction + 1)?.end ?? 0).lower === 'as') return false;
  return subordinators.has(lower) || (lower === 'that' && view.at(first - 1).tag === 'IN');
}

/** "a child scolded / and sung to" */
const isPairOfParticiples = (view: SentenceView, conjunction: number): boolean =>
  /^VB[DN]$/u.test(view.at(conjunction - 1).tag) &&
  view.at(conjunction + 1).tag === 'VBN' &&
  !isBe(view.at(conjunction + 1));

/** "one that does / not is …" */
const isDenied = (view: SentenceView, index: number): boolean =>
  view.at(index).lower === 'not' &&
  (isBe(view.at(index - 1)) || isHave(view.at(index - 1)) || view.at(index - 1).lemma === 'do');

/** "which brewers made and sailors / drank": a second subject, and its verb. */
const isPastOfSecond = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'VBN' &&
  getVerbForms(view.at(index).lower).isPast &&
  isNoun(view.at(index - 1)) &&
  view.at(index - 2).tag === 'CC' &&
  isNoun(view.at(index - 3));

/** "Nor are / they simply lies" */
const isTurnedPronoun = (view: SentenceView, index: number): boolean =>
  index === 2 &&
  /^(?:nor|neither|so|never|rarely|seldom)$/u.test(view.at(0).lower) &&
  view.at(index).tag === 'PRP';

/** "most women / there were sent to the weaving class": a passive has its subject before it. */
const isPlaceThere = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'EX' &&
  isNoun(view.at(index - 1)) &&
  isBe(view.at(index + 1)) &&
  view.at(index + 2).tag === 'VBN';

/** "the word / if made matters worse": a word that is only named opens nothing. */
const isNamedWord = (view: SentenceView, index: number): boolean =>
  view.at(index - 1).lower === 'word' &&
  view.at(index - 2).lower === 'the' &&
  subordinators.has(view.at(index).lower) &&
  isVerb(view.at(index + 1));

/** "from roots / and fallen fruit": the second may be one more thing behind the preposition. */
function isPairOfThings(view: SentenceView, conjunction: number): boolean {
  const isThing = isNoun(view.at(conjunction - 1)) && view.at(conjunction - 2).tag === 'IN';
  const isDone =
    /^VB[DN]$/u.test(view.at(conjunction + 1).tag) && /ed$|en$/u.test(view.at(conjunction + 1).lower);
  const isWhole =
    findMark(view, conjunction) === conjunction + 3 ||
    (view.at(conjunction).lower === 'or' && view.at(conjunction + 3).tag === 'IN');
  return isThing && isDone && isNoun(view.at(conjunction + 2)) && isWhole;
}

/** "hand / over some of it" */
const isParticle = (view: SentenceView, index: number): boolean =>
  /^(?:over|up|out|off|down|away|back)$/u.test(view.at(index).lower) &&
  /^VB[DGPZ]?$/u.test(view.at(index - 1).tag);

/** "to have every window / in the house cleaned": the phrase stands inside what the verb takes. */
function isInsideObject(view: SentenceView, index: number): boolean {
  const end = readNounPhrase(view, index + 1)?.end;
  return (
    end !== undefined &&
    isNoun(view.at(index - 1)) &&
    /^VB[DN]$/u.test(view.at(end).tag) &&
    hasCause(view, index)
  );
}

const hasCause = (view: SentenceView, index: number): boolean =>
  view.tokens
    .slice(Math.max(0, index - longestObject), index)
    .some(
      (token, at, all) =>
        causing.test(token.lemma) && isVerb(token) && !/^VBN$/u.test(all[at + 1]?.tag ?? ''),
    );

/** "pruning / his own tree", "something / sweet might": no noun before the clause, or no subject at its head. */
function isNoSubject(view: SentenceView, index: number): boolean {
  const isBehindGerund =
    view.at(index - 1).tag === 'VBG' &&
    !isAdjective(view.at(index - 2)) &&
    !clauseVerbs.has(view.at(index - 1).lemma);
  const next = view.at(index + 1);
  // "found / it proud by a coin", "heard / nothing but dull knocks"
  const isLone = /^(?:it|them|nothing|something|anything|little)$/u.test(view.at(index).lower);
  if (isLone && isVerb(view.at(index - 1)) && !isFinite(view.at(skipAdverbs(view, index + 1)))) return true;
  // "showed / it photographs of people"
  const isGiven = view.at(index).tag === 'PRP' && doubleObjectVerbs.has(view.at(index - 1).lemma);
  if (isGiven && next.tag === 'VBZ' && view.at(index + 2).lower === 'of') return true;
  // "trouble finding / clean sand in which to lay eggs"
  if (
    isAdjective(view.at(index)) &&
    isNoun(next) &&
    view.at(index + 2).tag === 'IN' &&
    view.at(index + 3).tag === 'WDT'
  )
    return true;
  return isBehindGerund || (isAdjective(view.at(index)) && (isFinite(next) || next.tag === 'TO'));
}

/** "experienced real estate / agents were asked": a bare word at the head of its clause is the first part of a name. */
function isInsideName(view: SentenceView, index: number): boolean {
  if (view.at(index).tag !== 'NNS' || view.at(index - 1).tag !== 'NN') return false;
  // "two violin / concertos that were lost": a clause on the noun follows, no verb.
  if (view.at(index + 1).tag === 'WDT' && /^(?:CD|DT|JJ)$/u.test(view.at(index - 2).tag)) return true;
  let first = index - 1;
  while (/^(?:JJ|VBN|VBD)$/u.test(view.at(first - 1).tag)) first -= 1;
  return first < index - 1 && (first === 0 || view.at(first - 1).text === ',');
}

/** "as it had been / before, only smaller": an adverb. */
function isLoneTime(view: SentenceView, index: number): boolean {
  const word = /^(?:just|long|shortly|soon|ever)$/u.test(view.at(index).lower) ? index + 1 : index;
  return (
    /^(?:before|after|since|once)$/u.test(view.at(word).lower) &&
    /^[,.;:]$/u.test(view.at(word + 1).text) &&
    !/^[,;:–—]$/u.test(view.at(index - 1).text)
  );
}

/** "which key fitted / which lock": a second question without a verb is no clause. */
const isBareQuestion = (view: SentenceView, index: number): boolean =>
  /^(?:which|what|whose)$/u.test(view.at(index).lower) &&
  isVerb(view.at(index - 1)) &&
  !view.tokens.slice(index + 1, findMark(view, index)).some((token) => isVerb(token) || token.tag === 'TO');

/** "asked for it / to be moved" */
const isForSomebody = (view: SentenceView, to: number): boolean =>
  /^PRP$/u.test(view.at(to - 1).tag) && view.at(to - 2).lower === 'for';

/** "the knock / at the door, the lowered voice and …": the first member of a row with its phrase. */
function isInMember(view: SentenceView, index: number): boolean {
  const comma = findMark(view, index);
  const isOpened = [index - 2, comma + 1].every((at) => /^(?:DT|PRP\$)$/u.test(view.at(at).tag));
  return isOpened && findLists(view).some(({ commas }) => commas[0] === comma);
}

/** "the villages, Osney, / Botley, Wytham, …": a name between commas opens no clause. */
const isNameInRow = (view: SentenceView, index: number): boolean =>
  view.at(index).tag.startsWith('NNP') && view.at(index - 1).text === ',' && view.at(index + 1).text === ',';
