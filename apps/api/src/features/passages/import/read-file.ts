import { ImportError } from './import-problem.ts';
import { readDocx, readHwpx } from './read-package.ts';
import { decodeText } from './decode-text.ts';

/** The text of a file, as lines. */
export interface FileText {
  text: string;
  /** True when a line is a paragraph; lines of a PDF are broken wherever the page ended. */
  areLinesWhole: boolean;
}

/** More than any book of passages holds; such a file is something else. */
const maxChars = 1_000_000;

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  Buffer.from(bytes.subarray(0, text.length)).toString('latin1') === text;

const compoundStart = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';

/** Files of old Hangul and Word, and new Word files behind a password, are all of this one format. */
function refuseCompound(bytes: Uint8Array): never {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (content.includes('EncryptedPackage', 0, 'utf16le')) throw new ImportError('password');
  if (content.includes('HWP Document File')) throw new ImportError('old-hangul');
  throw new ImportError(content.includes('WordDocument', 0, 'utf16le') ? 'old-word' : 'unsupported');
}

async function readAny(bytes: Uint8Array): Promise<FileText> {
  if (startsWith(bytes, '%PDF-')) {
    // Large, and most imports do not need it.
    const { readPdf } = await import('./read-pdf.ts');
    return { text: await readPdf(bytes), areLinesWhole: false };
  }
  if (startsWith(bytes, 'PK\u0003\u0004')) {
    const text = readDocx(bytes) ?? readHwpx(bytes);
    if (text === undefined) throw new ImportError('unsupported');
    return { text, areLinesWhole: true };
  }
  if (startsWith(bytes, compoundStart)) refuseCompound(bytes);
  return { text: decodeText(bytes), areLinesWhole: false };
}

/** Reads a file by what it is, whatever its name says. Throws ImportError. */
export async function readFile(bytes: Uint8Array): Promise<FileText> {
  const file = await readAny(bytes);
  if (!/\p{L}/u.test(file.text)) throw new ImportError('no-text');
  if (file.text.length > maxChars) throw new ImportError('too-long');
  return file;
}
