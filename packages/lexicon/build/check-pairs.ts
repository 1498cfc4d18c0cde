import type { GlossaryRow } from './check-glossary.ts';

const antonymParts = new Set(['v', 'n', 'adj', 'adv']);
const verbFrames = new Set(['t', 'i', 'ti']);
const strengths = new Set(['full', 'near']);
const confusableParts = new Set(['v', 'n', 'adj', 'adv', 'prep', 'conj']);
const confusableMarks = new Set(['near', 'taught', '-']);
const maxMeaningLength = 18;
const headword = /^[A-Za-z][a-z]*(?:-[a-z]+)*$/u;

/** What is wrong with the antonym rows; a pair stands once, its inverse is implied. */
export function checkAntonyms(rows: readonly GlossaryRow[]): string[] {
  const seen = new Map<string, string>();
  return rows.flatMap(({ place, cells }) => {
    const [word = '', pos = '', antonym = '', frame = '', strength = ''] = cells;
    const faults = checkWords(cells, 5, [word, antonym]);
    if (!antonymParts.has(pos)) faults.push(`unknown part of speech ${pos}`);
    if (pos === 'v' ? !verbFrames.has(frame) : frame !== '-') faults.push(`unknown frame ${frame}`);
    if (!strengths.has(strength)) faults.push(`unknown strength ${strength}`);
    faults.push(...noteTwice(seen, [word, antonym].sort().join(' ') + ` ${pos}`, place));
    return faults.map((fault) => `${place} ${word}: ${fault}`);
  });
}

/** What is wrong with the confusable rows; a word under one part of speech has one meaning in every row. */
export function checkConfusables(rows: readonly GlossaryRow[]): string[] {
  const seen = new Map<string, string>();
  const meanings = new Map<string, string>();
  return rows.flatMap(({ place, cells }) => {
    const [word = '', pos = '', meaning = '', other = '', otherPos = '', otherMeaning = '', mark = ''] =
      cells;
    const faults = checkWords(cells, 7, [word, other]);
    if (!confusableMarks.has(mark)) faults.push(`unknown mark ${mark}`);
    for (const part of [pos, otherPos])
      if (!confusableParts.has(part)) faults.push(`unknown part of speech ${part}`);
    for (const [key, text] of [
      [`${word} ${pos}`, meaning],
      [`${other} ${otherPos}`, otherMeaning],
    ] as const) {
      faults.push(...checkMeaning(text, maxMeaningLength));
      const known = meanings.get(key) ?? text;
      meanings.set(key, known);
      if (known !== text) faults.push(`means ${text} here and ${known} above`);
    }
    faults.push(...noteTwice(seen, [`${word} ${pos}`, `${other} ${otherPos}`].sort().join(' '), place));
    return faults.map((fault) => `${place} ${word}: ${fault}`);
  });
}

function checkWords(cells: readonly string[], columns: number, words: readonly string[]): string[] {
  const faults = cells.length === columns ? [] : [`has ${cells.length} columns`];
  for (const word of words) if (!headword.test(word)) faults.push(`${word} is no headword`);
  if (words[0] === words[1]) faults.push('is paired with itself');
  return faults;
}

/** Faults of a Korean meaning. */
export function checkMeaning(meaning: string, maxLength: number): string[] {
  const faults: string[] = [];
  if (!/\p{Script=Hangul}/u.test(meaning)) faults.push(`has no Hangul in ${meaning}`);
  if (Array.from(meaning).length > maxLength) faults.push(`meaning is longer than ${maxLength}: ${meaning}`);
  if (/^\s*[,/;]|[,/;]\s*$|\s{2}/u.test(meaning)) faults.push(`stray mark in ${meaning}`);
  return faults;
}

/** A fault when the key was noted at another place before. */
export function noteTwice(seen: Map<string, string>, key: string, place: string): string[] {
  const earlier = seen.get(key);
  if (earlier !== undefined) return [`also stands at ${earlier}`];
  seen.set(key, place);
  return [];
}
