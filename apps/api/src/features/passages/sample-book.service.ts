import { sampleBook } from '@jadoo/engine';
import type { Transaction } from '#db/client.ts';
import { ensureDefaultUnit, insertCategory } from './categories.store.ts';
import type { PassageContent } from './passages.rules.ts';
import { insertPassages } from './passages.store.ts';

const wordPattern = /[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu;

/** Copies the sample book into a new account, so that the main job works in the first minute. */
export async function seedSampleBook(tx: Transaction, userIdx: number): Promise<void> {
  await ensureDefaultUnit(tx, userIdx);
  const book = await insertCategory(tx, { userIdx, parentIdx: null, name: sampleBook.title });
  for (const unit of sampleBook.units) {
    const { idx } = await insertCategory(tx, { userIdx, parentIdx: book.idx, name: unit.title });
    const contents = unit.passages.map(({ title, subject, source }): PassageContent => ({
      title,
      text: source.text,
      sentences: source.sentences,
      translations: source.translations,
      topic: source.topic ?? '',
      titleLine: source.title ?? '',
      gist: source.gist ?? '',
      summary: source.summary ?? '',
      footnotes: source.footnotes ?? [],
      tags: ['샘플', subject],
      wordCount: source.text.match(wordPattern)?.length ?? 0,
    }));
    await insertPassages(tx, userIdx, idx, contents);
  }
}
