import { listSubjects } from '#grammar/detectors/agreement.ts';
import { isNoun as isNounTag, viewSentence } from '#grammar/sentence-view.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { isContent, isNoun } from '#cohesion/words.ts';

/** A sentence as the finders of cues read it. */
export interface CueSentence {
  index: number;
  text: string;
  tokens: readonly Token[];
  /** Heads of the subjects of its clauses, relative ones left out. */
  subjects: readonly Token[];
  /** Nouns, verbs and adjectives. */
  content: readonly Token[];
}

/** Every sentence of a passage, read once. */
export function readSentences(analysis: PassageAnalysis): CueSentence[] {
  return analysis.sentences.map((sentence) => {
    const view = viewSentence(analysis, sentence);
    const subjects = listSubjects(view)
      .filter(
        ({ first }) =>
          !/^(?:that|which|who|whose|because|if)$/u.test(view.at(first - 1).lower) &&
          view.at(first).lower !== 'whose' &&
          !(view.at(first - 1).tag === 'CC' && isNounTag(view.at(first - 2))),
      )
      .map(({ head }) => view.at(head))
      .filter(isNoun);
    const { tokens } = view;
    return {
      index: sentence.index,
      text: sentence.text,
      tokens,
      subjects,
      content: tokens.filter(isContent),
    };
  });
}
