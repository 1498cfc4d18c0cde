import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { seal, sealedStorage, unseal } from '#session/sealed-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('gives back whatever was sealed, and never the same sealed text twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const sealed = seal(text);
      expect(unseal(sealed)).toBe(text);
      expect(seal(text)).not.toBe(sealed);
    }),
    { numRuns: 50 },
  );
});

it('keeps nothing readable in storage', () => {
  sealedStorage.setItem('jadoo', '{"UM_NM":"홍길동","REFRESH_TOKEN":"secret-token"}');
  const stored = localStorage.getItem('jadoo') ?? '';
  expect(stored).not.toContain('secret-token');
  expect(stored).not.toContain('UM_NM');
  expect(sealedStorage.getItem('jadoo')).toContain('secret-token');
});

it.each(['', 'garbage', btoa('too short'), '{"UM_IDX":"1"}'])(
  'returns nothing for %j and reports it in Korean, once per read',
  (stored) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem('jadoo', stored);
    expect(sealedStorage.getItem('jadoo')).toBeNull();
    expect(error).toHaveBeenCalledTimes(1);
    expect(error.mock.calls[0]?.[0]).toContain('복호화');
  },
);

it('refuses a sealed text in which one byte was changed', () => {
  const bytes = Uint8Array.from(atob(seal('포인트 100')), (char) => char.charCodeAt(0));
  const last = bytes.length - 1;
  bytes[last] = (bytes[last] ?? 0) ^ 1;
  expect(() => unseal(btoa(String.fromCharCode(...bytes)))).toThrow();
});

it('is silent about what is not there', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(sealedStorage.getItem('jadoo')).toBeNull();
  expect(error).not.toHaveBeenCalled();
});
