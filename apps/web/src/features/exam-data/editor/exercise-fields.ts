import { exercise as exerciseSchema } from '@jadoo/contract';
import { getCircled } from '#features/exam-data/editor/exercise-view.ts';
import {
  parseMarkedText,
  toMarkedText,
  toPlainText,
  type Block,
  type Exercise,
  type Inlines,
} from '#features/exam-data/editor/marked-text.ts';

export type FieldGroup = 'instruction' | 'body' | 'options' | 'answer' | 'explanation';

/** One text of an exercise that can be edited. */
export interface ExerciseField {
  id: string;
  group: FieldGroup;
  label: string;
  value: string;
  /** Several lines high. */
  isLong: boolean;
  isEnglish: boolean;
  /** Puts an edited value into a copy of the exercise; answers with what is wrong, or with nothing. */
  write: (target: Exercise, value: string) => string;
}

type FieldStart = Pick<ExerciseField, 'id' | 'group' | 'label'> & { isLong?: boolean };

function inlineField(
  start: FieldStart,
  inlines: Inlines,
  put: (target: Exercise, inlines: Inlines) => void,
): ExerciseField {
  const value = toMarkedText(inlines);
  return {
    isLong: value.length > 90,
    ...start,
    value,
    isEnglish: !/[가-힣]/u.test(value),
    write: (target, edited) => {
      if (edited.trim() === '' && value.trim() !== '') return '비워 둘 수 없어요.';
      const parsed = parseMarkedText(edited, inlines);
      if (parsed.inlines) put(target, parsed.inlines);
      return parsed.problem;
    },
  };
}

function textField(
  start: FieldStart,
  value: string,
  put: (target: Exercise, text: string) => void,
  mayBeEmpty = false,
): ExerciseField {
  return {
    isLong: value.length > 90,
    ...start,
    value,
    isEnglish: value !== '' && !/[가-힣]/u.test(value),
    write: (target, edited) => {
      if (!mayBeEmpty && edited.trim() === '') return '비워 둘 수 없어요.';
      put(target, edited.trim());
      return '';
    },
  };
}

/** The block of a copy, when it still is of the type that the field was made for. */
function getBlock<T extends Block['type']>(
  target: Exercise,
  at: number,
  type: T,
): Extract<Block, { type: T }> | undefined {
  const block = target.body[at];
  return block?.type === type ? (block as Extract<Block, { type: T }>) : undefined;
}

function startField(at: number): (id: string, label: string) => FieldStart {
  return (id, label) => ({ id: `body.${at}.${id}`, group: 'body', label });
}

/** Fields of what has rows of its own: tables and numbered items. */
function listGridFields(block: Extract<Block, { type: 'table' | 'items' }>, at: number): ExerciseField[] {
  const start = startField(at);
  if (block.type === 'table') {
    return block.rows.flatMap((cells, row) =>
      cells.map((cell, column) =>
        inlineField(
          start(`cell.${row}.${column}`, `${row + 1}행 ${block.columns[column]?.heading ?? ''}`),
          cell,
          (target, inlines) => {
            const own = getBlock(target, at, 'table')?.rows[row];
            if (own) own[column] = inlines;
          },
        ),
      ),
    );
  }
  return block.items.flatMap((item, row) => [
    inlineField(start(`item.${row}`, `${item.number}번`), item.prompt, (target, inlines) => {
      const own = getBlock(target, at, 'items')?.items[row];
      if (own) own.prompt = inlines;
    }),
    ...(item.options ?? []).map((option, choice) =>
      textField(
        start(`item.${row}.${choice}`, `${item.number}번 ${getCircled(choice + 1)}`),
        option,
        (target, text) => {
          const options = getBlock(target, at, 'items')?.items[row]?.options;
          if (options) options[choice] = text;
        },
      ),
    ),
  ]);
}

function listBlockFields(block: Block, at: number): ExerciseField[] {
  const start = startField(at);
  switch (block.type) {
    case 'paragraph':
      return [
        inlineField({ ...start('text', '지문'), isLong: true }, block.inlines, (target, inlines) => {
          const own = getBlock(target, at, 'paragraph');
          if (own) own.inlines = inlines;
        }),
      ];
    case 'labelled':
      return [
        inlineField({ ...start('text', block.label), isLong: true }, block.inlines, (target, inlines) => {
          const own = getBlock(target, at, 'labelled');
          if (own) own.inlines = inlines;
        }),
      ];
    case 'box':
      return block.paragraphs.map((paragraph, row) =>
        inlineField(start(`box.${row}`, block.heading ?? '주어진 글'), paragraph, (target, inlines) => {
          const own = getBlock(target, at, 'box');
          if (own) own.paragraphs[row] = inlines;
        }),
      );
    case 'sentence-rows':
      return block.rows.map(({ number, inlines: sentence }, row) =>
        inlineField(start(`row.${row}`, `${number}번 문장`), sentence, (target, inlines) => {
          const own = getBlock(target, at, 'sentence-rows')?.rows[row];
          if (own) own.inlines = inlines;
        }),
      );
    case 'table':
    case 'items':
      return listGridFields(block, at);
    case 'word-bank':
      return [
        textField(
          { ...start('words', '보기 단어 (한 줄에 하나)'), isLong: true },
          block.words.join('\n'),
          (target, text) => {
            const own = getBlock(target, at, 'word-bank');
            if (own) own.words = toLines(text);
          },
        ),
      ];
    case 'writing-lines':
      return [];
  }
}

function toLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function listAnswerFields({ answer }: Exercise): ExerciseField[] {
  if (answer.type === 'text') {
    return [
      textField({ id: 'answer.text', group: 'answer', label: '정답' }, answer.text, (target, text) => {
        if (target.answer.type === 'text') target.answer.text = text;
      }),
      textField(
        { id: 'answer.accepted', group: 'answer', label: '함께 인정하는 답 (한 줄에 하나)', isLong: true },
        answer.accepted.join('\n'),
        (target, text) => {
          if (target.answer.type === 'text') target.answer.accepted = toLines(text);
        },
        true,
      ),
    ];
  }
  if (answer.type === 'list') {
    return answer.items.map((item, at) =>
      textField({ id: `answer.${at}`, group: 'answer', label: `${at + 1}번 정답` }, item, (target, text) => {
        if (target.answer.type === 'list') target.answer.items[at] = text;
      }),
    );
  }
  if (answer.type === 'rows') {
    return answer.rows.map((row, at) =>
      textField(
        { id: `answer.${at}`, group: 'answer', label: `${at + 1}번 문장 해석` },
        row,
        (target, text) => {
          if (target.answer.type === 'rows') target.answer.rows[at] = text;
        },
        true,
      ),
    );
  }
  return [];
}

/** Every text of an exercise that a teacher can edit, in the order of the paper. */
export function listFields(exercise: Exercise): ExerciseField[] {
  return [
    inlineField(
      { id: 'instruction', group: 'instruction', label: '발문' },
      exercise.instruction,
      (target, inlines) => {
        target.instruction = inlines;
      },
    ),
    ...exercise.body.flatMap(listBlockFields),
    ...exercise.options.map((option, at) =>
      inlineField(
        { id: `option.${at}`, group: 'options', label: `선택지 ${getCircled(at + 1)}` },
        option,
        (target, inlines) => {
          target.options[at] = inlines;
        },
      ),
    ),
    ...listAnswerFields(exercise),
    textField(
      { id: 'explanation', group: 'explanation', label: '해설', isLong: true },
      exercise.explanation.join('\n'),
      (target, text) => {
        target.explanation = toLines(text);
      },
      true,
    ),
  ];
}

/** What a form of an exercise holds: edited texts by field, the chosen answer and the points. */
export interface ExerciseEdit {
  values: Readonly<Record<string, string>>;
  answerNumber: number | null;
  points: number;
}

export type EditResult =
  { exercise: Exercise; problems: null } | { exercise: null; problems: Record<string, string> };

/** Puts an edit into an exercise, or says by field what is wrong with it. */
export function applyEdit(exercise: Exercise, { values, answerNumber, points }: ExerciseEdit): EditResult {
  const target = structuredClone(exercise);
  const problems: Record<string, string> = {};
  for (const field of listFields(exercise)) {
    const value = values[field.id];
    if (value === undefined || value === field.value) continue;
    const problem = field.write(target, value);
    if (problem) problems[field.id] = problem;
  }
  if (target.answer.type === 'option' && answerNumber !== null) target.answer.number = answerNumber;
  target.points = points;
  for (const at of findTwins(target.options)) problems[`option.${at}`] = '같은 선택지가 두 번 있어요.';
  if (Object.keys(problems).length > 0) return { exercise: null, problems };
  const parsed = exerciseSchema.safeParse(target);
  if (!parsed.success)
    return {
      exercise: null,
      problems: { form: '적은 내용이 너무 길거나 맞지 않아요. 줄여서 다시 적어 주세요.' },
    };
  return { exercise: target, problems: null };
}

/** Options that say the same as an earlier one. */
function findTwins(options: readonly Inlines[]): number[] {
  const texts = options.map((option) => toPlainText(option).toLowerCase());
  return texts.flatMap((text, at) => (texts.indexOf(text) < at ? [at] : []));
}
