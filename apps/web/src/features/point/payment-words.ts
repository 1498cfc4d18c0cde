/** Codes by which the payer says that they changed their mind. */
const cancelCodes: readonly string[] = ['PAY_PROCESS_CANCELED', 'USER_CANCEL'];
const canceledText = '결제를 취소했어요. 청구되지 않았어요.';

/** Whether a code of the payment window means that the payer left it. */
export function isCancelCode(code: string): boolean {
  return cancelCodes.includes(code);
}

/** What is missing in the form of the payment window; the order can be used again. */
const formTexts: Readonly<Record<string, string>> = {
  NEED_AGREEMENT_WITH_REQUIRED_TERMS: '결제 서비스 이용 약관에 동의해 주세요.',
  NOT_SELECTED_PAYMENT_METHOD: '결제 방법을 골라 주세요.',
  NEED_CARD_PAYMENT_DETAIL: '카드사와 할부 기간을 골라 주세요.',
  NEED_REFUND_ACCOUNT_DETAIL: '환불받을 계좌를 적어 주세요.',
};

const windowTexts: Readonly<Record<string, string>> = {
  PROVIDER_STATUS_UNHEALTHY: '고른 결제 방법이 점검 중이에요. 다른 방법으로 결제해 주세요.',
  EXCEED_DEPOSIT_AMOUNT_LIMIT: '가상계좌로 입금할 수 있는 금액을 넘었어요. 다른 방법으로 결제해 주세요.',
  POPUP_BLOCKED: '결제창이 막혔어요. 이 사이트의 팝업을 허용한 뒤 다시 눌러 주세요.',
};

/** Reads the code of whatever the payment script has thrown; empty when there is none. */
export function readCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

/** Whether only something in the form is missing. */
export function isFormCode(code: string): boolean {
  return Object.hasOwn(formTexts, code);
}

/** Our own words for why the payment window did not open or was closed. */
export function describeWindowCode(code: string): string {
  if (isCancelCode(code)) return canceledText;
  const known = Object.hasOwn(formTexts, code) ? formTexts[code] : undefined;
  const other = Object.hasOwn(windowTexts, code) ? windowTexts[code] : undefined;
  return known ?? other ?? '결제창을 열지 못했어요. 청구되지 않았으니 잠시 뒤에 다시 시도해 주세요.';
}

/** Words for the failUrl where nobody may be signed in; the code is only looked up, never shown. */
export function describeStop(code: string): string {
  return isCancelCode(code)
    ? canceledText
    : '결제를 마치지 못했어요. 다시 시도하거나 다른 결제 방법을 골라 주세요.';
}

const errorTexts: Readonly<Record<string, string>> = {
  'amount-changed': '결제 금액이 주문과 달라 승인하지 않았어요. 청구되지 않았어요.',
  'order-closed': '이미 끝난 주문이에요. 청구되지 않았으니 새로 충전해 주세요.',
  'not-found': '이 결제의 주문을 찾을 수 없어요. 충전을 시작한 계정으로 로그인했는지 확인해 주세요.',
  'no-payment': '확인할 결제가 없어요. 충전을 다시 시작해 주세요.',
};

/** Words for /point/error by our own reason; anything else in the address gives the general ones. */
export function describePaymentError(reason: string | null): string {
  return reason !== null && Object.hasOwn(errorTexts, reason)
    ? (errorTexts[reason] ?? '')
    : '결제를 확인하지 못했어요. 결제됐다면 포인트 내역에 곧 나타나요.';
}
