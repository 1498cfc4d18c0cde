import type { Answer, Exercise } from '@jadoo/engine';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { composeExamPaper } from '#compose/compose.ts';
import { writeDocx } from '#docx/write-docx.ts';
import { writeHwpx } from '#hwpx/write-hwpx.ts';
import { defaultLayout } from '#layout.ts';
import type { Paper, PaperCopy, PaperStyle } from '#paper.ts';
import { everyKind, samplePassages } from '#test-fixtures/every-kind.ts';
import { compilePaper, createCompiler, placePaper } from '#typst/compile.ts';

const compiler = createCompiler();

/** Another answer of the same type; nothing of the right one is left. */
function changeAnswer(answer: Answer): Answer {
  switch (answer.type) {
    case 'option':
      return { ...answer, number: answer.number === 1 ? 2 : 1 };
    case 'text':
      return { ...answer, text: '다른 답', accepted: ['또 다른 답'] };
    case 'list':
      return { ...answer, items: answer.items.map(() => '다른 답') };
    case 'rows':
      return { ...answer, rows: answer.rows.map(() => '다른 답') };
    case 'none':
      return answer;
  }
}

const changeKey = (exercise: Exercise): Exercise => ({
  ...exercise,
  answer: changeAnswer(exercise.answer),
  explanation: ['다른 해설'],
});

const changedPassages = samplePassages.map(({ id, title, text }) => ({
  id,
  title,
  text,
  translations: ['다른 해석'],
}));

function composeBoth(style: PaperStyle, copy: PaperCopy): Paper[] {
  const input = {
    title: '자료',
    layout: { ...defaultLayout(style), hasAnswerSheet: true },
    copy,
    form: 'A' as const,
  };
  return [
    composeExamPaper({ ...input, exercises: everyKind, passages: samplePassages }),
    composeExamPaper({ ...input, exercises: everyKind.map(changeKey), passages: changedPassages }),
  ];
}

// Writers are given the paper and nothing else: what it does not hold is in no text, tag, bookmark, property or preview.
test.each(['exam-b4', 'academy-a4', 'workbook-a4'] as const)(
  'a student copy of every kind in %s is the same paper, whatever the answers are',
  (style) => {
    const [real, changed] = composeBoth(style, 'student');
    expect(everyKind.length).toBeGreaterThan(40);
    expect(changed).toEqual(real);
  },
);

test.each(['teacher', 'answers'] as const)('a %s copy is another one as soon as an answer is', (copy) => {
  const [real, changed] = composeBoth('exam-b4', copy);
  expect(changed).not.toEqual(real);
});

test('files of a student copy say nothing in what a reader does not see', async () => {
  const [paper] = composeBoth('academy-a4', 'student');
  if (!paper) throw new Error('no paper');
  const marks = placePaper(compiler, paper);
  const hidden = [writeHwpx(paper, marks), await writeDocx(paper, marks)].flatMap((file) =>
    Object.entries(unzipSync(file)).flatMap(([name, bytes]) =>
      /PrvText|content\.hpf|docProps/u.test(name) ? [strFromU8(bytes)] : [],
    ),
  );
  hidden.push(Buffer.from(compilePaper(compiler, paper, true).pdf).toString('latin1'));
  expect(hidden).toHaveLength(6);
  const explanations = everyKind.flatMap(({ explanation }) => explanation);
  for (const text of hidden) {
    expect(explanations.filter((line) => text.includes(line))).toEqual([]);
    for (const { id } of everyKind) expect(text).not.toContain(id);
  }
});
