/** The digits of packed numbers: the first half end a number, the others say that a higher digit follows. */
export const numberLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** Each letter holds a digit of this base. */
export const numberBase = 32;

const valueByLetter: ReadonlyMap<string, number> = new Map(
  Array.from(numberLetters, (letter, value) => [letter, value]),
);

/** Rising whole numbers that were packed as letters: the distance of each from the one before, the lowest digit first. */
export function unpackNumbers(packed: string): number[] {
  const numbers: number[] = [];
  let last = 0;
  let distance = 0;
  let unit = 1;
  for (const letter of packed) {
    const value = valueByLetter.get(letter) ?? 0;
    distance += (value % numberBase) * unit;
    unit *= numberBase;
    if (value >= numberBase) continue;
    last += distance;
    numbers.push(last);
    distance = 0;
    unit = 1;
  }
  return numbers;
}
