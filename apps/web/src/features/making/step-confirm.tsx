import { useState } from 'react';
import { getConfirmMessage } from '#features/making/maker-messages.ts';
import type { MakerDraft } from '#features/making/maker-draft.ts';
import { useQuote } from '#features/making/making-api.ts';
import { PointShortDialog } from '#features/making/point-short-dialog.tsx';
import { QuoteTable } from '#features/making/quote-table.tsx';
import { suggestTitle, type ToolInfo } from '#features/making/tools.ts';
import type { AttemptHandle } from '#features/making/use-attempt.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { formatPoints } from '#text/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';

const styles = [
  { value: 'exam-b4', label: '모의고사 (B4 두 단)' },
  { value: 'academy-a4', label: '학원 시험지 (A4 두 단)' },
  { value: 'workbook-a4', label: '워크북 (A4 한 단)' },
] as const;

interface StepConfirmProps {
  draft: MakerDraft;
  tool: ToolInfo;
  attempt: AttemptHandle;
  onChange: (fields: Partial<MakerDraft>) => void;
  onCharge: () => void;
}

/** ③ Name, style, price, and the agreement to spend. */
export function StepConfirm({ draft, tool, attempt, onChange, onCharge }: StepConfirmProps) {
  const quote = useQuote({ PS_IDXS: draft.passages.map(({ idx }) => idx), KINDS: draft.kinds });
  const [isShortShown, setIsShortShown] = useState(false);
  const suggested = suggestTitle(
    draft.passages.map(({ title }) => title),
    tool.titleSuffix,
  );
  const missing = quote.data ? quote.data.TOTAL - quote.data.BALANCE_BEFORE : 0;
  const count = draft.passages.length * draft.kinds.length;

  const handleMake = () => {
    if (!quote.data) return;
    if (missing > 0) setIsShortShown(true);
    else attempt.confirm(draft.title.trim() || suggested, quote.data.TOTAL);
  };

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className="flex min-w-0 flex-col gap-6">
        <Card className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="자료 이름"
            maxLength={100}
            placeholder={suggested}
            hint="비워 두면 위의 이름으로 저장해요."
            value={draft.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
          <NativeSelect
            label="모양"
            hint="만든 뒤에도 바꿀 수 있어요."
            options={styles}
            value={draft.style}
            onChange={(style) => onChange({ style })}
          />
        </Card>
        {quote.data && <QuoteTable quote={quote.data} />}
        {quote.data && quote.data.WARNINGS.length > 0 && (
          <div className="rounded-lg bg-amber-tint px-5 py-4 text-sm">
            <p className="font-semibold">한 시험지로 내면 답이 보일 수 있어요.</p>
            <ul className="mt-1.5 flex flex-col gap-1 text-ink-soft">
              {quote.data.WARNINGS.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </div>
        )}
        {quote.isPending && <Skeleton className="h-60" />}
      </div>
      <aside className="lg:sticky lg:top-22 lg:self-start">
        {quote.isError ? (
          <ErrorState message={getErrorMessage(quote.error)} onRetry={() => quote.refetch()} />
        ) : (
          <Card aria-label="결제 확인" className="shadow-paper">
            {quote.data ? (
              <>
                <dl className="numbers flex flex-col gap-2.5 text-sm">
                  <Row name="지금 포인트" value={formatPoints(quote.data.BALANCE_BEFORE)} />
                  <Row name="쓸 포인트" value={`−${formatPoints(quote.data.TOTAL)}`} isStrong />
                  <div className="border-t border-line" />
                  <Row
                    name="남는 포인트"
                    value={
                      missing > 0 ? `${formatPoints(missing)} 부족` : formatPoints(quote.data.BALANCE_AFTER)
                    }
                    isShort={missing > 0}
                  />
                </dl>
                {missing <= 0 && (
                  <p className="mt-5 font-medium">
                    {getConfirmMessage(quote.data.TOTAL, count, quote.data.BALANCE_AFTER)}
                  </p>
                )}
              </>
            ) : (
              <Skeleton className="h-28" />
            )}
            {attempt.problem && (
              <p role="alert" className="mt-4 text-sm font-medium text-danger">
                {attempt.problem.message}
              </p>
            )}
            <Button
              isWide
              size="lg"
              className="mt-5"
              disabled={!quote.data || quote.isFetching}
              isBusy={attempt.isSending}
              onClick={handleMake}
            >
              {missing > 0 ? '충전하고 만들기' : '만들기'}
            </Button>
            <p className="mt-3 text-sm text-ink-faint">다시 만들기, 고치기, 내려받기, 인쇄는 무료예요.</p>
          </Card>
        )}
      </aside>
      {isShortShown && (
        <PointShortDialog missing={missing} onLater={() => setIsShortShown(false)} onCharge={onCharge} />
      )}
    </div>
  );
}

function Row({
  name,
  value,
  isStrong = false,
  isShort = false,
}: {
  name: string;
  value: string;
  isStrong?: boolean;
  isShort?: boolean;
}) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd
        className={
          isShort
            ? 'text-base font-bold text-danger'
            : isStrong
              ? 'text-lg font-bold text-plum'
              : 'text-base font-semibold'
        }
      >
        {value}
      </dd>
    </div>
  );
}
