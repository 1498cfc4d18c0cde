import type { PaperLayout } from '@jadoo/contract';
import { Checkbox } from '#ui/checkbox.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { TextField } from '#ui/text-field.tsx';

interface LayoutPanelProps {
  layout: PaperLayout;
  /** `field` names what is being typed in; empty for a choice. */
  onChange: (layout: PaperLayout, field: string) => void;
}

const styles = [
  { value: 'exam-b4', label: '모의고사 (B4)' },
  { value: 'academy-a4', label: '학원 시험지 (A4)' },
  { value: 'workbook-a4', label: '워크북 (A4)' },
] as const;
const columns = [
  { value: '1', label: '한 단' },
  { value: '2', label: '두 단' },
] as const;
const sizes = [8, 8.5, 9, 9.5, 10, 10.5, 11, 11.5, 12, 13, 14];
const spacings = [1.2, 1.3, 1.4, 1.46, 1.5, 1.6, 1.7, 1.8, 2, 2.2, 2.4];

/** Choices of a number; a stored value that is not among them is offered as well. */
function toOptions(
  values: readonly number[],
  current: number,
  unit: string,
): { value: string; label: string }[] {
  return [...new Set([...values, current])]
    .sort((a, b) => a - b)
    .map((value) => ({ value: String(value), label: `${value}${unit}` }));
}

/** How the paper looks: style, columns, letters, header. */
export function LayoutPanel({ layout, onChange }: LayoutPanelProps) {
  const set = (fields: Partial<PaperLayout>, field = '') => onChange({ ...layout, ...fields }, field);
  const text = (
    label: string,
    name: 'SCHOOL' | 'HEADING' | 'SUBHEADING' | 'PERIOD' | 'FORM_NAME' | 'FOOTER',
    maxLength: number,
    placeholder = '',
  ) => (
    <TextField
      label={label}
      maxLength={maxLength}
      placeholder={placeholder}
      value={layout[name]}
      onChange={(event) => set({ [name]: event.target.value }, name)}
    />
  );
  return (
    <div className="flex flex-col gap-6 p-4">
      <section className="flex flex-col gap-4" aria-label="모양">
        <NativeSelect
          label="모양"
          options={styles}
          value={layout.STYLE}
          onChange={(STYLE) => set({ STYLE, COLUMNS: STYLE === 'workbook-a4' ? 1 : 2 })}
        />
        <div className="grid grid-cols-3 gap-2">
          <NativeSelect
            label="단"
            options={columns}
            value={layout.COLUMNS === 1 ? '1' : '2'}
            onChange={(value) => set({ COLUMNS: value === '1' ? 1 : 2 })}
          />
          <NativeSelect
            label="글자 크기"
            options={toOptions(sizes, layout.FONT_SIZE_PT, 'pt')}
            value={String(layout.FONT_SIZE_PT)}
            onChange={(value) => set({ FONT_SIZE_PT: Number(value) })}
          />
          <NativeSelect
            label="줄 간격"
            options={toOptions(spacings, layout.LINE_SPACING, '')}
            value={String(layout.LINE_SPACING)}
            onChange={(value) => set({ LINE_SPACING: Number(value) })}
          />
        </div>
      </section>
      <section className="flex flex-col gap-4" aria-label="머리글">
        {text('큰 제목', 'HEADING', 100, '영어 영역')}
        {text('작은 제목', 'SUBHEADING', 100, '2학기 중간고사 대비')}
        {text('학교·학원 이름', 'SCHOOL', 50)}
        <div className="grid grid-cols-2 gap-2">
          {text('교시', 'PERIOD', 20, '제 3 교시')}
          {text('형 표시', 'FORM_NAME', 20, '홀수형')}
        </div>
        {text('바닥글', 'FOOTER', 100)}
      </section>
      <section className="flex flex-col gap-1" aria-label="더하기">
        <Checkbox
          label="학년·반·번호·이름 칸"
          checked={layout.HAS_NAME_BOX}
          onChange={(event) => set({ HAS_NAME_BOX: event.target.checked })}
        />
        <Checkbox
          label="답안지 쪽"
          checked={layout.HAS_ANSWER_SHEET}
          onChange={(event) => set({ HAS_ANSWER_SHEET: event.target.checked })}
        />
        <Checkbox
          label="어절 단위로 줄 바꾸기"
          checked={layout.KEEP_WORDS}
          onChange={(event) => set({ KEEP_WORDS: event.target.checked })}
        />
      </section>
    </div>
  );
}
