import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { getFontPaths } from '#fonts.ts';
import type { Paper, PaperLogo, PlaceMark, Placement } from '#paper.ts';
import { PaperError } from '#paper.ts';
import { balanceAnswers } from '#typst/balance-answers.ts';
import { readCoverage } from '#typst/glyph-coverage.ts';
import { type ChunkContext, getLogoFile, preparePaper, type TypstPaper } from '#typst/prepare.ts';

const templateFolder = fileURLToPath(new URL('./template/', import.meta.url));
const dataPath = join(templateFolder, 'paper.json');
const mainPath = join(templateFolder, 'main.typ');

/** Any fixed instant will do: the same paper must give the same bytes. */
const creationTimestampS = 1_767_225_600;

/**
 * How many compiles a cached result outlives: a chunk of a long paper is compiled again when its neighbours in this
 * process have been. 0 costs more memory than it frees.
 */
const cacheAge = 4;

/** What a compile gives: the file, the number of its pages and where each exercise starts. */
export interface CompiledPaper {
  pdf: Uint8Array;
  pageCount: number;
  placements: Placement[];
}

/** The native compiler and what its fonts can draw. */
export interface PaperCompiler {
  native: NodeCompiler;
  coverage: ReadonlySet<number>;
}

/** Loads the native compiler with the fonts of the papers. */
export function createCompiler(): PaperCompiler {
  // The package is CommonJS with a native file; an ESM import of it loses the names.
  const require = createRequire(import.meta.url);
  const typst = require('@myriaddreamin/typst-ts-node-compiler') as { NodeCompiler: typeof NodeCompiler };
  const fontPaths = getFontPaths();
  return {
    native: typst.NodeCompiler.create({ workspace: templateFolder, fontArgs: [{ fontPaths }] }),
    coverage: readCoverage(fontPaths),
  };
}

interface RawMark {
  value: { id: string; of: PlaceMark['of']; number: number; page: number; column: number; y: number };
}

type NativeDocument = NonNullable<ReturnType<NodeCompiler['compile']>['result']>;

function readMarks(compiler: NodeCompiler, document: NativeDocument): PlaceMark[] {
  const marks = compiler.query(document, { selector: '<place>' }) as RawMark[];
  return marks.map(({ value: { id, y, ...rest } }) => ({ exerciseId: id, yPt: y, ...rest }));
}

/** The places of the exercises alone. */
function getPlacements(marks: PlaceMark[]): Placement[] {
  return marks
    .filter(({ of }) => of === 'entry')
    .map(({ exerciseId, page, column, yPt }) => ({ exerciseId, page, column, yPt }));
}

/** Puts the picture where the template looks for it; gives its name. */
function mapLogo(compiler: NodeCompiler, logo: PaperLogo): string {
  const { file, bytes } = getLogoFile(logo);
  compiler.mapShadow(join(templateFolder, file), bytes);
  return file;
}

function compileDocument(
  { native: compiler, coverage }: PaperCompiler,
  paper: Paper,
  context: ChunkContext,
): NativeDocument | null | undefined {
  const prepared = preparePaper(paper, coverage, context);
  if (paper.logo) mapLogo(compiler, paper.logo);
  const document = compileData(compiler, prepared);
  // The second time costs little: of the pages before nothing has changed.
  const balanced = document && balanceAnswers(prepared, readMarks(compiler, document));
  const again = balanced && compileData(compiler, balanced);
  return again?.numOfPages === document?.numOfPages ? again : document;
}

function compileData(compiler: NodeCompiler, data: TypstPaper): NativeDocument | null | undefined {
  compiler.mapShadow(dataPath, Buffer.from(JSON.stringify(data)));
  return compiler.compile({ mainFilePath: mainPath }).result;
}

function withoutLogo(paper: Paper): Paper {
  const plain = { ...paper };
  delete plain.logo;
  return plain;
}

/** Lays the paper out and hands the pages to `use`. Diagnostics hold the user's text and stay here. */
function withDocument<T>(
  owner: PaperCompiler,
  paper: Paper,
  context: ChunkContext,
  use: (compiler: NodeCompiler, document: NativeDocument) => T,
): T {
  const compiler = owner.native;
  try {
    // A picture that nobody can decode must not keep a class from its paper.
    const document =
      compileDocument(owner, paper, context) ??
      (paper.logo && compileDocument(owner, withoutLogo(paper), context));
    if (!document) throw new PaperError('compile-failed');
    return use(compiler, document);
  } finally {
    compiler.resetShadow();
    compiler.evictCache(cacheAge);
  }
}

function readPartPages(compiler: NodeCompiler, document: NativeDocument): number[] {
  const marks = compiler.query(document, { selector: '<part>' }) as { value: number }[];
  return marks.map(({ value }) => value);
}

/** Compiles one paper, or a chunk of one, in this process. Throws PaperError `compile-failed`. */
export function compilePaper(
  owner: PaperCompiler,
  paper: Paper,
  isTagged: boolean,
  context: ChunkContext = {},
): CompiledPaper {
  return withDocument(owner, paper, context, (compiler, document) => ({
    pdf: compiler.pdf(document, { pdfTags: isTagged, creationTimestamp: creationTimestampS }),
    pageCount: document.numOfPages,
    placements: getPlacements(readMarks(compiler, document)),
  }));
}

/** How many pages a chunk takes and on which of them its parts start. Throws PaperError `compile-failed`. */
export function countPages(
  owner: PaperCompiler,
  paper: Paper,
  context: ChunkContext,
): { pageCount: number; partPages: number[] } {
  return withDocument(owner, paper, context, (compiler, document) => ({
    pageCount: document.numOfPages,
    partPages: readPartPages(compiler, document),
  }));
}

/** Decodes the picture as a masthead does. Throws PaperError `compile-failed` when it is broken. */
export function checkLogo({ native: compiler }: PaperCompiler, logo: PaperLogo): void {
  try {
    const mainFileContent = `#image("${mapLogo(compiler, logo)}", width: 1pt)`;
    if (!compiler.compile({ mainFileContent }).result) throw new PaperError('compile-failed');
  } finally {
    compiler.resetShadow();
  }
}

/** Only where everything starts, without writing a file. Throws PaperError `compile-failed`. */
export function placePaper(owner: PaperCompiler, paper: Paper): PlaceMark[] {
  return withDocument(owner, paper, {}, readMarks);
}
