import { findEntry, type PartOfSpeech } from '@jadoo/lexicon';

import { isAimedAt } from '#meaning/summary/summary-aims.ts';
import {
  inflectAll,
  isRestated,
  readOpenWord,
  readSummaryBlank,
  type SummaryBlank,
} from '#meaning/summary/summary-blanks.ts';
import { isBound } from '#meaning/summary/summary-bonds.ts';
import type { OptionWord } from '#meaning/option-sets.ts';
import { isOfPurpose } from '#meaning/summary/summary-purpose.ts';
import { isOfResult } from '#meaning/summary/summary-results.ts';
import { listBonds, listToned } from '#meaning/summary/summary-tones.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { goesWith } from '#wording/slot-company.ts';

/**
 * A word of the summary with all that may stand wrongly in its place: what goes against it, where its sentence does not
 * forbid that, and what tells of another matter.
 */
export function readAskedWord(summary: PassageAnalysis, token: Token): SummaryBlank | undefined {
  const blank = readOpenWord(summary, token);
  if (blank === undefined || isHeld(summary, blank)) return undefined;
  const authored = readSummaryBlank(summary, token);
  const bonds = listBonds(summary, blank);
  const known = bonds.filter((bond) => goesWith(token.lemma, bond));
  const isAtHome = ({ lemma }: OptionWord): boolean =>
    bonds.length > 0 && (known.length > 0 ? known : bonds).every((bond) => goesWith(lemma, bond));
  // What is contrary in every text needs no author where it is known to stand beside the same words.
  const full = blank.fullOpposites.filter((word) => isAtHome(word) && isTaught(word.lemma, blank.pos));
  const contraries = [...(authored?.opposites ?? []), ...full];
  const toned = listToned(summary, blank, contraries.length > 0);
  const isOneSided =
    isAimedAt(summary, blank) ||
    isOfPurpose(summary, token) ||
    isOfResult(summary, blank) ||
    isBound(summary, blank);
  const isFit = (word: OptionWord): boolean =>
    known.every((bond) => goesWith(word.lemma, bond)) && !isRestated(summary, blank, word);
  const choose = (...lists: (readonly OptionWord[])[]): OptionWord[] => {
    const seen = new Set<string>();
    return lists.flat().filter((word) => isFit(word) && !seen.has(word.lemma) && seen.add(word.lemma));
  };
  const inflect = (list: readonly string[]): OptionWord[] => inflectAll(summary, blank, list);
  const opposites = isOneSided ? [] : choose(contraries, inflect(toned.against));
  const others = choose(inflect(toned.others), isOneSided ? [] : (authored?.others ?? []).filter(isAtHome));
  return opposites.length + others.length === 0 ? undefined : { ...blank, opposites, others };
}

const mostBand = 3;
const isTaught = (lemma: string, pos: PartOfSpeech): boolean =>
  (findEntry(lemma, pos)?.band ?? mostBand + 1) <= mostBand;

/** "was discovered alive", "changing light", "___ and needs", "in general", "helps travelers notice": whatever else stands there goes badly with the words beside it. */
function isHeld({ tokens }: PassageAnalysis, { token, pos }: Pick<SummaryBlank, 'token' | 'pos'>): boolean {
  const next = tokens[token.index + 1];
  const before = tokens[token.index - 1];
  const isPaired = (next?.tag === 'CC' || before?.tag === 'CC') && pos === 'n';
  return (
    isPaired ||
    (pos === 'v' && /^(?:help|let|make|keep|leave|find)$/u.test(token.lemma)) ||
    // How often and how far a claim goes is not its point.
    (pos === 'adv' && /^(?:often|partly|usually|commonly|mainly|largely)$/u.test(token.lemma)) ||
    (pos === 'adj' && before?.tag === 'IN' && !/^(?:NN|JJ|CC)/u.test(next?.tag ?? '')) ||
    (token.tag === 'VBN' && next?.tag === 'JJ') ||
    (pos === 'v' && isOfState(tokens.slice(token.index + 1))) ||
    (pos === 'adj' && isAvoided(tokens, token)) ||
    (/^VB[GN]$/u.test(token.tag) && /^NN/u.test(next?.tag ?? '') && pos === 'v' && before?.tag !== 'IN')
  );
}

/** "judged less careful": few verbs have a quality behind them. */
function isOfState(rest: readonly Token[]): boolean {
  const at = rest.findIndex(({ tag }) => !/^(?:RB|JJ)/u.test(tag));
  const own = rest.slice(0, at < 0 ? rest.length : at);
  return own.some(({ tag }) => tag.startsWith('JJ')) && !/^(?:NN|VBG|VBN|CC|,)/u.test(rest[at]?.tag ?? '');
}

const reach = 4;

/** "avoid making important decisions": nobody makes bad ones on purpose. */
const isAvoided = (tokens: readonly Token[], { index }: Token): boolean =>
  tokens
    .slice(Math.max(0, index - reach), index)
    .some(({ lemma, tag }) => tag.startsWith('VB') && /^(?:avoid|prevent|stop)$/u.test(lemma));
