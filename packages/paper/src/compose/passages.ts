import { type ComposePassagesInput, wrapPart } from '#compose/compose.ts';
import { cleanLayout } from '#compose/clean-layout.ts';
import { cleanParagraphs, cleanText } from '#compose/clean-text.ts';
import { curlQuotes } from '#compose/quotes.ts';
import type { Paper, PaperEntry, PaperPart } from '#paper.ts';
import { PaperError } from '#paper.ts';

function composePassageEntry({ id, title, text }: ComposePassagesInput['passages'][number]): PaperEntry {
  return {
    exerciseId: `passage:${id}`,
    heading: { label: '', title: cleanText(title) },
    stem: [],
    pointsLabel: '',
    blocks: cleanParagraphs(text).map((line) => ({
      type: 'paragraph',
      inlines: [{ type: 'text', text: curlQuotes(line) }],
      isIndented: true,
    })),
    options: [],
    footnotes: [],
  };
}

/** Prints stored passages as they are. Throws PaperError `empty-paper`. */
export function composePassagesPaper(input: ComposePassagesInput): Paper {
  if (input.passages.length === 0) throw new PaperError('empty-paper');
  const groups = input.passages.map((passage) => ({
    direction: '',
    blocks: [],
    footnotes: [],
    entries: [composePassageEntry(passage)],
  }));
  const part: PaperPart = {
    title: cleanText(input.title),
    copy: 'student',
    form: 'A',
    layout: { ...cleanLayout(input.layout), hasNameBox: false },
    sections: [{ type: 'questions', groups }],
  };
  return wrapPart(part, input.logo);
}

/**
 * Binds papers into one document with a contents page; each keeps its masthead.
 * Title and logo are those of the first paper; another title may be given. Throws PaperError `empty-paper`.
 */
export function composeBundle(papers: Paper[], title?: string): Paper {
  const parts = papers.flatMap((paper) => paper.parts);
  const first = papers[0];
  if (!first || parts.length === 0) throw new PaperError('empty-paper');
  return {
    version: 1,
    title: title === undefined ? first.title : cleanText(title),
    ...(first.logo ? { logo: first.logo } : {}),
    hasContents: parts.length > 1,
    parts,
  };
}
