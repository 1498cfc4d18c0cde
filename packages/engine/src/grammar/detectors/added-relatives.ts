import { withParticle } from '#korean.ts';
import { nameAntecedent } from '#grammar/antecedents.ts';
import { closesCleft } from '#grammar/cleft.ts';
import { isBe, isFinite, isNoun, isSureFinite, skipAdverbs } from '#grammar/sentence-view.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import type { GrammarDetector } from '#grammar/spot.ts';

const base = { isAnswer: true, isFiller: true, value: 3 } as const;

/** Numbers of the words of the pattern that may open a relative clause. */
export function listRelatives(view: SentenceView, pattern: RegExp): number[] {
  const found: number[] = [];
  view.tokens.forEach((token, index) => {
    if (pattern.test(token.lower) && index > 0 && index < view.length - 2) found.push(index);
  });
  return found;
}

/** ", which soften the wood" → what; ", all of which happen" → them. */
const commaWhich: GrammarDetector = {
  rule: 'relative-comma-which',
  category: '관계사',
  find: (view) =>
    listRelatives(view, /^(?:which|who)$/u).flatMap((index) => {
      const next = skipAdverbs(view, index + 1);
      // ", who will?" is a question.
      const isQuestion = view.at(next + 1).text === '?';
      if (view.at(index - 1).tag !== ',' || !isNoun(view.at(index - 2)) || !isSureFinite(view.at(next)))
        return [];
      if (isQuestion || closesCleft(view, index)) return [];
      const corrupted = view.at(index).lower === 'who' ? 'whom' : 'what';
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted,
          because: `${nameAdded(view, index)} 덧붙여 설명하며 뒤의 절에서 주어 역할을 하므로`,
          form: '주격 관계대명사',
          evidence: [index - 2],
        },
      ];
    }),
};

/** What ", who" or ", which" takes up: a noun, what goes before, or only "word" where it may be either. */
function nameAdded(view: SentenceView, index: number): string {
  if (view.at(index).lower === 'who') return '앞에 나온 명사(구)를';
  const at = skipAdverbs(view, index + 1);
  const verb = view.at(at);
  const name = nameAntecedent(view, index - 2);
  // "bricks of mud dried in the sun, which are": the noun beside it is another one.
  const isOne = view.at(index - 2).tag === 'NN';
  if (/^(?:are|were|have|do)$/u.test(verb.lower) || verb.tag === 'VBP')
    return name === undefined || isOne ? '앞에 나온 명사(구)를' : `앞의 ${withParticle(name, '을')}`;
  if (isBe(verb) && view.at(at + 1).lower === 'why') return '앞의 내용을';
  // "Habit, which makes", "a porch, which is called": no clause goes before, or none is meant.
  const isNamed = isBe(verb) && /^(?:called|known)$/u.test(view.at(skipAdverbs(view, at + 1)).lower);
  const isAlone = !view.tokens.slice(0, index).some(isFinite);
  return isNamed || isAlone ? '앞에 나온 명사(구)를' : '앞에 나온 말을';
}

const ofWhich: GrammarDetector = {
  rule: 'relative-of-which',
  category: '관계사',
  find: (view) =>
    listRelatives(view, /^(?:which|whom)$/u).flatMap((index) => {
      const quantity = view.at(index - 2);
      if (view.at(index - 1).lower !== 'of' || view.at(index - 3).tag !== ',') return [];
      if (
        !/^(?:all|some|many|most|each|both|none|several|half|one|few|much|two|three|four|five)$/u.test(
          quantity.lower,
        )
      )
        return [];
      if (!isFinite(view.at(skipAdverbs(view, index + 1)))) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: 'them',
          because: `접속사 없이 두 절을 이어야 하므로`,
          form: '접속사 역할을 겸하는 관계대명사',
          evidence: [index - 2],
        },
      ];
    }),
};

/** Relatives behind a comma, which only add something. */
export const addedRelatives: readonly GrammarDetector[] = [commaWhich, ofWhich];
