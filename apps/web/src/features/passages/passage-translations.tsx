import { useState } from 'react';
import { splitTranslation } from '#features/passages/align-translations.ts';
import type { PassageForm } from '#features/passages/passage-form.ts';
import { SentenceRows } from '#features/passages/sentence-rows.tsx';
import { TranslationSuggestions } from '#features/passages/translation-suggestions.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';

interface PassageTranslationsProps {
  form: PassageForm;
  onChange: (fields: Partial<PassageForm>) => void;
}

/** Translations beside their sentences, with a way to paste all of them at once. */
export function PassageTranslations({ form, onChange }: PassageTranslationsProps) {
  const [isPasting, setIsPasting] = useState(false);
  const [pasted, setPasted] = useState('');
  const lines = splitTranslation(pasted);
  const isSplitting = form.text !== form.splitText;
  const filled = form.translations.filter((line) => line.trim() !== '').length;

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p aria-live="polite" className="numbers text-sm text-ink-soft">
          {isSplitting ? '문장을 다시 나누고 있어요…' : `${form.sentences.length}문장 · 해석 ${filled}개`}
        </p>
        <Button
          variant="secondary"
          size="sm"
          className="ml-auto"
          onClick={() => setIsPasting(!isPasting)}
          aria-expanded={isPasting}
        >
          해석 한꺼번에 넣기
        </Button>
        <TranslationSuggestions form={form} onChange={onChange} />
      </div>
      {isPasting && (
        <div className="flex flex-col gap-3 rounded-md bg-desk p-4">
          <TextArea
            label="해석 전체"
            rows={5}
            value={pasted}
            hint={`한 줄에 한 문장씩 넣거나 이어 쓴 글을 그대로 넣어요. 지금은 ${lines.length}문장이고 지문은 ${form.sentences.length}문장이에요.`}
            onChange={(event) => setPasted(event.target.value)}
          />
          <div className="flex justify-end">
            <Button
              size="sm"
              disabled={lines.length === 0}
              onClick={() => {
                // What goes beyond the last sentence stays with it: nothing that was pasted is lost.
                const last = form.sentences.length - 1;
                onChange({
                  translations: form.sentences.map((_, at) =>
                    at === last ? lines.slice(at).join(' ') : (lines[at] ?? ''),
                  ),
                });
                setIsPasting(false);
                setPasted('');
              }}
            >
              문장마다 넣기
            </Button>
          </div>
        </div>
      )}
      <SentenceRows
        text={form.splitText}
        sentences={form.sentences}
        translations={form.translations}
        onTranslation={(at, translation) =>
          onChange({
            translations: form.sentences.map((_, index) =>
              index === at ? translation : (form.translations[index] ?? ''),
            ),
          })
        }
        onBorders={(sentences, translations) => onChange({ sentences, translations })}
      />
    </div>
  );
}
