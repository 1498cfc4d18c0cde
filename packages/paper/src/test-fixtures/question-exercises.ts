import type { Exercise, Inline } from '@jadoo/engine';
import {
  makeExercise,
  markOptions,
  marks,
  paragraph,
  replaceWords,
  text,
} from '#test-fixtures/exercise-parts.ts';
import { type FixturePassage, fixturePassages, getText } from '#test-fixtures/passages.ts';

const [habit, study, goodwill, practice] = fixturePassages as [
  FixturePassage,
  FixturePassage,
  FixturePassage,
  FixturePassage,
];

const underlineMarked = (word: string, index: number): Inline => ({
  type: 'underline',
  text: word,
  mark: marks[index] ?? '',
});

export const orderExercise: Exercise = makeExercise(habit, {
  kind: 'order',
  instruction: [text('주어진 글 다음에 이어질 글의 순서로 가장 적절한 것을 고르시오.')],
  body: [
    { type: 'box', paragraphs: [[text(habit.sentences.slice(0, 2).join(' '))]] },
    { type: 'labelled', label: '(A)', inlines: [text(habit.sentences.slice(4, 6).join(' '))] },
    { type: 'labelled', label: '(B)', inlines: [text(habit.sentences.slice(6, 8).join(' '))] },
    { type: 'labelled', label: '(C)', inlines: [text(habit.sentences.slice(2, 4).join(' '))] },
  ],
  options: ['(A)－(C)－(B)', '(B)－(A)－(C)', '(B)－(C)－(A)', '(C)－(A)－(B)', '(C)－(B)－(A)'].map(
    (option) => [text(option)],
  ),
  answer: { type: 'option', number: 4 },
  explanation: [
    'This explanation이 주어진 글의 The usual explanation을 받으므로 (C)가 먼저 온다. by contrast로 거창한 결심과 작은 습관을 대비하는 (A)가 이어지고, such a habit으로 앞의 습관을 받는 (B)가 마지막에 온다.',
  ],
  points: 3,
  footnotes: [{ word: 'resolution', meaning: '결심' }],
});

export const grammarErrorExercise: Exercise = makeExercise(study, {
  kind: 'grammar-error',
  instruction: [
    text('다음 글의 밑줄 친 부분 중, 어법상 '),
    { type: 'underline', text: '틀린' },
    text(' 것은?'),
  ],
  body: [
    paragraph(
      replaceWords(
        getText(study).replace('learners who close the book', 'learners which close the book'),
        ['Having read', 'has been mastered', 'lies', 'which', 'to strengthen'],
        underlineMarked,
      ),
    ),
  ],
  options: [],
  answer: { type: 'option', number: 4 },
  explanation: ['선행사 learners가 사람이므로 관계대명사 which는 who로 고쳐야 한다.'],
  points: 3,
});

export const insertionExercise: Exercise = makeExercise(practice, {
  kind: 'insertion',
  instruction: [text('글의 흐름으로 보아, 주어진 문장이 들어가기에 가장 적절한 곳을 고르시오.')],
  body: [
    { type: 'box', paragraphs: [[text(practice.sentences[2] ?? '')]] },
    paragraph([
      text(`${practice.sentences.slice(0, 2).join(' ')} `),
      ...marks.flatMap((mark, index): Inline[] => [
        { type: 'insertion-point', mark },
        text(` ${practice.sentences[index + 3] ?? ''} `),
      ]),
    ]),
  ],
  options: markOptions,
  answer: { type: 'option', number: 1 },
  explanation: [
    'In a real game으로 연습과 실전을 대비하는 문장이므로 실전의 모습이 나오기 전인 ①에 들어가야 한다.',
  ],
});

const topicOptions = [
  'the reason why small habits outlast grand resolutions',
  'the importance of setting goals at the start of a year',
  'ways in which willpower can be trained over a long time',
  'difficulties of breaking bad habits formed in childhood',
  'effects of a regular life on physical health in old age',
];

export const topicExercise: Exercise = makeExercise(goodwill, {
  kind: 'topic',
  instruction: [text('다음 글의 주제로 가장 적절한 것은?')],
  body: [paragraph([text(getText(goodwill))])],
  options: topicOptions.map((option) => [text(option)]),
  answer: { type: 'option', number: 2 },
  explanation: ['선한 의도에는 사실을 알아볼 의무가 들어 있다는 내용이다.'],
});

