import { LineSuggestions } from '#features/passages/line-suggestions.tsx';
import type { PassageForm } from '#features/passages/passage-form.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/text-field.tsx';

interface PassageLinesProps {
  form: PassageForm;
  onChange: (fields: Partial<PassageForm>) => void;
}

/** 주제, 제목, 요지, 요약문 and the footnotes; the kinds that ask for them need them. */
export function PassageLines({ form, onChange }: PassageLinesProps) {
  const { topic, titleLine, gist, summary, footnotes } = form;
  const setFootnote = (at: number, fields: Partial<{ word: string; meaning: string }>) =>
    onChange({ footnotes: footnotes.map((note, index) => (index === at ? { ...note, ...fields } : note)) });
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-soft">적어 두면 주제·제목·요지·요약문 문제의 정답이 돼요.</p>
      <LineSuggestions form={form} onChange={onChange} />
      <TextField
        label="주제 (영어)"
        lang="en"
        placeholder="the role of ... in ..."
        maxLength={500}
        value={topic}
        onChange={(event) => onChange({ topic: event.target.value })}
      />
      <TextField
        label="제목 (영어)"
        lang="en"
        maxLength={500}
        value={titleLine}
        onChange={(event) => onChange({ titleLine: event.target.value })}
      />
      <TextField
        label="요지 (한국어)"
        maxLength={500}
        value={gist}
        onChange={(event) => onChange({ gist: event.target.value })}
      />
      <TextField
        label="요약문 (영어)"
        lang="en"
        maxLength={500}
        value={summary}
        onChange={(event) => onChange({ summary: event.target.value })}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 text-sm font-semibold">각주</legend>
        {footnotes.map((note, at) => (
          <div key={at} className="flex items-end gap-2">
            <div className="min-w-0 flex-1">
              <TextField
                label={`${at + 1}번 각주 단어`}
                isLabelHidden
                lang="en"
                placeholder="word"
                maxLength={50}
                value={note.word}
                onChange={(event) => setFootnote(at, { word: event.target.value })}
              />
            </div>
            <div className="min-w-0 flex-1">
              <TextField
                label={`${at + 1}번 각주 뜻`}
                isLabelHidden
                placeholder="뜻"
                maxLength={100}
                value={note.meaning}
                onChange={(event) => setFootnote(at, { meaning: event.target.value })}
              />
            </div>
            <IconButton
              label={`${at + 1}번 각주 빼기`}
              size="lg"
              onClick={() => onChange({ footnotes: footnotes.filter((_, index) => index !== at) })}
            >
              ×
            </IconButton>
          </div>
        ))}
        <div>
          <Button
            variant="secondary"
            size="sm"
            disabled={footnotes.length >= 30}
            onClick={() => onChange({ footnotes: [...footnotes, { word: '', meaning: '' }] })}
          >
            각주 추가
          </Button>
        </div>
      </fieldset>
    </div>
  );
}
