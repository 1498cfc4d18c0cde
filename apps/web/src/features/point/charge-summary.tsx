import type { ReactNode } from 'react';
import { getVat } from '#features/point/charge-amount.ts';
import { formatPoints, formatWon } from '#text/format.ts';

/** One line of a list of terms and values. */
export function SummaryLine({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="shrink-0 text-ink-soft">{term}</dt>
      <dd className="numbers min-w-0 text-right font-medium">{children}</dd>
    </div>
  );
}

/** What is paid and what comes for it. */
export function ChargeSummary({ amount, bonus, point }: { amount: number; bonus: number; point: number }) {
  return (
    <dl className="flex flex-col gap-2" aria-live="polite">
      <SummaryLine term="충전 포인트">{formatPoints(amount)}</SummaryLine>
      {bonus > 0 && (
        <SummaryLine term="보너스 포인트">
          <span className="text-leaf">+{formatPoints(bonus)}</span>
        </SummaryLine>
      )}
      <SummaryLine term="충전 뒤 잔액">{formatPoints(point + amount + bonus)}</SummaryLine>
      <div className="my-1 border-t border-line" />
      <div className="flex items-baseline justify-between gap-4">
        <dt className="font-bold">결제 금액</dt>
        <dd className="numbers text-right">
          <span className="text-2xl font-bold text-plum">{formatWon(amount)}</span>
          <span className="block text-sm text-ink-faint">부가세 {formatWon(getVat(amount))} 포함</span>
        </dd>
      </div>
    </dl>
  );
}
