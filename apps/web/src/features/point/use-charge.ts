import { createPointOrder, failPointOrder, type PointOrder } from '@jadoo/contract';
import { useEffect, useRef, useState } from 'react';
import { toPaymentPath } from '#features/point/payment-path.ts';
import { describeWindowCode, isCancelCode, isFormCode, readCode } from '#features/point/payment-words.ts';
import type { PaymentWidgets } from '#features/point/use-payment-widgets.ts';
import { call, callForData } from '#request/call.ts';
import { getErrorMessage, RequestError } from '#request/request-error.ts';

async function giveUp(orderId: string, code: string): Promise<void> {
  try {
    await call(failPointOrder, { body: { code, orderId } });
  } catch (error) {
    // The server closes orders that nobody pays by itself.
    console.error('결제 취소를 알리지 못했어요.', error);
  }
}

/** Where the payment window goes afterwards. The order stands in both, for a cancel comes back without it. */
function getReturnUrls(orderId: string, next: string | null): { successUrl: string; failUrl: string } {
  return {
    successUrl: location.origin + toPaymentPath('/point/process', { next }),
    failUrl: location.origin + toPaymentPath('/point/process-fail', { order: orderId, next }),
  };
}

/** Makes one order and opens the payment window with it, however often the button is pressed. */
export function useCharge(widgets: PaymentWidgets | null, next: string | null) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  // State changes with the next render only: a second click before it must find this.
  const isAtWork = useRef(false);
  const unusedOrder = useRef<PointOrder | null>(null);

  // The browser's back button may bring the page back as it was left, waiting for a window that is gone.
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isAtWork.current = false;
      unusedOrder.current = null;
      setIsBusy(false);
    };
    addEventListener('pageshow', handleShow);
    return () => removeEventListener('pageshow', handleShow);
  }, []);

  const openWindow = async (window: PaymentWidgets, amount: number) => {
    const kept = unusedOrder.current;
    const order =
      kept?.AMOUNT === amount ? kept : await callForData(createPointOrder, { body: { AMOUNT: amount } });
    unusedOrder.current = null;
    const { orderId, ORDER_NAME, AMOUNT } = order;
    try {
      await window.setAmount({ currency: 'KRW', value: AMOUNT });
      await window.requestPayment({
        orderId,
        orderName: ORDER_NAME,
        // In a frame the window could not go on to card companies, whose addresses no policy of ours can list.
        windowTarget: 'self',
        ...getReturnUrls(orderId, next),
      });
    } catch (error) {
      const code = readCode(error);
      if (isFormCode(code)) unusedOrder.current = order;
      else if (isCancelCode(code)) await giveUp(orderId, code);
      throw error;
    }
  };

  const pay = async (amount: number) => {
    if (isAtWork.current || !widgets) return;
    isAtWork.current = true;
    setIsBusy(true);
    setProblem('');
    try {
      await openWindow(widgets, amount);
    } catch (error) {
      setProblem(
        error instanceof RequestError ? getErrorMessage(error) : describeWindowCode(readCode(error)),
      );
    } finally {
      isAtWork.current = false;
      setIsBusy(false);
    }
  };

  return { isBusy, problem, pay, clearProblem: () => setProblem('') };
}
