// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanObjectKeys } from '#telemetry/object-keys.ts';

const forbidden = Array.from(':!@#$%^&*()+=[]{}|\\;\'"<>?/');

it.each(forbidden)('strips %s', (character) => {
  expect(cleanObjectKeys({ [`a${character}b`]: 1 }, true)).toEqual({ ab: 1 });
});

it('strips nothing else', () => {
  expect(cleanObjectKeys({ '가-나_다.라,마~`바 사1': 1 }, true)).toEqual({ '가-나_다.라,마~`바 사1': 1 });
});

it('keeps the originals unless told to remove them', () => {
  expect(cleanObjectKeys({ 'a:b': 1, c: 2 })).toEqual({ 'a:b': 1, ab: 1, c: 2 });
  expect(cleanObjectKeys({ 'a:b': 1, c: 2 }, true)).toEqual({ ab: 1, c: 2 });
});

it('cannot reach a prototype', () => {
  const bad = JSON.parse('{"__proto__": {"x": 1}, "__pro:to__": {"x": 1}, "constructor": 5}') as Record<
    string,
    unknown
  >;
  const clean = cleanObjectKeys(bad, true);
  expect(Object.getPrototypeOf(clean)).toBe(Object.prototype);
  expect((clean as { x?: unknown }).x).toBeUndefined();
  expect(({} as { x?: unknown }).x).toBeUndefined();
  expect(Object.hasOwn(clean, '__proto__')).toBe(false);
});

it('leaves no forbidden character in any key and the source as it was', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.nat()), (source) => {
      const before = JSON.stringify(source);
      const keys = Object.keys(cleanObjectKeys(source, true)).join('');
      expect(forbidden.filter((character) => keys.includes(character))).toEqual([]);
      expect(JSON.stringify(source)).toBe(before);
    }),
  );
});
