import { findConnective, findMedialConnective } from '#cohesion/connectives.ts';
import type { PassageSource } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';
import { isBe, isFinite, textOf } from '#grammar/sentence-view.ts';
import { isTelling } from '#meaning/backing.ts';
import { readClaim } from '#meaning/claims.ts';
import { findPointSentences } from '#meaning/point-sentences.ts';
import { namesSense } from '#meaning/same-sense.ts';
import type { PassageAnalysis, Sentence, Token } from '#passage/analysis.ts';
import type { BlankablePhrase } from '#syntax/blankable-phrases.ts';
import { isFamily } from '#wording/concepts.ts';
import { getWordClass } from '#wording/word-class.ts';

const bestLength = 6;
const leastTelling = 2;

/** How surely a phrase carries the point of its passage; undefined where it may be a detail. */
export interface PhraseWorth {
  score: number;
  /** The sentences from which the phrase can be told. */
  support: Sentence[];
}

/** A conclusion, in a sentence that says so or at the end of the passage, which another sentence supports. */
export function weighPhrase(context: KindContext, phrase: BlankablePhrase): PhraseWorth | undefined {
  const { analysis, source } = context;
  const { view, first, end, tag } = phrase;
  const { index } = view.sentence;
  const inside = view.tokens.slice(first, end);
  const claim = readClaim(view);
  const isPoint =
    hasLines(source) &&
    !view.tokens.some(({ tag: one }) => one === 'VBD') &&
    findPointSentences(source, analysis).some((one) => one.index === index);
  // A text opens with what it will turn against, and of the facts of a report any could be left out.
  if (index === 0 || claim.isCase || claim.isPast || (claim.isReport && !hasLines(source))) return undefined;
  // What a turn follows is granted, and what a relative follows would have to be described by it.
  if (/^(?:but|yet|although|though|whereas|while|which|who|whose|where)$/u.test(view.at(end + 1).lower))
    return undefined;
  const least = tag === 'WH' && isPoint ? 1 : leastTelling;
  if (inside.filter(isTelling).length < least || isAside(phrase, isPoint) || !hasOwnVerb(phrase))
    return undefined;
  // "it is the notion that needs to be reconsidered" stresses, and says nothing of a thing.
  if (tag === 'NP' && isCleft(phrase)) return undefined;
  // "just as a man in the mud can ___": what is only likened is no point.
  if (likening.test(textOf(view, 0, first))) return undefined;
  // "mistakes its habits of seeing for the truth"
  if (phrase.tag === 'VBG' && /^(?:for|as)$/u.test(view.at(first + 1).lower)) return undefined;
  const found = findSupport(analysis, phrase, { hasGist: hasLines(source), isPoint });
  if (found === undefined) return undefined;
  const named = inside.filter((token) => isTelling(token) && isNamed(source, token));
  const score =
    found.worth +
    (claim.isMarked ? 1 : 0) +
    Math.min(2, named.length) * 0.7 -
    (isBe(view.at(first)) ? 0.5 : 0) -
    Math.abs(end - first - bestLength) / 8;
  return { score, support: found.support };
}

const likening = /\b(?:just as|much as|as if|as though|like) (?:an?|the|one|some|\p{L}+s)\b[^,;]*$/iu;

const isCleft = ({ view, first, end }: BlankablePhrase): boolean =>
  /\bit (?:is|was)$/iu.test(textOf(view, Math.max(0, first - 2), first)) &&
  view.tokens.slice(first, end).some(({ lower }) => /^(?:that|who|which)$/u.test(lower));

const asides = /^(?:which|who|for|since|as|and)$/u;
/** In the sentence of the point the second of two clauses may carry it. */
const pointAsides = /^(?:which|who|since|as)$/u;
const conditions = /^(?:if|when|whenever|unless|although|though|while|whereas|until|because|before|after)$/u;
/** They only name a part of something, or say that there is something. */
const plainHeads = /^(?:include|involve|contain|remain|exist|happen|consist|belong)$/u;

