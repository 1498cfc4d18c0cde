import { findEntry, type PartOfSpeech } from '@jadoo/lexicon';

import { isAimedAt } from '#meaning/summary/summary-aims.ts';
import {
  inflectAll,
  isFeared,
  isRestated,
  readOpenWord,
  readSummaryBlank,
  type SummaryBlank,
} from '#meaning/summary/summary-blanks.ts';
import { canColour, canDo } from '#meaning/summary/summary-doers.ts';
import { isBound } from '#meaning/summary/summary-bonds.ts';
import { denies, type OptionWord } from '#meaning/option-sets.ts';
import { listPlaces } from '#meaning/summary/summary-places.ts';
import { isOfPurpose } from '#meaning/summary/summary-purpose.ts';
import { isOfResult } from '#meaning/summary/summary-results.ts';
import { findThirdWords } from '#meaning/summary/summary-thirds.ts';
import { listBonds } from '#meaning/summary/summary-fit.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { goesWith } from '#wording/slot-company.ts';

/** A word of the summary with all that goes against it in its place, where its sentence does not forbid that. */
export function readAskedWord(summary: PassageAnalysis, token: Token): SummaryBlank | undefined {
  const blank = readOpenWord(summary, token);
  if (blank === undefined || isHeld(summary, blank)) return undefined;
  const authored = readSummaryBlank(summary, token);
  const place = listPlaces(summary, blank)[0] ?? '';
  const bonds = listBonds(summary, blank);
  const known = bonds.filter((bond) => goesWith(token.lemma, bond));
  const isAtHome = ({ lemma }: OptionWord): boolean =>
    bonds.length > 0 && (known.length > 0 ? known : bonds).every((bond) => goesWith(lemma, bond));
  // What is contrary in every text needs no author where it denies the word, or is known to stand beside the same words.
  const full = blank.fullOpposites.filter(
    (word) => isAtHome(word) || (known.length === 0 && denies(word.lemma, token.lemma)),
  );
  // What belongs to the word behind it the contrary seldom has.
  const isPlain =
    /^[a-z]+$/u.test(place) && blank.pos !== 'n' && summary.tokens[token.index + 1]?.tag !== 'TO';
  const natural = isPlain ? full.filter(({ lemma }) => isTaught(lemma, blank.pos)) : [];
  const contraries = [...(authored?.opposites ?? []), ...natural];
  // The first contrary of an author needs no witness; of the others one may sound odd here.
  const isAuthored = ({ lemma }: OptionWord): boolean => authored?.opposites[0]?.lemma === lemma;
  const isOneSided =
    isAimedAt(summary, blank) ||
    isOfPurpose(summary, token) ||
    isOfResult(summary, blank) ||
    isFeared(summary, token) ||
    isBound(summary, blank);
  const isFit = (word: OptionWord): boolean =>
    ((blank.pos !== 'n' && isAuthored(word)) ||
      denies(word.lemma, token.lemma) ||
      known.every((bond) => goesWith(word.lemma, bond))) &&
    // Of a thing in company of which nothing is known, its contrary may be nonsense: "chance separations".
    !(blank.pos === 'n' && bonds.length > 0 && known.length === 0) &&
    // What is interpreted may be misinterpreted as well.
    word.lemma !== `mis${token.lemma}` &&
    (blank.pos !== 'v' || canDo(summary, token, word.lemma)) &&
    (blank.pos !== 'adv' || canColour(summary, token, word.lemma)) &&
    !isRestated(summary, blank, word);
  const choose = (...lists: (readonly OptionWord[])[]): OptionWord[] => {
    const seen = new Set<string>();
    return lists.flat().filter((word) => isFit(word) && !seen.has(word.lemma) && seen.add(word.lemma));
  };
  const opposites = isOneSided ? [] : choose(contraries);
  if (opposites.length === 0) return undefined;
  // What is no contrary makes sense only where it is known to stand, or where a quality is told of its subject.
  const thirds = choose(inflectAll(summary, blank, findThirdWords(token.lemma, place))).filter((word) =>
    bonds.length > 0 ? bonds.every((bond) => goesWith(word.lemma, bond)) : blank.pos === 'adj',
  );
  return { ...blank, opposites, thirds };
}

const mostBand = 3;
const isTaught = (lemma: string, pos: PartOfSpeech): boolean =>
  (findEntry(lemma, pos)?.band ?? mostBand + 1) <= mostBand;

