import type { PaperLogo } from '#paper.ts';

/** Larger pictures cost every paper time and bytes, and gain nothing at the height of a masthead. */
const maxBytes = 1_000_000;
const maxPx = 4000;

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const pngEnd = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];

interface Size {
  widthPx: number;
  heightPx: number;
}

const hasBytes = (bytes: Uint8Array, at: number, expected: number[]): boolean =>
  at >= 0 && expected.every((byte, index) => bytes[at + index] === byte);

function readPngSize(view: DataView, bytes: Uint8Array): Size | undefined {
  if (bytes.length < 45 || !hasBytes(bytes, 0, pngStart)) return undefined;
  // A file that was cut short has no end mark.
  if (!hasBytes(bytes, bytes.length - pngEnd.length, pngEnd)) return undefined;
  return { widthPx: view.getUint32(16), heightPx: view.getUint32(20) };
}

/** Frame headers; the codes between them hold tables. */
const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function readJpegSize(view: DataView, bytes: Uint8Array): Size | undefined {
  if (!hasBytes(bytes, 0, [0xff, 0xd8]) || !hasBytes(bytes, bytes.length - 2, [0xff, 0xd9])) return undefined;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrameHeader(marker)) return { heightPx: view.getUint16(at + 5), widthPx: view.getUint16(at + 7) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

const isUsable = (size: Size | undefined): size is Size =>
  size !== undefined && [size.widthPx, size.heightPx].every((px) => px >= 1 && px <= maxPx);

/**
 * The logo of a masthead from the bytes of a PNG or JPEG file, whatever its name says. Undefined when it is neither,
 * was cut short, is larger than 1 MB or wider or higher than 4,000 pixels.
 */
export function readLogo(bytes: Uint8Array): PaperLogo | undefined {
  if (bytes.length > maxBytes) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const base64 = () => Buffer.from(bytes).toString('base64');
  const png = readPngSize(view, bytes);
  if (isUsable(png)) return { mediaType: 'image/png', base64: base64(), ...png };
  const jpeg = readJpegSize(view, bytes);
  return isUsable(jpeg) ? { mediaType: 'image/jpeg', base64: base64(), ...jpeg } : undefined;
}
