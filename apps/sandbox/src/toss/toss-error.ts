/** Codes of the real API with their HTTP status and message. */
const catalogue = {
  INVALID_REQUEST: [400, '잘못된 요청입니다.'],
  INVALID_IDEMPOTENCY_KEY: [400, '멱등키는 300자 이하여야 합니다.'],
  INVALID_CLIENT_KEY: [400, '잘못된 클라이언트 키입니다.'],
  INVALID_ORDER_ID: [400, 'orderId는 영문 대소문자, 숫자, -, _, = 6자 이상 64자 이하여야 합니다.'],
  INVALID_ORDER_NAME: [400, 'orderName은 1자 이상 100자 이하여야 합니다.'],
  INVALID_CUSTOMER_KEY: [400, 'customerKey의 형식이 올바르지 않습니다.'],
  INVALID_URL: [400, 'successUrl과 failUrl은 전체 주소여야 합니다.'],
  DUPLICATED_ORDER_ID: [400, '이미 승인 및 취소가 진행된 중복된 주문번호입니다.'],
  BELOW_MINIMUM_AMOUNT: [400, '최소 결제금액은 100원입니다.'],
  ALREADY_PROCESSED_PAYMENT: [400, '이미 처리된 결제입니다.'],
  PROVIDER_ERROR: [400, '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해주세요.'],
  INVALID_REJECT_CARD: [400, '카드 사용이 거절되었습니다. 카드사 문의가 필요합니다.'],
  INVALID_STOPPED_CARD: [400, '정지된 카드입니다.'],
  EXCEED_MAX_DAILY_PAYMENT_COUNT: [400, '하루 결제 가능 횟수를 초과했습니다.'],
  EXCEED_MAX_PAYMENT_AMOUNT: [400, '하루 결제 가능 금액을 초과했습니다.'],
  ALREADY_CANCELED_PAYMENT: [400, '이미 취소된 결제입니다.'],
  INVALID_REFUND_ACCOUNT_INFO: [400, '환불 계좌번호와 예금주명이 일치하지 않습니다.'],
  UNAUTHORIZED_KEY: [401, '인증되지 않은 시크릿 키 혹은 클라이언트 키 입니다.'],
  REJECT_CARD_PAYMENT: [403, '한도초과 혹은 잔액부족으로 결제에 실패했습니다.'],
  REJECT_CARD_COMPANY: [403, '결제 승인이 거절되었습니다.'],
  FORBIDDEN_REQUEST: [403, '허용되지 않은 요청입니다.'],
  NOT_CANCELABLE_AMOUNT: [403, '취소할 수 없는 금액입니다.'],
  NOT_CANCELABLE_PAYMENT: [403, '취소할 수 없는 결제입니다.'],
  NOT_FOUND_PAYMENT: [404, '존재하지 않는 결제 정보입니다.'],
  NOT_FOUND_PAYMENT_SESSION: [404, '결제 시간이 만료되어 결제 진행 데이터가 존재하지 않습니다.'],
  IDEMPOTENT_REQUEST_PROCESSING: [409, '이전 멱등 요청이 처리중입니다.'],
  FAILED_INTERNAL_SYSTEM_PROCESSING: [500, '내부 시스템 처리 작업이 실패했습니다.'],
  UNKNOWN_PAYMENT_ERROR: [500, '결제에 실패했어요. 같은 문제가 반복된다면 은행이나 카드사로 문의해주세요.'],
} as const satisfies Record<string, readonly [number, string]>;

export type TossCode = keyof typeof catalogue;

export function isTossCode(text: string): text is TossCode {
  return Object.hasOwn(catalogue, text);
}

/** An answer of the API that says no. */
export class TossError extends Error {
  readonly code: TossCode;
  readonly httpStatus: number;

  constructor(code: TossCode) {
    const [status, message] = catalogue[code];
    super(message);
    this.code = code;
    this.httpStatus = status;
  }
}
