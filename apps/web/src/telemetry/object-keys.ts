// Exactly the characters that a tag name must not hold.
const forbidden = /[:!@#$%^&*()+=[\]{}|\\;'"<>?/]/gu;

/**
 * Copies an object with the forbidden characters taken out of its keys. The original keys stay as well unless
 * `removeOriginals` is set. A key that would reach the prototype, before or after, is left out.
 */
export function cleanObjectKeys(
  source: Readonly<Record<string, unknown>>,
  removeOriginals = false,
): Record<string, unknown> {
  const target: Record<string, unknown> = {};
  const define = (name: string, value: unknown) => {
    if (name === '__proto__') return;
    Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  };
  for (const [name, value] of Object.entries(source)) {
    if (!removeOriginals) define(name, value);
    define(name.replaceAll(forbidden, ''), value);
  }
  return target;
}
