import {
  hasKinBeside,
  isBesideNoun,
  isBoundToNext,
  isDoer,
  isDeniedTwice,
  isIntended,
  isListed,
  isNamedAgain,
  isOfManner,
  isOnlyNamed,
  isOfOtherClass,
  isSized,
  isSpent,
  isPlaceholder,
  isSetAside,
} from '#meaning/blanks/poor-places.ts';
import { isFeared } from '#meaning/summary/summary-blanks.ts';
import { isLeftOpen } from '#meaning/summary/summary-openings.ts';
import type { BlankWord } from '#meaning/option-sets.ts';
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
  !isListed(analysis, token) &&
  !isOfOtherClass(analysis, token) &&
  !isBoundToNext(analysis, token) &&
  !isDoer(analysis, token) &&
  !isSpent(analysis, token) &&
  !isIntended(analysis, token) &&
  !isOfManner(analysis, token) &&
  !isOnlyNamed(analysis, token) &&
  !hasKinBeside(analysis, token) &&
  !isNamedAgain(analysis, token) &&
  !isDeniedTwice(analysis, token);

/** "an encouraging respect" */
const isParticipleBeside = ({ tokens }: PassageAnalysis, { index, tag }: Token): boolean =>
  /^VB[GN]$/u.test(tag) &&
  /^NN/u.test(tokens[index + 1]?.tag ?? '') &&
  /^(?:DT|JJ|CD|PRP\$|POS)$/u.test(tokens[index - 1]?.tag ?? '');

/** Words of many senses, whose contraries belong to another one than is meant. */
const ofManySenses =
  /^(?:reason|chance|order|follow|stop|hard|close|fresh|practice|present|relieve|open|fine|light|still|fast|free|right|state|mean|leave|spend|keep|number)$/u;

