import type { PointOrder } from '@jadoo/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SummaryLine } from '#features/point/charge-summary.tsx';
import { orderQuery } from '#features/point/order-query.ts';
import { AccountFields } from '#features/point/refund-fields.tsx';
import { useRefund } from '#features/point/use-refund.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { formatDateTime, formatPoints, formatWon } from '#text/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { ListSkeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';

const title = '환불 신청';

function RefundRules() {
  return (
    <ul className="list-disc space-y-1 pl-5 text-sm text-ink-soft">
      <li>결제일부터 7일 안에 보너스까지 전혀 사용하지 않은 충전은 결제 금액 전부를 환불합니다.</li>
      <li>그 밖에는 이 충전에서 사용하지 않은 유상 포인트의 90%를 환불합니다.</li>
      <li>보너스 포인트는 환불하지 않으며, 이 충전으로 받은 보너스 포인트는 회수합니다.</li>
    </ul>
  );
}

function PastRefunds({ order }: { order: PointOrder }) {
  if (order.REFUNDS.length === 0) return null;
  return (
    <ul aria-label="이 충전의 환불" className="flex flex-col gap-1 rounded-lg bg-desk-deep p-4 text-sm">
      {order.REFUNDS.map(({ REG_DT, AMOUNT, MESSAGE }) => (
        <li key={REG_DT} className="numbers">
          <b>{formatWon(AMOUNT)}</b> · {formatDateTime(REG_DT)}
          <span className="block text-ink-soft">{MESSAGE}</span>
        </li>
      ))}
    </ul>
  );
}

function RefundForm({ order, onClose }: { order: PointOrder; onClose: () => void }) {
  const refund = useRefund(order, onClose);
  const { AMOUNT, POINT, BONUS_POINT, MESSAGE, NEEDS_ACCOUNT } = order.REFUND;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            취소
          </Button>
          <Button onClick={refund.submit}>
            <span className="numbers">{formatWon(AMOUNT)} 환불 신청하기</span>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="font-medium">{MESSAGE}</p>
        <dl className="flex flex-col gap-2 rounded-lg border border-line p-4">
          <SummaryLine term="결제 금액">{formatWon(order.AMOUNT)}</SummaryLine>
          <SummaryLine term="회수할 포인트">-{formatPoints(POINT)}</SummaryLine>
          {BONUS_POINT > 0 && <SummaryLine term="회수할 보너스">-{formatPoints(BONUS_POINT)}</SummaryLine>}
          <SummaryLine term="돌려받을 금액">
            <b className="text-lg text-plum">{formatWon(AMOUNT)}</b>
          </SummaryLine>
        </dl>
        <RefundRules />
        <PastRefunds order={order} />
        <TextField
          label="환불 사유"
          isRequired
          maxLength={100}
          value={refund.reason}
          error={refund.reasonError}
          onChange={({ target }) => refund.setReason(target.value)}
        />
        {NEEDS_ACCOUNT && (
          <AccountFields
            account={refund.account}
            errors={refund.accountErrors}
            onChange={refund.setAccount}
          />
        )}
        {refund.problem && (
          <p role="alert" className="font-medium text-danger">
            {refund.problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function RefundDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { data: order, error, refetch } = useQuery(orderQuery(orderId));
  if (order && order.REFUND.RULE !== 'none') return <RefundForm order={order} onClose={onClose} />;
  return (
    <Dialog title={title} onClose={onClose} actions={<Button onClick={onClose}>닫기</Button>}>
      {error && !order && <ErrorState message={getErrorMessage(error)} onRetry={refetch} />}
      {!error && !order && <ListSkeleton rows={3} />}
      {order && (
        <div className="flex flex-col gap-4">
          <p className="font-medium">{order.REFUND.MESSAGE}</p>
          <RefundRules />
          <PastRefunds order={order} />
        </div>
      )}
    </Dialog>
  );
}

/** Asks for a refund of a charge: shows the rules and what would come back first. */
export function RefundButton({ orderId }: { orderId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="ml-3 min-h-8 font-semibold text-ink-soft underline underline-offset-2 hover:text-ink"
        onClick={() => setIsOpen(true)}
      >
        환불 신청
      </button>
      {isOpen && <RefundDialog orderId={orderId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
