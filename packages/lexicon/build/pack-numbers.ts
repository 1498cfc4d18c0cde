import { numberBase, numberLetters } from '../src/packed-numbers.ts';

/** Rising whole numbers as the letters that `unpackNumbers` reads. */
export function packNumbers(numbers: readonly number[]): string {
  return numbers.map((number, index) => packNumber(number - (numbers[index - 1] ?? 0))).join('');
}

function packNumber(number: number): string {
  const rest = Math.floor(number / numberBase);
  const digit = number % numberBase;
  return rest === 0
    ? numberLetters.charAt(digit)
    : numberLetters.charAt(digit + numberBase) + packNumber(rest);
}
