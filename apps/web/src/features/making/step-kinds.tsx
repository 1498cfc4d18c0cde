import { KindCard } from '#features/making/kind-card.tsx';
import { setOptions, toggleKind } from '#features/making/kind-choices.ts';
import type { MakerDraft } from '#features/making/maker-draft.ts';
import { MakerSide } from '#features/making/maker-side.tsx';
import type { KindInfo } from '#features/making/making-api.ts';
import { formatCount, formatPoints } from '#text/format.ts';
import { Button } from '#ui/button.tsx';

interface StepKindsProps {
  draft: MakerDraft;
  /** The kinds of this tool. */
  kinds: readonly KindInfo[];
  onChange: (fields: Partial<MakerDraft>) => void;
}

/** ② Which kinds, with which options. */
export function StepKinds({ draft, kinds, onChange }: StepKindsProps) {
  const order = kinds.map(({ KIND }) => KIND);
  const ready = kinds.filter(({ IS_READY }) => IS_READY);
  const chosen = draft.kinds;
  const isAllChosen =
    ready.length > 0 && ready.every(({ KIND }) => chosen.some((entry) => entry.KIND === KIND));
  const priceByKind = new Map(kinds.map(({ KIND, PRICE }) => [KIND, PRICE]));
  const total =
    chosen.reduce((sum, { KIND }) => sum + (priceByKind.get(KIND) ?? 0), 0) * draft.passages.length;

  const toggleAll = () =>
    onChange({
      kinds: isAllChosen
        ? []
        : ready.map(
            ({ KIND }) =>
              chosen.find((entry) => entry.KIND === KIND) ?? { KIND, OPTIONS: draft.lastOptions[KIND] ?? {} },
          ),
    });

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="min-w-0">
        <div className="mb-3 flex items-center justify-between gap-3">
          <p className="text-sm text-ink-soft">지문 하나로 유형 하나를 만들 때의 가격이에요.</p>
          <Button variant="quiet" size="sm" onClick={toggleAll}>
            {isAllChosen ? '모두 해제' : '모두 고르기'}
          </Button>
        </div>
        <ul className="grid items-start gap-3 sm:grid-cols-2">
          {kinds.map((kind) => (
            <KindCard
              key={kind.KIND}
              kind={kind}
              chosen={chosen.find(({ KIND }) => KIND === kind.KIND)}
              onToggle={() => onChange({ kinds: toggleKind(draft, kind.KIND, order) })}
              onOptions={(changes) => onChange(setOptions(draft, kind.KIND, changes))}
            />
          ))}
        </ul>
      </div>
      <MakerSide
        heading={`자료 ${formatCount(chosen.length * draft.passages.length)}개 · ${formatPoints(total)}`}
        action={
          <Button isWide size="lg" disabled={chosen.length === 0} onClick={() => onChange({ step: 3 })}>
            다음
          </Button>
        }
      >
        <dl className="numbers flex flex-col gap-2 text-sm">
          <div className="flex justify-between">
            <dt className="text-ink-soft">지문</dt>
            <dd className="font-semibold">{formatCount(draft.passages.length)}개</dd>
          </div>
          <div className="flex justify-between">
            <dt className="text-ink-soft">고른 유형</dt>
            <dd className="font-semibold">{formatCount(chosen.length)}개</dd>
          </div>
          <div className="flex justify-between border-t border-line pt-2">
            <dt className="text-ink-soft">필요한 포인트</dt>
            <dd className="text-base font-bold text-plum">{formatPoints(total)}</dd>
          </div>
        </dl>
        <p className="mt-3 text-sm text-ink-faint">지문에 맞지 않아 만들지 못한 것은 포인트를 돌려드려요.</p>
      </MakerSide>
    </div>
  );
}
