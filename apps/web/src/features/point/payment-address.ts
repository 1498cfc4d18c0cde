import {
  interruptionInput,
  orderId as orderIdSchema,
  paymentInput,
  type confirmPointOrder,
  type failPointOrder,
  type InputOf,
} from '@jadoo/contract';

/** What the payment window sends back for approval. */
export type Payment = InputOf<typeof confirmPointOrder, 'body'>;
/** Why the payment window was left. */
export type Interruption = InputOf<typeof failPointOrder, 'body'>;

/** The payment in the address, or null when its values cannot be one. */
export function readPayment(search: URLSearchParams): Payment | null {
  const amount = search.get('amount') ?? '';
  const parsed = paymentInput.safeParse({
    paymentKey: search.get('paymentKey'),
    orderId: search.get('orderId'),
    amount: /^\d{1,15}$/u.test(amount) ? Number(amount) : null,
  });
  return parsed.success ? parsed.data : null;
}

/** The order in the address: as the provider names it, or as we added it, for the provider leaves it out on cancel. */
export function readOrderId(search: URLSearchParams): string | null {
  for (const name of ['orderId', 'order']) {
    const parsed = orderIdSchema.safeParse(search.get(name));
    if (parsed.success) return parsed.data;
  }
  return null;
}

/** The code of the failUrl with its order; null without a code. The provider's message is never read. */
export function readInterruption(search: URLSearchParams): Interruption | null {
  const orderId = readOrderId(search);
  const parsed = interruptionInput.safeParse({
    code: search.get('code'),
    ...(orderId !== null && { orderId }),
  });
  return parsed.success && parsed.data.code !== '' ? parsed.data : null;
}