const denial =
  /\b(?:not|never|nobody|no one|hardly|rarely|seldom|cannot|n[’']t) (?:to )?(?:mean|means|say|imply|prove|suggest|claim|because|that|when|where|if|as|by|for|in|through|until|all)\b(?:(?! but )[^,;:])*$|\bfar from [^,;:]*$/iu;
/** "is not the discovery": so is what is not said of it. */
const plainDenial =
  /\b(?:not(?! only)|never|nor|cannot|no(?! (?:doubt|matter|wonder)\b))\b(?:(?!\bbut\b)[^,;:])*$|n[’']t\b(?:(?!\bbut\b)[^,;:])*$/iu;
/** "less about ignorance than about pressure": the first side is denied. */
const lessened = /\bless (?!than\b)[^,;:]*$/iu;
const denied = /^[^,;:]*\b(?:not|never|cannot|hardly)\b|^[^,;:]*n[’']t\b/u;

/** "not because we value them", "does not mean that it is useless", "completing the first does not": the contrary may be denied as well. */
function isWithinDenial({ text, sentences }: PassageAnalysis, { start, end, tag, sentence }: Token): boolean {
  const { start: from = 0, end: to = 0 } = sentences[sentence] ?? {};
  const before = text.slice(from, start);
  return (
    denial.test(before) ||
    plainDenial.test(before) ||
    (lessened.test(before) && /^[^,;:]*\bthan\b/u.test(text.slice(end, to))) ||
    (tag === 'VBG' && denied.test(text.slice(end, to)))
  );
}

/** "denies everyone else the chance", "What nature offers the engineer": few verbs have two objects. */
const takesTwo = ({ tokens, text, sentences }: PassageAnalysis, { token }: BlankWord): boolean => {
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
const isMeasured = ({ tokens }: PassageAnalysis, { token: { index } }: BlankWord): boolean =>
  tokens[index + 1]?.lower === 'enough';

/** "before it is solved", "while judgment is being built" tell when, and no more. */
const onlyTime =
  /\b(?:before|after|until|once|while|when (?:it|they) (?:was|were|is|are))\b(?:(?! (?:can|could|will|would|may|might) )[^,;:])*$/iu;
/** "without trust, both would lose", "learn to repair", "spend weekends maintaining", "fear that imitation will": nobody would do the contrary there. */
const given =
  /^(?:without|lacking|unless)\b|\bfears? that\b|\b(?:learn|try|tries|strive|hope|want|wish|need|struggle|spend|effort|attempt)\p{Ll}{0,3}\b(?: \S+){0,2} (?:to )?$/iu;

function isGiven({ text, sentences }: PassageAnalysis, { start, sentence }: Token): boolean {
  const before = text.slice(sentences[sentence]?.start ?? start, start);
  return onlyTime.test(before) || given.test(before);
}

/** "it may vanish": what may happen may as well not. */
const mayHappen = ({ tokens }: PassageAnalysis, { token: { index }, pos, frame }: BlankWord): boolean =>
  pos === 'v' &&
  /^(?:may|might|could)$/u.test(tokens[index - 1]?.lower ?? '') &&
  (frame === 'i' || /^(?:IN|RB|TO|[.,:])/u.test(tokens[index + 1]?.tag ?? '.'));

/** "matters as much as protecting it", "not because it was the best", "what looks like neglect is care": the sentence itself leaves nothing but the right word. */
const balance =
  /\bas (?!soon |long |far |well )(?:\p{Ll}+ )?\p{Ll}+ as\b|\b(?:when|where)ever possible\b|\b(?:not|only|just|precisely|simply) because\b|\bso \p{Ll}+ that\b|\b(?:looks?|seems?) like\b|, from \p{Ll}+|^to \p{Ll}.* is to\b/iu;
/** "worth having even when it is wrong", "who already understand it" */
const conceded = /\beven (?:when|if|though)\b[^,;:]*$|\balready $/iu;
/** "may protect us less than no measure", "remember a face by noting its shape" */
const measured = /^[^,;:]*\b(?:(?:less|more|better|worse) than|by \p{Ll}+ing)\b/iu;

/** What stands between two commas around a place of a sentence. */
const readClause = (sentence: string, at: number): string =>
  `${/[^,;:]*$/u.exec(sentence.slice(0, at))?.[0] ?? ''}${/^[^,;:]*/u.exec(sentence.slice(at))?.[0] ?? ''}`;

function isBalanced({ text, sentences }: PassageAnalysis, { start, end, sentence }: Token): boolean {
  const { start: from = 0, end: to = 0 } = sentences[sentence] ?? {};
  return (
    balance.test(readClause(text.slice(from, to), start - from)) ||
    conceded.test(text.slice(from, start)) ||
    measured.test(text.slice(end, to))
  );
}

/** "defends himself", "record how long they searched", "explains nothing", "is hard to ignore", "careful not to", "grow stronger": what stands behind them few other words take. */
const isBound = ({ tokens }: PassageAnalysis, { token: { index }, pos }: BlankWord): boolean =>
  (pos === 'v' &&
    /^(?:(?:him|her|my|your|our|it|them)sel(?:f|ves)|me|us|him|that|how|why|what|who|whether|where|when|no|nothing|few|little)$/u.test(
      tokens[index + 1]?.lower ?? '',
    )) ||
  // "consider waiting", "remember best"
  (pos === 'v' && /^(?:VBG|RBS)$/u.test(tokens[index + 1]?.tag ?? '')) ||
  (pos === 'v' &&
    /^JJR?$/u.test(tokens[index + 1]?.tag ?? '') &&
    /^(?:grow|turn|stay|prove|make)$/u.test(tokens[index]?.lemma ?? '')) ||
  (pos === 'adj' && /^(?:to|not)$/u.test(tokens[index + 1]?.lower ?? ''));

/** "It is equally possible, though, that": only few qualities are said of what is told behind them. */
const isExtraposed = ({ text, sentences }: PassageAnalysis, { start, end, sentence, tag }: Token): boolean =>
  tag === 'JJ' &&
  /\bit (?:(?:may|might|can|could|would|will) )?(?:is|was|be|seems|seemed|becomes|became)(?: \p{Ll}+)? $/iu.test(
    text.slice(sentences[sentence]?.start, start),
  ) &&
  /^(?:,[^,]*,)? (?:that|to|for)\b/u.test(text.slice(end));

/** "however common they may have been", "so rapid is it that", "how we judge them" */
const isConceded = ({ tokens }: PassageAnalysis, { token: { index }, pos }: BlankWord): boolean =>
  /^(?:however|so)$/u.test(tokens[index - 1]?.lower ?? '') ||
  (pos === 'v' && tokens.slice(Math.max(0, index - 3), index).some(({ lower }) => lower === 'how'));

/** "a capacity that psychologists call emotional granularity", "as many as possible": a name, and a set phrase. */
const isNamedThere = (
  { text, sentences, tokens }: PassageAnalysis,
  { start, sentence, index }: Token,
): boolean =>
  /\b(?:calls?|called|known as|termed|named)\b[^,;:]*$/u.test(
    text.slice(sentences[sentence]?.start ?? 0, start),
  ) || tokens[index - 1]?.lower === 'as';

/** "misses the point", "plays an important part" are said as a whole. */
const isOfPhrase = ({ tokens }: PassageAnalysis, { index, lemma, tag }: Token): boolean =>
  (tokens[index + 1]?.lower === 'the' &&
    /^(?:point|mark|way|day|line|case)$/u.test(tokens[index + 2]?.lower ?? '')) ||
  (tag.startsWith('VB') &&
    /^(?:play|take|pay|spend|bring|set|hold)$/u.test(lemma) &&
    tokens
      .slice(index + 1, index + phraseReach)
      .some((token) => /^(?:part|role|place|attention|time|side|record)$/u.test(token.lemma)));

const phraseReach = 5;

/** "Music played outdoors", "what they have understood": what they are said of stands before them. */
const hasFrontedObject = (
  { tokens, sentences }: PassageAnalysis,
  { tag, index, sentence }: Token,
): boolean => {
  if (!tag.startsWith('VB')) return false;
  const before = tokens.slice(sentences[sentence]?.firstToken, index);
  const helper = before.findLast((token) => !token.tag.startsWith('RB'));
  const next = tokens[index + 1];
  return (
    (tag === 'VBN' && !/^(?:be|have|get)$/u.test(helper?.lemma ?? '') && next?.lower !== 'by') ||
    (/^(?:[.,;:!?]|IN|CC)/u.test(next?.tag ?? '.') &&
      before.slice(-phraseReach).some(({ lower }) => /^(?:what|which|that|whatever)$/u.test(lower)))
  );
};

/** "cheap old pills": before a noun many a quality could stand; "the Planck constant" is a name. */
const isInRow = ({ tokens }: PassageAnalysis, { index, tag }: Token): boolean =>
  tag === 'JJ' &&
  (/^NNP/u.test(tokens[index - 1]?.tag ?? '') ||
    (/^(?:JJ|,)/u.test(tokens[index + 1]?.tag ?? '') && /^(?:JJ|NN)/u.test(tokens[index + 2]?.tag ?? '')));

/** Whether a wrong word in its place might be right as well, or be no English. */
export const isOpen = (analysis: PassageAnalysis, blank: BlankWord, token: Token) =>
  ofManySenses.test(token.lemma) ||
  isBalanced(analysis, token) ||
  isOfPhrase(analysis, token) ||
  isNamedThere(analysis, token) ||
  hasFrontedObject(analysis, token) ||
  isBound(analysis, blank) ||
  isConceded(analysis, blank) ||
  isExtraposed(analysis, token) ||
  isInRow(analysis, token) ||
  isWithinDenial(analysis, token) ||
  takesTwo(analysis, blank) ||
  isMeasured(analysis, blank) ||
  isLeftOpen(analysis, blank) ||
  isFeared(analysis, blank.token) ||
  isGiven(analysis, token) ||
  mayHappen(analysis, blank);
