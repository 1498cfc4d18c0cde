import type { Exercise } from '@jadoo/engine';
import { describe, expect, test } from 'vitest';
import { composeExamPaper } from '#compose/compose.ts';
import { composeBundle, composePassagesPaper } from '#compose/passages.ts';
import { defaultLayout } from '#layout.ts';
import type { Paper, PaperCopy, PaperEntry, PaperSection } from '#paper.ts';
import { makeExercise, paragraph, text } from '#test-fixtures/exercise-parts.ts';
import { fixturePassages, paperPassages } from '#test-fixtures/passages.ts';
import * as questions from '#test-fixtures/question-exercises.ts';
import * as worksheets from '#test-fixtures/worksheet-exercises.ts';

const everything = [...worksheets.worksheetExercises, ...questions.questionExercises];

function compose(exercises: Exercise[], copy: PaperCopy = 'student', hasAnswerSheet = false): Paper {
  const layout = { ...defaultLayout('exam-b4'), hasAnswerSheet };
  return composeExamPaper({ title: '모의고사', layout, copy, form: 'A', exercises, passages: paperPassages });
}

function getEntries(paper: Paper): PaperEntry[] {
  return paper.parts.flatMap(({ sections }) =>
    sections.flatMap((section) =>
      section.type === 'questions' ? section.groups.flatMap((group) => group.entries) : [],
    ),
  );
}

function getSection<T extends PaperSection['type']>(
  paper: Paper,
  type: T,
): Extract<PaperSection, { type: T }> {
  const section = paper.parts[0]?.sections.find((candidate) => candidate.type === type);
  if (!section) throw new Error(`no ${type}`);
  return section as Extract<PaperSection, { type: T }>;
}

function collectKeys(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) value.forEach((item) => collectKeys(item, found));
  else if (value !== null && typeof value === 'object') {
    for (const [key, child] of Object.entries(value)) {
      found.add(key);
      collectKeys(child, found);
    }
  }
  return found;
}

const answerKeys = ['answer', 'key', 'isKey', 'keyOption', 'keyText', 'keys', 'grid', 'notes'];

describe('the student copy', () => {
  test('has no field that could hold an answer', () => {
    const keys = collectKeys(compose(everything, 'student', true));
    expect(answerKeys.filter((key) => keys.has(key))).toEqual([]);
  });

  test('has no explanation, translation or written answer in any string', () => {
    const json = JSON.stringify(compose(everything));
    const secrets = everything.flatMap(({ answer, explanation }) => [
      ...explanation,
      ...(answer.type === 'rows' ? answer.rows : []),
      ...(answer.type === 'text' ? [answer.text, ...answer.accepted] : []),
    ]);
    // A given Korean sentence is part of the question itself; it is not the translation row of a worksheet.
    expect(secrets.length).toBeGreaterThan(20);
    expect(
      secrets.filter((secret) => json.includes(JSON.stringify(secret).slice(1, -1)) && !isGiven(secret)),
    ).toEqual([]);
  });

  function isGiven(secret: string): boolean {
    return everything.some(({ body }) => JSON.stringify(body).includes(JSON.stringify(secret).slice(1, -1)));
  }

  test('does not change when only the answers change', () => {
    const changed = everything.map((exercise): Exercise => ({
      ...exercise,
      answer: { type: 'none' },
      explanation: [],
    }));
    expect(compose(changed)).toEqual(compose(everything));
  });
});

