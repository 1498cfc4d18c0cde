import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isAdjective, isAdverb, isNoun, isVerb } from '#grammar/sentence-view.ts';
import { bareLinking, toAdverb } from '#grammar/detectors/adjective-adverb.ts';
import { getVerbForms } from '#passage/verb-forms.ts';

const base = { isAnswer: true, isFiller: true, value: 3 } as const;

/** "made it too painful", "makes a standard more attractive": the word before the degree, where it can be the object. */
function nameObject(view: SentenceView, adjective: number): string {
  let object = adjective - 1;
  while (/^RB/u.test(view.at(object).tag) || degreeWords.test(view.at(object).lower)) object -= 1;
  const { tag, text } = view.at(object);
  return /^(?:NN.*|PRP)$/u.test(tag) ? `(${text})의` : '의';
}

const degreeWords = /^(?:too|more|less|so|as|very|most|quite|all|even|far|much)$/u;

/** make/find/keep/consider + object + adjective → adverb */
const objectComplement: GrammarDetector = {
  rule: 'adjective-object-complement',
  category: '목적격 보어',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.tag !== 'JJ' || !token.isSure) return [];
      const corrupted = toAdverb(token.lower);
      const after = view.at(index + 1);
      if (
        corrupted === undefined ||
        isNoun(after) ||
        isAdjective(after) ||
        /^(?:VBG|CD|DT|,)$/u.test(after.tag)
      )
        return [];
      const verb = findComplementVerb(view, index);
      // "makes listeners lean forward": a verb.
      const isDone = getVerbForms(token.lower).isBase && (isAdverb(after) || after.tag === 'RP');
      if (verb === undefined || isDone) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted,
          because: `동사 ${view.at(verb).text}의 목적어${nameObject(view, index)} 상태를 설명하는 목적격 보어 자리이므로`,
          form: '형용사',
          evidence: [verb, index - 1],
        },
      ];
    }),
};

function findComplementVerb(view: SentenceView, index: number): number | undefined {
  let back = index - 1;
  while (isAdverb(view.at(back)) || view.at(back).lower === 'more' || view.at(back).lower === 'so') back -= 1;
  if (/^(?:it|them|us|him|me)$/u.test(view.at(back).lower)) back -= 1;
  else {
    if (!isNoun(view.at(back))) return undefined;
    // "makes the margin look wasteful", "find nothing wrong": no state of the object.
    if (bareLinking.test(view.at(back).lower) || /^(?:no|some|any)thing$/u.test(view.at(back).lower))
      return undefined;
    while (isNoun(view.at(back)) || /^(?:DT|PRP\$|POS)$/u.test(view.at(back).tag)) back -= 1;
  }
  const governor = view.at(back);
  return isVerb(governor) && /^(?:make|find|consider|render|deem)$/u.test(governor.lemma) && governor.isSure
    ? back
    : undefined;
}

/** Adjectives that tell the state of an object. */
export const objectAdjectiveDetectors: readonly GrammarDetector[] = [objectComplement];
