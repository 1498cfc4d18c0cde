import { findEntry } from '@jadoo/lexicon';

import { isFinite, isNoun, isVerb, type SentenceView } from '#grammar/sentence-view.ts';
import { quoteSenses } from '#passage/told-sense.ts';
import { splitMeanings } from '#passage/split-meanings.ts';
import type { Pattern } from '#syntax/patterns/pattern.ts';
import { splitSyllable } from '#syllables.ts';

const [nieun, rieul] = [4, 8];
/** Nouns that make an adverb of what describes them: 손을 든 채, 걷는 동안. */
const boundNouns =
  /^ (?:것|채|때|동안|순간|뒤|후|다음|때문|이유|까닭|만큼|대로|탓|덕|결과|데|상태|바|줄|수|지|듯|중)/u;

/** How many constructions of a sentence the Korean line has as another: a participle of its own as what describes a noun, or the reverse. */
export const countTurnedStructures = (
  view: SentenceView,
  patterns: readonly Pattern[],
  line: string,
): number =>
  patterns.filter((pattern) => {
    const describes = describesNoun(pattern);
    if (describes === undefined) return false;
    const told = listVerbs(view, pattern).flatMap(({ lemma }) => tellsAsModifier(lemma, line));
    return told.length > 0 && !told.includes(describes);
  }).length;

/** Whether the words of a construction describe a noun; undefined where a Korean line may have it either way. */
function describesNoun({ category, role }: Pattern): boolean | undefined {
  if (category === '분사구') return !role.includes('분사구문');
  if (category === '관계사절' && !role.includes('계속적')) return true;
  return undefined;
}

/** The verb of a participle, or those of a clause. */
const listVerbs = (view: SentenceView, { category, first, end }: Pattern) => {
  const verbs = view.tokens
    .slice(first, end)
    .filter((token) => isVerb(token) && !/^(?:be|have|do)$/u.test(token.lemma));
  return category === '분사구' ? verbs.filter((token) => !isFinite(token)).slice(0, 1) : verbs;
};

/** For each place where the line has the verb, whether it describes a noun there. */
const tellsAsModifier = (lemma: string, line: string): boolean[] =>
  quoteSenses(listSenses(lemma, 'v'), line).map((quote) => {
    const rest = line.slice(line.indexOf(quote) + quote.length);
    return isModifier(quote) && !boundNouns.test(rest);
  });

const isModifier = (word: string): boolean => {
  const final = splitSyllable(word.at(-1))?.final;
  return /[는던]$/u.test(word) || final === nieun || final === rieul;
};

/** "a textbook in economics" for 경제학 교과서: a line of two nouns leads to two nouns, and another number of words. */
export const countTurnedCompounds = (view: SentenceView, line: string): number =>
  view.tokens.filter((token, at) => {
    const [head, noun] = [view.at(at - 1), view.at(at + 1)];
    if (!/^(?:in|about|on|for|from|with|at)$/u.test(token.lower) || !isNoun(head) || !isNoun(noun))
      return false;
    const heads = listMeanings(head.lemma);
    return listMeanings(noun.lemma).some((one) => heads.some((other) => line.includes(`${one} ${other}`)));
  }).length;

const listMeanings = (lemma: string): string[] =>
  listSenses(lemma, 'n').flatMap((sense) => splitMeanings(sense));

const listSenses = (lemma: string, part: 'n' | 'v'): readonly string[] =>
  findEntry(lemma, part)?.senses ?? [];