describe('the teacher copy', () => {
  const entries = new Map(
    getEntries(compose(everything, 'teacher')).map((entry) => [entry.exerciseId, entry]),
  );
  const getEntry = (exercise: Exercise): PaperEntry => {
    const entry = entries.get(exercise.id);
    if (!entry) throw new Error(`no ${exercise.id}`);
    return entry;
  };

  test('marks the right option', () => {
    expect(getEntry(questions.orderExercise).keyOption).toBe(4);
  });

  test('marks exactly the wrong underline of 어법', () => {
    const [block] = getEntry(questions.grammarErrorExercise).blocks;
    const marked = block?.type === 'paragraph' ? block.inlines.filter((inline) => 'isKey' in inline) : [];
    expect(marked).toEqual([{ type: 'underline', text: 'which', mark: '④', isKey: true }]);
  });

  test('fills the rows of 한 줄 해석 in order', () => {
    const [block] = getEntry(worksheets.lineTranslationExercise).blocks;
    const answers = block?.type === 'sentence-rows' ? block.rows.map((row) => row.answer) : [];
    expect(answers).toEqual(fixturePassages[0]?.translations);
  });

  test('fills blanks, choices and writing lines, each with its own answer', () => {
    const [cloze] = getEntry(worksheets.clozeWordExercise).blocks;
    const blanks =
      cloze?.type === 'paragraph' ? cloze.inlines.filter((inline) => inline.type === 'blank') : [];
    // Behind the first letters that the student is given.
    expect(blanks.map((blank) => blank.answer)).toEqual([
      'amiliarity',
      'astered',
      'emory',
      'ontents',
      'bandoned',
    ]);
    const [choice] = getEntry(questions.grammarChoiceExercise).blocks;
    const sides =
      choice?.type === 'paragraph' ? choice.inlines.filter((inline) => inline.type === 'choice') : [];
    expect(sides.map((side) => side.key)).toEqual(['left', 'right', 'left', 'right', 'left', 'right']);
    const lines = getEntry(questions.wordOrderExercise).blocks.at(-1);
    expect(lines).toMatchObject({ type: 'writing-lines', answer: fixturePassages[2]?.sentences[2] });
  });

  test('gives each numbered item its own answer, although a blank stands in the text above', () => {
    const [passage] = fixturePassages;
    const exercise = makeExercise(passage ?? fail(), {
      kind: 'short-answer',
      instruction: [text('물음에 답하시오.')],
      body: [
        paragraph([text('That '), { type: 'blank', widthEm: 6, label: '(A)' }, text(' is wrong.')]),
        {
          type: 'items',
          columnCount: 1,
          items: [1, 2].map((number) => ({ number, prompt: [text('쓰시오.')] })),
        },
      ],
      answer: { type: 'list', items: ['conclusion', 'has → have'] },
    });
    const [paragraphBlock, items] = getEntries(compose([exercise], 'teacher'))[0]?.blocks ?? [];
    expect(items?.type === 'items' && items.items.map(({ answer }) => answer)).toEqual([
      'conclusion',
      'has → have',
    ]);
    expect(JSON.stringify(paragraphBlock)).not.toContain('conclusion');
  });

  test('shows the key even where the marks of the text are plain letters', () => {
    const irrelevant = {
      ...questions.insertionExercise,
      body: [paragraph([text('First. ① One. ② Two. ③ Three. ④ Four. ⑤ Five.')])],
    };
    expect(getEntries(compose([irrelevant], 'teacher'))[0]?.keyText).toBe('①');
    expect(getEntries(compose([questions.insertionExercise], 'teacher'))[0]).not.toHaveProperty('keyText');
  });

  test('prints an answer for which the body has no place', () => {
    const exercise = makeExercise(fixturePassages[0] ?? fail(), {
      kind: 'short-answer',
      instruction: [text('글의 요지를 쓰시오.')],
      body: [],
      answer: { type: 'text', text: '작은 습관', accepted: [] },
    });
    expect(getEntries(compose([exercise], 'teacher'))[0]?.keyText).toBe('작은 습관');
    expect(getEntries(compose([exercise]))[0]).not.toHaveProperty('keyText');
  });

  function fail(): never {
    throw new Error('no fixture');
  }
});

test('a question of several lines has its line to write on below it', () => {
  const [passage] = fixturePassages;
  if (!passage) throw new Error('no fixture');
  const ask = (prompt: string) => ({ number: 1, prompt: [text(prompt)] });
  const exercise = makeExercise(passage, {
    kind: 'short-answer',
    instruction: [text('다음 글을 읽고, 물음에 답하시오.')],
    body: [
      {
        type: 'items',
        columnCount: 1,
        items: [
          ask('밑줄 친 (a)의 뜻을 쓰시오.'),
          ask('밑줄 친 (a), (b), (c) 중 어법상 틀린 것을 찾아 그 기호를 쓰고 바르게 고쳐 쓰시오.'),
        ],
      },
    ],
    answer: { type: 'list', items: ['뜻', '(b) has'] },
  });
  const [block] = getEntries(compose([exercise]))[0]?.blocks ?? [];
  expect(block?.type === 'items' && block.items.map(({ isLong }) => isLong)).toEqual([undefined, true]);
});

