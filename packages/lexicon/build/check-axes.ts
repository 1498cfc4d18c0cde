import type { GlossaryRow } from './check-glossary.ts';
import { noteTwice } from './check-pairs.ts';

const word = /^[a-z]+(?:-[a-z]+)*(?::(?:n|v|adj|adv))?$/u;

/** What is wrong with the scales of meaning; a word stands once on a scale, on one side. */
export function checkAxes(rows: readonly GlossaryRow[]): string[] {
  const seen = new Map<string, string>();
  return rows.flatMap(({ place, cells }) => {
    const [axis = '', plus = '', minus = ''] = cells;
    const faults = cells.length === 3 ? [] : [`has ${cells.length} columns`];
    if (!/^[가-힣 ]+–[가-힣 ]+$/u.test(axis)) faults.push('has no Korean name of two sides');
    faults.push(...noteTwice(seen, axis, place));
    const words = [...plus.split(' '), ...minus.split(' ')];
    faults.push(...words.filter((one) => !word.test(one)).map((one) => `${one} is no word`));
    const twice = words.filter((one, index) => words.indexOf(one) !== index);
    faults.push(...twice.map((one) => `${one} stands twice`));
    return faults.map((fault) => `${place} ${axis}: ${fault}`);
  });
}
