import type { PaperPassage } from '#compose/answers.ts';
import stored from './passages.json' with { type: 'json' };

/** A passage of the sample book with what a teacher would write beside it. */
export type FixturePassage = (typeof stored)[number];

export const fixturePassages: FixturePassage[] = stored;

export function getText(passage: FixturePassage): string {
  return passage.sentences.join(' ');
}

export const paperPassages: PaperPassage[] = stored.map((passage) => ({
  id: passage.id,
  title: passage.title,
  text: getText(passage),
  translations: passage.translations,
}));