/** "When sources vanish, …", "…, as one might", "not that we should": what is supposed, added or denied is no conclusion. */
function isAside({ view, first }: BlankablePhrase, isPoint: boolean): boolean {
  const front = view.tokens.slice(0, first);
  const denied = front.findLastIndex(({ lower }) => /^(?:not|n't|n’t)$/u.test(lower));
  if (denied >= 0 && !front.slice(denied).some(({ lower }) => /^(?:but|;|,)$/u.test(lower))) return true;
  const clause = front.slice(front.findLastIndex(({ text }) => text === ',') + 1);
  return (
    (isPoint ? pointAsides : asides).test(clause[0]?.lower ?? '') ||
    isConditional(clause, isPoint) ||
    clause.at(-1)?.tag === 'CC' ||
    plainHeads.test(view.at(first).lemma)
  );
}

/** "not because they work harder but because they see more" is no condition. */
function isConditional(clause: readonly Token[], isPoint: boolean): boolean {
  const at = clause.findLastIndex(({ lower }) => conditions.test(lower));
  // "a rule serves us best when we ___": the condition that follows the claim may be its point.
  const isLater =
    isPoint && /^(?:when|unless|until|because)$/u.test(clause[at]?.lower ?? '') && isBehindVerb(clause, at);
  return at >= 0 && clause[at - 1]?.lower !== 'but' && !isLater;
}

const isBehindVerb = (clause: readonly Token[], at: number): boolean => clause.slice(0, at).some(isFinite);

const openers =
  /^(?:that|which|who|whom|what|where|when|how|why|whether|if|because|until|once|after|before|as|than|since|while|although|though)$/u;

/** "even those who claim to [know nothing notice details]": the verb of the sentence must not lie inside. */
function hasOwnVerb({ view, first, end, tag }: BlankablePhrase): boolean {
  if (/^VB[ZPD]$/u.test(tag)) return true;
  const outside = view.tokens.filter((_, index) => index < first || index >= end);
  const verbs = outside.filter(isFinite).length;
  return verbs > outside.filter(({ lower }) => openers.test(lower)).length || verbs > 1;
}

const concluding = /^(?:결과|재진술|대체)$/u;
/** "It follows that …", "These results suggest …", "The lesson is …" */
const inferring =
  /^(?:it follows\b|(?:all )?(?:this|these|such|the|their) (?:\p{L}+ ){0,3}(?:means?|suggests?|shows?|reveals?|implies|imply|teach(?:es)?)\b|the (?:lesson|point|moral|secret|key),? (?:then |therefore )?(?:is|lies)\b|what (?:really )?matters\b)/iu;
const leastPlace = 0.5;
const leastSaid = 8;

/** What a conclusion is drawn from: the sentences before it. */
function findSupport(
  { sentences, tokens }: PassageAnalysis,
  { view, end }: BlankablePhrase,
  { hasGist, isPoint }: { hasGist: boolean; isPoint: boolean },
): { support: Sentence[]; worth: number } | undefined {
  const { text, index } = view.sentence;
  const before = sentences.slice(Math.max(0, index - supporting), index);
  const said = before.flatMap(({ firstToken, endToken }) =>
    tokens.slice(firstToken, endToken).filter(isTelling),
  );
  if (said.length < leastSaid) return undefined;
  const last = sentences.length - 1;
  const connective = findConnective(text.toLowerCase()) ?? findMedialConnective(text.toLowerCase());
  const relation = connective?.relation ?? '';
  if (index >= leastPlace * last && concluding.test(relation)) return { support: before, worth: 4 };
  const isEnd = /^[.:]$/u.test(view.at(end).text) || view.at(end + 1).tag === 'VBG';
  if (!isEnd || isOfNews(sentences, hasGist ? [] : tokens)) return undefined;
  if (isPoint && index >= leastPlace * last) return { support: before, worth: 4 };
  if (/^(?:역접|대조)$/u.test(relation)) return undefined;
  if (index === last) return { support: before, worth: 3.5 };
  return index >= leastPlace * last && inferring.test(text) ? { support: before, worth: 2 } : undefined;
}

const supporting = 2;

const mostNews = 0.4;
const newsWords =
  /\b(?:on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:last|this) (?:week|month|night|summer|winter|spring)|spokes(?:man|woman|person)|campaigners|prosecutors|mayor|ministry|minister|police)\b|[”"],? (?:\p{L}+ )?(?:said|says|added|admitted|told)\b/u;

/** Words of the press, or sentences with names and figures: the last one of a report concludes nothing. */
function isOfNews(sentences: readonly Sentence[], tokens: readonly Token[]): boolean {
  if (sentences.some(({ text }) => newsWords.test(text))) return true;
  const isNews = ({ firstToken, endToken }: Sentence) =>
    tokens.slice(firstToken + 1, endToken).some(({ tag, text }) => /^NNP/u.test(tag) || /\d/u.test(text));
  return sentences.filter(isNews).length > mostNews * sentences.length;
}

const listLines = ({ gist = '', topic = '', title = '', summary = '' }: PassageSource): string[] => [
  gist,
  topic,
  title,
  summary,
];
const hasLines = (source: PassageSource): boolean => listLines(source).some((line) => line.trim() !== '');

function isNamed(source: PassageSource, token: Token): boolean {
  const pos = getWordClass(token);
  const words =
    listLines(source)
      .join(' ')
      .toLowerCase()
      .match(/[a-z]+/gu) ?? [];
  return (
    words.some((word) => isFamily(word, token.lemma)) ||
    (pos !== undefined && namesSense(source.gist ?? '', token.lemma, pos))
  );
}
