import { findEntries, type LexiconEntry, type PartOfSpeech } from '@jadoo/lexicon';

import type { Token } from '#passage/analysis.ts';
import { isNounOrVerb } from '#passage/noun-or-verb.ts';
import { isStrayForm } from '#passage/participle-certainty.ts';
import { followsAuxiliary, isBeforeNoun } from '#passage/word-places.ts';

const listedParts: ReadonlySet<PartOfSpeech> = new Set<PartOfSpeech>(['n', 'v', 'adj', 'adv']);

/** A word whose form or place leaves doubt about what it is here: no list should say it. */
export function isDoubtfulWord(tokens: readonly Token[], token: Token, entry: LexiconEntry): boolean {
  return (
    isHalfOfCompound(tokens, token) ||
    isInName(tokens, token) ||
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

/** "official figures", "the house opposite", "the far north": where the place does not settle which part of speech it is. */
function isUndecidedModifier(tokens: readonly Token[], token: Token, entry: LexiconEntry): boolean {
  const { index, lower, tag } = token;
  const before = tokens[index - 1]?.tag ?? '';
  if (entry.pos === 'adv') return /^(?:DT|JJ|PRP\$)$/u.test(before);
  if (entry.pos !== 'n' && entry.pos !== 'adj') return false;
  const parts = findEntries(lower).map(({ pos }) => pos);
  if (entry.pos === 'adj' && isBehindNoun(tokens, token)) return true;
  if (!parts.includes('n') || !parts.includes('adj')) return false;
  if (entry.pos === 'n') return isBeforeNoun(tokens, index) || /^JJ/u.test(tag);
  return !isBeforeNoun(tokens, index) && /^(?:NN|DT|PRP\$)/u.test(before);
}

/** "worked hard", "a hard task": of an adjective that is an adverb as well only the first place in its phrase is sure. */
function isUndecidedAdverb(tokens: readonly Token[], token: Token, entry: LexiconEntry): boolean {
  if (entry.pos !== 'adj' && entry.pos !== 'adv') return false;
  const parts = findEntries(token.lower).map(({ pos }) => pos);
  if (!parts.includes('adj') || !parts.includes('adv')) return false;
  return (entry.pos === 'adj') !== (isBeforeNoun(tokens, token.index) || followsAuxiliary(tokens, token));
}

/** "has become more complicated", "was surprised at": a participle without *by* that books list as an adjective. */
function isMaybeAdjective(
  tokens: readonly Token[],
  { index, lower, tag }: Token,
  { pos }: LexiconEntry,
): boolean {
  if (pos !== 'v' || !/^VB[DN]$/u.test(tag) || !findEntries(lower).some((entry) => entry.pos === 'adj'))
    return false;
  const before = tokens[index - 1];
  const isDescribed = before?.lemma === 'be' || /^(?:JJ|RB|DT|IN)/u.test(before?.tag ?? '');
  return isDescribed && tokens[index + 1]?.lower !== 'by';
}

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
