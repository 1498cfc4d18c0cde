import { type UnzipFileInfo, unzipSync } from 'fflate';
import { ImportError } from './import-problem.ts';
import { type MarkupDialect, readParagraphs } from './read-paragraphs.ts';

/** A small file can hold the description of a huge one. The sizes are added up before anything is unpacked. */
const maxUnpackedBytes = 150 * 1024 * 1024;
const maxEntries = 5000;
const hwpxType = 'application/hwp+zip';

type Package = Record<string, Uint8Array>;

/** Unpacks the entries that are wanted; throws ImportError `bomb` or `broken`. */
function unpack(bytes: Uint8Array, isWanted: (name: string) => boolean): Package {
  let totalBytes = 0;
  let entries = 0;
  const check = ({ originalSize }: UnzipFileInfo): void => {
    totalBytes += originalSize;
    entries += 1;
    if (totalBytes > maxUnpackedBytes || entries > maxEntries) throw new ImportError('bomb');
  };
  try {
    // The first pass unpacks nothing.
    unzipSync(bytes, {
      filter: (entry) => {
        check(entry);
        return false;
      },
    });
    return unzipSync(bytes, { filter: ({ name }) => isWanted(name) });
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError('broken', { cause: error });
  }
}

const wordPart = 'word/document.xml';
const wordMarkup: MarkupDialect = {
  paragraph: 'p',
  text: 't',
  signs: { tab: ' ', br: '\n', cr: '\n', noBreakHyphen: '-' },
  // Properties have tabs of their own; deleted text and the second form of a shape are not there to be read.
  skipped: ['pPr', 'rPr', 'del', 'moveFrom', 'Fallback', 'instrText', 'sectPr'],
};

/** The paragraphs of a Word document; undefined when the package is something else. */
export function readDocx(bytes: Uint8Array): string | undefined {
  const part = unpack(bytes, (name) => name === wordPart)[wordPart];
  return part && readParagraphs(part, wordMarkup);
}

const sectionName = /^Contents\/section(\d+)\.xml$/u;
const getSectionNumber = (name: string): number => Number(sectionName.exec(name)?.[1]);
const manifestName = 'META-INF/manifest.xml';
const hangulMarkup: MarkupDialect = {
  paragraph: 'p',
  text: 't',
  signs: { lineBreak: '\n', tab: ' ', nbSpace: ' ', fwSpace: ' ', hyphen: '-' },
  // What repeats on every page, notes of editors, and formulas in a language of their own.
  skipped: ['header', 'footer', 'masterPage', 'hiddenComment', 'script', 'secPr', 'tabPr'],
};

/** The paragraphs of a Hangul document; undefined when the package is something else. */
export function readHwpx(bytes: Uint8Array): string | undefined {
  const parts = unpack(
    bytes,
    (name) => name === 'mimetype' || name === manifestName || sectionName.test(name),
  );
  const { mimetype, [manifestName]: manifest } = parts;
  if (!mimetype || Buffer.from(mimetype).toString('latin1').trim() !== hwpxType) return undefined;
  if (manifest && Buffer.from(manifest).includes('encryption-data')) throw new ImportError('password');
  const sections = Object.keys(parts)
    .filter((name) => sectionName.test(name))
    .sort((a, b) => getSectionNumber(a) - getSectionNumber(b));
  if (sections.length === 0) throw new ImportError('broken');
  return sections.map((name) => readParagraphs(parts[name] ?? new Uint8Array(), hangulMarkup)).join('\n');
}
