import { isBesideNoun } from '#meaning/blanks/echoed-words.ts';
import {
  hasKinBeside,
  isBoundToNext,
  isDeniedTwice,
  isSized,
  isPlaceholder,
  isSetAside,
} from '#meaning/blanks/poor-places.ts';
import { getConcept, relate } from '#wording/concepts.ts';
import { getWordClass } from '#wording/word-class.ts';
import type { SummaryBlank } from '#meaning/summary/summary-blanks.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { standsOnce } from '#passage/occurrences.ts';

/** Whether a word of a passage may be asked for: it stands once, by itself, and nothing beside it gives it away. */
export const isFree = (analysis: PassageAnalysis, token: Token): boolean =>
  analysis.tokens.filter(({ lemma }) => lemma === token.lemma).length === 1 &&
  standsOnce(analysis, token) &&
  !(token.tag.startsWith('NN') && isBesideNoun(analysis.tokens, token)) &&
  !isParticipleBeside(analysis, token) &&
  !isSetAside(analysis, token) &&
  !isSized(analysis, token) &&
  !isPlaceholder(token) &&
  !isBoundToNext(analysis, token) &&
  !hasKinBeside(analysis, token) &&
  !isDeniedTwice(analysis, token);

/** "an encouraging respect" */
const isParticipleBeside = ({ tokens }: PassageAnalysis, { index, tag }: Token): boolean =>
  /^VB[GN]$/u.test(tag) &&
  /^NN/u.test(tokens[index + 1]?.tag ?? '') &&
  /^(?:DT|JJ|CD|PRP\$|POS)$/u.test(tokens[index - 1]?.tag ?? '');

/** Words of many senses, whose contraries belong to another one than is meant. */
const ofManySenses =
  /^(?:reason|chance|order|follow|stop|hard|close|fresh|practice|present|relieve|open|fine|light|still|fast|free|right|state|mean)$/u;

