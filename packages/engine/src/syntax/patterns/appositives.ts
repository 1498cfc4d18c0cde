import { withParticle } from '#korean.ts';
import { readNounPhrase, skipOfPhrases } from '#grammar/noun-phrase.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isNoun, isSureFinite, skipAdverbs, textOf } from '#grammar/sentence-view.ts';
import { isPerson } from '#syntax/persons.ts';
import type { Pattern } from '#syntax/patterns/pattern.ts';

/** "Wiles, a professor at Princeton, proved …", "Iqaluit, the largest town in Nunavut.": a noun phrase that says what a name is. */
export function findAppositives(view: SentenceView): Pattern[] {
  const patterns: Pattern[] = [];
  for (let comma = 1; comma < view.length - 3; comma += 1) {
    if (view.at(comma).text !== ',' || !opensDescription(view, comma + 1)) continue;
    const named = findNamed(view, comma);
    const end = findEnd(view, comma + 1);
    if (named === undefined || end === undefined || end - comma < 3) continue;
    const role = `앞의 ${withParticle(textOf(view, named, comma), '과')} 동격인 명사구`;
    patterns.push({ category: '동격', first: comma + 1, end, role, isWhole: true, value: 2 });
  }
  return patterns;
}

const opensDescription = (view: SentenceView, index: number): boolean =>
  /^(?:an?|the|one|its|his|her|their|our)$/u.test(view.at(index).lower);

/** A name, or the subject with which the sentence begins. */
function findNamed(view: SentenceView, comma: number): number | undefined {
  const first = findNameStart(view, comma);
  const subject = readNounPhrase(view, 0);
  if (subject && !subject.isPronoun && subject.end === comma) return 0;
  const before = view.at(first - 1);
  // "In London, the river …", "the lord of Rome, the ruler": a phrase closes; ", Tom, the boy": one of several.
  if (first === comma || first < 3 || /^(?:,|of|and|or|but)$/u.test(before.lower)) return undefined;
  // "and, on Saturdays, his niece": a phrase that is put in, or a time.
  const isPutIn = before.tag === 'IN' && /^(?:,|CC)$/u.test(view.at(first - 2).tag);
  if (isPutIn || timeNames.test(view.at(comma - 1).lower)) return undefined;
  // "was born in Ethiopia, the son of a shepherd": a person is no place.
  const isPlace = view.tokens
    .slice(Math.max(0, first - 3), first)
    .some(({ lower }) => /^(?:in|at|near|of|from)$/u.test(lower));
  const described = readNounPhrase(view, comma + 1);
  if (isPlace && (persons.test(view.at(comma + 2).lower) || (described && isPerson(view.at(described.head)))))
    return undefined;
  return isNoun(before) ? findTitleStart(view, first - 1) : before.lower === 'the' ? first - 1 : first;
}

const persons =
  /^(?:son|daughter|child|eldest|youngest|oldest|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|only|last)$/u;
const timeNames =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)$/u;

/** Godrej & Boyce: a mark of joining holds two names together. */
function findNameStart(view: SentenceView, comma: number): number {
  let first = comma;
  while (
    first > 0 &&
    (/^NNPS?$/u.test(view.at(first - 1).tag) || (first < comma && view.at(first - 1).text === '&'))
  )
    first -= 1;
  return first;
}

/** the chemist Marie Curie, former president Obama: undefined where the words before are not surely a title. */
function findTitleStart(view: SentenceView, noun: number): number | undefined {
  let first = noun;
  while (/^(?:JJ|NN)$/u.test(view.at(first - 1).tag)) first -= 1;
  const isTitle = view.at(noun).tag === 'NN' && view.at(noun).isSure;
  if (!isTitle) return undefined;
  if (/^(?:DT|PRP\$)$/u.test(view.at(first - 1).tag)) return first - 1;
  return /^(?:IN|VB[DPZGN]?)$/u.test(view.at(first - 1).tag) ? first : undefined;
}

/** Behind of, in, at and other phrases a mark closes it; a verb behind it must be that of the sentence. */
function findEnd(view: SentenceView, first: number): number | undefined {
  const phrase = readNounPhrase(view, first);
  if (!phrase) return undefined;
  const end = skipPhrases(view, phrase.end);
  const mark = view.at(end).text;
  if (mark === '.') return end;
  if (mark !== ',') return undefined;
  const next = view.at(skipAdverbs(view, end + 1));
  return isSureFinite(next) || /^(?:who|which|whose|where)$/u.test(next.lower) ? end : undefined;
}

function skipPhrases(view: SentenceView, from: number): number {
  const end = skipOfPhrases(view, from);
  const next = view.at(end).tag === 'IN' ? readNounPhrase(view, end + 1) : undefined;
  return next ? skipPhrases(view, next.end) : end;
}
