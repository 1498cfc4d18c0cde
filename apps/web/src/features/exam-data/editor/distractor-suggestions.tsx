import { suggestDistractors } from '@jadoo/contract';
import { toPlainText, type Exercise } from '#features/exam-data/editor/marked-text.ts';
import { callForData } from '#request/call.ts';
import { runtimeConfig } from '#session/runtime-config.ts';
import { SuggestionButton, SuggestionPanel } from '#shell/suggestion-panel.tsx';
import { useSuggestion } from '#shell/use-suggestion.ts';
import { Button } from '#ui/button.tsx';

/** Kinds whose wrong options are words or lines of their own. */
const kinds: readonly Exercise['kind'][] = ['blank', 'topic', 'title', 'gist'];

interface DistractorSuggestionsProps {
  exercise: Exercise;
  passageText: string;
  /** Texts of the form by field, and the right option. */
  values: Readonly<Record<string, string>>;
  answerNumber: number | null;
  onTake: (values: Record<string, string>) => void;
}

const getOptionField = (number: number): string => `option.${number - 1}`;

/** Four wrong options to take over; nothing for other kinds or words to write, or where nobody writes suggestions. */
export function DistractorSuggestions(props: DistractorSuggestionsProps) {
  const { exercise, passageText, values, answerNumber, onTake } = props;
  const answer = values[getOptionField(answerNumber ?? 0)] ?? '';
  const { suggestion, problem, ask, drop } = useSuggestion(async () => {
    const QUESTION = toPlainText(exercise.instruction);
    const body = { PS_TEXT: passageText, QUESTION, ANSWER: answer.trim() };
    const { DISTRACTORS } = await callForData(suggestDistractors, { body });
    return { answer, lines: DISTRACTORS };
  });
  const hasOptions = kinds.includes(exercise.kind) && exercise.options.length > 0;
  if (!runtimeConfig.HAS_WRITER || !hasOptions || passageText === '') return null;
  if (suggestion?.answer !== answer) {
    return (
      <div className="flex flex-wrap items-center justify-end gap-2">
        <SuggestionButton problem={problem} isDisabled={answer.trim() === ''} onAsk={ask} />
      </div>
    );
  }
  return (
    <SuggestionPanel
      label="오답 제안"
      onDrop={drop}
      actions={
        <Button
          size="sm"
          onClick={() => {
            const places = [1, 2, 3, 4, 5].filter((number) => number !== answerNumber).map(getOptionField);
            onTake({
              ...values,
              ...Object.fromEntries(places.map((place, at) => [place, suggestion.lines[at] ?? ''])),
            });
            drop();
          }}
        >
          오답 네 개 바꾸기
        </Button>
      }
    >
      <ul className="flex list-disc flex-col gap-1 pl-6 text-[15px]">
        {suggestion.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">바꾼 뒤에는 해설도 함께 확인해 주세요.</p>
    </SuggestionPanel>
  );
}
