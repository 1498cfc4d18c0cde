import type { Profile } from '@jadoo/contract';
import { formatPoints } from '#text/format.ts';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** The balance, paid and bonus apart. */
export function BalanceCard({ profile }: { profile: Profile }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <h2 className="text-sm text-ink-soft">내 포인트</h2>
        <p className="numbers text-3xl font-bold tracking-tight">{formatPoints(profile.UM_POINT)}</p>
        <p className="numbers mt-1 text-sm text-ink-faint">
          충전 {formatPoints(profile.PAID_POINT)} · 보너스 {formatPoints(profile.BONUS_POINT)}
        </p>
      </div>
      <div className="flex gap-2">
        <LinkButton to="/point/list" variant="secondary">
          포인트 내역
        </LinkButton>
        <LinkButton to="/point/charge">충전하기</LinkButton>
      </div>
    </Card>
  );
}
