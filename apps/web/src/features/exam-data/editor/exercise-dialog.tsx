import { useState } from 'react';
import { DistractorSuggestions } from '#features/exam-data/editor/distractor-suggestions.tsx';
import {
  applyEdit,
  listFields,
  type ExerciseField,
  type FieldGroup,
} from '#features/exam-data/editor/exercise-fields.ts';
import { getCircled } from '#features/exam-data/editor/exercise-view.ts';
import type { Exercise } from '#features/exam-data/editor/marked-text.ts';
import { askConfirm } from '#shell/dialog-stores.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { showFirstProblem } from '#ui/show-problem.ts';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';

interface ExerciseDialogProps {
  exercise: Exercise;
  title: string;
  /** The whole passage of the exercise. */
  passageText: string;
  onSave: (exercise: Exercise) => void;
  onClose: () => void;
}

const groupNames: Readonly<Record<FieldGroup, string>> = {
  instruction: '발문',
  body: '본문',
  options: '선택지',
  answer: '정답',
  explanation: '해설',
};
const groups: readonly FieldGroup[] = ['instruction', 'body', 'options', 'answer', 'explanation'];

function groupHasOwnName(group: FieldGroup): boolean {
  return group === 'instruction' || group === 'explanation';
}

function EditField({
  field,
  value,
  error,
  onChange,
}: {
  field: ExerciseField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  const shared = {
    label: field.label,
    value,
    error,
    ...(field.isEnglish && { lang: 'en', className: 'book' }),
  };
  if (!field.isLong) return <TextField {...shared} onChange={(event) => onChange(event.target.value)} />;
  return (
    <TextArea
      {...shared}
      rows={Math.min(12, Math.max(3, Math.ceil(value.length / 80)))}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Edits the words, options, answer and explanation of one exercise. */
export function ExerciseDialog({ exercise, title, passageText, onSave, onClose }: ExerciseDialogProps) {
  const fields = listFields(exercise);
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(fields.map(({ id, value }) => [id, value])),
  );
  const storedNumber = exercise.answer.type === 'option' ? exercise.answer.number : null;
  const [answerNumber, setAnswerNumber] = useState(storedNumber);
  const [points, setPoints] = useState(exercise.points);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const isChanged =
    answerNumber !== storedNumber ||
    points !== exercise.points ||
    fields.some(({ id, value }) => values[id] !== value);
  const hasMarks = fields.some(({ value }) => value.includes('⟦'));

  const handleSave = () => {
    const result = applyEdit(exercise, { values, answerNumber, points });
    if (result.problems) {
      setProblems(result.problems);
      showFirstProblem();
      return;
    }
    onSave(result.exercise);
    onClose();
  };
  const handleClose = async () => {
    if (isChanged) {
      const isSure = await askConfirm({
        message: '고친 내용을 버리고 닫을까요?',
        okText: '닫기',
        cancelText: '계속 고치기',
      });
      if (!isSure) return;
    }
    onClose();
  };
  const edited = { exercise, values, answerNumber };
  const problemCount = Object.keys(problems).length;

  return (
    <Dialog
      title={title}
      width="lg"
      onClose={() => void handleClose()}
      actions={
        <div className="flex w-full items-center justify-end gap-2">
          <p role="alert" className="mr-auto text-sm font-medium text-danger">
            {problems.form ?? (problemCount > 0 ? '빨간색으로 표시한 곳을 고쳐 주세요.' : '')}
          </p>
          <Button variant="secondary" onClick={handleClose}>
            취소
          </Button>
          <Button onClick={handleSave} disabled={!isChanged}>
            고치기
          </Button>
        </div>
      }
    >
      <form
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          handleSave();
        }}
      >
        {hasMarks && (
          <p className="rounded-md bg-desk px-4 py-3 text-sm text-ink-soft">
            <span className="font-semibold text-ink">⟦ ⟧</span> 안은 밑줄이나 빈칸이에요. 안의 글자는 고칠 수
            있고, 표시 자체는 그대로 두어야 해요.
          </p>
        )}
        {groups.map((group) => {
          const own = fields.filter((field) => field.group === group);
          const hasNumber = group === 'answer' && answerNumber !== null;
          if (own.length === 0 && !hasNumber) return null;
          return (
            <fieldset key={group} className="flex flex-col gap-3">
              {/* A group of one field is named by its label. */}
              <legend className={groupHasOwnName(group) ? 'sr-only' : 'mb-2 text-base font-bold'}>
                {groupNames[group]}
              </legend>
              {hasNumber && (
                <AnswerNumber
                  value={answerNumber}
                  isChanged={answerNumber !== storedNumber}
                  onChange={setAnswerNumber}
                />
              )}
              {group === 'options' && (
                <DistractorSuggestions {...edited} passageText={passageText} onTake={setValues} />
              )}
              {own.map((field) => (
                <EditField
                  key={field.id}
                  field={field}
                  value={values[field.id] ?? ''}
                  error={problems[field.id]}
                  onChange={(value) => setValues({ ...values, [field.id]: value })}
                />
              ))}
            </fieldset>
          );
        })}
        <div className="w-32">
          <TextField
            label="배점"
            type="number"
            inputMode="numeric"
            min={0}
            max={100}
            value={points}
            onChange={(event) =>
              setPoints(Math.min(100, Math.max(0, Math.round(Number(event.target.value) || 0))))
            }
          />
        </div>
      </form>
    </Dialog>
  );
}

function AnswerNumber({
  value,
  isChanged,
  onChange,
}: {
  value: number;
  isChanged: boolean;
  onChange: (value: number) => void;
}) {
  return (
    <div role="radiogroup" aria-label="정답 번호">
      <div className="flex gap-2">
        {[1, 2, 3, 4, 5].map((number) => (
          <label
            key={number}
            className={joinClasses(
              'flex size-11 cursor-pointer items-center justify-center rounded-md border text-lg transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum',
              number === value
                ? 'border-plum bg-plum-tint font-bold text-plum'
                : 'border-line-strong hover:border-ink-soft',
            )}
          >
            <input
              type="radio"
              name="answer-number"
              value={number}
              checked={number === value}
              onChange={() => onChange(number)}
              className="sr-only"
            />
            {getCircled(number)}
          </label>
        ))}
      </div>
      {isChanged && <p className="mt-2 text-sm text-amber">정답을 바꿨어요. 해설도 함께 확인해 주세요.</p>}
    </div>
  );
}