/** "was discovered alive", "changing light", "___ and needs", "in general", "helps travelers notice": whatever else stands there goes badly with the words beside it. */
function isHeld(summary: PassageAnalysis, blank: Pick<SummaryBlank, 'token' | 'pos'>): boolean {
  const { tokens } = summary;
  const { token, pos } = blank;
  const next = tokens[token.index + 1];
  const before = tokens[token.index - 1];
  const isPaired = (next?.tag === 'CC' || before?.tag === 'CC') && pos === 'n';
  return (
    isPaired ||
    isLimited(tokens, token) ||
    // "one another's calm" is a thing.
    (pos === 'adj' &&
      (/^(?:DT|POS|PRP\$)$/u.test(before?.tag ?? '') || /^['’]s$/u.test(before?.text ?? '')) &&
      !/^(?:NN|JJ|VB[GN]|CD|,)/u.test(next?.tag ?? '')) ||
    hasParticle(summary, blank) ||
    // "fairly soon" is no matter of fairness, and the age of children no point.
    (pos === 'adv' && /^(?:RB|JJ)/u.test(next?.tag ?? '')) ||
    // Nobody lacks ignorance, nor bears gains.
    (pos === 'n' && isObjectOf(tokens, token, /^(?:lack|bear)$/u)) ||
    // Of an answer the contrary is another thing, of what offends another sense.
    /^(?:young|old|answer|question|offensive)$/u.test(token.lemma) ||
    (pos === 'v' && next?.lower === 'the' && tokens[token.index + 2]?.lower === 'same') ||
    (pos === 'v' && /^(?:help|let|make|keep|leave|find)$/u.test(token.lemma)) ||
    // How often and how far a claim goes is not its point.
    (pos === 'adv' &&
      /^(?:often|partly|usually|commonly|mainly|largely|significantly|greatly|slightly|well|consistently)$/u.test(
        token.lemma,
      )) ||
    (pos === 'adj' && before?.tag === 'IN' && !/^(?:NN|JJ|CC)/u.test(next?.tag ?? '')) ||
    (token.tag === 'VBN' && next?.tag === 'JJ') ||
    // "keeps them from losing interest": nobody is kept from gaining it.
    (token.tag === 'VBG' && before?.lower === 'from') ||
    (pos === 'v' && isOfState(tokens.slice(token.index + 1))) ||
    (pos === 'adj' && isAvoided(tokens, token)) ||
    (/^VB[GN]$/u.test(token.tag) && /^NN/u.test(next?.tag ?? '') && pos === 'v' && before?.tag !== 'IN')
  );
}

/** "has only a temporary effect", "merely acceptable": what is called little is not much. */
const isLimited = (tokens: readonly Token[], { index }: Token): boolean => {
  const before = tokens.slice(Math.max(0, index - reachOfLimit), index);
  const at = before.findLastIndex(({ lower }) =>
    /^(?:only|merely|mere|just|simply|even|barely)$/u.test(lower),
  );
  return at >= 0 && before.slice(at + 1).every(({ tag }) => /^(?:DT|JJ|RB)/u.test(tag));
};
const reachOfLimit = 3;

const isObjectOf = (tokens: readonly Token[], { index }: Token, verbs: RegExp): boolean =>
  verbs.test(tokens.slice(0, index).findLast(({ tag }) => !/^(?:DT|JJ|PRP\$|RB)/u.test(tag))?.lemma ?? '');

/** "slows our breathing down" */
const hasParticle = (
  { tokens }: PassageAnalysis,
  { token, pos }: Pick<SummaryBlank, 'token' | 'pos'>,
): boolean =>
  pos === 'v' &&
  tokens
    .slice(token.index + 1, token.index + 1 + reach)
    .some(({ tag, lower }) => tag === 'RP' || /^(?:down|up|off|out|away|back)$/u.test(lower));

/** "judged less careful": few verbs have a quality behind them. */
function isOfState(rest: readonly Token[]): boolean {
  const at = rest.findIndex(({ tag }) => !/^(?:RB|JJ)/u.test(tag));
  const own = rest.slice(0, at < 0 ? rest.length : at);
  return (
    own.some(({ tag }) => /^(?:JJ|RBR)/u.test(tag)) && !/^(?:NN|VBG|VBN|CC|,)/u.test(rest[at]?.tag ?? '')
  );
}

const reach = 4;

/** "avoid making important decisions": nobody makes bad ones on purpose. */
const isAvoided = (tokens: readonly Token[], { index }: Token): boolean =>
  tokens
    .slice(Math.max(0, index - reach), index)
    .some(({ lemma, tag }) => tag.startsWith('VB') && /^(?:avoid|prevent|stop)$/u.test(lemma));
