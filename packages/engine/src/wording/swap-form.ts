import { inflect } from '#passage/inflect.ts';
import type { Token } from '#passage/analysis.ts';

const vowelSound = /^(?:[aeio]|u(?!ni(?!n|m)|s[aeiu]|ti|biq|rin|topi)|hour|honest|honou?r|heir)/u;
const consonantSound = /^(?:one|once|eu|ewe)/u;

/** Whether "an" stands before the word. */
export function takesAn(word: string): boolean {
  const lower = word.toLowerCase();
  return vowelSound.test(lower) && !consonantSound.test(lower);
}

/** `lemma` in the form in which `token` stands; nothing where it would take two words or does not fit a/an. */
export function formLike(token: Token, before: Token | undefined, lemma: string): string | undefined {
  const form = inflect(lemma, token.tag);
  if (form === undefined || form.includes(' ') || form.toLowerCase() === token.lower) return undefined;
  // A form that the inflector would not give for the word itself is read wrongly or irregular here.
  if (inflect(token.lemma, token.tag)?.toLowerCase() !== token.lower) return undefined;
  const article = before?.lower;
  if ((article === 'a' || article === 'an') && takesAn(form) !== (article === 'an')) return undefined;
  return form;
}
