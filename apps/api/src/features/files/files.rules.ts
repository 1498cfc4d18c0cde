const maxNameChars = 100;

/** What a file is, as its first bytes say; the name must agree. */
export interface FileKind {
  contentType: string;
  endings: readonly string[];
  isKind: (content: Buffer) => boolean;
}

const startsWith = (content: Buffer, bytes: readonly number[]): boolean =>
  content.subarray(0, bytes.length).equals(Buffer.from(bytes));
const isZip = (content: Buffer): boolean => startsWith(content, [0x50, 0x4b, 0x03, 0x04]);
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] as const;

/** First entry of the package, stored and not packed: its name and its content follow the local header. */
const hwpxMimetypeAt = 30;
const hwpxMimetype = 'mimetypeapplication/hwp+zip';

export const jpegKind: FileKind = {
  contentType: 'image/jpeg',
  endings: ['jpg', 'jpeg'],
  isKind: (content) => startsWith(content, [0xff, 0xd8, 0xff]),
};
export const pngKind: FileKind = {
  contentType: 'image/png',
  endings: ['png'],
  isKind: (content) => startsWith(content, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};

/** What an inquiry takes. */
export const inquiryKinds: readonly FileKind[] = [
  jpegKind,
  pngKind,
  {
    contentType: 'application/pdf',
    endings: ['pdf'],
    isKind: (content) => content.subarray(0, 5).toString('latin1') === '%PDF-',
  },
  {
    contentType: 'application/x-hwp',
    endings: ['hwp'],
    isKind: (content) => startsWith(content, compoundFile) && content.includes('HWP Document File'),
  },
  {
    contentType: 'application/hwp+zip',
    endings: ['hwpx'],
    isKind: (content) =>
      isZip(content) &&
      content.subarray(hwpxMimetypeAt, hwpxMimetypeAt + hwpxMimetype.length).toString('latin1') ===
        hwpxMimetype,
  },
  {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
    isKind: (content) => isZip(content) && content.includes('word/document.xml'),
  },
];

/** The kind whose bytes and whose ending both fit; undefined when there is none. */
export function recogniseFile(
  fileName: string,
  content: Buffer,
  kinds: readonly FileKind[],
): FileKind | undefined {
  const ending = /\.([A-Za-z0-9]+)$/u.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return kinds.find(({ endings, isKind }) => endings.includes(ending) && isKind(content));
}

/** The name as it is shown and given back: no folders, no signs that a system refuses, not too long. */
export function cleanFileName(fileName: string): string {
  const plain = fileName
    .toWellFormed()
    .normalize('NFC')
    // eslint-disable-next-line no-control-regex -- they are what is to be removed
    .replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069\\/:*?"<>|]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const [, stem = '', ending = ''] = /^(.*?)(\.[A-Za-z0-9]+)?$/u.exec(plain) ?? [];
  const room = maxNameChars - ending.length;
  return `${Array.from(stem).slice(0, room).join('').trim() || '파일'}${ending}`;
}
