import { suggestLines, type PassageLines } from '@jadoo/contract';
import type { PassageForm } from '#features/passages/passage-form.ts';
import { SuggestionButton, SuggestionPanel } from '#shell/suggestion-panel.tsx';
import { useSuggestion } from '#shell/use-suggestion.ts';
import { callForData } from '#request/call.ts';
import { runtimeConfig } from '#session/runtime-config.ts';
import { Button } from '#ui/button.tsx';

const fields = [
  { from: 'TOPIC', to: 'topic', label: '주제' },
  { from: 'TITLE', to: 'titleLine', label: '제목' },
  { from: 'GIST', to: 'gist', label: '요지' },
  { from: 'SUMMARY', to: 'summary', label: '요약문' },
] as const satisfies readonly { from: keyof PassageLines; to: keyof PassageForm; label: string }[];

interface LineSuggestionsProps {
  form: PassageForm;
  onChange: (fields: Partial<PassageForm>) => void;
}

/** 주제, 제목, 요지 and 요약문 to take over one by one; nothing where nobody writes suggestions. */
export function LineSuggestions({ form, onChange }: LineSuggestionsProps) {
  const { suggestion, problem, ask, drop } = useSuggestion(async () => ({
    key: form.text,
    lines: await callForData(suggestLines, { body: { PS_TEXT: form.text } }),
  }));
  if (!runtimeConfig.HAS_WRITER) return null;
  if (suggestion?.key !== form.text) {
    return (
      <div className="flex flex-wrap items-center justify-end gap-2">
        <SuggestionButton problem={problem} isDisabled={form.text.trim() === ''} onAsk={ask} />
      </div>
    );
  }
  const { lines } = suggestion;
  const empty = fields.filter(({ to }) => form[to].trim() === '');
  return (
    <SuggestionPanel
      label="주제·요지 제안"
      onDrop={drop}
      actions={
        empty.length > 0 && (
          <Button
            size="sm"
            onClick={() => {
              onChange(Object.fromEntries(empty.map(({ from, to }) => [to, lines[from]])));
              drop();
            }}
          >
            빈 칸에 넣기 ({empty.length})
          </Button>
        )
      }
    >
      <dl className="flex flex-col gap-2">
        {fields.map(({ from, to, label }) => (
          <div key={from} className="flex items-start gap-3">
            <dt className="w-12 shrink-0 pt-1 text-sm font-semibold">{label}</dt>
            <dd lang={from === 'GIST' ? 'ko' : 'en'} className="min-w-0 flex-1 pt-0.5 text-[15px]">
              {lines[from]}
            </dd>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`${label} 제안 쓰기`}
              disabled={form[to] === lines[from]}
              onClick={() => onChange({ [to]: lines[from] })}
            >
              쓰기
            </Button>
          </div>
        ))}
      </dl>
    </SuggestionPanel>
  );
}
