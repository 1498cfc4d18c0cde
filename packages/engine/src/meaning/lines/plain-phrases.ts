import { findEntry, findNounClass } from '@jadoo/lexicon';

import { isNoun, type SentenceView } from '#grammar/sentence-view.ts';
import { isHollowNoun } from '#meaning/subject-noun.ts';
import type { Sentence, Token } from '#passage/analysis.ts';
import { readOnce } from '#read-once.ts';
import { readClauses } from '#syntax/clauses/read-clauses.ts';

/** Words that point to what another sentence says, bind a clause to it, or weigh it. */
const pointing =
  /^(?:this|these|those|such|another|others?|former|latter|same|both|each|either|neither|it|he|she|him|his|hers?|they|them|i|me|my|you|your|yours|here|there|then|thus|therefore|however|also|too|instead|again|still|yet|even|so|only|once|now|today|later|earlier|soon|ago|indeed|perhaps|maybe|probably|nevertheless|otherwise|hence|moreover|rather|else|ones?|first|second|third|next|following|previous|that|last|nothing|nobody|none|never|hardly|unlike|merely|actually|really|already|almost|nearly|roughly|everything|anything|something|someone|anyone|everyone|everybody|alike|likewise|respectively|similarly|accordingly|identical|opposite|mine|ours|theirs|but|whatever|whoever|himself|herself|myself|yourself|if)$/u;
/** Verbs of those who tell or find out, of what only seems, and of what hardly says a thing. */
export const neverTold =
  /^(?:say|tell|argue|claim|note|suggest|reveal|report|conclude|think|believe|know|mean|seem|appear|wonder|ask|explain|point|call|show|find|discover|observe|propose|insist|imagine|suppose|expect|hope|assume|let|matter|consider|regard|realize|prove|include|involve|exist|do|describe|recall|liken|see|look|turn|admit)$/u;

/** What is quoted or asked is not told. */
export const isSpoken = ({ text }: Sentence): boolean => /[?…]/u.test(text);

