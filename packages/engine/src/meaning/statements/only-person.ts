import type { PassageSource } from '#exercise/exercise.ts';
import { attachParticle } from '#korean.ts';
import type { Sentence } from '#passage/analysis.ts';

/** The one person whom a passage names, as its translation does. */
export interface OnlyPerson {
  called: string;
  pronoun: '그녀' | '그';
}

const women = /\b(?:woman|girl|mother|sister|daughter|wife|aunt|grandmother|lady|queen|nurse|Mrs|Ms)\b/u;
const men =
  /\b(?:man|boy|father|brother|son|husband|uncle|grandfather|king|emperor|gentleman|[Mm]aster|Mr)\b/u;
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
  const [only, ...others] = new Set(names);
  const called = only?.split(' ').at(-1);
  return called !== undefined && others.length === 0 && translations.some((line) => line.includes(called))
    ? { called, pronoun: isWoman ? '그녀' : '그' }
    : undefined;
}

/** 그녀는 → Kwolek은, once in a line whose sentence comes after the name. */
export function nameOnlyPerson(
  line: string,
  sentence: Sentence,
  text: string,
  { called, pronoun }: OnlyPerson,
): string {
  const isKnown = text.indexOf(called) < text.indexOf(sentence.text);
  if (!isKnown || line.includes(called)) return line;
  return line.replace(
    new RegExp(`(?<=^|\\s)${pronoun}(는|가|의|에게|를|와)(?=\\s)`, 'u'),
    (_, particle: string) => attachParticle(called, particle),
  );
}
