import { findAntonyms, findEntry } from '@jadoo/lexicon';

import { readBlankWord, type BlankWord, type OptionWord } from '#meaning/option-sets.ts';
import { listSummaryOpposites } from '#meaning/summary-opposites.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { findIdiomTokens } from '#passage/idioms.ts';
import { inflect } from '#passage/inflect.ts';
import { takesAn } from '#wording/swap-form.ts';

const rules = { minLetters: 4, mayFollowArticle: true };
const denials = /^(?:not|n[’']t|never|no|nor|neither|hardly|seldom|rarely|cannot|than|instead)$/u;
/** "more useless", "too simple"; "even a doubtful memory" would be true as well. */
const degrees = /^(?:more|most|less|least|too|fewer|even|without)$/u;
const reach = 4;
const complements = /^(?:to|from|into|with|as|against|for|onto|upon)$/u;
/** Easy to build, difficult to build; but different from, similar to. */
const takesVerb =
  /^(?:easy|difficult|hard|simple|possible|impossible|safe|dangerous|willing|unwilling|reluctant|eager)$/u;
const bound = /^(?:to|of|for|from|with|in|at|about|on|by|against|among|between|than|that)$/u;
const stops = /^(?:[,.;:]|that|which|who|because|when|if|although|while|whereas|but|so|since|and|or)$/u;

/** A word of the summary that can be left out, with the words that say the contrary in its very place. */
export function readSummaryBlank(summary: PassageAnalysis, token: Token): BlankWord | undefined {
  const blank = readBlankWord(summary, token, rules);
  // A word of a set phrase, as in "save the day", has no opposite there.
  if (blank === undefined || findIdiomTokens(summary).has(token.index)) return undefined;
  if (isChoice(summary, token) || (blank.pos === 'n' && isInCompany(summary, token))) return undefined;
  if (isDenied(summary, token) || (blank.pos === 'v' && hasComplement(summary, token))) return undefined;
  const next = summary.tokens[token.index + 1];
  const isBound = blank.pos === 'adj' && bound.test(next?.lower ?? '') && !takesVerb.test(token.lower);
  const words = new Set([
    ...(isBound ? [] : listSummaryOpposites(token.lemma, blank.pos, blank.frame)),
    ...(blank.pos === 'adj' ? listPrefixed(token.lemma) : []),
  ]);
  const opposites = [...words].flatMap((lemma): OptionWord[] => {
    const text = inflect(lemma, token.tag);
    const isCounted = token.tag === 'NNS' || (blank.pos === 'n' && blank.article !== undefined);
    const isMass = isCounted && findEntry(lemma, blank.pos)?.flags.includes('u') === true;
    const agrees =
      text !== undefined && (blank.article === undefined || takesAn(text) === (blank.article === 'an'));
    return agrees && !isMass && /^\p{Ll}+$/u.test(text) ? [{ lemma, text }] : [];
  });
  return opposites.length === 0 ? undefined : { ...blank, opposites };
}

const conditions = /^(?:when|whenever|if|once|unless|until)$/u;

/** "when trust is lost, trade disappears": of a condition and what it brings about the contraries are true as well. */
export function isConditional({ tokens }: PassageAnalysis, first: Token, second: Token): boolean {
  return tokens.some((marker) => {
    if (!conditions.test(marker.lower)) return false;
    const comma = tokens.slice(marker.index).find(({ text }) => text === ',');
    const end = comma?.index ?? tokens.length;
    const [one, two] = [first, second].map(({ index }) => index > marker.index && index < end);
    return one !== two;
  });
}

/** "does not reduce", "less healthy": the contrary of what is denied may be true as well. */
function isDenied({ tokens }: PassageAnalysis, { index }: Token): boolean {
  const before = tokens.slice(Math.max(0, index - reach), index);
  const from = before.findLastIndex(({ lower }) => stops.test(lower)) + 1;
  return before
    .slice(from)
    .some(({ lower }, at, own) => denials.test(lower) || (at >= own.length - 2 && degrees.test(lower)));
}

/** "encourage them to try", "protect it from rain": the opposite takes another complement. */
function hasComplement({ tokens }: PassageAnalysis, { index }: Token): boolean {
  const rest = tokens.slice(index + 1);
  // "by helping them to see" has a complement of its own.
  const end = rest.findIndex(
    ({ lower, tag }, at) =>
      lower === 'by' || (stops.test(lower) && !joinsNouns(rest, at)) || /^(?:MD|VB[DPZ])$/u.test(tag),
  );
  return rest.slice(0, end < 0 ? rest.length : end).some(({ lower }) => complements.test(lower));
}

/** "by chasing or avoiding them": of two ways one may be the contrary of the other. */
const isChoice = ({ tokens }: PassageAnalysis, { index }: Token): boolean =>
  tokens[index - 1]?.lower === 'or' || tokens[index + 1]?.lower === 'or';

/** A choice that depends on the damage depends on the benefit too; "a difference in convenience" is one in inconvenience; "the certainty that" has no contrary with its clause. */
const isCompared = ({ tokens }: PassageAnalysis, { index }: Token): boolean =>
  tokens[index + 1]?.lower === 'that' ||
  tokens
    .slice(Math.max(0, index - reach), index)
    .some(({ lemma }) => /^(?:depend|consider|compare|weigh)$/u.test(lemma)) ||
  (tokens[index - 1]?.lower === 'in' &&
    /^(?:difference|similarity|change|variation)$/u.test(tokens[index - 2]?.lemma ?? ''));

/** One trusts in somebody; one does not suspect in him. */
const takesIn = /^(?:trust|confidence|faith|belief)$/u;

/** "protects tin and treated steel from rust" */
function joinsNouns(tokens: readonly Token[], at: number): boolean {
  const [word, next, third] = tokens.slice(at, at + 3);
  // "connect them and shift their courses"
  const isVerb = /^(?:DT|PRP)/u.test(third?.tag ?? '');
  return (
    /^(?:and|or)$/u.test(word?.lower ?? '') &&
    /^(?:NN|JJ|VBN|VBG|DT|PRP\$|CD)/u.test(next?.tag ?? '') &&
    !isVerb
  );
}

/** Of their contraries one does not say "of": the loss of privacy, but no profit of it. */
const ownFrames =
  /^(?:loss|profit|gain|safety|security|danger|peace|war|hope|optimism|despair|pessimism|satisfaction|dissatisfaction|interest|health|illness|lie|fear)$/u;

/** "the safety bicycle", "insurance against the loss of": in such company the contrary makes no sense. */
function isInCompany(analysis: PassageAnalysis, token: Token): boolean {
  const { tokens } = analysis;
  const { index, lemma } = token;
  const after = tokens[index + 1];
  const opening = tokens.slice(0, index).findLast(({ tag }) => !/^(?:DT|JJ|PRP\$|RB)/u.test(tag));
  return (
    isCompared(analysis, token) ||
    /^NN/u.test(after?.tag ?? '') ||
    opening?.lower === 'against' ||
    (after?.lower === 'of' && ownFrames.test(lemma)) ||
    (after?.lower === 'in' && takesIn.test(lemma))
  );
}

const prefixed = /^(?:un|in|im|ir|il|dis)/u;
/** Legal training is no training within the law. */
const changingSense = /^(?:likely|legal)$/u;
const mostBand = 3;

/** Known adjectives that differ by a prefix only: practical, impractical. */
function listPrefixed(lemma: string): string[] {
  return findAntonyms(lemma, 'adj').flatMap(({ word, strength }) => {
    const [short, long] = word.length < lemma.length ? [word, lemma] : [lemma, word];
    const isPair =
      !changingSense.test(lemma) && prefixed.test(long) && long.endsWith(short) && strength === 'full';
    return isPair && (findEntry(word, 'adj')?.band ?? mostBand + 1) <= mostBand ? [word] : [];
  });
}
