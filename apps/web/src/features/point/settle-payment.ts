import { confirmPointOrder, getPointOrder, type PointOrder } from '@jadoo/contract';
import type { Payment } from '#features/point/payment-address.ts';
import { callForData } from '#request/call.ts';

const sentName = (orderId: string) => `payment-sent-${orderId}`;

// Without storage a reload sends once more, which the server takes for the same.
function wasSent({ orderId, paymentKey }: Payment): boolean {
  try {
    return sessionStorage.getItem(sentName(orderId)) === paymentKey;
  } catch (error) {
    console.error('결제 상태를 읽지 못했어요.', error);
    return false;
  }
}

function noteSent({ orderId, paymentKey }: Payment): void {
  try {
    sessionStorage.setItem(sentName(orderId), paymentKey);
  } catch (error) {
    console.error('결제 상태를 적지 못했어요.', error);
  }
}

/** Reads one order. */
export function fetchOrder(orderId: string): Promise<PointOrder> {
  return callForData(getPointOrder, { params: { orderId } });
}

/**
 * One step towards the end of a payment: asks for the approval the first time, over reloads too, and from then on
 * only how the order stands. An order that is still ready never heard of the approval, so it is asked for again.
 */
export async function settlePayment(payment: Payment): Promise<PointOrder> {
  if (wasSent(payment)) {
    const order = await fetchOrder(payment.orderId);
    if (order.STATUS !== 'ready') return order;
  }
  noteSent(payment);
  return callForData(confirmPointOrder, { body: payment });
}
