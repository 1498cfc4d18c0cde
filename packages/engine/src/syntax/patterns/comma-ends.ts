import type { SentenceView } from '#grammar/sentence-view.ts';
import { isAdjective, isFinite, isNoun, skipAdverbs } from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';

const stop = /^[,;:.?!–—()[\]“”"]$/u;

const relative = /^(?:which|who|whom|whose|where)$/u;

const adverbialOpeners =
  /^(?:although|though|while|whereas|because|since|as|if|unless|when|until|so|once|whenever|according|despite)$/u;

/** "A map is read by many, who copy it, share it": the verb behind the next comma is not that of the noun. */
function hasVerbBefore(view: SentenceView, comma: number): boolean {
  const start = view.tokens.findLastIndex(({ text }, index) => index < comma && stop.test(text)) + 1;
  return view.tokens.slice(start, comma).some(isFinite);
}

/** What stands behind the comma may still belong to the clause or phrase before it. */
export function mayGoOn(view: SentenceView, first: number, comma: number, ownVerbs: 0 | 1): boolean {
  const isParenthesis = view.at(first - 1).text === ',';
  const next = skipAdverbs(view, comma + 1);
  const token = view.at(next);
  // "that somebody sat down, thought about it, and left"; behind a comma only where the sentence has its verb.
  if (isFinite(token) || token.tag === 'VBN')
    return !isParenthesis || (view.at(first).tag.startsWith('W') && hasVerbBefore(view, first - 1));
  // "play guitar beside her mother, who preached": it describes the noun inside. "a man named Lee, who": the man.
  const isRelative =
    relative.test(token.lower) || (token.tag === 'IN' && relative.test(view.at(next + 1).lower));
  if (isRelative) return isNoun(view.at(comma - 1)) && !/^(?:named|called)$/u.test(view.at(first).lower);
  if (/^[”"’'–—]$/u.test(token.text)) return false;
  if (token.tag === 'CC') {
    const after = view.at(skipAdverbs(view, next + 1));
    return ownVerbs === 1 ? isFinite(after) : /^(?:VB|VBG|VBN)$/u.test(after.tag);
  }
  if (readSubject(view, next) !== undefined) return false;
  const isThat = view.at(first).lower === 'that' && view.at(first).tag === 'IN';
  if (adverbialOpeners.test(token.lower)) return isThat;
  if (token.lower === 'for') return readSubject(view, next + 1) === undefined;
  return !(token.tag === 'VBG' && ownVerbs === 0);
}

/** "a small, quiet town", "the quick, leaning hand": the comma parts two qualities. */
export const isBetweenAdjectives = (view: SentenceView, comma: number): boolean =>
  isAdjective(view.at(comma - 1)) &&
  (isAdjective(view.at(comma + 1)) || (view.at(comma + 1).tag === 'VBG' && isNoun(view.at(comma + 2))));

/** The comma may part the items of a list inside the phrase. */
export function isOpenList(view: SentenceView, first: number, comma: number): boolean {
  for (let index = comma + 1; index < Math.min(view.length, comma + 8); index += 1) {
    if (view.at(index).text === ',' || view.at(index).tag === 'CC')
      return !view.tokens.slice(comma + 1, index).some(isFinite) && index - comma <= 5;
    if (isFinite(view.at(index))) return false;
  }
  return false;
}
