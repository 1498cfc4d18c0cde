import { getHttpStatus, resultCode, type ResultCode } from '@jadoo/contract';

/** Every expected refusal: its code in the envelope and the sentence that the user reads. */
const refusals = {
  'token-missing': [resultCode.tokenMissing, '로그인이 필요해요.'],
  'token-invalid': [resultCode.tokenError, '로그인이 끝났어요. 다시 로그인해 주세요.'],
  'token-reused': [
    resultCode.reject,
    '다른 곳에서 쓰인 로그인이라 안전을 위해 끝냈어요. 다시 로그인해 주세요.',
  ],
  'user-blocked': [resultCode.reject, '이용이 멈춘 계정이에요. 고객센터에 문의해 주세요.'],
  forbidden: [resultCode.forbidden, '이 작업을 할 권한이 없어요.'],
  'not-found': [resultCode.notFound, '찾을 수 없어요. 지워졌거나 주소가 바뀌었을 수 있어요.'],
  'too-large': [resultCode.tooLarge, '보낸 내용이 너무 커요.'],
  'wrong-type': [resultCode.wrongType, '받을 수 없는 형식이에요.'],
  invalid: [resultCode.invalid, '입력한 내용을 확인해 주세요.'],
  'too-many': [resultCode.tooMany, '요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.'],
  unavailable: [resultCode.unavailable, '지금은 이용자가 많아요. 잠시 뒤에 다시 시도해 주세요.'],
  'provider-unavailable': [
    resultCode.unavailable,
    '외부 서비스가 응답하지 않아요. 잠시 뒤에 다시 시도해 주세요.',
  ],

  // Business refusals: 409, which the request layer resolves so that the page can react.
  stale: [resultCode.conflict, '그 사이에 내용이 바뀌었어요. 새로 불러온 뒤 다시 고쳐 주세요.'],
  duplicate: [resultCode.conflict, '이미 있는 항목이에요.'],
  'consent-needed': [
    resultCode.conflict,
    '약관이 바뀌었어요. 화면을 새로 고쳐 바뀐 약관에 동의한 뒤 계속해 주세요.',
  ],
  'already-processed': [resultCode.conflict, '이미 처리했어요.'],
  'in-flight': [resultCode.conflict, '같은 요청을 처리하고 있어요. 잠시 뒤에 다시 확인해 주세요.'],
  'key-reused': [resultCode.conflict, '이미 다른 내용으로 처리한 요청이에요. 새로 시도해 주세요.'],
  'point-short': [resultCode.conflict, '포인트가 부족해요.'],
  'price-changed': [resultCode.conflict, '가격이 바뀌었어요. 다시 확인해 주세요.'],
  'limit-reached': [resultCode.conflict, '더 담을 수 없어요.'],
  'not-ready': [resultCode.conflict, '아직 만들고 있어요.'],
  'empty-paper': [resultCode.conflict, '문항이 없어서 만들 수 없어요.'],
  'no-other': [resultCode.conflict, '이 지문으로는 다른 문항을 만들 수 없어요.'],
  'not-empty': [resultCode.conflict, '비어 있지 않아 지울 수 없어요.'],
  'cannot-remove': [resultCode.conflict, '지울 수 없는 항목이에요.'],
  unsupported: [resultCode.conflict, '지원하지 않는 작업이에요.'],
  'ticket-invalid': [resultCode.forbidden, '인쇄할 수 있는 시간이 지났어요. 자료에서 다시 열어 주세요.'],
  'share-ended': [resultCode.forbidden, '공유가 끝난 링크예요. 자료를 보낸 분에게 새 링크를 받아 주세요.'],
  'login-expired': [resultCode.conflict, '로그인 시간이 지났어요. 처음부터 다시 시도해 주세요.'],
  'login-refused': [resultCode.conflict, '로그인하지 못했어요. 처음부터 다시 시도해 주세요.'],
  'login-link-invalid': [resultCode.conflict, '이미 썼거나 시간이 지난 링크예요. 새 링크를 만들어 주세요.'],
  'join-expired': [resultCode.conflict, '가입 시간이 지났거나 이미 가입했어요. 다시 로그인해 주세요.'],
  'already-member': [resultCode.conflict, '이미 가입한 계정이에요. 로그인해 주세요.'],
  'referral-unknown': [resultCode.conflict, '추천인 코드를 확인해 주세요.'],
  'amount-invalid': [resultCode.invalid, '1,000원부터 500,000원까지 1,000원 단위로 충전할 수 있어요.'],
  'amount-changed': [
    resultCode.conflict,
    '결제 정보가 주문과 달라 진행하지 않았어요. 청구되지 않았으니 처음부터 다시 결제해 주세요.',
  ],
  'order-closed': [resultCode.conflict, '이미 닫힌 주문이에요. 청구되지 않았으니 다시 결제해 주세요.'],
  'no-receipt': [resultCode.conflict, '아직 영수증이 없어요. 결제가 끝난 뒤 볼 수 있어요.'],
  'refund-none': [resultCode.conflict, '환불할 수 있는 금액이 없어요.'],
  'refund-open': [resultCode.conflict, '이미 신청한 환불을 처리하고 있어요.'],
  'refund-changed': [resultCode.conflict, '환불 금액이 바뀌었어요. 금액을 확인하고 다시 신청해 주세요.'],
  'coupon-unknown': [resultCode.conflict, '쿠폰 번호를 확인해 주세요.'],
  'coupon-ended': [resultCode.conflict, '사용 기간이 아닌 쿠폰이에요.'],
  'coupon-used-up': [resultCode.conflict, '준비한 수량이 모두 소진된 쿠폰이에요.'],
  'coupon-used': [resultCode.conflict, '이미 쓴 쿠폰이에요.'],
  'payment-open': [
    resultCode.conflict,
    '결제를 확인하고 있어요. 확인이 끝난 뒤 탈퇴할 수 있어요. 잠시 뒤에 다시 시도해 주세요.',
  ],
  'has-deposit': [
    resultCode.conflict,
    '입금을 기다리는 결제가 있어요. 탈퇴한 뒤 입금하면 포인트로 쓸 수 없어요.',
  ],
  'has-balance': [resultCode.conflict, '충전한 포인트가 남아 있어요. 환불받거나 포기한 뒤 탈퇴할 수 있어요.'],
} as const satisfies Record<string, readonly [ResultCode, string]>;

export type Reason = keyof typeof refusals;

/** What was wrong with one field; `path` joins keys and positions with dots. */
export interface Issue {
  path: string;
  message: string;
}

/**
 * A refusal that is part of the product. `message` replaces the usual Korean sentence, `data` travels in
 * the envelope. Anything else that is thrown is a bug and answers 500.
 */
export class AppError extends Error {
  readonly reason: Reason;
  readonly code: ResultCode;
  readonly data: unknown;

  constructor(reason: Reason, details: { message?: string; data?: unknown; cause?: unknown } = {}) {
    const [code, message] = refusals[reason];
    super(details.message ?? message, { cause: details.cause });
    this.name = 'AppError';
    this.reason = reason;
    this.code = code;
    this.data = details.data;
  }

  get httpStatus(): number {
    return getHttpStatus(this.code);
  }
}

/** A refusal of input by the rules of a service: 422 with the fields named. */
export function invalidInput(issues: readonly Issue[]): AppError {
  return new AppError('invalid', { data: { issues } });
}

/** States what must be so; when it is not, that is a bug: 500, logged once with the request id. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`invariant: ${message}`);
}
