import type { Exercise } from '@jadoo/engine';
import { expect, test } from 'vitest';
import { composeExamPaper } from '#compose/compose.ts';
import { defaultLayout } from '#layout.ts';
import type { PaperBlock, PaperCopy, PaperInline } from '#paper.ts';
import { makeExercise, paragraph, text } from '#test-fixtures/exercise-parts.ts';
import { fixturePassages, paperPassages } from '#test-fixtures/passages.ts';

const [passage] = fixturePassages;
if (!passage) throw new Error('no fixture');
const blank = { type: 'blank', widthEm: 12 } as const;
const correction = makeExercise(passage, {
  kind: 'grammar-correction',
  instruction: [text('틀린 곳을 찾아 고치시오.')],
  body: [
    paragraph([text('She sing quiet.')]),
    {
      type: 'table',
      columns: ['번호', '틀린 부분', '고친 표현'].map((heading) => ({ heading, weight: 1 })),
      rows: [1, 2].map((number) => [[text(String(number))], [blank], [blank]]),
    },
  ],
  answer: { type: 'list', items: ['sing → sings', 'quiet → quietly'] },
});

function readBlocks(copy: PaperCopy, exercise: Exercise): PaperBlock[] {
  const paper = composeExamPaper({
    title: '고치기',
    layout: defaultLayout('exam-b4'),
    copy,
    form: 'A',
    exercises: [exercise],
    passages: paperPassages,
  });
  const [section] = paper.parts[0]?.sections ?? [];
  return section?.type === 'questions' ? (section.groups[0]?.entries[0]?.blocks ?? []) : [];
}

function readTable(copy: PaperCopy): PaperInline[][][] {
  const table = readBlocks(copy, correction).find(({ type }) => type === 'table');
  return table?.type === 'table' ? table.rows : [];
}

test('a teacher’s table of corrections has what is wrong beside what is right, row by row', () => {
  const answers = readTable('teacher').map((row) =>
    row.slice(1).map(([inline]) => (inline?.type === 'blank' ? inline.answer : undefined)),
  );
  expect(answers).toEqual([
    ['sing', 'sings'],
    ['quiet', 'quietly'],
  ]);
});

test('a student’s has empty cells, and no line in them that could be wider than they are', () => {
  const cells = readTable('student').flatMap((row) => row.slice(1));
  expect(cells).toEqual(cells.map(() => [{ type: 'blank', widthEm: 0 }]));
  expect(cells).toHaveLength(4);
});

test('an answer goes on from the first letter that the student is given', () => {
  const given = makeExercise(passage, {
    kind: 'cloze-word',
    instruction: [text('쓰시오.')],
    body: [paragraph([text('She '), { type: 'blank', widthEm: 8, hint: 's' }, text(' well.')])],
    answer: { type: 'list', items: ['sings'] },
  });
  const [inline] = readBlocks('teacher', given)
    .flatMap((block) => (block.type === 'paragraph' ? block.inlines : []))
    .filter(({ type }) => type === 'blank');
  expect(inline).toMatchObject({ hint: 's', answer: 'ings' });
});
