import rows from '../data/sample-book.json' with { type: 'json' };
import type { PassageSource, Span } from '#exercise/exercise.ts';

/** One passage of the sample book with its Korean title; `source` is what the engine takes. */
export interface SamplePassage {
  title: string;
  subject: string;
  source: PassageSource & { sentences: Span[]; translations: string[] };
}

/** 샘플 교재: written for this product, for every new account and for tests. */
export interface SampleBook {
  title: string;
  units: { title: string; passages: SamplePassage[] }[];
}

type Row = (typeof rows)['units'][number]['passages'][number];

function toPassage(row: Row): SamplePassage {
  const spans: Span[] = [];
  let text = '';
  for (const { en } of row.sentences) {
    if (text !== '') text += ' ';
    spans.push({ start: text.length, end: text.length + en.length });
    text += en;
  }
  const { id, topic, title, gist, summary, footnotes } = row;
  const translations = row.sentences.map(({ ko }) => ko);
  return {
    title: row.title_ko,
    subject: row.subject,
    source: { id, text, sentences: spans, translations, topic, title, gist, summary, footnotes },
  };
}

/** The sample book: four units of six passages, each with translation, 주제, 제목, 요지 and 요약. */
export const sampleBook: SampleBook = {
  title: rows.title,
  units: rows.units.map((unit) => ({ title: unit.title, passages: unit.passages.map(toPassage) })),
};
