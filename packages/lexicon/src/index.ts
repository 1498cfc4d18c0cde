export { findAntonyms } from '#antonyms.ts';
export type { Antonym } from '#antonyms.ts';
export type { Band, LexiconEntry, PartOfSpeech } from '#entry.ts';
export { findEntry } from '#find-entry.ts';
export { findEntries, listEntries } from '#glossary.ts';
export { irregularAdjectives, irregularNouns, irregularVerbs } from '#irregular-forms.ts';
export type { IrregularAdjective, IrregularVerb } from '#irregular-forms.ts';
export { findConfusables } from '#confusables.ts';
export type { Confusable } from '#confusables.ts';
export { findPhraseAt, findPhrases } from '#match-phrases.ts';
export type { PhraseMatch, PhraseWord } from '#match-phrases.ts';
export { listPhrases } from '#phrases.ts';
export type { Phrase, PhraseKind } from '#phrases.ts';
export { findPoles } from '#axes.ts';
export type { Pole } from '#axes.ts';
export { findSenseCues } from '#sense-cues.ts';
export type { SenseCue, SenseCues } from '#sense-cues.ts';
export { findCompanions, findDecidingCompanions } from '#contexts.ts';
export { findNounClass } from '#noun-classes.ts';
export type { NounClass } from '#noun-classes.ts';
export { areNearInMeaning, areNearWords, compareCompany, readCoordinates } from '#near-words.ts';
export { isCompound } from '#compounds.ts';
export { countSenses } from '#sense-counts.ts';
export {
  isCollocation,
  listCollocatesAfter,
  listCollocatesBefore,
  readCollocationLink,
} from '#collocations.ts';
export type { CollocationLink } from '#collocations.ts';
