import { refundPointOrder, type PointOrder } from '@jadoo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { orderQuery } from '#features/point/order-query.ts';
import { checkAccount, emptyAccount, type AccountErrors } from '#features/point/refund-fields.tsx';
import { call } from '#request/call.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { setPoint } from '#session/user-store.ts';
import { showToast } from '#ui/toast.tsx';

/** The form of a refund; it is sent once, with the amount that was shown. */
export function useRefund(order: PointOrder, onDone: () => void) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [account, setAccount] = useState(emptyAccount);
  const [reasonError, setReasonError] = useState('');
  const [accountErrors, setAccountErrors] = useState<AccountErrors>({});
  const [problem, setProblem] = useState('');
  // State changes with the next render only: a second click before it must find this.
  const isAtWork = useRef(false);
  const { orderId, REFUND } = order;

  const isComplete = () => {
    const missing = reason.trim() === '' ? '까닭을 적어 주세요.' : '';
    const wrong = REFUND.NEEDS_ACCOUNT ? checkAccount(account) : {};
    setReasonError(missing);
    setAccountErrors(wrong);
    return missing === '' && Object.keys(wrong).length === 0;
  };

  const send = async () => {
    const answer = await call(refundPointOrder, {
      body: {
        orderId,
        EXPECTED_AMOUNT: REFUND.AMOUNT,
        REASON: reason.trim(),
        ...(REFUND.NEEDS_ACCOUNT && { ACCOUNT: { ...account, HOLDER: account.HOLDER.trim() } }),
      },
    });
    if (answer.code === '409') {
      setProblem(answer.message);
      // What would come back may be another amount by now.
      await client.invalidateQueries({ queryKey: orderQuery(orderId).queryKey });
      return;
    }
    setPoint(answer.data.UM_POINT);
    showToast(answer.data.REFUNDS.at(-1)?.MESSAGE ?? '환불을 신청했어요.', 'success');
    onDone();
    await Promise.all([
      client.invalidateQueries({ queryKey: ['pointList'] }),
      client.invalidateQueries({ queryKey: orderQuery(orderId).queryKey }),
    ]);
  };

  const submit = async () => {
    if (isAtWork.current || !isComplete()) return;
    isAtWork.current = true;
    setProblem('');
    try {
      await send();
    } catch (error) {
      setProblem(getErrorMessage(error));
    } finally {
      isAtWork.current = false;
    }
  };

  return { reason, setReason, reasonError, account, setAccount, accountErrors, problem, submit };
}
