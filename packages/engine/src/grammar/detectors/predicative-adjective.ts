import { findEntry } from '@jadoo/lexicon';

import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isAdverb, isBe, isStop } from '#grammar/sentence-view.ts';
import { toAdverb } from '#grammar/detectors/adjective-adverb.ts';

/** Adjectives whose adverb may stand behind be ("it is usually in the kitchen") or that have none in use. */
const placedAdverbs =
  /^(?:apparent|eventual|initial|final|actual|potential|annual|present|current|general|normal|usual|frequent|regular|common|local|probable|clear|evident|obvious|simple|main|large|real|near|late|hard|high|like|dead|close|even|wide|direct|partial|equal|full|sole|mere|temporary|permanent|physical|technical|official|formal|legal|ready|red|blue|green|white|black|brown|gr[ae]y|pink|old|young|big|small|tall|short|long|cold|hot|warm|fat|thin|stationary)$/u;
const governed: ReadonlyMap<string, RegExp> = new Map([
  [
    'for',
    /^(?:responsible|essential|necessary|important|suitable|useful|beneficial|harmful|famous|vital|crucial)$/u,
  ],
  [
    'to',
    /^(?:sensitive|similar|important|essential|harmful|relevant|vulnerable|crucial|vital|beneficial|familiar|identical|superior|inferior|subject|loyal|kind|accessible)$/u,
  ],
  [
    'of',
    /^(?:symbolic|typical|characteristic|independent|capable|critical|suspicious|ignorant|proud|jealous|conscious)$/u,
  ],
  ['on', /^(?:dependent|reliant)$/u],
  ['from', /^(?:different|distinct|absent)$/u],
  ['with', /^(?:popular|familiar|consistent|compatible|comfortable|angry)$/u],
]);
const judging =
  /^(?:important|possible|impossible|necessary|essential|difficult|easy|natural|dangerous|vital|crucial|wise|foolish|helpful|useful|reasonable|irrefutable|inevitable|strange|remarkable)$/u;

/** Only a complement can stand between be and what follows. */
function needsAdjective(view: SentenceView, index: number): boolean {
  const { lower } = view.at(index);
  const after = view.at(index + 1);
  if (after.lower === 'that' && after.tag === 'IN') return judging.test(lower);
  if (after.tag === 'IN') return governed.get(after.lower)?.test(lower) ?? false;
  return !placedAdverbs.test(lower) && (/^[.;?!,]$/u.test(after.text) || after.tag === 'CC');
}

/** be + adjective: an easy one to fill up; an adverb could stand there only before something else */
const predicativeAdjective: GrammarDetector = {
  rule: 'adjective-predicative',
  category: '형용사와 부사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.tag !== 'JJ' || !token.isSure) return [];
      let verb = index - 1;
      while (isAdverb(view.at(verb))) verb -= 1;
      const after = view.at(index + 1);
      const corrupted = toAdverb(token.lower);
      if (
        !isBe(view.at(verb)) ||
        corrupted === undefined ||
        !(isStop(after) || /^(?:IN|CC|TO)$/u.test(after.tag))
      )
        return [];
      return [
        {
          // "half of its weight is fat": it may be the noun.
          isFiller: verb < index - 1 || findEntry(token.lower, 'n') === undefined,
          first: index,
          end: index + 1,
          corrupted,
          because: `be동사 ${view.at(verb).text} 뒤에서 주어를 설명하는 보어 자리이므로`,
          form: '형용사',
          evidence: [verb],
          isAnswer: needsAdjective(view, index),
          value: 1,
        },
      ];
    }),
};

export const predicativeAdjectiveDetectors: readonly GrammarDetector[] = [predicativeAdjective];
