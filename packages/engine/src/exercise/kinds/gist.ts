import type { MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { explainGist } from '#meaning/gist/explain-gist.ts';
import { isStory } from '#meaning/is-story.ts';
import { makeLineExercise, readTeacherLine, type LineKind } from '#meaning/lines/line-exercise.ts';
import { isFactual } from '#meaning/statements/statements.ts';
import { readSubject } from '#meaning/statements/told-subject.ts';
import { makeWrittenGist } from '#meaning/written-lines/written-gist.ts';

const lineKind = {
  kind: 'gist',
  label: '요지',
  instruction: [{ type: 'text', text: '다음 글의 요지로 가장 적절한 것은?' }],
  readAnswer,
} satisfies LineKind;

/** 요지: the teacher's Korean line to be written from given words or, where that is asked for, among five sentences. */
export function makeGist(context: KindContext): MakeResult {
  if (context.options.mode === 'choice') return makeLineExercise(lineKind, context);
  const read = readTeacherLine({ ...lineKind, readAnswer: readLine }, context);
  return 'reason' in read
    ? refuse('gist', context, read.reason)
    : makeWrittenGist(read.line, tellsFacts(read.line, context) ? '요약' : '요지', context);
}

function readLine(given: string): { line: string } | { reason: string } {
  const line = given.replace(/[.\s]+$/u, '');
  if (!/[가-힣]/u.test(line))
    return { reason: '요지 줄이 한국어가 아니에요. 요지를 한국어로 적으면 만들 수 있어요.' };
  if (!/다$/u.test(line))
    return { reason: '요지 줄이 문장이 아니에요. 요지를 ‘~다.’로 끝나는 문장으로 적으면 만들 수 있어요.' };
  return { line: `${line}.` };
}

function readAnswer(given: string, { source, analysis }: KindContext): { line: string } | { reason: string } {
  const read = readLine(given);
  if ('reason' in read) return read;
  if (isOfPerson(source.summary ?? ''))
    return { reason: '인물의 이야기를 다룬 글이라 요지 문항의 오답을 알맞게 만들 수 없어요.' };
  if (introduces(read.line.slice(0, -1), source.text) || ofTraits.test(source.topic ?? ''))
    return {
      reason: '대상을 소개하는 글이라 요지를 물을 수 없어요. 내용 일치에 알맞은 글이에요.',
    };
  if (explainGist({ source, analysis }) === undefined)
    return {
      reason: '요지를 뒷받침하는 문장을 지문에서 뚜렷하게 찾지 못했어요.',
    };
  return read;
}

/** A passage on one thing or one life. */
const tellsFacts = (line: string, { source, analysis }: KindContext): boolean =>
  isStory(analysis) ||
  isOfPerson(source.summary ?? '') ||
  introduces(line.slice(0, -1), source.text) ||
  namesText.test(line) ||
  ofTraits.test(source.topic ?? '') ||
  (isFactual(analysis) && readSubject(source.text) !== undefined);

/** "… 제안하는 편지이다" tells what is written, not what it comes to. */
const namesText = /(?:편지|글|이야기|안내문|공지|일기|이메일)이?다\.?$/u;

/** The line says what the thing is of which the whole passage tells: nothing is argued. */
const introduces = (line: string, text: string): boolean =>
  /(?<!때문|것|점|법|일|데서|뜻|셈|문제)이다$/u.test(line) && readSubject(text)?.pronoun === '그것';

/** A passage that tells what a thing is like claims nothing. */
const ofTraits =
  /^(?:the )?(?:[a-z]+ )?(?:features?|characteristics|traits?|habits|structure|appearance|anatomy|life cycle)\b/iu;

/** The summary tells what somebody with a name, and his or her helpers, did. */
const isOfPerson = (summary: string): boolean =>
  /\b\p{Lu}\p{Ll}+ (?:(?:\p{Lu}\p{Ll}*\.?|von|van|de|al) )*\p{Lu}\p{Ll}+(?:,[^,]*,)?(?: and (?:his|her|two|other)\b| [a-z]+ed\b|.*\b(?:he|she|his|her)\b)/u.test(
    summary,
  );
