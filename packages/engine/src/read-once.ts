/**
 * The same function, reading each object once: what it found is kept as long as the object lives. Neither
 * the object nor what was found of it may change.
 */
export function readOnce<Key extends object, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found.value;
    const value = read(key);
    known.set(key, { value });
    return value;
  };
}

/** All words of a school book are among so many. */
const wordsOfBook = 20_000;

/** The same for words or lines, of which so many are kept. */
export function readWordOnce<Value>(
  read: (word: string) => Value,
  maxWords = wordsOfBook,
): (word: string) => Value {
  const known = new Map<string, Value>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined || known.has(word)) return found as Value;
    const value = read(word);
    if (known.size >= maxWords) known.clear();
    known.set(word, value);
    return value;
  };
}
