import { withParticle } from '#korean.ts';
import type { GrammarDetector } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isNoun, isSureFinite, subordinators, textOf } from '#grammar/sentence-view.ts';
import { draftAgreement, listSubjects, numberNames } from '#grammar/detectors/agreement.ts';

const maxDistance = 2;

/** The weight is attached: subject and verb side by side, too easy to underline but right for a pair */
const plainAgreement: GrammarDetector = {
  rule: 'agreement-plain',
  category: '수 일치',
  find: (view) =>
    listSubjects(view).flatMap(({ type, number, first, head, verb }) => {
      const token = view.at(verb);
      if (type !== 'noun' || number === undefined || verb - head > maxDistance) return [];
      if (!isSureFinite(token) || !isNoun(view.at(head)) || !/^(?:NN|NNS)$/u.test(view.at(head).tag))
        return [];
      if (!view.at(head).isSure || isInside(view, first - 1)) return [];
      // A bare noun may be the end of a name or of a list.
      if (number === 'singular' && !/^(?:DT|PRP\$)$/u.test(view.at(first).tag)) return [];
      const name = textOf(view, first, head + 1);
      return draftAgreement(view, verb, number, name, {
        evidence: [head],
        because: `주어가 ${withParticle(name, '으로')} ${numberNames[number]}이므로`,
        isFiller: false,
        value: 1,
      });
    }),
};

/** After a preposition, a conjunction of nouns or a comma the phrase may be part of a longer subject. */
function isInside(view: SentenceView, before: number): boolean {
  const token = view.at(before);
  if (subordinators.has(token.lower) && !/^(?:as|since|until|after|before)$/u.test(token.lower)) return false;
  if (token.lower === 'that') return isNoun(view.at(before - 1));
  if (token.tag === ',') return !isAfterIntroduction(view, before);
  if (token.lower === 'and' || token.lower === 'but')
    return view.at(before - 1).tag !== ',' || isNoun(view.at(before - 3));
  return /^(?:CC|IN)$/u.test(token.tag);
}

/** "Within five days, the weight": the only comma so far, after an opening with a preposition or adverb. */
function isAfterIntroduction(view: SentenceView, comma: number): boolean {
  if (!/^(?:IN|RB)$/u.test(view.at(0).tag)) return false;
  return !view.tokens
    .slice(0, comma)
    .some(({ tag, lower }) => tag === ',' || tag === 'CC' || lower === 'like');
}

export const plainAgreementDetectors: readonly GrammarDetector[] = [plainAgreement];
