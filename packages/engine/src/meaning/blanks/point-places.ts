import {
  hasContraryBeside,
  hasKinBeside,
  isBesideNoun,
  isBoundToNext,
  isDoer,
  isDeniedTwice,
  isGrounded,
  isListed,
  isNamedAgain,
  isOnlyNamed,
  isOfOtherClass,
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
  !isSetAside(analysis, token) &&
  !isPlaceholder(token) &&
  !isListed(analysis, token) &&
  !isOfOtherClass(analysis, token) &&
  !isBoundToNext(analysis, token) &&
  !isDoer(analysis, token) &&
  !isSpent(analysis, token) &&
  !isOnlyNamed(analysis, token) &&
  !hasKinBeside(analysis, token) &&
  !hasContraryBeside(analysis, token) &&
  !isNamedAgain(analysis, token) &&
  !isDeniedTwice(analysis, token) &&
  !isGrounded(analysis, token);

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

/** "not because we value them", "does not mean that it is useless": the contrary may be denied as well. */
function isWithinDenial({ text, sentences }: PassageAnalysis, { start, end, sentence }: Token): boolean {
  const { start: from = 0, end: to = 0 } = sentences[sentence] ?? {};
  const before = text.slice(from, start);
  return (
    denial.test(before) ||
    plainDenial.test(before) ||
    (lessened.test(before) && /^[^,;:]*\bthan\b/u.test(text.slice(end, to)))
  );
}

/** "strong enough to stun": what is enough for a deed is told by the deed. */
const isMeasured = ({ tokens }: PassageAnalysis, { token: { index } }: BlankWord): boolean =>
  tokens[index + 1]?.lower === 'enough';

/** "before it is solved", "while judgment is being built" tell when, and no more. */
const onlyTime =
  /\b(?:before|after|until|once|while|when (?:it|they) (?:was|were|is|are))\b(?:(?! (?:can|could|will|would|may|might) )[^,;:])*$/iu;
/** "without trust, both would lose", "fear that imitation will": nobody would say the contrary there. */
const given = /^(?:without|lacking|unless)\b|\bfears? that\b/iu;

function isGiven({ text, sentences }: PassageAnalysis, { start, sentence }: Token): boolean {
  const before = text.slice(sentences[sentence]?.start ?? start, start);
  return onlyTime.test(before) || given.test(before);
}

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

/** "careful not to": what stands behind it few other qualities take. */
const isBound = ({ tokens }: PassageAnalysis, { token: { index }, pos }: BlankWord): boolean =>
  pos === 'adj' && /^(?:to|not)$/u.test(tokens[index + 1]?.lower ?? '');

/** "It is equally possible, though, that": only few qualities are said of what is told behind them. */
const isExtraposed = ({ text, sentences }: PassageAnalysis, { start, end, sentence, tag }: Token): boolean =>
  tag === 'JJ' &&
  /\bit (?:(?:may|might|can|could|would|will) )?(?:is|was|be|seems|seemed|becomes|became)(?: \p{Ll}+)? $/iu.test(
    text.slice(sentences[sentence]?.start, start),
  ) &&
  /^(?:,[^,]*,)? (?:that|to|for)\b/u.test(text.slice(end));

/** "however common they may have been", "so rapid is it that" */
const isConceded = ({ tokens }: PassageAnalysis, { index }: Token): boolean =>
  /^(?:however|so)$/u.test(tokens[index - 1]?.lower ?? '');

/** "a capacity that psychologists call emotional granularity", "as many as possible": a name, and a set phrase. */
const isNamedThere = (
  { text, sentences, tokens }: PassageAnalysis,
  { start, sentence, index }: Token,
): boolean =>
  /\b(?:calls?|called|known as|termed|named)\b[^,;:]*$/u.test(
    text.slice(sentences[sentence]?.start ?? 0, start),
  ) || tokens[index - 1]?.lower === 'as';

/** Whether a wrong word in its place might be right as well, or be no English. */
export const isOpen = (analysis: PassageAnalysis, blank: BlankWord, token: Token) =>
  ofManySenses.test(token.lemma) ||
  isBalanced(analysis, token) ||
  isNamedThere(analysis, token) ||
  isBound(analysis, blank) ||
  isConceded(analysis, token) ||
  isExtraposed(analysis, token) ||
  isWithinDenial(analysis, token) ||
  isMeasured(analysis, blank) ||
  isLeftOpen(analysis, blank) ||
  isFeared(analysis, blank.token) ||
  isGiven(analysis, token);
