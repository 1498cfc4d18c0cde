import type { PassageAnalysis } from '#passage/analysis.ts';
import { adjectiveAdverbDetectors } from '#grammar/detectors/adjective-adverb.ts';
import { objectAdjectiveDetectors } from '#grammar/detectors/object-adjectives.ts';
import { predicativeAdjectiveDetectors } from '#grammar/detectors/predicative-adjective.ts';
import { participleDetectors } from '#grammar/detectors/participles.ts';
import { clauseWordDetectors } from '#grammar/detectors/clause-words.ts';
import { infinitiveDetectors } from '#grammar/detectors/infinitives.ts';
import { modalDetectors } from '#grammar/detectors/modals.ts';
import { gerundDetectors } from '#grammar/detectors/gerunds.ts';
import { quantityDetectors } from '#grammar/detectors/quantity.ts';
import { participialClauseDetectors } from '#grammar/detectors/participial-clauses.ts';
import { participleModifierDetectors } from '#grammar/detectors/participle-modifiers.ts';
import { pronounReferenceDetectors } from '#grammar/detectors/pronoun-reference.ts';
import { emotionDetectors } from '#grammar/detectors/emotions.ts';
import { nominalWhatDetectors } from '#grammar/detectors/nominal-what.ts';
import { agreementDetectors } from '#grammar/detectors/agreement.ts';
import { complementDetectors } from '#grammar/detectors/complements.ts';
import { conjunctionDetectors } from '#grammar/detectors/conjunctions.ts';
import { correlativeDetectors } from '#grammar/detectors/correlatives.ts';
import { degreeDetectors } from '#grammar/detectors/degree.ts';
import { nonFiniteDetectors } from '#grammar/detectors/non-finite.ts';
import { parallelDetectors } from '#grammar/detectors/parallel.ts';
import { proVerbDetectors } from '#grammar/detectors/pro-verbs.ts';
import { pronounDetectors } from '#grammar/detectors/pronouns.ts';
import { relativeDetectors } from '#grammar/detectors/relatives.ts';
import { attributiveDetectors } from '#grammar/detectors/attributives.ts';
import { attributiveParticipleDetectors } from '#grammar/detectors/attributive-participles.ts';
import { clauseOpenerDetectors } from '#grammar/detectors/clause-openers.ts';
import { countedNounDetectors } from '#grammar/detectors/counted-nouns.ts';
import { inversionDetectors } from '#grammar/detectors/inversion.ts';
import { plainAgreementDetectors } from '#grammar/detectors/plain-agreement.ts';
import { tenseDetectors } from '#grammar/detectors/tense.ts';
import { wordOrderDetectors } from '#grammar/detectors/word-order.ts';
import { viewSentence } from '#grammar/sentence-view.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import type { GrammarDetector, GrammarSpot, SpotDraft } from '#grammar/spot.ts';
import { plainVerbDetectors } from '#grammar/detectors/plain-verbs.ts';
import { activeVoiceDetectors } from '#grammar/detectors/active-voice.ts';
import { voiceDetectors } from '#grammar/detectors/voice.ts';
import { whetherDetectors } from '#grammar/detectors/whether-clauses.ts';
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
  ...objectAdjectiveDetectors,
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
    /n['’]t$/u.test(view.at(draft.end).lower) ||
    // "cannot" is two words without a space.
    (view.at(draft.end).start === to.end && /^\p{L}/u.test(view.at(draft.end).text))
  )
    return undefined;
  const isCapital = /^\p{Lu}/u.test(original);
  const corrupted = isCapital ? capitalise(draft.corrupted) : draft.corrupted;
  if (corrupted === original || /\s{2,}|\n/u.test(original)) return undefined;
  const { because, form, isFiller, value } = draft;
  // What may be right as it stands is no error to look for.
  const mayStand = draft.alsoRight === draft.corrupted;
  const alsoRight = mayStand ? undefined : draft.alsoRight;
  const isAnswer = draft.isAnswer && !mayStand;
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
    ...(alsoRight === undefined ? {} : { alsoRight: isCapital ? capitalise(alsoRight) : alsoRight }),
    evidence: draft.evidence.map((index) => view.at(index).text),
    isAnswer,
    isFiller,
    value,
  };
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
