import { emptyWords } from '#cohesion/words.ts';
import type { PassageSource } from '#exercise/exercise.ts';
import { sampleBook } from '#sample-book.ts';
import type { Subject } from '#meaning/subjects.ts';

/** A line of another passage that shares a word with this one and makes another point. */
export interface OtherLine {
  text: string;
  passageId: string;
}

type LineName = 'topic' | 'title' | 'gist';

/** Passages that share this many of the main subjects are about the same matter: their lines could fit. */
const sameMatter = 2;
const minShared = 2;
const comparedSubjects = 5;
const minWordLength = 4;

/** Lines of other passages, same book first, then the sample book. */
export function listOtherLines(
  source: PassageSource,
  name: LineName,
  subjects: readonly Subject[],
  samples: readonly PassageSource[],
): OtherLine[] {
  const own = source[name] ?? '';
  const ownWords = new Set(wordsOf([source.text, ...(source.translations ?? [])].join(' ')));
  const lineWords = new Set(wordsOf(own));
  const found = new Map<string, OtherLine>();
  for (const sample of [...samples, ...listBank()]) {
    const text = sample[name]?.trim() ?? '';
    if (text === '' || sample.id === source.id || sample.text === source.text || found.has(text)) continue;
    const words = wordsOf(text);
    const shared = words.filter((word) => ownWords.has(word));
    const isNear = shared.length >= minShared || mentionsSubject(words, subjects);
    const isKin = words.some((word) => lineWords.has(word)) || isSameMatter(sample, subjects);
    if (isNear && !isKin) found.set(text, { text, passageId: sample.id });
  }
  return [...found.values()];
}

function listBank(): PassageSource[] {
  return sampleBook.units.flatMap((unit) => unit.passages.map((passage) => passage.source));
}

const wordsBySource = new WeakMap<PassageSource, ReadonlySet<string>>();

function wordsOfPassage(sample: PassageSource): ReadonlySet<string> {
  const known = wordsBySource.get(sample) ?? new Set(wordsOf(sample.text));
  wordsBySource.set(sample, known);
  return known;
}

function isSameMatter(sample: PassageSource, subjects: readonly Subject[]): boolean {
  const words = wordsOfPassage(sample);
  const shared = subjects.slice(0, comparedSubjects).filter(({ lemma }) => words.has(stem(lemma)));
  return shared.length >= Math.min(sameMatter, subjects.length);
}

function mentionsSubject(words: readonly string[], subjects: readonly Subject[]): boolean {
  return subjects.slice(0, comparedSubjects).some(({ lemma }) => words.includes(stem(lemma)));
}

/** Content words by a rough stem; Korean words by their first two syllables. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]+|[가-힣]+/gu) ?? [])
    .filter(
      (word) =>
        /[가-힣]/u.test(word) ||
        (word.length >= minWordLength && !emptyWords.has(word) && !commonWords.has(word)),
    )
    .map((word) => (/[가-힣]/u.test(word) ? word.slice(0, 2) : stem(word)));
}

const stem = (word: string): string => word.toLowerCase().replace(/(?:ies|es|s|ed|ing|y|e)$/u, '');

const commonWords = new Set(
  `about after again also among because been before being both does doing down even ever every from have having here into itself just
  less like more most much only onto other others over same should some such than that their them then there these they this those
  through under until upon very well were what when where whether which while whom whose will with without within would your part role
  reason value need actually become problems process limits effect`.split(/\s+/u),
);
