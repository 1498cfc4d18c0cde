import iconv from 'iconv-lite';
import { ImportError } from './import-problem.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Signs that no text has: the bytes are those of something else. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const isNoText = (text: string): boolean => /[\u0000-\u0008\u000e-\u001a\ufffd]/u.test(text);

/** Text in UTF-8, in UTF-16 with its mark, or in CP949 as Korean Windows writes it. */
export function decodeText(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  // The decoder of the platform knows EUC-KR without the syllables that CP949 adds.
  const text = isUtf16 ? iconv.decode(bytes, 'utf-16') : (decodeUtf8(bytes) ?? iconv.decode(bytes, 'cp949'));
  if (isNoText(text)) throw new ImportError('unsupported');
  return text;
}