export const gistExercise: Exercise = makeExercise(goodwill, {
  kind: 'gist',
  instruction: [text('다음 글의 요지로 가장 적절한 것은?')],
  body: [paragraph([text(getText(goodwill))])],
  options: [goodwill.gist, ...fixturePassages.filter((other) => other !== goodwill).map(({ gist }) => gist)]
    .slice(0, 5)
    .map((option) => [text(option)]),
  answer: { type: 'option', number: 1 },
  explanation: ['진정한 선의는 궁금해하는 마음에서 시작한다고 했다.'],
});

export const blankExercise: Exercise = makeExercise(study, {
  kind: 'blank',
  id: `${study.id}:blank:1`,
  instruction: [text('다음 빈칸에 들어갈 말로 가장 적절한 것을 고르시오.')],
  body: [paragraph(replaceWords(getText(study), ['uncomfortable'], () => ({ type: 'blank', widthEm: 8 })))],
  options: ['uncomfortable', 'familiar', 'pleasant', 'creative', 'steady'].map((option) => [text(option)]),
  answer: { type: 'option', number: 1 },
  explanation: ['학습자가 이 노력을 잘못하고 있다는 신호로 여긴다고 했으므로 부정적인 말이 와야 한다.'],
});

export const grammarChoiceExercise: Exercise = makeExercise(habit, {
  kind: 'grammar-choice',
  instruction: [text('다음 글의 [ ] 안에서 어법에 맞는 것을 고르시오.')],
  body: [
    paragraph(
      replaceWords(
        getText(habit),
        ['have', 'mistakes', 'tied', 'Repeated', 'does', 'What'],
        (word, index) => ({
          type: 'choice',
          label: `(${index + 1})`,
          left: index % 2 === 0 ? word : `${word}ing`,
          right: index % 2 === 0 ? `${word}ing` : word,
        }),
      ),
    ),
  ],
  answer: { type: 'list', items: ['have', 'mistakes', 'tied', 'Repeated', 'does', 'What'] },
  explanation: [
    '(1) 주어 many of those promises가 복수이므로 have가 맞다.',
    '(4) 의미상 주어 the action이 반복되는 대상이므로 과거분사가 맞다.',
  ],
  points: 6,
});

export const wordOrderExercise: Exercise = makeExercise(goodwill, {
  kind: 'word-order',
  instruction: [text('우리말과 같은 뜻이 되도록 <보기>의 말을 바르게 배열하시오.')],
  body: [
    { type: 'box', paragraphs: [[text(goodwill.translations[2] ?? '')]] },
    { type: 'word-bank', words: ['good intentions', 'too cheaply', 'can', 'still,', 'be', 'held'] },
    { type: 'writing-lines', count: 2 },
  ],
  answer: {
    type: 'text',
    text: goodwill.sentences[2] ?? '',
    accepted: ['Good intentions, still, can be held too cheaply.'],
  },
  explanation: ['조동사 can 뒤에 수동태 be held가 온다.'],
  points: 4,
});

export const conditionalWritingExercise: Exercise = makeExercise(practice, {
  kind: 'conditional-writing',
  instruction: [text('다음 우리말을 <조건>에 맞게 영작하시오.')],
  body: [
    paragraph([text(practice.translations[2] ?? '')], false),
    {
      type: 'box',
      heading: '조건',
      paragraphs: [[text('1. in succession을 쓸 것')], [text('2. 모두 12단어로 쓸 것')]],
    },
    { type: 'writing-lines', count: 2 },
  ],
  answer: { type: 'text', text: practice.sentences[2] ?? '', accepted: [] },
  explanation: [],
  points: 5,
});

/** Questions of every shape, in the order of an exam. */
export const questionExercises: Exercise[] = [
  orderExercise,
  grammarErrorExercise,
  insertionExercise,
  topicExercise,
  gistExercise,
  blankExercise,
  grammarChoiceExercise,
  wordOrderExercise,
  conditionalWritingExercise,
];