const denial =
  /\b(?:not|never|nobody|no one|hardly|rarely|seldom|cannot|n[’']t) (?:to )?(?:mean|means|say|imply|prove|suggest|claim|because|that|when|where|if|as|by|for|in|through|until|all)\b[^,;:]*$|\bfar from [^,;:]*$/iu;
const denied = /^[^,;:]*\b(?:not|never|cannot|hardly)\b|^[^,;:]*n[’']t\b/u;

/** "not because we value them", "does not mean that it is useless", "completing the first does not": the contrary may be denied as well. */
function isWithinDenial({ text, sentences }: PassageAnalysis, { start, end, tag, sentence }: Token): boolean {
  const { start: from = 0, end: to = 0 } = sentences[sentence] ?? {};
  return denial.test(text.slice(from, start)) || (tag === 'VBG' && denied.test(text.slice(end, to)));
}

/** "denies everyone else the chance", "What nature offers the engineer": few verbs have two objects. */
const takesTwo = ({ tokens, text, sentences }: PassageAnalysis, { token }: SummaryBlank): boolean => {
  const next = tokens[token.index + 1];
  const { start = 0 } = sentences[token.sentence] ?? {};
  const isAsked = /\bwhat\b[^,;:]*$/iu.test(text.slice(start, token.start));
  return (
    /^(?:deny|offer|give|bring|grant|allow|save|teach|spare|cost|permit|refuse)$/u.test(token.lemma) &&
    (/^PRP/u.test(next?.tag ?? '') ||
      /^every(?:one|body)$/u.test(next?.lower ?? '') ||
      (isAsked && next?.tag === 'DT'))
  );
};

/** "strong enough to stun": what is enough for a deed is told by the deed. */
const isMeasured = ({ tokens }: PassageAnalysis, { token: { index } }: SummaryBlank): boolean =>
  tokens[index + 1]?.lower === 'enough';

/** "before it is solved", "while judgment is being built" tell when, and no more. */
const onlyTime = /\b(?:before|after|until|once|while)\b[^,;:]*$/iu;
/** "without trust, both would lose", "learn to repair", "spend weekends maintaining", "fear that imitation will": nobody would do the contrary there. */
const given =
  /^(?:without|lacking|unless)\b|\bfears? that\b|\b(?:learn|try|tries|strive|hope|want|wish|need|struggle|spend)\p{Ll}{0,3}\b(?: \S+){0,2} (?:to )?$/iu;

function isGiven({ text, sentences }: PassageAnalysis, { start, sentence }: Token): boolean {
  const before = text.slice(sentences[sentence]?.start ?? start, start);
  return onlyTime.test(before) || given.test(before);
}

/** "it may vanish": what may happen may as well not. */
const mayHappen = ({ tokens }: PassageAnalysis, { token: { index }, pos, frame }: SummaryBlank): boolean =>
  pos === 'v' &&
  /^(?:may|might|could)$/u.test(tokens[index - 1]?.lower ?? '') &&
  (frame === 'i' || /^(?:IN|RB|TO|[.,:])/u.test(tokens[index + 1]?.tag ?? '.'));

/** "matters as much as protecting it", "not because it was the best", "what looks like neglect is care": the sentence itself leaves nothing but the right word. */
const balance =
  /\bas (?!soon |long |far |well )\p{Ll}+ as\b|\b(?:not|only|just|precisely|simply) because\b|\bso \p{Ll}+ that\b|\b(?:looks?|seems?) like\b|, from \p{Ll}+|^to \p{Ll}.* is to\b/iu;
/** "worth having even when it is wrong", "who already understand it" */
const conceded = /\beven (?:when|if|though)\b[^,;:]*$|\balready $/iu;
/** "may protect us less than no measure", "remember a face by noting its shape" */
const measured = /^[^,;:]*\b(?:(?:less|more|better|worse) than|by \p{Ll}+ing)\b/iu;

function isBalanced({ text, sentences }: PassageAnalysis, { start, end, sentence }: Token): boolean {
  const { start: from = 0, end: to = 0 } = sentences[sentence] ?? {};
  return (
    balance.test(text.slice(from, to)) ||
    conceded.test(text.slice(from, start)) ||
    measured.test(text.slice(end, to))
  );
}

/** "defends himself", "record how long they searched", "is hard to ignore", "careful not to": what stands behind them few other words take. */
const isBound = ({ tokens }: PassageAnalysis, { token: { index }, pos }: SummaryBlank): boolean =>
  (pos === 'v' &&
    /^(?:(?:him|her|my|your|our|it|them)sel(?:f|ves)|me|us|him|that|how|why|what|who|whether|where|when)$/u.test(
      tokens[index + 1]?.lower ?? '',
    )) ||
  (pos === 'adj' && /^(?:to|not)$/u.test(tokens[index + 1]?.lower ?? ''));

/** "lost in the din", "when the doctor is replaced": what is done to a thing is often said as a whole, and its doer is not there. */
const isPassive = ({ token: { tag }, pos }: SummaryBlank): boolean => pos === 'v' && tag === 'VBN';

const contrast = /^(?:instead|rather|than|unlike|whereas|while|not)$/u;

/** "supports the price instead of undermining it": the sentence itself gives the word. */
const isOpposedBeside = ({ tokens }: PassageAnalysis, { token }: SummaryBlank): boolean =>
  tokens.some(({ lower }) => contrast.test(lower)) &&
  tokens.some((other) => {
    const [kind, own] = [getWordClass(token), getWordClass(other)];
    return (
      kind !== undefined &&
      own !== undefined &&
      /^(?:antonym|opposite)$/u.test(
        relate(getConcept(token.lemma, kind), getConcept(other.lemma, own)) ?? '',
      )
    );
  });

/** "however common they may have been", "so rapid is it that" */
const isConceded = ({ tokens }: PassageAnalysis, { token: { index } }: SummaryBlank): boolean =>
  /^(?:however|so)$/u.test(tokens[index - 1]?.lower ?? '');

/** "misses the point" is said as a whole. */
const isOfPhrase = ({ tokens }: PassageAnalysis, { index }: Token): boolean =>
  tokens[index + 1]?.lower === 'the' &&
  /^(?:point|mark|way|day|line|case)$/u.test(tokens[index + 2]?.lower ?? '');

/** "cheap old pills": before a noun many a quality could stand; "the Planck constant" is a name. */
const isInRow = ({ tokens }: PassageAnalysis, { index, tag }: Token): boolean =>
  tag === 'JJ' &&
  (/^NNP/u.test(tokens[index - 1]?.tag ?? '') ||
    (/^(?:JJ|,)/u.test(tokens[index + 1]?.tag ?? '') && /^(?:JJ|NN)/u.test(tokens[index + 2]?.tag ?? '')));

/** Whether a wrong word in its place might be right as well, or be no English. */
export const isOpen = (
  analysis: PassageAnalysis,
  alone: PassageAnalysis,
  blank: SummaryBlank,
  token: Token,
) =>
  ofManySenses.test(token.lemma) ||
  isBalanced(analysis, token) ||
  isOfPhrase(analysis, token) ||
  isBound(alone, blank) ||
  isPassive(blank) ||
  isConceded(alone, blank) ||
  isInRow(analysis, token) ||
  isWithinDenial(analysis, token) ||
  takesTwo(alone, blank) ||
  isMeasured(alone, blank) ||
  isGiven(analysis, token) ||
  isOpposedBeside(alone, blank) ||
  mayHappen(alone, blank);
