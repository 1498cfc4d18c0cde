const syllableBase = 0xac00;
const syllableEnd = 0xd7a3;
const finalCount = 28;
const finalNieun = 4;
const finalRieul = 8;

function getFinal(syllable: string): number {
  const code = syllable.codePointAt(0) ?? 0;
  return code >= syllableBase && code <= syllableEnd ? (code - syllableBase) % finalCount : -1;
}

function withFinal(stem: string, final: number): string {
  const last = stem.at(-1) ?? '';
  const code = (last.codePointAt(0) ?? 0) - getFinal(last) + final;
  return stem.slice(0, -1) + String.fromCodePoint(code);
}

/** Tells whether the word ends in a consonant (받침). */
export function endsInConsonant(word: string): boolean {
  return getFinal(word.at(-1) ?? '') > 0;
}

const adjectiveStems: readonly (readonly [RegExp, string])[] = [
  [/로운$/u, '롭'],
  [/스러운$/u, '스럽'],
  [/다운$/u, '답'],
  [/적인$/u, '적이'],
  [/있는$/u, '있'],
  [/없는$/u, '없'],
  [/한$/u, '하'],
];

/** Stem of a Korean modifier form (`조용한` → `조용하`), or nothing where it cannot be told for sure. */
export function getAdjectiveStem(modifier: string): string | undefined {
  if (!/[가-힣]{2,}$/u.test(modifier)) return undefined;
  for (const [pattern, ending] of adjectiveStems) {
    if (pattern.test(modifier)) return modifier.replace(pattern, ending);
  }
  return undefined;
}

/** `조용하` → `조용하게`, `적극적이` → `적극적으로` */
export function toAdverb(stem: string): string {
  if (stem.endsWith('적이')) return `${stem.slice(0, -1)}으로`;
  return stem.endsWith('없') ? `${stem}이` : `${stem}게`;
}

/** `조용하` → `조용함` */
export function toNominal(stem: string): string {
  if (/[롭답럽]$/u.test(stem)) return `${withFinal(stem, 0)}움`;
  return endsInConsonant(stem) ? `${stem}음` : withFinal(stem, 16);
}

/** `조용하` → `조용하지 않은`, `있` → `없는` */
export function toNegative(stem: string): string {
  if (stem.endsWith('있')) return `${stem.slice(0, -1)}없는`;
  return stem.endsWith('없') ? `${stem.slice(0, -1)}있는` : `${stem}지 않은`;
}

/** Stem of a verb gloss (`막다` → `막`); only where its endings are regular. */
export function getVerbStem(gloss: string): string | undefined {
  const stem = /^(.*[가-힣])다$/u.exec(gloss)?.[1];
  if (stem === undefined || /(?:이|아니)$/u.test(stem)) return undefined;
  // ㄷ, ㅂ and ㅅ stems are partly irregular.
  return [7, 17, 19].includes(getFinal(stem.at(-1) ?? '')) ? undefined : stem;
}

/** `막` → `막을 수 있는`, `이해하` → `이해할 수 있는` */
export function toPossible(stem: string): string {
  const final = getFinal(stem.at(-1) ?? '');
  if (final === 0) return `${withFinal(stem, finalRieul)} 수 있는`;
  return final === finalRieul ? `${stem} 수 있는` : `${stem}을 수 있는`;
}

/** `막` → `막는`, `만들` → `만드는` */
export function toActing(stem: string): string {
  return getFinal(stem.at(-1) ?? '') === finalRieul ? `${withFinal(stem, 0)}는` : `${stem}는`;
}

/** `고립시키다` and `고립되다` → `고립된`; nothing for verbs without a Sino-Korean noun. */
export function toDone(gloss: string): string | undefined {
  const noun = getActionNoun(gloss);
  return noun === undefined ? undefined : `${noun}${withFinal('되', finalNieun)}`;
}

/** `설립하다` → `설립`: the noun inside a verb gloss. */
export function getActionNoun(gloss: string): string | undefined {
  const noun = /^([가-힣]{2,})(?:하다|시키다|되다)$/u.exec(gloss)?.[1];
  return noun === undefined || /[게히이가을를]$/u.test(noun) ? undefined : noun;
}
