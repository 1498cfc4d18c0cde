import type { PointOrder } from '@jadoo/contract';
import { SummaryLine } from '#features/point/charge-summary.tsx';
import { PaymentNotice } from '#features/point/payment-notice.tsx';
import { formatDateTime, formatWon } from '#text/format.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { showToast } from '#ui/toast.tsx';

async function copyAccount(number: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(number);
    showToast('계좌번호를 복사했어요.', 'success');
  } catch (error) {
    console.error('계좌번호를 복사하지 못했어요.', error);
    showToast('복사하지 못했어요. 계좌번호를 직접 적어 주세요.', 'error');
  }
}

/** 입금 대기: where to pay in, how much and until when. */
export function DepositView({ order, nextAction }: { order: PointOrder; nextAction?: string | null }) {
  const account = order.VIRTUAL_ACCOUNT;
  return (
    <PaymentNotice
      title="입금을 기다리고 있어요"
      actions={
        <>
          <LinkButton to="/point/list" variant="secondary">
            포인트 내역
          </LinkButton>
          <LinkButton to={nextAction ?? '/'}>{nextAction ? '이어서 하기' : '홈으로 가기'}</LinkButton>
        </>
      }
    >
      <p className="mb-5">아래 계좌에 입금하면 포인트를 바로 넣어 드려요.</p>
      {account && (
        <dl className="flex flex-col gap-2 rounded-lg bg-desk-deep p-4 text-left text-ink">
          <SummaryLine term="은행">{account.BANK_NM}</SummaryLine>
          <SummaryLine term="계좌번호">
            <span className="select-all">{account.ACCOUNT_NO}</span>
          </SummaryLine>
          <SummaryLine term="예금주">{account.HOLDER}</SummaryLine>
          <SummaryLine term="입금할 금액">{formatWon(order.AMOUNT)}</SummaryLine>
          <SummaryLine term="입금 기한">
            <time dateTime={account.DUE_DT}>{formatDateTime(account.DUE_DT)}</time>
          </SummaryLine>
        </dl>
      )}
      {account && (
        <div className="mt-4">
          <Button variant="secondary" size="sm" onClick={() => copyAccount(account.ACCOUNT_NO)}>
            계좌번호 복사하기
          </Button>
        </div>
      )}
    </PaymentNotice>
  );
}
