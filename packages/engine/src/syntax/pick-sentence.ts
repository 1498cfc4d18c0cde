import { viewSentence, type SentenceView } from '#grammar/sentence-view.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { standsOnce } from '#passage/occurrences.ts';
import { countWords } from '#syntax/word-forms.ts';

const mostFigures = 2;

/** Sentences fit to be written by students: whole statements of this many words without quotations and asides, no two alike. */
export function listPlainSentences(
  analysis: PassageAnalysis,
  least: number,
  most: number,
): { view: SentenceView; text: string; words: number }[] {
  return analysis.sentences.flatMap((sentence) => {
    const text = sentence.text.replace(/\s+/gu, ' ');
    const words = countWords(text);
    const isPlain =
      /^\p{Lu}[^“”"()[\]:;–—…!?]*\.$/u.test(text) &&
      !/(?:^| )[‘']\p{L}|\b(?:[A-Z]\.){2,}|\d{4,}|https?:|\p{L}{21}|\p{L}- /u.test(text);
    const view = viewSentence(analysis, sentence);
    const isHeavy = view.tokens.filter(({ tag }) => tag.startsWith('NNP')).length > 3;
    // "26 miles and 385 yards, or 42.195 kilometers": nothing but figures to write down.
    const isCount = view.tokens.filter((token) => /^\d/u.test(token.text)).length > mostFigures;
    const isFit =
      isPlain && !isHeavy && !isCount && words >= least && words <= most && standsOnce(analysis, sentence);
    return isFit ? [{ view, text, words }] : [];
  });
}