/** Whether a word names its thing: names and figures only where the teacher's lines have them. */
export const isPlainWord = ({ lower, lemma, tag, text }: Token, known: ReadonlySet<string>): boolean => {
  if (pointing.test(lower) || /^(?:WP|WDT|WRB|EX|MD)$/u.test(tag)) return false;
  if (/^NNPS?$/u.test(tag) || /\d/u.test(lower))
    return known.has(lower) || known.has(lemma) || (tag === 'NNP' && /^\p{Lu}\p{Ll}+$/u.test(text));
  return !/^[—–()“”"‘’'[\]-]$/u.test(text);
};

/** The finite verbs of a sentence as a whole reading of it finds them: a participle is often taken for a past. */
const listVerbs = readOnce(
  (view: SentenceView): ReadonlySet<number> =>
    new Set(readClauses(view).findings.flatMap((found) => (found.type === 'verb' ? [found.index] : []))),
);

interface Company {
  known: ReadonlySet<string>;
  /** Whether the subject is plural: then "their" is of it. */
  isPlural?: boolean;
  isWe?: boolean;
}

const borders =
  /^(?:because|although|though|while|whereas|when|whenever|since|if|unless|until|once|so|which|where|who|after|before)$/u;
const adjuncts = /^(?:in|at|during|after|before|since|until|near|on|among|throughout)$/u;
const closed = /^(?:IN|TO|DT|CC|PRP\$|VBP|VBZ|MD|WDT|WRB|WP|RB|CD)$/u;

/** Where a phrase of plain words that begins at `from` ends; undefined where it goes on and cannot be cut. */
export function closePhrase(view: SentenceView, from: number, company: Company): number | undefined {
  for (let index = from; index < view.length; index += 1) {
    const token = view.at(index);
    const isMark = /^(?:[.;:,—–])$/u.test(token.text);
    const isBorder = borders.test(token.lower) || (token.tag === 'CC' && token.lower !== 'and');
    const isEnd =
      isMark || isBorder || (/^(?:and|as|than|like)$/u.test(token.lower) && startsClause(view, index + 1));
    // "The moment when": without the rest nobody knows which.
    const isPointed = isRestricting.test(token.lower) && pointsTo(view, index);
    // "Not at sea | but on land".
    const isHalfDenied =
      token.lower === 'but' && view.tokens.slice(from, index).some(({ lower }) => lower === 'not');
    // "Treat a guest | as if": what is compared is not whole.
    // "Made the step | so short that".
    const isHalf =
      /^(?:as|than|like)$/u.test(token.lower) ||
      (token.lower === 'so' && /^(?:JJ|RB)$/u.test(view.at(index + 1).tag));
    if (isEnd && (isHalf || isPointed || isHalfDenied)) return undefined;
    if (isEnd) return isCut(view, from, index) ? index : undefined;
    if (!isFit(view, index, company)) return cutBefore(view, from, index);
  }
  return undefined;
}

const isRestricting = /^(?:that|which|who|where|when)$/u;

/** The noun right before a word has "the" with it. */
function pointsTo(view: SentenceView, end: number): boolean {
  let first = end - 1;
  while (first > 0 && /^(?:NN|JJ)/u.test(view.at(first).tag)) first -= 1;
  return /^(?:the|only|very)$/u.test(view.at(first).lower);
}

/** "and the birds flew", "and drove". */
function startsClause(view: SentenceView, from: number): boolean {
  for (let index = from; index < Math.min(from + 6, view.length); index += 1) {
    if (listVerbs(view).has(index)) return true;
    if (/^[,.;:]$/u.test(view.at(index).text)) return false;
  }
  return false;
}

function isFit(view: SentenceView, index: number, { known, isPlural, isWe }: Company): boolean {
  const token = view.at(index);
  if (listVerbs(view).has(index)) return false;
  if (token.lower === 'their' || token.lower === 'themselves') return isPlural === true;
  if (token.lower === 'its' || token.lower === 'itself') return isPlural === false;
  if (/^(?:our|us|ourselves)$/u.test(token.lower)) return isWe === true;
  return token.tag === 'POS' || isPlainWord(token, known) || isJoined(view, index);
}

/** "Right-handers": the mark within a word. */
const isJoined = (view: SentenceView, index: number): boolean =>
  view.at(index).text === '-' && view.at(index - 1).end === view.at(index + 1).start - 1;

/** Verbs that say little without what follows their object. */
const unfinished =
  /^(?:keep|put|set|make|turn|leave|bring|fill|give|hold|take|place|pour|base|lay|force|help|have|get|see|find|cause|allow|enable|let|lead|teach|remind|rid|rob|prevent|stop|save|divide|split|send|throw|draw|push|pull|persuade|ask|urge|call|name|consider|regard|treat|use|want|need|expect|prefer|owe|provide|supply|equip|replace|exchange|trade|compare|connect|link|attach|join|pay|charge|judge|balance|measure|weigh|choose|blame|praise)$/u;

/** "At war | with beetles", "in contact with". */
const isSetPhrase = (view: SentenceView, at: number): boolean =>
  /^(?:with|to|of|for)$/u.test(view.at(at).lower) &&
  view.at(at - 1).tag === 'NN' &&
  view.at(at - 2).tag === 'IN';

/** Before the last adjunct in front of a word that does not fit: "became available | in the 1940s"; what a verb asks for (of, by, with, from) is no such adjunct. */
function cutBefore(view: SentenceView, from: number, misfit: number): number | undefined {
  const isDate = /\d/u.test(view.at(misfit).text) || /^(?:CD|NNPS?)$/u.test(view.at(misfit).tag);
  // "Tend to judge a gift | by …".
  const verb = view.tokens.slice(0, misfit).findLastIndex((token) => token.tag.startsWith('VB'));
  const lemmas = [view.at(from - 1).lemma, view.at(verb).lemma];
  if (!isDate && lemmas.some((lemma) => unfinished.test(lemma))) return undefined;
  for (let index = misfit; index > from; index -= 1) {
    const { lower } = view.at(index);
    if (!adjuncts.test(lower) && lower !== 'and') continue;
    const before = view.at(index - 1);
    return (isNoun(before) || (isDate && before.tag === 'JJ')) &&
      !isSetPhrase(view, index) &&
      isCut(view, from, index)
      ? index
      : undefined;
  }
  return undefined;
}

/** A cut behind a noun of a row leaves what is true of the first of them. */
const isCut = (view: SentenceView, from: number, end: number): boolean => {
  const last = view.at(end - 1);
  const isRow = view.at(end).text === ',' && !isNoun(last) && isRowOf(view, end);
  // "Works without revealing | where it fails".
  const isBareDeed = last.tag === 'VBG' && view.at(end - 2).tag === 'IN';
  // "Into a flat, colored disk".
  const isHalf =
    /^(?:DT|JJ|PRP\$)$/u.test(view.at(end - 2).tag) &&
    (last.tag === 'JJ' || (view.at(end).text === ',' && findEntry(last.lower, 'adj') !== undefined));
  return (
    !closed.test(last.tag) &&
    !isBareDeed &&
    !isHalf &&
    view.at(end).text !== '-' &&
    !isRow &&
    !hasBareIdea(view, from, end)
  );
};

const isRowOf = (view: SentenceView, comma: number): boolean =>
  view.at(comma + 2).text === ',' || view.at(comma + 1).tag === 'CC' || view.at(comma + 2).tag === 'CC';

/** "accept the idea": which one? */
const hasBareIdea = (view: SentenceView, from: number, end: number): boolean =>
  view.tokens.slice(from, end).some((token, at) => {
    const index = from + at;
    const next = view.at(index + 1);
    const isIdea = isHollowNoun(token.lemma) || findNounClass(token.lemma) === 'idea';
    const isTold =
      index + 1 < end && (/^(?:of|to|that|in|for|with|behind)$/u.test(next.lower) || isNoun(next));
    return isNoun(token) && view.at(index - 1).lower === 'the' && isIdea && !isTold;
  });

/** "They wore robes | painted in gold": a participle behind a noun that is no subject. */
export function isReduced(view: SentenceView, first: number, main: number): boolean {
  const { tag, lower } = view.at(main);
  const before = view.at(first - 1);
  return (
    tag === 'VBD' &&
    lower.endsWith('ed') &&
    /^(?:IN|TO)$/u.test(view.at(main + 1).tag) &&
    first > 0 &&
    (/^(?:VB|IN|TO|CC|JJ|CD)/u.test(before.tag) || before.text === ',')
  );
}
