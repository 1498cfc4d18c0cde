import { optionMarks } from '#exercise/option-marks.ts';
import { withParticle } from '#korean.ts';
import { sensesOf } from '#meaning/option-sets.ts';
import { namesMeaning } from '#meaning/same-sense.ts';
import type { SummaryBlank } from '#meaning/summary/summary-blanks.ts';
import { findBacking, type Summarised } from '#meaning/summary/summary-grounds.ts';
import type { SummaryPair, WrongWord } from '#meaning/summary/summary-options.ts';
import type { Sentence } from '#passage/analysis.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';
import { getWordClass } from '#wording/word-class.ts';

interface Explained extends Summarised {
  blanks: readonly [SummaryBlank, SummaryBlank];
  pairs: readonly SummaryPair[];
  /** Number of the right pair among them, from 1. */
  number: number;
}

const labels = ['(A)', '(B)'] as const;

/** Why the right words stand in the summary, which sentences of the passage say so, and what is wrong in each other pair. */
export function explainSummary(explained: Explained): string[] {
  const { source, blanks, number } = explained;
  const glosses = blanks.map((blank) => pickMeaning(blank, [source.gist, ...listOwnLines(explained, blank)]));
  // Of two words both have their meaning beside them, or neither.
  const areGlossed = glosses.every((gloss) => gloss !== undefined);
  const named = blanks.map(
    ({ token }, index) =>
      `${labels[index] ?? ''}에는 ‘${token.lower}${areGlossed ? `(${glosses[index] ?? ''})` : ''}’`,
  );
  const gist = source.gist?.trim().replace(/[.\s]+$/u, '') ?? '';
  const point = gist.endsWith('다')
    ? `이 글은 ‘${gist}’라는 내용이므로`
    : `글을 요약하면 “${source.summary?.trim() ?? ''}”가 되므로`;
  return [
    `정답 ${optionMarks[number - 1] ?? ''}: ${point}, ${withParticle(named.join(', '), '이')} 들어가는 것이 가장 적절하다.`,
    ...quoteBacking(explained),
    ...tellFaults(explained),
  ];
}

/** Which words of each other pair are wrong, all of them with their meaning or none. */
function tellFaults({ blanks, pairs }: Explained): string[] {
  const findMeaning = ({ label, lemma }: WrongWord): string | undefined =>
    findOnlyMeaning(lemma, blanks[label === labels[0] ? 0 : 1]);
  const areGlossed = pairs.every(({ wrong }) => wrong.every((word) => findMeaning(word) !== undefined));
  const name = (word: WrongWord): string =>
    `${word.label}의 ${word.text}${areGlossed ? `(${findMeaning(word) ?? ''})` : ''}`;
  return pairs.flatMap(({ wrong }, index) => {
    const [first, second] = wrong.map(name);
    if (first === undefined) return [];
    const subject = second === undefined ? first : `${withParticle(first, '과')} ${second}`;
    return [`${optionMarks[index] ?? ''} ${withParticle(subject, '은')} 글의 내용과 맞지 않는다.`];
  });
}

/** The sentences that have the right words and speak of what the summary speaks of. */
function quoteBacking(explained: Explained): string[] {
  const lines = alignTranslations(explained);
  const found = explained.blanks.map((blank) => findBacking(explained, blank));
  const quote = ({ index, text }: Sentence): string => {
    const line = lines[index]?.replace(/[.\s]+$/u, '') ?? '';
    return line === '' ? `“${text.replace(/\s+/gu, ' ').trim()}”` : `‘${line}’`;
  };
  const [first, second] = found;
  if (first !== undefined && first === second)
    return [`(A)와 (B)는 ${quote(first)}라는 문장에서 확인할 수 있다.`];
  return found.flatMap((sentence, index) =>
    sentence === undefined
      ? []
      : [`${withParticle(labels[index] ?? '', '은')} ${quote(sentence)}라는 문장에서 확인할 수 있다.`],
  );
}

const happening = /(?:나|지|되)다$/u;

/** The Korean of the sentences that have the word itself: another line may have another meaning of it (수업, but 설명). */
function listOwnLines(explained: Explained, { token, pos }: SummaryBlank): readonly string[] {
  const { tokens, sentences } = explained.analysis;
  const lines = alignTranslations(explained);
  return sentences.flatMap(({ index, firstToken, endToken }) => {
    const isSaid = tokens
      .slice(firstToken, endToken)
      .some((word) => word.lemma === token.lemma && getWordClass(word) === pos);
    return isSaid ? [lines[index] ?? ''] : [];
  });
}

const isDone = (meaning: string): boolean => !happening.test(meaning) && !growing.test(meaning);

const growing = /(?:증가|감소|변화)하다$|^변하다$/u;
/** What one does to a thing. */
const causing = /(?:시키다|늘리다|줄이다|높이다|낮추다|바꾸다|키우다)$/u;

/** The meaning of a word that has but one; what only happens by itself is none of a verb with an object. */
function findOnlyMeaning(lemma: string, { pos, frame }: SummaryBlank): string | undefined {
  const isOf = (meaning: string): boolean =>
    /^[가-힣 ]+$/u.test(meaning) &&
    !(pos === 'v' && ((frame === 't' && !isDone(meaning)) || (frame === 'i' && causing.test(meaning))));
  const [only, ...others] = sensesOf(lemma, pos)
    .map((sense) => sense.split(', '))
    .filter((meanings) => meanings.some(isOf) || !(pos === 'v' && /^[ti]$/u.test(frame)));
  if (only === undefined || others.length > 0) return undefined;
  const isEither = pos === 'v' && !/^[ti]$/u.test(frame);
  return isEither && only.length > 1 ? undefined : only.find(isOf);
}

/** The meaning that these lines have, or the only one of an adverb. */
function pickMeaning(blank: SummaryBlank, lines: readonly (string | undefined)[]): string | undefined {
  // Other words shade their meaning with what they go with: careful work, a careful driver.
  const only = blank.pos === 'adv' ? findOnlyMeaning(blank.token.lemma, blank) : undefined;
  return findShownMeaning(blank, lines) ?? only;
}

function findShownMeaning(
  { token, pos, frame }: SummaryBlank,
  lines: readonly (string | undefined)[],
): string | undefined {
  const all = sensesOf(token.lemma, pos)
    .flatMap((sense) => sense.split(', '))
    .filter((meaning) => /^[가-힣 ]+$/u.test(meaning));
  const done = all.filter(isDone);
  const happened = all.filter((meaning) => !causing.test(meaning));
  const meanings = frame === 't' && done.length > 0 ? done : frame === 'i' ? happened : all;
  const shown = lines.join('\n');
  // 물 부족 does not say that the families are 부족한: a quality is looked up word for word.
  if (/^ad[jv]$/u.test(pos)) {
    const first = sensesOf(token.lemma, pos)[0]?.split(', ') ?? [];
    return meanings.find((meaning) => first.includes(meaning) && shown.includes(meaning));
  }
  return meanings.find((meaning) => namesMeaning(shown, [meaning]));
}
