import type { PassageAnalysis } from '#passage/analysis.ts';
import { adjectiveAdverbDetectors } from '#grammar/adjective-adverb.ts';
import { predicativeAdjectiveDetectors } from '#grammar/predicative-adjective.ts';
import { participleDetectors } from '#grammar/participles.ts';
import { clauseWordDetectors } from '#grammar/clause-words.ts';
import { infinitiveDetectors } from '#grammar/infinitives.ts';
import { modalDetectors } from '#grammar/modals.ts';
import { gerundDetectors } from '#grammar/gerunds.ts';
import { quantityDetectors } from '#grammar/quantity.ts';
import { participialClauseDetectors } from '#grammar/participial-clauses.ts';
import { participleModifierDetectors } from '#grammar/participle-modifiers.ts';
import { pronounReferenceDetectors } from '#grammar/pronoun-reference.ts';
import { emotionDetectors } from '#grammar/emotions.ts';
import { nominalWhatDetectors } from '#grammar/nominal-what.ts';
import { agreementDetectors } from '#grammar/agreement.ts';
import { complementDetectors } from '#grammar/complements.ts';
import { conjunctionDetectors } from '#grammar/conjunctions.ts';
import { correlativeDetectors } from '#grammar/correlatives.ts';
import { degreeDetectors } from '#grammar/degree.ts';
import { nonFiniteDetectors } from '#grammar/non-finite.ts';
import { parallelDetectors } from '#grammar/parallel.ts';
import { proVerbDetectors } from '#grammar/pro-verbs.ts';
import { pronounDetectors } from '#grammar/pronouns.ts';
import { relativeDetectors } from '#grammar/relatives.ts';
import { attributiveDetectors } from '#grammar/attributives.ts';
import { attributiveParticipleDetectors } from '#grammar/attributive-participles.ts';
import { clauseOpenerDetectors } from '#grammar/clause-openers.ts';
import { countedNounDetectors } from '#grammar/counted-nouns.ts';
import { inversionDetectors } from '#grammar/inversion.ts';
import { plainAgreementDetectors } from '#grammar/plain-agreement.ts';
import { tenseDetectors } from '#grammar/tense.ts';
import { wordOrderDetectors } from '#grammar/word-order.ts';
import { viewSentence } from '#grammar/sentence-view.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import type { GrammarDetector, GrammarSpot, SpotDraft } from '#grammar/spot.ts';
import { plainVerbDetectors } from '#grammar/plain-verbs.ts';
import { activeVoiceDetectors } from '#grammar/active-voice.ts';
import { voiceDetectors } from '#grammar/voice.ts';
import { whetherDetectors } from '#grammar/whether-clauses.ts';
import { readOnce } from '#read-once.ts';

/** Every grammar-point detector, family by family. */
export const grammarDetectors: readonly GrammarDetector[] = [
  ...agreementDetectors,
  ...nonFiniteDetectors,
  ...voiceDetectors,
  ...activeVoiceDetectors,
  ...plainVerbDetectors,
  ...relativeDetectors,
  ...conjunctionDetectors,
  ...adjectiveAdverbDetectors,
  ...predicativeAdjectiveDetectors,
  ...pronounDetectors,
  ...parallelDetectors,
  ...complementDetectors,
  ...degreeDetectors,
  ...proVerbDetectors,
  ...nominalWhatDetectors,
  ...emotionDetectors,
  ...pronounReferenceDetectors,
  ...participleModifierDetectors,
  ...participialClauseDetectors,
  ...quantityDetectors,
  ...gerundDetectors,
  ...correlativeDetectors,
  ...modalDetectors,
  ...infinitiveDetectors,
  ...clauseWordDetectors,
  ...whetherDetectors,
  ...participleDetectors,
  ...inversionDetectors,
  ...plainAgreementDetectors,
  ...attributiveDetectors,
  ...attributiveParticipleDetectors,
  ...clauseOpenerDetectors,
  ...countedNounDetectors,
  ...tenseDetectors,
  ...wordOrderDetectors,
];

/** All grammar spots of a passage in the order of the text; two spots may overlap. */
export const findGrammarSpots = readOnce((analysis: PassageAnalysis): readonly GrammarSpot[] =>
  analysis.sentences
    .flatMap((sentence) => findInSentence(viewSentence(analysis, sentence)))
    .sort((a, b) => a.start - b.start || a.end - b.end),
);

function findInSentence(view: SentenceView): GrammarSpot[] {
  if (!isProse(view)) return [];
  return grammarDetectors.flatMap((detector) =>
    detector.find(view).flatMap((draft) => {
      const spot = toSpot(view, detector, draft);
      return spot ? [spot] : [];
    }),
  );
}

const minWords = 6;

/** Headings, captions and scraps carry no spots. */
function isProse(view: SentenceView): boolean {
  return view.length >= minWords && /[.!?]["'”’)\]]*\s*$/u.test(view.sentence.text);
}

function toSpot(view: SentenceView, detector: GrammarDetector, draft: SpotDraft): GrammarSpot | undefined {
  const from = view.tokens[draft.first];
  const to = view.tokens[draft.end - 1];
  if (!from || !to) return undefined;
  const original = view.analysis.text.slice(from.start, to.end);
  // Contractions would tear a word in two.
  if (
    /['’]/u.test(original) ||
    /^['’]/u.test(view.at(draft.end).text) ||
    /n['’]t$/u.test(view.at(draft.end).lower)
  )
    return undefined;
  const isCapital = /^\p{Lu}/u.test(original);
  const corrupted = isCapital
    ? draft.corrupted.charAt(0).toUpperCase() + draft.corrupted.slice(1)
    : draft.corrupted;
  if (corrupted === original || /\s{2,}|\n/u.test(original)) return undefined;
  const { because, form, isAnswer, isFiller, value } = draft;
  return {
    id: `${detector.rule}@${from.start}`,
    rule: detector.rule,
    category: detector.category,
    sentence: view.sentence.index,
    start: from.start,
    end: to.end,
    firstToken: from.index,
    endToken: to.index + 1,
    original,
    corrupted,
    because,
    form,
    evidence: draft.evidence.map((index) => view.at(index).text),
    isAnswer,
    isFiller,
    value,
  };
}
