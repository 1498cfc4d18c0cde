import type {
  LayoutOptions,
  Paper,
  PaperBlock,
  PaperGroup,
  PaperInline,
  PaperLogo,
  PaperPart,
  PaperSection,
} from '#paper.ts';
import type { Sheet } from '#sheets.ts';
import { getSheet } from '#sheets.ts';
import type { ColumnBreak } from '#typst/balance-answers.ts';
import { startsStretch } from '#typst/chunks.ts';
import { mayBlockFillColumn, mayFillColumn, mayTextFillColumn } from '#typst/estimate-height.ts';

/** Says of a group, block or note that it could be nearly as tall as a column: only then may it break. */
type Judged<T> = T & { mayFillColumn: boolean };

/** The paper with what the template cannot find out by itself, or only slowly. */
export interface TypstPaper extends Omit<Paper, 'parts' | 'logo'> {
  /** `file` is where the compiler finds the bytes. */
  logo?: { file: string; widthPx: number; heightPx: number };
  numbers: Partial<PageNumbers>;
  /** For the contents page. */
  partTitles: string[];
  parts: (Omit<PaperPart, 'sections'> & { sheet: Sheet; isContinued: boolean; sections: TypstSection[] })[];
}
type TypstSection =
  | (PaperSection & { columnBreak?: ColumnBreak })
  | { type: 'questions'; groups: (Judged<PaperGroup> & { startsPage: boolean })[] };

/** What a chunk has to know of the whole document: the pages before it, all pages, and where each part starts. */
export interface PageNumbers {
  before: number;
  total: number;
  partPages: number[];
}

/** A chunk of a longer paper, or by default a whole one. */
export interface ChunkContext {
  isContinued?: boolean;
  partTitles?: string[];
  numbers?: Partial<PageNumbers>;
}

/** A stretch without any place to break; no English word comes near, URLs and pasted rubbish do. */
const unbreakable = /[^\s\u1100-\u11FF\u3000-\u9FFF\uAC00-\uD7FF]{32,}/gu;
const breakEvery = /.{8}/gu;
const zeroWidthSpace = '\u200B';
const joiner = '\u2060';

/** An 어절 of ordinary length, with the marks that cling to it; longer runs have to break somewhere. */
const hangulWord = /(?<![\uAC00-\uD7A3])[\uAC00-\uD7A3]{2,15}(?![\uAC00-\uD7A3])/gu;
const insideHangul = /(?<=[\uAC00-\uD7A3])(?=[\uAC00-\uD7A3])/gu;

/** Stands for what no font of ours can draw, such as an emoji. */
const missingGlyph = '□';

/** Joiners and selectors draw nothing of their own. */
const isInvisible = (code: number) =>
  (code >= 0x200b && code <= 0x200d) || code === 0x2060 || (code >= 0xfe00 && code <= 0xfe0f);

const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' });

function isDrawable(text: string, coverage: ReadonlySet<number>): boolean {
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (!coverage.has(code) && !isInvisible(code)) return false;
  }
  return true;
}

function replaceMissing(text: string, coverage: ReadonlySet<number>): string {
  if (isDrawable(text, coverage)) return text;
  let out = '';
  for (const { segment } of segmenter.segment(text))
    out += isDrawable(segment, coverage) ? segment : missingGlyph;
  return out;
}

const keepWords = (text: string): string =>
  text.replace(hangulWord, (word) => word.replace(insideHangul, joiner));

/** In the narrow cells of a table a word that breaks leaves a syllable alone on its line. */
function keepTableWords(block: PaperBlock): PaperBlock {
  if (block.type !== 'table') return block;
  const keep = (inline: PaperInline): PaperInline =>
    inline.type === 'text' ? { ...inline, text: keepWords(inline.text) } : inline;
  return { ...block, rows: block.rows.map((row) => row.map((cell) => cell.map(keep))) };
}

function prepareGroup(group: PaperGroup, layout: LayoutOptions, isFirst: boolean): Judged<PaperGroup> {
  const judge = (block: PaperBlock) => ({
    ...keepTableWords(block),
    mayFillColumn: mayBlockFillColumn(block, layout),
  });
  return {
    ...group,
    entries: group.entries.map((entry) =>
      // Questions are kept whole as groups.
      entry.number === undefined ? { ...entry, blocks: entry.blocks.map(judge) } : entry,
    ),
    mayFillColumn: mayFillColumn(group, layout, isFirst),
  };
}

function prepareSection(section: PaperSection, { layout }: PaperPart): TypstSection {
  if (section.type === 'questions') {
    const groups = section.groups.map((group, index) => ({
      ...prepareGroup(group, layout, index === 0),
      startsPage: startsStretch(index),
    }));
    return { ...section, groups };
  }
  if (section.type === 'answer-sheet') return section;
  const keys = section.keys.map((key) => ({
    ...key,
    notes: key.notes.map((note) => ({ ...note, mayFillColumn: mayTextFillColumn(note.text, layout) })),
  }));
  return { ...section, keys };
}

function preparePart(
  part: PaperPart,
  isContinued: boolean,
  prepareText: (text: string) => string,
): TypstPaper['parts'][number] {
  const keep = part.layout.keepWords;
  const visit = (key: string, value: unknown): unknown => {
    if (typeof value !== 'string' || key === 'exerciseId') return value;
    const text = prepareText(value);
    return keep ? keepWords(text) : text;
  };
  const prepared = JSON.parse(JSON.stringify(part, visit)) as PaperPart;
  return {
    ...prepared,
    title: prepareText(part.title),
    sheet: getSheet(part.layout.style),
    isContinued,
    sections: prepared.sections.map((section) => prepareSection(section, part)),
  };
}

const logoFiles = { 'image/png': 'logo.png', 'image/jpeg': 'logo.jpg' };

/** Name and bytes of the logo's file, beside the template. */
export function getLogoFile({ mediaType, base64 }: PaperLogo): { file: string; bytes: Buffer } {
  return { file: logoFiles[mediaType], bytes: Buffer.from(base64, 'base64') };
}

/** What only Typst needs: boxes for what cannot be drawn, and places where lines may or may not break. */
export function preparePaper(
  paper: Paper,
  coverage: ReadonlySet<number>,
  { isContinued = false, partTitles, numbers = {} }: ChunkContext = {},
): TypstPaper {
  const prepareText = (text: string): string =>
    replaceMissing(text, coverage).replace(unbreakable, (word) =>
      word.replace(breakEvery, `$&${zeroWidthSpace}`),
    );
  const { logo, ...rest } = paper;
  return {
    ...rest,
    ...(logo
      ? { logo: { file: getLogoFile(logo).file, widthPx: logo.widthPx, heightPx: logo.heightPx } }
      : {}),
    title: replaceMissing(paper.title, coverage),
    numbers,
    partTitles: (partTitles ?? paper.parts.map(({ title }) => title)).map(prepareText),
    parts: paper.parts.map((part, index) => preparePart(part, isContinued && index === 0, prepareText)),
  };
}
