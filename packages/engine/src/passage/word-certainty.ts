import { countSenses, findEntries, isCompound, type LexiconEntry, type PartOfSpeech } from '@jadoo/lexicon';
import lemmatize from 'wink-lemmatizer';

import type { Token } from '#passage/analysis.ts';
import { isNounOrVerb } from '#passage/noun-or-verb.ts';
import { isStrayForm } from '#passage/participle-certainty.ts';
import { findBefore, followsAuxiliary, followsLinkingVerb, isBeforeNoun } from '#passage/word-places.ts';

const listedParts: ReadonlySet<PartOfSpeech> = new Set<PartOfSpeech>(['n', 'v', 'adj', 'adv']);

/** Of a noun with so many senses another noun beside it may ask for one of its own: a sourdough starter. */
const manySenses = 4;

/** A word whose form or place leaves doubt about what it is here: no list should say it. */
export function isDoubtfulWord(tokens: readonly Token[], token: Token, entry: LexiconEntry): boolean {
  return (
    isHalfOfCompound(tokens, token) ||
    isInName(tokens, token) ||
    isMadeByRule(entry) ||
    isJoiningParticiple(tokens, token) ||
    isHalfOfPhrase(tokens, token) ||
    isInPair(tokens, token) ||
    isPreference(tokens, token) ||
    isOfParticleVerb(tokens, token) ||
    (isInCompound(tokens, token) && countSenses(entry.lemma, entry.pos) >= manySenses) ||
    isUnderOtherPart(token, entry) ||
    isStrayForm(tokens, token, entry) ||
    isUndecidedModifier(tokens, token, entry) ||
    isUndecidedAdverb(tokens, token, entry) ||
    isNounOrVerb(tokens, token, entry) ||
    isMaybeAdjective(tokens, token, entry) ||
    (!token.isSure && (isSeldom(entry) || isUnproven(tokens, token, entry)))
  );
}

/** "endowment effect", "body armour": what two nouns mean together is often none of the senses that each has alone. */
export function isInCompound(tokens: readonly Token[], { index, tag }: Token): boolean {
  const isNoun = (at: number) => /^NNS?$/u.test(tokens[at]?.tag ?? '');
  return /^NNS?$/u.test(tag) && (isNoun(index - 1) || isNoun(index + 1));
}

/** "backpack- mounted", "low-and middle-income" */
function isHalfOfCompound(tokens: readonly Token[], { index, text }: Token): boolean {
  const isDash = (at: number) => /^-|-$/u.test(tokens[at]?.text ?? '');
  if (text.includes('-')) return findEntries(text).length === 0;
  return isDash(index - 1) || /^-/u.test(tokens[index + 1]?.text ?? '');
}

