import type { PassageSource } from '#exercise/exercise.ts';
import { flipKorean, type Flip } from '#meaning/flip-statement.ts';
import type { PassageAnalysis, Sentence } from '#passage/analysis.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';

/** A statement of the passage, as an option for 내용 일치. */
export interface Statement {
  sentence: Sentence;
  text: string;
  flip: Flip | undefined;
}

const shortestKorean = 12;
const longestKorean = 80;
const koreanOpenings =
  /^(?:그러나|그렇지만|하지만|또한|게다가|더욱이|따라서|그러므로|그래서|예를 들어|예를 들면|물론|사실|그리고|마찬가지로|그렇다면|그러자|그러고 나서|이렇게 하여|그런데|한편|반면에|결국|이처럼|즉),? /u;
const koreanPointers =
  /^(?:만약 그렇다면|이것|그것|저것|이들|그들|이러한|그러한|이런|그런|이는|이를|그는|그곳|이곳|여기|거기|그때|이때|그 |이 )/u;

/** Guesses and wishes are neither true nor false. */
const opinionEnds = /(?:모른다|것 같다|야 한다|일 것이다|할 것이다|될 것이다|좋겠다)\.$/u;

/** Statements in Korean from the aligned translation. */
export function listStatements(source: PassageSource, analysis: PassageAnalysis): Statement[] {
  const translations = alignTranslations({ analysis, source });
  return analysis.sentences.flatMap((sentence): Statement[] => {
    const text = (translations[sentence.index] ?? '')
      .replace(koreanOpenings, '')
      .replace(/^(?:그녀는|그는) /u, '')
      .trim();
    const isFit =
      text.length >= shortestKorean &&
      text.length <= longestKorean &&
      /다\.$/u.test(text) &&
      !/[“”"‘’?:;()]/u.test(text) &&
      !opinionEnds.test(text) &&
      !/(?:^| )(?:그것은|그것이|그들은|그들이)(?= )/u.test(text);
    return isFit && !koreanPointers.test(text) ? [{ sentence, text, flip: flipKorean(text) }] : [];
  });
}

const minFactShare = 0.35;
const minFacts = 3;

/** Facts can be true or false; opinions and reasoning cannot be asked so. */
export function isFactual({ tokens, sentences }: PassageAnalysis): boolean {
  const finite = tokens.filter(({ tag }) => /^VB[DPZ]$/u.test(tag));
  const past = finite.filter(({ tag }) => tag === 'VBD').length;
  const concrete = sentences.filter(({ firstToken, endToken }) =>
    tokens
      .slice(firstToken, endToken)
      .some(
        ({ tag, text, index }) =>
          tag === 'CD' || /\d/u.test(text) || (tag.startsWith('NNP') && index > firstToken),
      ),
  ).length;
  return (
    (past >= minFactShare * finite.length && past >= minFacts) || concrete >= minFactShare * sentences.length
  );
}