describe('what is printed only once', () => {
  test('options that only name the marks of the text are left out, and still count as a choice question', () => {
    const paper = compose([questions.insertionExercise], 'student', true);
    expect(getEntries(paper)[0]?.options).toEqual([]);
    expect(getSection(paper, 'answer-sheet').choiceNumbers).toEqual([1]);
  });

  test('a word with a blank behind it becomes a word with a line to write on', () => {
    const [block] = getEntries(compose([worksheets.firstLetterTestExercise], 'teacher'))[0]?.blocks ?? [];
    expect(block?.type === 'items' && block.items[0]).toEqual({
      number: 1,
      prompt: [{ type: 'text', text: '결심, 결의 ' }],
      hint: 'r',
      answer: 'esolution',
    });
  });

  test('a word test is explained by its answers alone', () => {
    const [key] = getSection(compose([worksheets.firstLetterTestExercise], 'answers'), 'answers').keys;
    expect(key?.items[0]).toBe('resolution');
    expect(key?.notes).toEqual([]);
  });
});

describe('numbers and groups', () => {
  test('questions count on over worksheets, which carry a heading instead', () => {
    const entries = getEntries(
      compose([
        worksheets.originalExercise,
        questions.orderExercise,
        worksheets.wordTestExercise,
        questions.blankExercise,
      ]),
    );
    expect(entries.map(({ number }) => number)).toEqual([undefined, 1, undefined, 2]);
    expect(entries[0]?.heading).toEqual({ label: '원문', title: '1과 1번 · 습관의 힘' });
  });

  test('neighbours with the same body share it under one direction', () => {
    const { groups } = getSection(compose(questions.questionExercises), 'questions');
    const shared = groups.find(({ direction }) => direction !== '');
    expect(shared?.direction).toBe('[4~5] 다음 글을 읽고, 물음에 답하시오.');
    expect(shared?.blocks).toHaveLength(1);
    expect(shared?.entries.map(({ blocks }) => blocks)).toEqual([[], []]);
    expect(groups).toHaveLength(questions.questionExercises.length - 1);
  });

  test('two points go without saying, other points are printed', () => {
    const entries = getEntries(compose([questions.orderExercise, questions.insertionExercise]));
    expect(entries.map(({ pointsLabel }) => pointsLabel)).toEqual(['[3점]', '']);
  });
});

describe('the answer pages', () => {
  const section = getSection(compose(everything, 'answers'), 'answers');

  test('the grid has every question once, in order, with its key', () => {
    expect(section.grid.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(section.grid.slice(0, 6).map(({ text: answer }) => answer)).toEqual([
      '④',
      '④',
      '①',
      '②',
      '①',
      '①',
    ]);
  });

  test('a passage is translated once however many questions it has', () => {
    const translated = section.keys.filter(({ notes }) => notes.some(({ label }) => label === '해석'));
    expect(translated.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  test('worksheets without a question have no key', () => {
    expect(section.keys.map(({ exerciseId }) => exerciseId)).not.toContain(worksheets.originalExercise.id);
  });

  test('an answers copy has nothing else', () => {
    expect(compose(everything, 'answers', true).parts[0]?.sections.map(({ type }) => type)).toEqual([
      'answers',
    ]);
  });
});

test('the answer sheet lists choice and written questions apart', () => {
  const sheet = getSection(compose(everything, 'student', true), 'answer-sheet');
  expect(sheet).toEqual({
    type: 'answer-sheet',
    choiceNumbers: [1, 2, 3, 4, 5, 6],
    writtenNumbers: [7, 8, 9],
  });
});

test('nothing to print is refused', () => {
  expect(() => compose([])).toThrow(expect.objectContaining({ code: 'empty-paper' }));
  expect(() => composeBundle([])).toThrow(expect.objectContaining({ code: 'empty-paper' }));
  expect(() =>
    composePassagesPaper({ title: '', layout: defaultLayout('academy-a4'), passages: [] }),
  ).toThrow(expect.objectContaining({ code: 'empty-paper' }));
});

test('a bundle keeps every part and gets a contents page', () => {
  const bundle = composeBundle(
    [compose([questions.orderExercise]), compose([questions.blankExercise], 'teacher')],
    '1과',
  );
  expect(bundle.title).toBe('1과');
  expect(bundle.hasContents).toBe(true);
  expect(bundle.parts.map(({ copy }) => copy)).toEqual(['student', 'teacher']);
});