/** "would sooner err" */
const isPreference = (tokens: readonly Token[], { index, lower }: Token): boolean =>
  lower === 'sooner' && /^(?:would|had|no|'d|’d)$/u.test(tokens[index - 1]?.lower ?? '');

/** "waved aside", "Achilles' heel", "a master's degree": what the two words mean together neither means alone. */
export function isHalfOfPhrase(tokens: readonly Token[], token: Token): boolean {
  const [before, after] = [findNeighbour(tokens, token, -1), findNeighbour(tokens, token, 1)];
  return (
    (before !== undefined && areCompound(before.names, [token.lower, token.lemma])) ||
    (after !== undefined && areCompound(listFirstNames(tokens, token), after.names))
  );
}

const areCompound = (firsts: readonly string[], seconds: readonly string[]): boolean =>
  firsts.some((first) => seconds.some((second) => isCompound(first, second)));

/** A word as the first of two: Achilles', accounting and account (for). */
function listFirstNames(tokens: readonly Token[], { index, lemma, lower }: Token): string[] {
  const clitic = tokens[index + 1];
  if (clitic?.tag === 'POS') return [`${lower}${clitic.text.replace('’', "'")}`];
  // "of accounting for it", not "a gathering in the hall"
  const isNoun = /^(?:DT|JJ|PRP\$|POS)/u.test(tokens[index - 1]?.tag ?? '');
  return [lower, lemma, ...(isNoun ? [] : [lemmatize.verb(lower)])];
}

/** The names of the word beside, the sign of a genitive passed over. */
function findNeighbour(
  tokens: readonly Token[],
  { index, sentence }: Token,
  step: number,
): { names: string[] } | undefined {
  const beside = tokens[index + step];
  const other = beside?.tag === 'POS' ? tokens[index + 2 * step] : beside;
  if (other?.sentence !== sentence) return undefined;
  return { names: step < 0 ? listFirstNames(tokens, other) : [other.lower, other.lemma] };
}

/** smelter 제련하는 사람[것], escapement 탈출: nouns made of verbs by rule, whose meaning may be another. */
const isMadeByRule = ({ base, lemma, pos, senses }: LexiconEntry): boolean =>
  senses.some((sense) => sense.includes('[')) ||
  (base !== undefined && pos === 'n' && !/(?:ness|ity)$/u.test(lemma));

/** ", provided the bond holds", "Given the cost", "died following an accident": participles that join clauses and nouns. */
function isJoiningParticiple(tokens: readonly Token[], { index, lower, lemma, sentence }: Token): boolean {
  const before = tokens[index - 1];
  const isFirst = before?.sentence !== sentence || before.tag === ',';
  if (/^(?:provided|providing|supposing|given|granted|failing|barring|assuming)$/u.test(lower))
    return isFirst;
  const isVerb = /^(?:IN|TO|CC)$/u.test(before?.tag ?? '') || before?.lemma === 'be';
  return (
    /^(?:following|excluding|including|considering|regarding|concerning|according)$/u.test(lower) &&
    (isFirst || !isVerb) &&
    lemma !== lower
  );
}

/** "slice by slice", "farther and farther" */
const isInPair = (tokens: readonly Token[], { index, lower }: Token): boolean =>
  [-2, 2].some(
    (step) =>
      tokens[index + step]?.lower === lower &&
      /^(?:by|after|to|for|upon|and)$/u.test(tokens[index + step / 2]?.lower ?? ''),
  );

const particles =
  /^(?:up|out|off|down|away|over|back|aside|apart|along|forth|ahead|together|around|about|through|forward|aback)$/u;

/** "waved aside advisers", "set it apart": a verb and what makes another verb of it. */
function isOfParticleVerb(tokens: readonly Token[], { index, lower, tag }: Token): boolean {
  if (tag.startsWith('VB')) return particles.test(tokens[index + 1]?.lower ?? '');
  return particles.test(lower) && /^(?:VB|PRP$)/u.test(tokens[index - 1]?.tag ?? '');
}

/** "Maria van der Hoeven", "Emissions Trading", "Bank of America building" */
function isInName(tokens: readonly Token[], { index, sentence, lower, text }: Token): boolean {
  const isName = (at: number) => tokens[at]?.sentence === sentence && /^\p{Lu}/u.test(tokens[at].text);
  if (/^(?:van|von|del|den|der|bin)$/u.test(lower)) return isName(index - 1);
  return /^\p{Lu}/u.test(text) && isName(index + 1);
}

const partsByTag: Readonly<Record<string, PartOfSpeech>> = { N: 'n', V: 'v', J: 'adj', R: 'adv' };

/** "hooded youths", "dawn raids on the hotel": the glossary knows the word under another part of speech than its tag only. */
function isUnderOtherPart({ tag, text }: Token, { pos }: LexiconEntry): boolean {
  if (text.includes('-') || (pos === 'adj' && /^VB[GN]$/u.test(tag))) return false;
  return partsByTag[tag.charAt(0)] !== pos;
}

/** "all women worldwide", not "a rocket capable of it", "the world's largest network" or "something new" */
function isBehindNoun(tokens: readonly Token[], { index, sentence }: Token): boolean {
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if (before?.sentence !== sentence || !/^NNS?$/u.test(before.tag) || isBeforeNoun(tokens, index))
    return false;
  return !/^(?:IN|TO)$/u.test(after?.tag ?? '') && !/(?:thing|one|body)$/u.test(before.lower);
}

/** "official figures", "the far north", "the family upstairs", "North is at the top": where the place does not settle which part of speech it is. */
function isUndecidedModifier(tokens: readonly Token[], token: Token, entry: LexiconEntry): boolean {
  const { index, lower, tag } = token;
  const before = tokens[index - 1]?.tag ?? '';
  const parts = findEntries(lower).map(({ pos }) => pos);
  if (entry.pos === 'adv')
    return (
      /^(?:DT|JJ|PRP\$)$/u.test(before) || (parts.includes('n') && !/^(?:VB|RB|RP|PRP|NNS|CD)/u.test(before))
    );
  if (entry.pos !== 'n' && entry.pos !== 'adj') return false;
  if (entry.pos === 'n' && parts.includes('adv') && /^NN/u.test(before)) return true;
  const isLinked = followsLinkingVerb(tokens, token);
  // "the process is patient.", "a firm and ordered form", "stays much cooler"
  if (entry.pos === 'n')
    return (
      (parts.includes('adj') &&
        (isBeforeNoun(tokens, index) ||
          isJoinedToModifier(tokens, index) ||
          /^JJ/u.test(tag) ||
          (tag === 'NN' && isLinked))) ||
      isComparative(lower)
    );
  if (isBehindNoun(tokens, token)) return true;
  const [isNounToo, isVerbToo] = [parts.includes('n'), parts.includes('v')];
  // "The female lays her eggs"
  if (isNounToo && isMaybeVerb(tokens[index + 1])) return true;
  // "an extinct human relative tens of thousands of years ago", "people alternate heads and tails"
  if (isNounToo && /^JJ/u.test(before)) return true;
  if (isVerbToo && /^(?:NN|PRP$|MD|TO)/u.test(before)) return true;
  // "into concrete, glass, and chips", "citizens, given time, deliberate with care": alone only a predicate is an adjective.
  return (isNounToo || isVerbToo) && !isBeforeNoun(tokens, index) && !isLinked;
}

/** "a firm and ordered form" */
const isJoinedToModifier = (tokens: readonly Token[], index: number): boolean =>
  tokens[index + 1]?.tag === 'CC' &&
  /^(?:JJ|VB[DN]$)/u.test(tokens[index + 2]?.tag ?? '') &&
  isBeforeNoun(tokens, index + 2);

/** cooler, not number */
function isComparative(lower: string): boolean {
  const base = lower.endsWith('er') ? lemmatize.adjective(lower) : lower;
  return base !== lower && findEntries(base).some(({ pos }) => pos === 'adj');
}

/** "lays", "carries", which a tagger takes for plurals. */
const isMaybeVerb = (token: Token | undefined): boolean =>
  token?.tag === 'NNS' && findEntries(lemmatize.verb(token.lower)).some(({ pos }) => pos === 'v');

/** "worked hard", "a hard task": of an adjective that is an adverb as well only the first place in its phrase is sure. */
function isUndecidedAdverb(tokens: readonly Token[], token: Token, entry: LexiconEntry): boolean {
  if (entry.pos !== 'adj' && entry.pos !== 'adv') return false;
  const parts = findEntries(token.lower).map(({ pos }) => pos);
  if (!parts.includes('adj') || !parts.includes('adv')) return false;
  // "however alike the results may look"
  if (/^(?:however|how|so|as|too|very)$/u.test(tokens[token.index - 1]?.lower ?? '')) return true;
  // "looked worse overall"
  if (/^(?:JJ|RB)R$/u.test(tokens[token.index - 1]?.tag ?? '') && !isBeforeNoun(tokens, token.index))
    return true;
  if (isBeforeNoun(tokens, token.index)) return entry.pos === 'adv';
  // "everybody looks alike"
  if (entry.pos === 'adv') return followsLinkingVerb(tokens, token) || followsAuxiliary(tokens, token);
  // "is hard", not "appears overnight"
  return !/^(?:be|become|seem|sound|have|get)$/u.test(findBefore(tokens, token)?.lemma ?? '');
}

/** "has become more complicated", "was surprised at", "ships bound for": a participle without *by* that books list as an adjective. */
function isMaybeAdjective(tokens: readonly Token[], token: Token, { pos }: LexiconEntry): boolean {
  const { index, lower, tag } = token;
  if (pos !== 'v' || !/^VB[DNG]$/u.test(tag) || !findEntries(lower).some((entry) => entry.pos === 'adj'))
    return false;
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  // "can afford to be imposing."
  if (tag === 'VBG')
    return followsLinkingVerb(tokens, token) && !/^(?:DT|PRP|NN|JJ|CD)/u.test(after?.tag ?? '');
  const isDescribed = followsLinkingVerb(tokens, token) || /^(?:JJ|RB|DT|IN)/u.test(before?.tag ?? '');
  const isBehindNoun =
    tag === 'VBN' && /^(?:NN|,)/u.test(before?.tag ?? '') && /^(?:IN|TO)$/u.test(after?.tag ?? '');
  return (isDescribed || isBehindNoun || isLeftSo(tokens, token)) && after?.lower !== 'by';
}

/** "a climb of a few kilometers leaves her exhausted" */
const isLeftSo = (tokens: readonly Token[], { index, tag }: Token): boolean =>
  tag === 'VBN' &&
  /^(?:PRP|NN)/u.test(tokens[index - 1]?.tag ?? '') &&
  /^(?:leave|keep|make|find)$/u.test(tokens[index - 2]?.lemma ?? '');

/** An unsure tag under which the word is rarer than under another is more likely a slip of the tagger. */
function isSeldom(entry: LexiconEntry): boolean {
  return findEntries(entry.lemma).some((other) => other.band < entry.band);
}

/** A word of several parts of speech on which the taggers differ, with nothing before it that tells which is used. */
function isUnproven(tokens: readonly Token[], token: Token, entry: LexiconEntry): boolean {
  const isAmbiguous = [...findEntries(token.lower), ...findEntries(token.lemma)].some(
    ({ pos }) => pos !== entry.pos && listedParts.has(pos),
  );
  if (!isAmbiguous) return false;
  const before = tokens[token.index - 1];
  if (before?.sentence !== token.sentence) return true;
  const proof = entry.pos === 'v' ? /^(?:TO|MD|PRP|WP|WDT)$/u : /^(?:DT|PRP\$|JJ|POS|CD)$/u;
  return !proof.test(before.tag);
}
