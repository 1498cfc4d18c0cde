import type { KindContext } from '#exercise/kind-context.ts';
import { isVerb, viewSentence } from '#grammar/sentence-view.ts';
import { relateTokens } from '#meaning/blanks/word-clues.ts';
import { readPassageWord } from '#meaning/option-sets.ts';
import type { Token } from '#passage/analysis.ts';
import { isUsedOnce, standsOnce } from '#passage/occurrences.ts';
import { findAnswers } from '#wording/answer-spots.ts';
import type { BlankSpot } from '#wording/blank-spots.ts';
import type { Clue } from '#wording/evidence.ts';
import type { Reason } from '#wording/reason.ts';
import { findBoundWords } from '#wording/word-spots.ts';

const lateWorth = 4;

/** Words that stand once and for which a sentence nearby says why the opposite would be wrong. */
export function listSettledWords({ analysis }: KindContext): BlankSpot[] {
  return findAnswers(analysis).flatMap(({ spot: { token }, swap, evidence }): BlankSpot[] => {
    const sentence = analysis.sentences[token.sentence];
    if (sentence === undefined || token.sentence === 0 || !isUsedOnce(analysis, token)) return [];
    if (!standsOnce(analysis, token) || isBound(analysis, sentence, token)) return [];
    const word = readPassageWord(analysis, token);
    const clues = evidence.clues.filter((reason) => isPlain(token, reason));
    if (word === undefined || clues.length === 0) return [];
    const place = (token.sentence + 1) / analysis.sentences.length;
    return [
      {
        word,
        clues,
        opposites: [{ lemma: swap.lemma, text: swap.form }],
        lookalikes: [],
        isTold: true,
        score: evidence.strength + lateWorth * place,
      },
    ];
  });
}

type Sentence = KindContext['analysis']['sentences'][number];

const isBound = (analysis: KindContext['analysis'], sentence: Sentence, token: Token): boolean =>
  findBoundWords(viewSentence(analysis, sentence)).has(token.index - sentence.firstToken);

/** Reasons that tell the word itself, and not only rule out its opposite: two verbs may be set against each other by chance. */
function isPlain(token: Token, reason: Reason): reason is Reason & Clue {
  const relation = relateTokens(token, reason.token) ?? '';
  switch (reason.sense) {
    case 'contrast':
      return !isVerb(token) || relation === 'antonym';
    case 'same':
      return !isVerb(token) || /^(?:family|synonym)$/u.test(relation);
    default:
      return /^(?:denied|remedy|care)$/u.test(reason.sense);
  }
}
