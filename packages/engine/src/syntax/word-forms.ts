import type { Token } from '#passage/analysis.ts';
import { toPast, toPastParticiple } from '#passage/inflect.ts';

const formNames: Readonly<Record<string, string>> = {
  NNS: '복수형',
  VBD: '과거형',
  VBN: '과거분사형',
  VBG: '-ing형',
  VBZ: '3인칭 단수 현재형',
  JJR: '비교급',
  JJS: '최상급',
  RBR: '비교급',
  RBS: '최상급',
};

/** How a word differs from its dictionary form, in Korean; undefined where it does not. */
export function nameForm(token: Token): string | undefined {
  if (token.lower === token.lemma.toLowerCase()) return undefined;
  // The past and the participle look alike, and the tags do not always tell them apart.
  if (!/^VB[DN]$/u.test(token.tag)) return formNames[token.tag];
  if (token.lower.endsWith('ed')) return '-ed형';
  return toPast(token.lemma) === toPastParticiple(token.lemma) ? '과거(분사)형' : formNames[token.tag];
}

/** Number of words as students count them: by the spaces between, marks alone not counted. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
