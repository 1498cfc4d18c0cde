import type { PassageSource } from '#exercise/exercise.ts';
import { attachParticle } from '#korean.ts';
import type { Sentence } from '#passage/analysis.ts';

/** The one person whom a passage names, as its translation does. */
export interface OnlyPerson {
  called: string;
  /** As the passage does. */
  latin: string;
  pronoun: '그녀' | '그';
}

/** Another woman or man who does something may be meant by a later "she" or "he". */
const others = (nouns: string): RegExp =>
  new RegExp(
    `\\b(?:${nouns}) (?:who |\\p{Lu}\\p{L}+ )?(?:was|had|[a-z]{2,}ed|said|told|took|gave|came|stood|held|sat|saw)\\b`,
    'u',
  );
const women = others(
  'woman|girl|mother|sister|daughter|wife|aunt|grandmother|lady|queen|nurse|teacher|Mrs|Ms',
);
const men = others(
  'man|boy|father|brother|son|husband|uncle|grandfather|king|emperor|gentleman|[Mm]aster|teacher|Mr',
);
const fullName = /\p{Lu}[\p{L}’-]+(?: \p{Lu}\.)?(?: (?:(?:de|van|von) )?\p{Lu}[\p{L}’-]+)+/gu;
/** "Couney never asked", "a chemist named Stephanie Kwolek was": who does something under a name. */
const acting =
  /(?<!\b(?:in|at|from|near|to|of|the|on|and|called|with) )(?<![\p{L}’-])(\p{Lu}[\p{L}’-]+(?: \p{Lu}\.)?(?: (?:(?:de|van|von) )?\p{Lu}[\p{L}’-]+){0,3})(?:, [^,.]{4,60},)? (?:(?:never|also|once|first|soon|finally|often|then) )?(?:was|had|[a-z]{2,}ed|took|made|began|found|gave|told|saw|became|thought|wrote|grew|left|built|knew|felt|ran|sat|held|kept|came)\b/gu;
const noNames =
  /^(?:S?he|It|They|We|I|You|Th(?:is|at|ese|ose|e|en|ere)|Wh\w+|Nobody|Every\w+|People|Some|Most|Many|Few|One|Others?|Both|Each|All|None|Soon|Here|Now|Only|[A-Z]\w+s)$/u;
const fewest = 2;

/** The only person whom a passage names, where its "she" or "he" can be nobody else. */
export function readOnlyPerson({ text, translations = [] }: PassageSource): OnlyPerson | undefined {
  const isOften = (pronoun: RegExp): boolean => (text.match(pronoun)?.length ?? 0) >= fewest;
  const [isWoman, isMan] = [isOften(/\b(?:she|her)\b/giu), isOften(/\b(?:he|his|him)\b/giu)];
  if (isWoman === isMan || (isWoman ? women : men).test(text)) return undefined;
  const full = text.match(fullName) ?? [];
  const names = [...text.matchAll(acting)]
    .map(([, name = '']) => name)
    .filter((name) => !noNames.test(name))
    .map((name) => full.find((one) => one.endsWith(name) || one.startsWith(name)) ?? name);
  const [only, ...rest] = new Set(names);
  const latin = only?.split(' ').at(-1);
  if (latin === undefined || rest.length > 0) return undefined;
  const called = translations.some((line) => line.includes(latin))
    ? latin
    : readHangulName(text, latin, translations);
  return called === undefined ? undefined : { called, latin, pronoun: isWoman ? '그녀' : '그' };
}

/** 지우는 in the line of "Jiwoo sat down". */
function readHangulName(text: string, name: string, lines: readonly string[]): string | undefined {
  const at = text.split(/(?<=[.!?]) (?=\p{Lu})/u).findIndex((sentence) => sentence.startsWith(`${name} `));
  return /^([가-힣]{2,4}?)(?:은|는|이|가) /u.exec(lines[at] ?? '')?.[1];
}

/** 그녀는 → Kwolek은, once in a line whose sentence comes after the name. */
export function nameOnlyPerson(
  line: string,
  sentence: Sentence,
  { text, translations: lines = [] }: PassageSource,
  { called, latin, pronoun }: OnlyPerson,
): string {
  const isKnown = text.indexOf(latin) < text.indexOf(sentence.text);
  if (!isKnown || line.includes(called)) return line;
  return line.replace(
    new RegExp(`(?<=^|\\s)${pronoun}(는|가|의|에게|를|와)(?=\\s)`, 'u'),
    (_, particle: string) => attachAlike(called, particle, lines),
  );
}

const closed: Readonly<Record<string, string>> = { 는: '은', 가: '이', 를: '을', 와: '과' };
const openOf: Readonly<Record<string, string>> = { 은: '는', 이: '가', 을: '를', 과: '와' };

/** Braille는, as the translation reads the name, whose letters alone would ask for 은. */
export function attachAlike(name: string, particle: string, lines: readonly string[]): string {
  const has = (particles: string): boolean =>
    lines.some((line) => new RegExp(`${name}[${particles}](?=\\s)`, 'u').test(line));
  if (has('는가를와')) return name + (openOf[particle] ?? particle);
  if (has('은이을과')) return name + (closed[particle] ?? particle);
  return attachParticle(name, particle);
}
