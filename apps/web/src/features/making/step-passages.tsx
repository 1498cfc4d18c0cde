import type { MakerDraft } from '#features/making/maker-draft.ts';
import type { RenderPicker } from '#features/making/maker.tsx';
import { MakerSide } from '#features/making/maker-side.tsx';
import { formatCount } from '#text/format.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

const maxPassages = 100;

interface StepPassagesProps {
  draft: MakerDraft;
  onChange: (fields: Partial<MakerDraft>) => void;
  renderPicker: RenderPicker;
}

/** ① Which passages, in which order. */
export function StepPassages({ draft, onChange, renderPicker }: StepPassagesProps) {
  const { passages } = draft;
  const isTooMany = passages.length > maxPassages;

  const move = (at: number, by: number) => {
    const next = [...passages];
    const [moved] = next.splice(at, 1);
    if (moved) next.splice(at + by, 0, moved);
    onChange({ passages: next });
  };

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
      {renderPicker({ picked: passages, onChange: (next) => onChange({ passages: next }) })}
      <MakerSide
        heading={`고른 지문 ${formatCount(passages.length)}개`}
        note={
          isTooMany
            ? `지문은 한 번에 ${maxPassages}개까지 고를 수 있어요. 지금은 ${passages.length}개예요.`
            : ''
        }
        action={
          <Button
            isWide
            size="lg"
            disabled={passages.length === 0 || isTooMany}
            onClick={() => onChange({ step: 2 })}
          >
            다음
          </Button>
        }
      >
        {passages.length === 0 ? (
          <p className="text-sm text-ink-soft">지문을 고르면 여기에 모여요. 고른 순서대로 실려요.</p>
        ) : (
          <ol className="flex max-h-80 flex-col gap-0.5 overflow-y-auto">
            {passages.map(({ idx, title }, at) => (
              <li key={idx} className="flex items-center gap-1 text-sm">
                <span className="numbers w-6 shrink-0 text-right font-semibold text-ink-faint">{at + 1}</span>
                <span className="min-w-0 flex-1 truncate px-1">{title}</span>
                <IconButton
                  label={`${title} 위로`}
                  size="sm"
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                >
                  ↑
                </IconButton>
                <IconButton
                  label={`${title} 빼기`}
                  size="sm"
                  onClick={() => onChange({ passages: passages.filter((passage) => passage.idx !== idx) })}
                >
                  ×
                </IconButton>
              </li>
            ))}
          </ol>
        )}
      </MakerSide>
    </div>
  );
}
