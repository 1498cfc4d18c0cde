import type { OrderStatus } from '@jadoo/contract';

/** Our own words for the provider's codes; its messages are never shown. */
const failureMessages: Readonly<Record<string, string>> = {
  PAY_PROCESS_CANCELED: '결제를 취소했어요. 청구되지 않았어요.',
  PAY_PROCESS_ABORTED: '결제가 중단됐어요. 청구되지 않았어요. 다시 시도해 주세요.',
  USER_CANCEL: '결제를 취소했어요. 청구되지 않았어요.',
  REJECT_CARD_COMPANY: '카드사에서 승인하지 않았어요. 다른 카드나 결제 수단으로 다시 시도해 주세요.',
  REJECT_CARD_PAYMENT: '한도나 잔액이 부족해 승인되지 않았어요. 다른 카드로 다시 시도해 주세요.',
  REJECT_ACCOUNT_PAYMENT: '계좌 잔액이 부족해 결제하지 못했어요. 잔액을 확인해 주세요.',
  INVALID_REJECT_CARD: '쓸 수 없는 카드예요. 카드사에 확인하거나 다른 카드로 결제해 주세요.',
  INVALID_STOPPED_CARD: '정지된 카드예요. 다른 카드로 결제해 주세요.',
  INVALID_CARD_EXPIRATION: '카드 유효 기간을 확인해 주세요.',
  INVALID_CARD_LOST_OR_STOLEN: '분실이나 도난으로 신고된 카드예요. 다른 카드로 결제해 주세요.',
  INVALID_CARD_NUMBER: '카드 번호를 확인해 주세요.',
  INVALID_CARD_INSTALLMENT_PLAN: '고른 할부 개월 수로는 결제할 수 없어요. 일시불로 결제해 주세요.',
  EXCEED_MAX_DAILY_PAYMENT_COUNT: '하루에 결제할 수 있는 횟수를 넘었어요. 내일 다시 시도해 주세요.',
  EXCEED_MAX_PAYMENT_AMOUNT: '하루에 결제할 수 있는 금액을 넘었어요. 다른 결제 수단을 써 주세요.',
  EXCEED_MAX_ONE_DAY_AMOUNT: '하루 한도를 넘었어요. 다른 결제 수단을 써 주세요.',
  EXCEED_MAX_AMOUNT: '결제할 수 있는 금액을 넘었어요. 금액을 줄이거나 다른 결제 수단을 써 주세요.',
  BELOW_MINIMUM_AMOUNT: '결제할 수 있는 가장 적은 금액보다 적어요. 금액을 늘려 주세요.',
  NOT_SUPPORTED_INSTALLMENT_PLAN_CARD_OR_MERCHANT: '할부할 수 없는 카드예요. 일시불로 결제해 주세요.',
  NOT_FOUND_PAYMENT: '결제 정보를 찾을 수 없어요. 청구되지 않았으니 다시 결제해 주세요.',
  NOT_FOUND_PAYMENT_SESSION: '결제 시간이 지났어요. 청구되지 않았으니 다시 결제해 주세요.',
  EXPIRED: '결제 시간이 지났어요. 청구되지 않았으니 다시 결제해 주세요.',
  ABORTED: '승인되지 않았어요. 청구되지 않았으니 다시 결제해 주세요.',
  ABANDONED: '결제를 마치지 않아 주문을 닫았어요. 청구되지 않았어요.',
  UNAUTHORIZED_KEY: '결제 설정에 문제가 있어요. 청구되지 않았어요. 고객센터로 알려 주세요.',
  FORBIDDEN_REQUEST: '지금은 결제할 수 없어요. 청구되지 않았어요. 잠시 뒤에 다시 시도해 주세요.',
  INVALID_REQUEST: '결제 요청이 올바르지 않아요. 청구되지 않았으니 다시 결제해 주세요.',
};
const otherFailure = '결제하지 못했어요. 청구되지 않았어요. 다시 시도하거나 다른 결제 수단을 써 주세요.';
const otherInterruption = '결제를 마치지 못했어요. 다시 시도하거나 다른 결제 수단을 써 주세요.';

const cancelCodes: readonly string[] = ['PAY_PROCESS_CANCELED', 'USER_CANCEL'];

/** Codes by which somebody says that they changed their mind. */
export function isCancelCode(code: string): boolean {
  return cancelCodes.includes(code);
}

/** Whether we have words of our own for this code; the list holds no other text. */
export function hasMessage(code: string): boolean {
  return Object.hasOwn(failureMessages, code);
}

/** Words for the code of the failUrl, where anything may stand. */
export function describeInterruption(code: string): string {
  return hasMessage(code) ? (failureMessages[code] ?? otherInterruption) : otherInterruption;
}

/** What the owner reads about an order. */
export function describeOrder(
  status: OrderStatus,
  failureCode: string | null,
  chargedPoints: string,
): string {
  switch (status) {
    case 'ready':
      return '아직 결제하지 않았어요.';
    case 'confirming':
    case 'unknown':
      return '결제를 확인하고 있어요. 확인되는 대로 포인트를 넣어 드려요.';
    case 'waiting':
      return '입금을 기다리고 있어요. 입금이 확인되면 포인트를 넣어 드려요.';
    case 'done':
      return `${chargedPoints}를 충전했어요.`;
    case 'canceled':
      return failureMessages[failureCode ?? 'PAY_PROCESS_CANCELED'] ?? '결제를 취소했어요.';
    case 'failed':
      return hasMessage(failureCode ?? '')
        ? (failureMessages[failureCode ?? ''] ?? otherFailure)
        : otherFailure;
  }
}

/** What the owner reads about a charge whose deposit the bank took back. */
export function describeTakenBack(isWaiting: boolean): string {
  return isWaiting
    ? '은행에서 입금이 취소되어 충전한 포인트를 거둬들였어요. 다시 입금하면 포인트를 넣어 드려요.'
    : '은행에서 입금이 취소되어 충전한 포인트를 거둬들였어요.';
}

/** What the owner reads about a refund. */
export function describeRefundStatus(status: 'requested' | 'review' | 'done' | 'failed'): string {
  switch (status) {
    case 'requested':
      return '환불을 신청했어요. 결제사에서 처리하고 있어요.';
    case 'review':
      return '환불 신청을 받았어요. 확인한 뒤 3영업일 안에 처리해 드려요.';
    case 'done':
      return '환불했어요. 카드사에 따라 3~7일 뒤에 반영돼요.';
    case 'failed':
      return '환불하지 못해 포인트를 돌려드렸어요.';
  }
}
