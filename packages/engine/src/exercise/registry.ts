import type { KindId, KindOptions, MakeResult, PassageSource } from '#exercise/exercise.ts';
import { kindIds } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';
import { makeChunkReading } from '#exercise/kinds/chunk-reading.ts';
import { makeClozeSentence } from '#exercise/kinds/cloze-sentence.ts';
import { makeBlank } from '#exercise/kinds/blank.ts';
import { makeClozeWord } from '#exercise/kinds/cloze-word.ts';
import { makeConditionalWriting } from '#exercise/kinds/conditional-writing.ts';
import { makeContentMatch } from '#exercise/kinds/content-match.ts';
import { makeGist } from '#exercise/kinds/gist.ts';
import { makeGrammarChoice } from '#exercise/kinds/grammar-choice.ts';
import { makeGrammarCorrection } from '#exercise/kinds/grammar-correction.ts';
import { makeGrammarError } from '#exercise/kinds/grammar-error.ts';
import { makeInsertion } from '#exercise/kinds/insertion.ts';
import { makeIrrelevant } from '#exercise/kinds/irrelevant.ts';
import { makeLineTranslation } from '#exercise/kinds/line-translation.ts';
import { makeOrder } from '#exercise/kinds/order.ts';
import { makeOriginal } from '#exercise/kinds/original.ts';
import { makeSentenceAnalysis } from '#exercise/kinds/sentence-analysis.ts';
import { makeShortAnswer } from '#exercise/kinds/short-answer.ts';
import { makeSummary } from '#exercise/kinds/summary.ts';
import { makeTitle } from '#exercise/kinds/title.ts';
import { makeTopic } from '#exercise/kinds/topic.ts';
import { makeVocabularyList } from '#exercise/kinds/vocabulary-list.ts';
import { makeWordOrder } from '#exercise/kinds/word-order.ts';
import { makeWordChoice } from '#exercise/kinds/word-choice.ts';
import { makeWordError } from '#exercise/kinds/word-error.ts';
import { makeWordTest } from '#exercise/kinds/word-test.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { validatePassageText } from '#passage/validate-text.ts';
import { createRandom, mixSeed } from '#random.ts';
import { readOnce } from '#read-once.ts';

/** Every kind. */
const makers: Readonly<Record<KindId, (context: KindContext) => MakeResult>> = {
  original: makeOriginal,
  'line-translation': makeLineTranslation,
  'chunk-reading': makeChunkReading,
  'vocabulary-list': makeVocabularyList,
  'word-test': makeWordTest,
  'cloze-word': makeClozeWord,
  'word-order': makeWordOrder,
  'conditional-writing': makeConditionalWriting,
  'cloze-sentence': makeClozeSentence,
  'sentence-analysis': makeSentenceAnalysis,
  'word-choice': makeWordChoice,
  order: makeOrder,
  insertion: makeInsertion,
  irrelevant: makeIrrelevant,
  'grammar-error': makeGrammarError,
  'word-error': makeWordError,
  blank: makeBlank,
  'content-match': makeContentMatch,
  topic: makeTopic,
  title: makeTitle,
  gist: makeGist,
  summary: makeSummary,
  'short-answer': makeShortAnswer,
  'grammar-choice': makeGrammarChoice,
  'grammar-correction': makeGrammarCorrection,
};

/** Kinds that can be made now, in the order of the papers: a kind that fails its review is left out here. */
export const readyKinds: readonly KindId[] = kindIds;

const findProblem = readOnce((source: PassageSource) => validatePassageText(source.text));

/**
 * Makes one exercise, or a refusal with its reason. Same source, options and seed: same result.
 */
export function makeExercise(
  kind: KindId,
  source: PassageSource,
  options: KindOptions,
  seed: number,
): MakeResult {
  const make = makers[kind];
  const problem = findProblem(source);
  if (problem !== undefined) return { refused: true, kind, passageId: source.id, reason: problem.message };
  const analysis = analysePassageOnce(source);
  const random = createRandom(mixSeed(seed, source.id, kind));
  return make({ source, analysis, options, seed, random });
}
