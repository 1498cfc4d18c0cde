import { compareCompany } from '@jadoo/lexicon';

import { isTelling } from '#meaning/backing.ts';
import type { BlankWord } from '#meaning/option-sets.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import rows from '../../data/blank-places.json' with { type: 'json' };

const places = new Map(Object.entries(rows).map(([place, words]) => [place, new Set(words.split(' '))]));

const reach = 5;
const border =
  /^(?:[,;:.–—()"“”]|that|which|who|because|when|if|although|though|while|whereas|but|so|than|as)$/u;
/** Of their company nothing can be told. */
const plain =
  /^(?:be|have|do|go|get|put|keep|make|take|give|seem|look|appear|become|remain|turn|call|let|one|ones|way|kind|sort|form|part|lot|case|fact|truth|word|long|thing|itself|himself|themselves)$/u;

/** The words with which a word goes in its clause: the nearest that says something on either side. */
export function listCompanions({ tokens }: PassageAnalysis, token: Token): Token[] {
  const find = (step: 1 | -1): Token | undefined => {
    for (let index = token.index + step; Math.abs(index - token.index) <= reach; index += step) {
      const one = tokens[index];
      if (one === undefined || one.sentence !== token.sentence || border.test(one.lower)) return undefined;
      // "To sell the farm would be a mistake": what something is said to be need not go with it.
      if (step === -1 && one.lemma === 'be') return undefined;
      if (isTelling(one) && !plain.test(one.lemma) && !one.tag.startsWith('RB')) return one;
    }
    return undefined;
  };
  return [find(-1), find(1)].filter((one) => one !== undefined);
}

/** How well a word goes with its companions; undefined where there are none. */
export function weighFit(lemma: string, companions: readonly Token[]): number | undefined {
  if (companions.length === 0) return undefined;
  const all = companions.map((one) => compareCompany(lemma, one.lemma) ?? 0);
  return all.reduce((sum, company) => sum + company, 0) / all.length;
}

/** What the word takes behind it: "n+to" of "the chance to find it"; undefined where nothing belongs to it. */
function readComplement({ tokens }: PassageAnalysis, { token, pos }: BlankWord): string | undefined {
  const [next, after] = [tokens[token.index + 1], tokens[token.index + 2]];
  if (next === undefined || !/^(?:IN|TO)$/u.test(next.tag)) return undefined;
  if (pos === 'adj') return next.lower === 'than' || next.lower === 'as' ? undefined : `adj+${next.lower}`;
  if (pos !== 'n') return undefined;
  if (next.lower === 'of') return after?.tag === 'VBG' ? 'n+verb' : undefined;
  if (next.lower === 'to') return /^(?:VB|RB)$/u.test(after?.tag ?? '') ? 'n+to' : 'n+to+noun';
  return /^(?:in|between|for|from|with|against|about|on|toward|towards|into|over)$/u.test(next.lower)
    ? `n+${next.lower}`
    : undefined;
}

/** Whether a word takes what stands behind the blank: no "rivalry in happiness", no "competition to find it". */
export function takesComplement(analysis: PassageAnalysis, word: BlankWord, lemma: string): boolean {
  const complement = readComplement(analysis, word);
  return complement === undefined || places.get(complement)?.has(lemma) === true;
}
