import { suggestTranslations } from '@jadoo/contract';
import { getSentences } from '#features/passages/align-translations.ts';
import type { PassageForm } from '#features/passages/passage-form.ts';
import { SuggestionButton, SuggestionPanel } from '#shell/suggestion-panel.tsx';
import { useSuggestion } from '#shell/use-suggestion.ts';
import { callForData } from '#request/call.ts';
import { runtimeConfig } from '#session/runtime-config.ts';
import { Button } from '#ui/button.tsx';

interface TranslationSuggestionsProps {
  form: PassageForm;
  onChange: (fields: Partial<PassageForm>) => void;
}

/** A translation of each sentence to take over; nothing where nobody writes suggestions. */
export function TranslationSuggestions({ form, onChange }: TranslationSuggestionsProps) {
  const sentences = getSentences(form.splitText, form.sentences);
  const key = sentences.join('\n');
  const { suggestion, problem, ask, drop } = useSuggestion(async () => {
    const { TRANSLATIONS } = await callForData(suggestTranslations, { body: { SENTENCES: sentences } });
    return { key, lines: TRANSLATIONS };
  });
  if (!runtimeConfig.HAS_WRITER) return null;
  // A suggestion for other sentences is no longer one.
  const lines = suggestion?.key === key ? suggestion.lines : null;
  const isEmptyAt = (at: number) => (form.translations[at] ?? '').trim() === '';
  const emptyCount = sentences.filter((_, at) => isEmptyAt(at)).length;
  const take = (isTakenAt: (at: number) => boolean) => {
    if (!lines) return;
    onChange({
      translations: sentences.map((_, at) =>
        isTakenAt(at) ? (lines[at] ?? '') : (form.translations[at] ?? ''),
      ),
    });
    drop();
  };
  if (!lines) {
    return (
      <SuggestionButton
        problem={problem}
        isDisabled={sentences.length === 0 || form.text !== form.splitText}
        onAsk={ask}
      />
    );
  }
  return (
    <div className="basis-full">
      <SuggestionPanel
        label="해석 제안"
        onDrop={drop}
        actions={
          <>
            {emptyCount < sentences.length && (
              <Button variant="secondary" size="sm" onClick={() => take(() => true)}>
                모두 바꾸기
              </Button>
            )}
            {emptyCount > 0 && (
              <Button size="sm" onClick={() => take(isEmptyAt)}>
                빈 문장에 넣기 ({emptyCount})
              </Button>
            )}
          </>
        }
      >
        <ol className="flex list-decimal flex-col gap-1 pl-6 text-[15px]">
          {lines.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ol>
      </SuggestionPanel>
    </div>
  );
}
