import { describe, expect, test } from 'vitest';
import { readLogo } from '#logo.ts';
import { jpegPicture, pngPicture } from '#test-fixtures/pictures.ts';

const change = (bytes: Uint8Array, at: number, values: number[]): Uint8Array => {
  const changed = Uint8Array.from(bytes);
  changed.set(values, at);
  return changed;
};

describe('a logo', () => {
  test.each([
    ['image/png', pngPicture],
    ['image/jpeg', jpegPicture],
  ] as const)('is known as %s by its content, with its size', (mediaType, bytes) => {
    expect(readLogo(bytes)).toEqual({
      mediaType,
      base64: Buffer.from(bytes).toString('base64'),
      widthPx: 48,
      heightPx: 16,
    });
  });

  test.each([
    ['nothing', new Uint8Array()],
    ['a drawing with code in it', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PNG that was cut short', pngPicture.subarray(0, pngPicture.length - 5)],
    ['a JPEG that was cut short', jpegPicture.subarray(0, 120)],
    ['a PNG that claims a hundred thousand pixels', change(pngPicture, 16, [0, 1, 0x86, 0xa0])],
    ['a PNG without any pixel', change(pngPicture, 16, [0, 0, 0, 0])],
    ['more than a megabyte', new Uint8Array(1_000_001)],
  ])('is not read from %s', (_, bytes) => {
    expect(readLogo(bytes)).toBeUndefined();
  });
});
