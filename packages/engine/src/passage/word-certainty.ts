import { findEntries, type LexiconEntry, type PartOfSpeech } from '@jadoo/lexicon';

import type { Token } from '#passage/analysis.ts';

const listedParts: ReadonlySet<PartOfSpeech> = new Set<PartOfSpeech>(['n', 'v', 'adj', 'adv']);

/** A word whose form or place leaves doubt about what it is here: no list should say it. */
export function isDoubtfulWord(tokens: readonly Token[], token: Token, entry: LexiconEntry): boolean {
  return (
    isHalfOfCompound(tokens, token) ||
    isInName(tokens, token) ||
    isStrayForm(tokens, token, entry) ||
    isUndecidedModifier(tokens, token, entry) ||
    isNounTakenForVerb(tokens, token) ||
    isVerbTakenForNoun(tokens, token) ||
    (!token.isSure && (isSeldom(entry) || isUnproven(tokens, token, entry)))
  );
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

/** "hooded youths", "towering walls", "so warming": a form that is listed under none of its own parts of speech. */
function isStrayForm(tokens: readonly Token[], token: Token, entry: LexiconEntry): boolean {
  const { tag, lower } = token;
  if (!/(?:ed|en|ing)$/u.test(lower)) return false;
  if (entry.pos === 'n' && lower.endsWith('ing'))
    return takesObject(tokens, token) || isNotNamed(tokens, token);
  if (entry.lemma === lower) return entry.pos === 'adj' && isHeldByVerb(tokens, token);
  if (tag.startsWith('JJ')) return true;
  if (entry.pos === 'n' && tag !== 'NNS') return true;
  if (!tag.startsWith('VB')) return !takesObject(tokens, token);
  if (tag === 'VBG' && isListedNoun(lower) && !followsAuxiliary(tokens, token)) return true;
  return /^VB[GN]$/u.test(tag) && isBeforeNoun(tokens, token.index) && !followsAuxiliary(tokens, token);
}

/** "make shipping easier": a noun in the glossary as well. */
const isListedNoun = (lower: string): boolean => findEntries(lower).some(({ pos }) => pos === 'n');

/** "Warning the typists", "programming vehicles": a noun in -ing with an object is a verb. */
const takesObject = (tokens: readonly Token[], { index }: Token): boolean =>
  /^(?:DT|PRP|NNS|CD)/u.test(tokens[index + 1]?.tag ?? '');

/** "so warming", "by drilling deep" */
const isNotNamed = (tokens: readonly Token[], { index }: Token): boolean =>
  /^(?:so|too|very|more|most|quite|as|by|without|before|after|while|when)$/u.test(
    tokens[index - 1]?.lower ?? '',
  );

/** "rats separated by miles", "to be hooked up": still the participle of a verb. */
const isHeldByVerb = (tokens: readonly Token[], { index, lower }: Token): boolean =>
  lower.endsWith('ed') && /^(?:by|up|off|down|out|away)$/u.test(tokens[index + 1]?.lower ?? '');

/** "has lost money", not "a damaged wall" or "burgeoning populations": only an auxiliary before it tells a verb from an adjective. */
function followsAuxiliary(tokens: readonly Token[], { index, sentence }: Token): boolean {
  let at = index - 1;
  while (tokens[at]?.sentence === sentence && tokens[at]?.tag.startsWith('RB')) at -= 1;
  const before = tokens[at];
  return before?.sentence === sentence && /^(?:be|have|get)$/u.test(before.lemma);
}

/** "official figures", "an official walking tour" */
function isBeforeNoun(tokens: readonly Token[], index: number): boolean {
  const [next, second] = [tokens[index + 1]?.tag ?? '', tokens[index + 2]?.tag ?? ''];
  return /^NN/u.test(next) || (/^(?:JJ|VBG|VBN)/u.test(next) && /^NN/u.test(second));
}

/** "official figures", "the house opposite", "the far north": where the place does not settle which part of speech it is. */
function isUndecidedModifier(tokens: readonly Token[], token: Token, entry: LexiconEntry): boolean {
  const { index, lower, tag } = token;
  const before = tokens[index - 1]?.tag ?? '';
  if (entry.pos === 'adv') return /^(?:DT|JJ|PRP\$)$/u.test(before);
  if (entry.pos !== 'n' && entry.pos !== 'adj') return false;
  const parts = findEntries(lower).map(({ pos }) => pos);
  if (!parts.includes('n') || !parts.includes('adj')) return false;
  if (entry.pos === 'n') return isBeforeNoun(tokens, index) || /^JJ/u.test(tag);
  return !isBeforeNoun(tokens, index) && /^(?:NN|DT|PRP\$)/u.test(before);
}

/** Words whose "to" is followed by a noun. */
const takeNounAfterTo = new Set(
  `adapt adjust contribute object respond react adhere lead relate refer amount conform link expose attribute connect tie compare devote
  dedicate limit restrict subject return turn switch oppose resort yield attach access reaction response contribution resistance attention
  exposure threat commitment approach solution key guide similar equal vulnerable sensitive resistant immune prior contrary close next
  thanks`.split(/\s+/u),
);

/** "adapt to surface gravity": no infinitive stands behind this "to". */
function isNounTakenForVerb(tokens: readonly Token[], { index, lower, tag }: Token): boolean {
  if (tag !== 'VB' || tokens[index - 1]?.lower !== 'to') return false;
  return (
    takeNounAfterTo.has(tokens[index - 2]?.lemma ?? '') && findEntries(lower).some(({ pos }) => pos === 'n')
  );
}

/** "change lanes, brake suddenly, and leave": a bare noun that an adverb follows. */
function isVerbTakenForNoun(tokens: readonly Token[], { index, lower, tag }: Token): boolean {
  if (tag !== 'NN' || !/^(?:,|CC|NNS)$/u.test(tokens[index - 1]?.tag ?? '')) return false;
  if (!/ly$/u.test(tokens[index + 1]?.lower ?? '')) return false;
  return findEntries(lower).some(({ pos }) => pos === 'v');
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
