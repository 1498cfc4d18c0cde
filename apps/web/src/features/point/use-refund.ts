import { refundPointOrder, type InputOf, type PointOrder } from '@jadoo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { orderQuery } from '#features/point/order-query.ts';
import { emptyAccount, readAccount, type AccountErrors } from '#features/point/refund-fields.tsx';
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

  /** What to send, once the form is complete. */
  const readForm = () => {
    const REASON = reason.trim();
    const { sent, errors } = REFUND.NEEDS_ACCOUNT ? readAccount(account) : { errors: {} };
    setReasonError(REASON === '' ? '환불 사유를 적어 주세요.' : '');
    setAccountErrors(errors);
    if (REASON === '' || Object.keys(errors).length > 0) return null;
    return { orderId, EXPECTED_AMOUNT: REFUND.AMOUNT, REASON, ...(sent && { ACCOUNT: sent }) };
  };

  const send = async (body: InputOf<typeof refundPointOrder, 'body'>) => {
    const answer = await call(refundPointOrder, { body });
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
    const body = isAtWork.current ? null : readForm();
    if (!body) return;
    isAtWork.current = true;
    setProblem('');
    try {
      await send(body);
    } catch (error) {
      setProblem(getErrorMessage(error));
    } finally {
      isAtWork.current = false;
    }
  };

  return { reason, setReason, reasonError, account, setAccount, accountErrors, problem, submit };
}
