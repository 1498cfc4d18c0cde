import type { TossPaymentsWidgets } from '@tosspayments/tosspayments-sdk';
import { useEffect, useState } from 'react';
import type { PointProducts } from '#features/point/charge-amount.ts';
import { openPolicyToPayments } from '#features/point/payment-policy.ts';
import { toScriptUrl } from '#telemetry/trusted-scripts.ts';

export const methodsId = 'payment-methods';
export const agreementId = 'payment-agreement';

export type PaymentWidgets = Pick<TossPaymentsWidgets, 'setAmount' | 'requestPayment'>;

type Settings = Pick<PointProducts, 'CLIENT_KEY' | 'CUSTOMER_KEY' | 'SDK_URL'>;

async function loadWidgets({ CLIENT_KEY, CUSTOMER_KEY, SDK_URL }: Settings): Promise<TossPaymentsWidgets> {
  openPolicyToPayments(SDK_URL);
  const { loadTossPayments } = await import('@tosspayments/tosspayments-sdk');
  const payments = await loadTossPayments(CLIENT_KEY, { src: toScriptUrl(SDK_URL) });
  return payments.widgets({ customerKey: CUSTOMER_KEY });
}

/** Puts the provider's choice of methods and its agreement into the page; `widgets` once both are there. */
export function usePaymentWidgets(settings: Settings, firstAmount: number) {
  const { CLIENT_KEY, CUSTOMER_KEY, SDK_URL } = settings;
  const [widgets, setWidgets] = useState<PaymentWidgets | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  const [attempt, setAttempt] = useState(1);
  // Later amounts are told to what is in the page already.
  const [startAmount] = useState(firstAmount);

  useEffect(() => {
    const leaving = new AbortController();
    const isGone = () => leaving.signal.aborted;
    const parts: { destroy: () => Promise<void> }[] = [];
    const clear = () => Promise.all(parts.map((part) => part.destroy()));
    const show = async () => {
      const loaded = await loadWidgets({ CLIENT_KEY, CUSTOMER_KEY, SDK_URL });
      if (isGone()) return;
      await loaded.setAmount({ currency: 'KRW', value: startAmount });
      if (isGone()) return;
      parts.push(await loaded.renderPaymentMethods({ selector: `#${methodsId}` }));
      if (!isGone()) parts.push(await loaded.renderAgreement({ selector: `#${agreementId}` }));
      if (isGone()) await clear();
      else setWidgets(loaded);
    };
    show().catch((error: unknown) => {
      console.error('결제 방법을 불러오지 못했어요.', error);
      if (!isGone()) setIsBroken(true);
    });
    return () => {
      leaving.abort();
      setWidgets(null);
      clear().catch((error: unknown) => console.error('결제 방법을 치우지 못했어요.', error));
    };
  }, [CLIENT_KEY, CUSTOMER_KEY, SDK_URL, startAmount, attempt]);

  const retry = () => {
    setIsBroken(false);
    setAttempt(attempt + 1);
  };
  return { widgets, isBroken, retry };
}
