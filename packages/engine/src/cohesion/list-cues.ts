import type { PassageAnalysis } from '#passage/analysis.ts';
import { findAnother } from '#cohesion/another-cues.ts';
import { findConnectiveCue, findQuestion, findSequence } from '#cohesion/connective-cues.ts';
import type { Cue, Link, SentenceRange } from '#cohesion/cue.ts';
import { findDemonstrative } from '#cohesion/demonstrative-cues.ts';
import { findGroupPart, findPartOf } from '#cohesion/group-cues.ts';
import { readSentences } from '#cohesion/read-sentences.ts';
import { findThere } from '#cohesion/place-cues.ts';
import { findPart, findSimilar } from '#cohesion/part-cues.ts';
import { findPronoun } from '#cohesion/pronoun-cues.ts';
import { findArticle, findNames } from '#cohesion/reference-cues.ts';
import { findReporter } from '#cohesion/reporter-cues.ts';
import { findStudy } from '#cohesion/study-cues.ts';
import { findSummary } from '#cohesion/summary-cues.ts';
import {
  findBareThis,
  findDoSo,
  findFurtherStudy,
  findNamedThing,
  findThatNoun,
} from '#cohesion/taken-up-cues.ts';
import { findElapsed, findYear } from '#cohesion/time-cues.ts';
import { findComparison, findOrdinal, findRepetitions } from '#cohesion/word-cues.ts';
import { leaveOutQuotations } from '#cohesion/words.ts';
import { readOnce } from '#read-once.ts';

/** For each sentence the cues by which it points back; found once for a passage. */
export const listCues = readOnce((analysis: PassageAnalysis): readonly (readonly Cue[])[] => {
  const sentences = readSentences(analysis);
  return sentences.map((_, at) =>
    tellOnce(
      [
        findConnectiveCue(sentences, at),
        findSequence(sentences, at),
        findQuestion(sentences, at),
        findDemonstrative(analysis, sentences, at) ??
          findThatNoun(analysis, sentences, at) ??
          findBareThis(sentences, at) ??
          findDoSo(analysis, sentences, at),
        findSimilar(sentences, at),
        findThere(analysis, sentences, at),
        findPart(sentences, at),
        findGroupPart(sentences, at),
        findPartOf(analysis, sentences, at),
        findSummary(sentences, at),
        findReporter(sentences, at) ?? findPronoun(sentences, at),
        findArticle(analysis, sentences, at),
        findStudy(analysis, sentences, at),
        ...findNames(analysis, sentences, at),
        findNamedThing(analysis, sentences, at),
        findFurtherStudy(sentences, at),
        findOrdinal(analysis, sentences, at),
        findElapsed(sentences, at),
        findYear(sentences, at),
        findAnother(analysis, sentences, at) ?? findComparison(analysis, sentences, at),
        ...findRepetitions(analysis, sentences, at),
      ]
        .filter((cue) => cue !== undefined)
        .filter((cue) => !isOnlyQuoted(sentences[at]?.text ?? '', cue)),
    ),
  );
});

/** What somebody says in a quotation ties no sentences of the text. */
const isOnlyQuoted = (text: string, { words }: Cue): boolean =>
  text.includes(words) && !leaveOutQuotations(text).includes(words);

const tellsNoun: ReadonlySet<Cue['type']> = new Set(['repetition', 'article', 'study']);

const lastWord = ({ words }: Cue): string => words.split(' ').at(-1)?.toLowerCase() ?? '';

/** The noun of a stronger cue is no second one as a word met again. */
const tellOnce = (cues: readonly Cue[]): readonly Cue[] =>
  cues.filter(
    (cue, at) =>
      !tellsNoun.has(cue.type) ||
      !cues
        .slice(0, at)
        .some((stronger) => stronger.type !== 'connective' && lastWord(stronger) === lastWord(cue)),
  );

/** How much of what was said a bare "this" takes up no words tell: it ties no sentences. */
const isBarePointer = ({ type, words }: Cue): boolean =>
  type === 'demonstrative' && /^(?:this|that|these|those)$/iu.test(words);

/** The links by which sentence `next` follows the text of `before`, strongest first. */
export function findLinks(analysis: PassageAnalysis, before: SentenceRange, next: number): Link[] {
  return (listCues(analysis)[next] ?? [])
    .filter((cue) => !isBarePointer(cue))
    .flatMap((cue): Link[] => {
      // What only the sentence just before can explain is not looked for further back.
      const first = cue.far >= 1 ? before.end - 1 : before.first;
      const meant = [...cue.antecedents]
        .filter(([at, { strength }]) => at >= first && at < before.end && strength > 0)
        .sort(([at, one], [other, two]) => two.strength - one.strength || other - at)[0]?.[1];
      const { type, words, relation } = cue;
      return meant ? [{ type, words, relation, strength: meant.strength, antecedent: meant.words }] : [];
    })
    .sort((a, b) => b.strength - a.strength);
}
