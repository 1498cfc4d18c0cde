const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** Each letter holds a digit of this base, and whether another digit follows. */
const base = 32;

const valueByLetter: ReadonlyMap<string, number> = new Map(
  Array.from(letters, (letter, value) => [letter, value]),
);

/** Rising whole numbers as letters: the distance of each from the one before, the lowest digit first. */
export function packNumbers(numbers: readonly number[]): string {
  return numbers.map((number, index) => packNumber(number - (numbers[index - 1] ?? 0))).join('');
}

function packNumber(number: number): string {
  const rest = Math.floor(number / base);
  const digit = number % base;
  return rest === 0 ? letters.charAt(digit) : letters.charAt(digit + base) + packNumber(rest);
}

/** The numbers that `packNumbers` has packed. */
export function unpackNumbers(packed: string): number[] {
  const numbers: number[] = [];
  let last = 0;
  let distance = 0;
  let unit = 1;
  for (const letter of packed) {
    const value = valueByLetter.get(letter) ?? 0;
    distance += (value % base) * unit;
    unit *= base;
    if (value >= base) continue;
    last += distance;
    numbers.push(last);
    distance = 0;
    unit = 1;
  }
  return numbers;
}
