import type { Exercise } from '@jadoo/engine';
import { makeExercise, paragraph, replaceWords, text } from '#test-fixtures/exercise-parts.ts';
import { type FixturePassage, fixturePassages, getText } from '#test-fixtures/passages.ts';

const [habit, study] = fixturePassages as [FixturePassage, FixturePassage];

export const originalExercise: Exercise = makeExercise(habit, {
  kind: 'original',
  instruction: [text('다음 글을 읽어 보세요.')],
  body: [paragraph([text(getText(habit))])],
  answer: { type: 'none' },
  points: 0,
});

export const lineTranslationExercise: Exercise = makeExercise(habit, {
  kind: 'line-translation',
  instruction: [text('다음 문장을 우리말로 옮기시오.')],
  body: [
    {
      type: 'sentence-rows',
      rows: habit.sentences.map((sentence, index) => ({ number: index + 1, inlines: [text(sentence)] })),
    },
  ],
  answer: { type: 'rows', rows: habit.translations },
  points: 0,
});

const words: [string, string, string][] = [
  ['resolution', '명', '결심, 결의'],
  ['willpower', '명', '의지력'],
  ['mistake', '동', '잘못 파악하다, 오해하다'],
  ['by contrast', '부', '이와는 대조적으로'],
  ['gradually', '부', '점차, 서서히'],
  ['trigger', '동', '유발하다, 촉발하다'],
  ['hardly', '부', '거의 ~ 않다'],
  ['collapse', '동', '무너지다, 붕괴하다'],
  ['impressive', '형', '인상적인'],
  ['rarely', '부', '드물게, 좀처럼 ~ 않는'],
];

export const vocabularyListExercise: Exercise = makeExercise(habit, {
  kind: 'vocabulary-list',
  instruction: [],
  body: [
    {
      type: 'table',
      columns: [
        { heading: '단어', weight: 3 },
        { heading: '품사', weight: 1 },
        { heading: '뜻', weight: 5 },
      ],
      rows: words.map(([word, partOfSpeech, meaning]) => [
        [{ type: 'strong', text: word }],
        [text(partOfSpeech)],
        [text(meaning)],
      ]),
    },
  ],
  answer: { type: 'none' },
  points: 0,
});

export const wordTestExercise: Exercise = makeExercise(habit, {
  kind: 'word-test',
  instruction: [text('다음 단어의 뜻을 쓰시오.')],
  body: [
    {
      type: 'items',
      columnCount: 2,
      items: words.map(([word], index) => ({ number: index + 1, prompt: [text(word)] })),
    },
  ],
  answer: { type: 'list', items: words.map(([, , meaning]) => meaning) },
  points: 0,
});

export const firstLetterTestExercise: Exercise = makeExercise(study, {
  kind: 'word-test',
  id: `${study.id}:word-test:2`,
  instruction: [text('다음 뜻에 해당하는 영어 단어를 주어진 철자로 시작하여 쓰시오.')],
  body: [
    {
      type: 'items',
      columnCount: 2,
      items: words.map(([word, , meaning], index) => ({
        number: index + 1,
        prompt: [text(`${meaning} `), { type: 'blank', widthEm: 8, hint: word.slice(0, 1) }],
      })),
    },
  ],
  answer: { type: 'list', items: words.map(([word]) => word) },
  explanation: words.map(([word, , meaning], index) => `${index + 1}. ${word} ${meaning}`),
  points: 10,
});

export const choiceTestExercise: Exercise = makeExercise(study, {
  kind: 'word-test',
  instruction: [text('다음 단어의 뜻으로 알맞은 것을 고르시오.')],
  body: [
    {
      type: 'items',
      columnCount: 1,
      items: words.slice(0, 4).map(([word, , meaning], index) => ({
        number: index + 1,
        prompt: [{ type: 'strong', text: word }],
        options: [meaning, '익숙함', '정복하다', '버리다', '오류'].map(
          (_, at, all) => all[(at + index) % 5] ?? '',
        ),
      })),
    },
  ],
  answer: { type: 'list', items: words.slice(0, 4).map(([, , meaning]) => meaning) },
  points: 0,
});

export const chunkReadingExercise: Exercise = makeExercise(study, {
  kind: 'chunk-reading',
  instruction: [text('의미 단위로 끊어 읽어 보세요.')],
  body: [
    {
      type: 'sentence-rows',
      rows: study.sentences.slice(0, 4).map((sentence, index) => ({
        number: index + 1,
        inlines: sentence
          .split(', ')
          .flatMap((chunk, at, all) =>
            at < all.length - 1 ? [text(`${chunk},`), { type: 'slash' as const }] : [text(chunk)],
          ),
      })),
    },
  ],
  answer: { type: 'rows', rows: study.translations.slice(0, 4) },
  points: 0,
});

export const clozeWordExercise: Exercise = makeExercise(study, {
  kind: 'cloze-word',
  instruction: [text('빈칸에 알맞은 말을 쓰시오.')],
  body: [
    paragraph(
      replaceWords(
        getText(study),
        ['familiarity', 'mastered', 'memory', 'contents', 'abandoned'],
        (word, index) => ({
          type: 'blank',
          widthEm: 6,
          label: `(${index + 1})`,
          hint: word.slice(0, 1),
        }),
      ),
    ),
    { type: 'word-bank', words: ['memory', 'contents', 'familiarity', 'abandoned', 'mastered'] },
  ],
  answer: { type: 'list', items: ['familiarity', 'mastered', 'memory', 'contents', 'abandoned'] },
  points: 0,
});

/** Worksheets of every shape. */
export const worksheetExercises: Exercise[] = [
  originalExercise,
  vocabularyListExercise,
  lineTranslationExercise,
  wordTestExercise,
  firstLetterTestExercise,
  choiceTestExercise,
  chunkReadingExercise,
  clozeWordExercise,
];
