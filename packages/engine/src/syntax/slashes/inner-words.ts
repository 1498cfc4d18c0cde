import { isFinite, isNoun, isVerb, type SentenceView } from '#grammar/sentence-view.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { isClauseBehindVerb, opensWithMeasure } from '#syntax/slashes/reaching-back.ts';
import type { Slash } from '#syntax/slashes/slash.ts';

const placeWord = /^(?:in|at|near|from|of|outside)$/u;
const longestName = 6;
const longestCompared = 3;

/** Words inside one name, one passive or one pair, whatever comma or verb speaks for a pause between them. */
export const partsInnerWords = (view: SentenceView, { before, reason }: Slash): boolean =>
  (reason === '쉼표 뒤' && isSecondPlace(view, before)) ||
  (reason === '긴 주어 뒤' && (isPassive(view, before) || isNamedBehindMeasure(view, before))) ||
  (reason === '등위접속사 앞' && isShortNor(view, before)) ||
  (reason === '전치사구 앞' && isAtRisk(view, before)) ||
  (/생략된 절 앞$/u.test(reason) && isBehindQuality(view, before)) ||
  isLongSince(view, before) ||
  isInNumber(view, before);

/** Where a pause inside the second half of a comparison or a second clause belongs; undefined for any other. */
export const findGreaterPart = (view: SentenceView, { before, reason }: Slash): number | undefined => {
  if (reason === '긴 주어 뒤') return findThan(view, before) ?? findSecondClause(view, before);
  return reason === '전치사구 앞' ? findAs(view, before) : undefined;
};

const isName = (view: SentenceView, index: number): boolean => view.at(index).tag.startsWith('NNP');

/** "a museum in East London, / South Africa, was": two names of one place. */
function isSecondPlace(view: SentenceView, index: number): boolean {
  let end = index;
  while (isName(view, end)) end += 1;
  if (end === index || end > index + 2 || !/^[,.;]$/u.test(view.at(end).text)) return false;
  let first = index - 2;
  while (first > index - longestName && (isName(view, first) || isOfName(view, first))) first -= 1;
  if (view.at(first).lower === 'the') first -= 1;
  if (first > index - 3 || !placeWord.test(view.at(first).lower)) return false;
  // "In the streets of New York, Ada Lowe, a nurse, …": the phrase ends where the subject begins.
  let start = first;
  while (start > 0 && !/^[,;:–—]$/u.test(view.at(start - 1).text)) start -= 1;
  const isPhrase = /^(?:IN|TO|VB[GN]|RB|WRB)$/u.test(view.at(start).tag);
  return (!isPhrase && isNoun(view.at(first - 1))) || view.tokens.slice(start, first).some(isFinite);
}

const isOfName = (view: SentenceView, index: number): boolean =>
  view.at(index).lower === 'of' && isName(view, index - 1) && isName(view, index + 1);

/** "each of which could be / had for a penny" */
function isPassive(view: SentenceView, index: number): boolean {
  const isOpened = /^(?:MD|TO)$/u.test(view.at(index - 2).tag);
  const { lower } = view.at(index);
  return (
    view.at(index - 1).lower === 'be' &&
    isOpened &&
    lower !== 'was' &&
    getVerbForms(lower).isParticiple &&
    (/^(?:IN|TO|CC)$/u.test(view.at(index + 1).tag) || /^[,.;]$/u.test(view.at(index + 1).text))
  );
}

/** "Some ten miles off the coast, Ada Lowe / was surprised" */
function isNamedBehindMeasure(view: SentenceView, index: number): boolean {
  let first = index;
  while (isName(view, first - 1)) first -= 1;
  return first < index && opensWithMeasure(view, first - 1);
}

/** "infants / at high risk" */
const isAtRisk = (view: SentenceView, index: number): boolean =>
  view.at(index).lower === 'at' &&
  view.at(index + 1).tag.startsWith('JJ') &&
  view.at(index + 2).lower === 'risk' &&
  isNoun(view.at(index - 1));

/** "A beating heart and shaking / hands are signs": the verb is that of both nouns. */
const isBehindQuality = (view: SentenceView, index: number): boolean =>
  view.at(index - 2).tag === 'CC' &&
  /\p{L}{2}ing$/u.test(view.at(index - 1).lower) &&
  view.at(index).tag === 'NNS' &&
  isFinite(view.at(index + 1));

/** "things they had long since / ceased to want" */
const isLongSince = (view: SentenceView, index: number): boolean =>
  view.at(index - 1).lower === 'since' &&
  view.at(index - 2).lower === 'long' &&
  view.at(index - 3).lemma === 'have' &&
  getVerbForms(view.at(index).lower).isParticiple;

/** "for neither money / nor rank" */
const isShortNor = (view: SentenceView, nor: number): boolean =>
  view.at(nor).lower === 'nor' &&
  [2, 3].some((back) => view.at(nor - back).lower === 'neither') &&
  /^(?:NN|NNS)$/u.test(view.at(nor - 1).tag) &&
  (/^(?:IN|TO)$/u.test(view.at(nor - 3).tag) || !isFinite(view.at(nor + 1)));

/** "cost more / than most workers earned" */
function findThan(view: SentenceView, verb: number): number | undefined {
  let than = verb - 2;
  while (than > verb - longestCompared - 2 && view.at(than).lower !== 'than') than -= 1;
  const between = view.tokens.slice(than + 1, verb);
  const governor = view.at(than - 2);
  const isGoverned =
    /^(?:more|less|fewer)$/u.test(view.at(than - 1).lower) &&
    (getVerbForms(governor.lower).isBase || (isVerb(governor) && isFinite(governor))) &&
    !/^(?:that|which|who)$/u.test(view.at(than - 3).lower) &&
    !/^(?:DT|PRP\$|JJ|IN)$/u.test(view.at(than - 3).tag);
  return view.at(than).lower === 'than' &&
    isGoverned &&
    view.at(verb - 1).tag === 'NNS' &&
    between.every(({ tag }) => /^(?:DT|PRP\$|JJ[RS]?|NNS?)$/u.test(tag))
    ? than
    : undefined;
}

/** "when the plum trees fruit / and the birds are hungry" */
function findSecondClause(view: SentenceView, verb: number): number | undefined {
  const joints = [3, 4, 5].map((back) => verb - back);
  return joints.find((index) => isClauseBehindVerb(view, index));
}

/** "sound as odd / as a door without a key" */
const findAs = (view: SentenceView, preposition: number): number | undefined =>
  /^(?:without|with)$/u.test(view.at(preposition).lower) &&
  isNoun(view.at(preposition - 1)) &&
  /^an?$/u.test(view.at(preposition - 2).lower) &&
  view.at(preposition - 3).lower === 'as' &&
  view.at(preposition - 5).lower === 'as' &&
  view.at(preposition - 4).tag === 'JJ'
    ? preposition - 3
    : undefined;

/** "six / and a half dollars", "three hundred / and fifty" */
const isInNumber = (view: SentenceView, index: number): boolean =>
  view.at(index).lower === 'and' &&
  (/^(?:CD|DT)$/u.test(view.at(index - 1).tag) ||
    /^(?:dozen|hundred|thousand|million)$/u.test(view.at(index - 1).lower)) &&
  ((view.at(index + 1).lower === 'a' && /^(?:half|quarter)$/u.test(view.at(index + 2).lower)) ||
    (/^(?:hundred|thousand|million)$/u.test(view.at(index - 1).lower) && view.at(index + 1).tag === 'CD'));
