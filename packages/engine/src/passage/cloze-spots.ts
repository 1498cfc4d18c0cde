import { findEntries } from '@jadoo/lexicon';

import type { PassageSource } from '#exercise/exercise.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { glossToken } from '#passage/gloss.ts';
import { findIdiomTokens } from '#passage/idioms.ts';
import { listFootnotes, ordinals, posLabels } from '#passage/key-words.ts';
import { findSetTokens } from '#passage/set-phrases.ts';
import { isToldInHangul, settleEntry, type SettledEntry } from '#passage/sense-certainty.ts';
import { isDoubtfulWord, isInCompound } from '#passage/word-certainty.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';

/** From this length on a shared stem gives a word away: familiar, familiarity. */
const stemLength = 5;
const everydayLemmas = new Set(
  `be have do get make go come take give put say see know think want use let keep not one thing way lot kind time year day people man
  other such own many much more most little few good well bad new old big same first last very really even just still never always often also already
  soon ago mean seem need like number part fact find mind house here there able become
  north south east west summer winter spring autumn week month morning night
  look sound feel taste smell meantime`.split(/\s+/u),
);

/** A word that may be left out, with its entry as used here. */
export interface ClozeSpot extends SettledEntry {
  token: Token;
}

/** Words that 빈칸 채우기 may leave out: known content words that nothing else on the page gives away. */
export function listClozeSpots(source: PassageSource, analysis: PassageAnalysis): ClozeSpot[] {
  const notes = new Set(listFootnotes(source).flatMap(({ word }) => word.toLowerCase().split(/\s+/u)));
  const visible = countForms(analysis.tokens);
  const idioms = findIdiomTokens(analysis);
  const joined = findSetTokens(analysis);
  const lines = alignTranslations({ analysis, source });
  return analysis.tokens.flatMap((token): ClozeSpot[] => {
    if (!isBlankable(analysis.text, token) || everydayLemmas.has(token.lemma) || ordinals.test(token.lower))
      return [];
    if (joined.has(token.index) || isInCompound(analysis.tokens, token)) return [];
    // Half of "high- powered" is no word.
    if (idioms.has(token.index) || /-$/u.test(analysis.tokens[token.index - 1]?.text ?? '')) return [];
    if (token.index === analysis.sentences[token.sentence]?.firstToken) return [];
    if (notes.has(token.lower) || notes.has(token.lemma)) return [];
    if (isGivenAway(visible, token)) return [];
    const entry = glossToken(analysis.tokens, token);
    if (entry === undefined || posLabels[entry.pos] === undefined || everydayLemmas.has(entry.lemma))
      return [];
    if (token.tag.startsWith('NN') && entry.pos !== 'n') return [];
    if (isDoubtfulWord(analysis.tokens, token, entry) || isMaybeOther(analysis.tokens, token, entry.pos))
      return [];
    if (findEntries(token.lower).some(({ pos }) => /^(?:prep|conj|pron|det|aux|num)$/u.test(pos))) return [];
    const settled = settleEntry(analysis.tokens, token, entry, lines[token.sentence] ?? '');
    return isToldInHangul(settled) ? [] : [{ ...settled, token }];
  });
}

function isBlankable(text: string, token: Token): boolean {
  if (!token.isSure || !/^(?:NN|NNS|VB[DGNPZ]?|JJ[RS]?|RB)$/u.test(token.tag)) return false;
  if (!/^\p{Ll}{4,}$/u.test(token.text)) return false;
  const before = text.charAt(token.start - 1);
  return /[\s“"‘(]/u.test(before) && /^(?:$|\s|[,.;:!?)”"])/u.test(text.charAt(token.end));
}

/** "a damp grey mist rolls in", "smells signal danger", "by leading members", "thought of striking": what the word is stays open. */
function isMaybeOther(tokens: readonly Token[], { index, lemma, lower, tag }: Token, pos: string): boolean {
  const [before, after] = [tokens[index - 1]?.tag ?? '', tokens[index + 1]?.tag ?? ''];
  const isListed = (word: string, part: string) => findEntries(word).some((entry) => entry.pos === part);
  if (tag.startsWith('NN')) return /^(?:NN|VB)/u.test(before) && isListed(lemma, 'v');
  const isBeforeNoun = after.startsWith('NN');
  // "wait on average for one second"
  if (pos === 'adj' && before === 'IN' && !/^(?:NN|JJ|VB|RB|CC|,)/u.test(after)) return true;
  if (lower.endsWith('ing') && isListed(lower, 'adj'))
    return before === 'IN' || (tag === 'VBG' && isBeforeNoun);
  return pos === 'v' && /^VB[DN]$/u.test(tag) && isBeforeNoun && /^(?:DT|JJ|CC|IN|PRP\$|CD)$/u.test(before);
}

/** How often each dictionary form stands in the passage; parts of hyphenated words count too. */
function countForms(tokens: readonly Token[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { lemma, lower } of tokens) {
    const forms = new Set([lemma.toLowerCase(), ...(lower.includes('-') ? lower.split('-') : [])]);
    for (const form of forms) if (/^\p{L}{3}/u.test(form)) counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  return counts;
}

function isGivenAway(visible: ReadonlyMap<string, number>, { lemma, lower }: Token): boolean {
  if ((visible.get(lemma) ?? 0) > 1 || (lower !== lemma && visible.has(lower))) return true;
  for (const form of visible.keys()) if (form !== lemma && sharesStem(form, lemma)) return true;
  return false;
}

function sharesStem(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (short.length >= stemLength) return long.includes(short);
  return (
    long.startsWith(short) && /^[a-z]?(?:ing|ings|ed|er|ers|s|ly|y|ness)$/u.test(long.slice(short.length))
  );
}
