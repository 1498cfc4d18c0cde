import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { html, type Html } from '#html.ts';
import { renderPage } from '#page.ts';
import type { PaymentBook } from './payment-book.ts';
import type { PaymentObject, PaymentRequest } from './payment-object.ts';
import { isTossCode, type TossCode, TossError } from './toss-error.ts';

interface WindowOptions {
  /** Path of the sandbox within its origin. */
  basePath: string;
  baseUrl: string;
  clientKey: string;
  book: PaymentBook;
}

type Fields = Record<string, string | undefined>;

const sdkText = readFileSync(new URL('./public/browser-sdk.js', import.meta.url), 'utf8');
const widgetStyle = `
.toss-sandbox { margin: 0; padding: 12px 16px; border: 1px solid #d9dce2; border-radius: 12px; }
.toss-sandbox label { display: flex; align-items: center; gap: 8px; min-height: 44px; }
`;

/** Ways to pay: what the browser calls it, what the API calls it, and the button. */
const ways = [
  { code: 'CARD', method: '카드', decision: 'card', label: '카드로 승인하기' },
  { code: 'TOSSPAY', method: '간편결제', decision: 'easy', label: '간편결제로 승인하기' },
  { code: 'TRANSFER', method: '계좌이체', decision: 'transfer', label: '계좌이체로 승인하기' },
  { code: 'VIRTUAL_ACCOUNT', method: '가상계좌', decision: 'deposit', label: '가상계좌로 입금하기' },
] as const;

/** Refusals that the payer may pick: those of the window come at once, the others with the approval. */
const windowRefusals: readonly TossCode[] = ['REJECT_CARD_COMPANY'];
const approvalRefusals: readonly TossCode[] = [
  'REJECT_CARD_PAYMENT',
  'INVALID_REJECT_CARD',
  'INVALID_STOPPED_CARD',
  'EXCEED_MAX_PAYMENT_AMOUNT',
  'EXCEED_MAX_DAILY_PAYMENT_COUNT',
  'PROVIDER_ERROR',
];

const won = new Intl.NumberFormat('ko-KR');

function send(
  reply: FastifyReply,
  options: WindowOptions,
  title: string,
  body: Html,
  status = 200,
): FastifyReply {
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(renderPage({ brand: 'toss', basePath: options.basePath, title, body }));
}

function renderOptions(codes: readonly TossCode[], text: string): Html[] {
  return codes.map((code) => html`<option value="${code}">${text}: ${new TossError(code).message}</option>`);
}

function renderWindow(options: WindowOptions, payment: PaymentObject): Html {
  const action = `${options.basePath}/toss/window/${payment.paymentKey}`;
  const chosen = options.book.getRequest(payment.paymentKey).methodCode;
  const sorted = ways.toSorted((a, b) => Number(b.code === chosen) - Number(a.code === chosen));
  const buttons = sorted.map(
    ({ decision, label }, position) =>
      html`<button class="${position === 0 ? 'main' : 'quiet'}" name="decision" value="${decision}">
        ${label}
      </button>`,
  );
  return html`
    <p><strong>${String(payment['orderName'])}</strong><br />${won.format(payment.totalAmount)}원</p>
    <form method="post" action="${action}">
      ${buttons}
      <button class="quiet" name="decision" value="cancel">취소하기</button>
      <h2>거절되게 하기</h2>
      <label
        >거절 코드
        <select name="code">
          ${renderOptions(windowRefusals, '결제창')}${renderOptions(approvalRefusals, '승인')}
        </select>
      </label>
      <button class="quiet" name="decision" value="refuse">거절하기</button>
    </form>
  `;
}

const windowMessages = {
  PAY_PROCESS_CANCELED: '사용자에 의해 결제가 취소되었습니다.',
  REJECT_CARD_COMPANY: '결제 승인이 거절되었습니다.',
};

/** What the payer's decision says to the shop: a query for one of its two addresses. */
interface Outcome {
  isSuccess: boolean;
  query: Record<string, string>;
}

function succeed(request: PaymentRequest, paymentKey: string): Outcome {
  return {
    isSuccess: true,
    query: { paymentType: 'NORMAL', orderId: request.orderId, paymentKey, amount: String(request.amount) },
  };
}

function decide(book: PaymentBook, paymentKey: string, fields: Fields): Outcome | undefined {
  const way = ways.find(({ decision }) => decision === fields['decision']);
  if (way) return succeed(book.authenticate(paymentKey, way.method), paymentKey);
  if (fields['decision'] === 'cancel') {
    book.abort(paymentKey, undefined);
    // The real window leaves out the order when the payer cancels.
    const code = 'PAY_PROCESS_CANCELED';
    return { isSuccess: false, query: { code, message: windowMessages[code] } };
  }
  const code = fields['code'] ?? '';
  if (fields['decision'] !== 'refuse' || !isTossCode(code)) return undefined;
  if (approvalRefusals.includes(code)) {
    return succeed(book.authenticate(paymentKey, '카드', code), paymentKey);
  }
  const { orderId } = book.abort(paymentKey, code);
  return { isSuccess: false, query: { code, message: windowMessages.REJECT_CARD_COMPANY, orderId } };
}

function readRequest(body: unknown, clientKey: string): PaymentRequest {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  if (fields['clientKey'] !== clientKey) throw new TossError('INVALID_CLIENT_KEY');
  const text = (name: string): string => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  const amount = fields['amount'] as { value?: unknown; currency?: unknown } | undefined;
  if (typeof amount !== 'object' || typeof amount.value !== 'number' || amount.currency !== 'KRW') {
    throw new TossError('INVALID_REQUEST');
  }
  return {
    orderId: text('orderId'),
    orderName: text('orderName'),
    amount: amount.value,
    customerKey: text('customerKey'),
    successUrl: text('successUrl') || undefined,
    failUrl: text('failUrl') || undefined,
    methodCode: text('method'),
  };
}

/** Where the browser script sends what the shop asked for, and where it learns how it ended. */
function registerSdk(app: FastifyInstance, options: WindowOptions, outcomes: Map<string, Outcome>): void {
  const { book, baseUrl, clientKey } = options;
  app.get('/v2/standard', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(sdkText));
  app.get('/widget.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(widgetStyle));
  app.post('/sdk/payments', (request, reply) => {
    const paymentKey = book.open(readRequest(request.body, clientKey));
    return reply.send({ paymentKey, url: `${baseUrl}/toss/window/${paymentKey}` });
  });
  app.get<{ Params: { paymentKey: string } }>('/sdk/payments/:paymentKey', (request, reply) => {
    const outcome = outcomes.get(request.params.paymentKey);
    if (!outcome) return reply.send({ state: 'open' });
    const { orderId, paymentKey, paymentType, amount } = outcome.query;
    const result = { orderId, paymentKey, paymentType, amount: { currency: 'KRW', value: Number(amount) } };
    return reply.send(outcome.isSuccess ? { state: 'done', result } : { state: 'failed', ...outcome.query });
  });
}

/** The payment window, the receipt and the bank counter, as pages. */
export function registerTossPages(app: FastifyInstance, options: WindowOptions): void {
  const { book } = options;
  const outcomes = new Map<string, Outcome>();
  registerSdk(app, options, outcomes);

  app.get<{ Params: { paymentKey: string } }>('/window/:paymentKey', (request, reply) => {
    const payment = book.find(request.params.paymentKey);
    if (payment.status !== 'READY') {
      return send(reply, options, '끝난 결제예요', html`<p>이 결제창은 이미 닫혔어요.</p>`, 410);
    }
    return send(reply, options, '결제하기', renderWindow(options, payment));
  });
  app.post<{ Params: { paymentKey: string }; Body: Fields | undefined }>(
    '/window/:paymentKey',
    (request, reply) => {
      const { paymentKey } = request.params;
      const shop = book.getRequest(paymentKey);
      const outcome = decide(book, paymentKey, request.body ?? {});
      if (!outcome)
        return send(reply, options, '잘못된 요청이에요', html`<p class="error">다시 골라 주세요.</p>`, 400);
      outcomes.set(paymentKey, outcome);
      const back = outcome.isSuccess ? shop.successUrl : shop.failUrl;
      if (back === undefined) return send(reply, options, '끝났어요', html`<p>이 창을 닫아 주세요.</p>`);
      const url = new URL(back);
      for (const [name, value] of Object.entries(outcome.query)) url.searchParams.set(name, value);
      return reply.redirect(url.href, 303);
    },
  );

  app.get<{ Params: { paymentKey: string }; Querystring: { kind?: string } }>(
    '/receipt/:paymentKey',
    (request, reply) => {
      const payment = book.find(request.params.paymentKey);
      return send(
        reply,
        options,
        request.query.kind === 'cash' ? '현금영수증' : '영수증',
        html`<dl>
          <dt>상품</dt>
          <dd>${String(payment['orderName'])}</dd>
          <dt>결제 수단</dt>
          <dd>${String(payment['method'])}</dd>
          <dt>승인 시각</dt>
          <dd>${String(payment['approvedAt'])}</dd>
          <dt>공급가액</dt>
          <dd>${won.format(Number(payment['suppliedAmount']))}원</dd>
          <dt>부가세</dt>
          <dd>${won.format(Number(payment['vat']))}원</dd>
          <dt>합계</dt>
          <dd>${won.format(payment.balanceAmount)}원</dd>
        </dl>`,
      );
    },
  );
  registerBank(app, options);
}

/** The counter at which somebody puts money into the virtual accounts. */
function registerBank(app: FastifyInstance, options: WindowOptions): void {
  const { book, basePath } = options;
  app.get('/bank', (_request, reply) => {
    const rows = book.list().flatMap(({ paymentKey, totalAmount, orderId, status, method }) => {
      const isWaiting = status === 'WAITING_FOR_DEPOSIT';
      if (!isWaiting && (status !== 'DONE' || method !== '가상계좌')) return [];
      const path = `${basePath}/toss/bank/${paymentKey}${isWaiting ? '' : '/take-back'}`;
      return html`<li>
        <form method="post" action="${path}">
          <button>
            ${won.format(totalAmount)}원 ${isWaiting ? '입금하기' : '입금 취소하기'}<small>${orderId}</small>
          </button>
        </form>
      </li>`;
    });
    const body =
      rows.length === 0
        ? html`<p>가상계좌가 없어요.</p>`
        : html`<ul>
            ${rows}
          </ul>`;
    return send(reply, options, '가상계좌 입금', body);
  });
  app.post<{ Params: { paymentKey: string } }>('/bank/:paymentKey', (request, reply) => {
    book.deposit(request.params.paymentKey);
    return send(reply, options, '입금했어요', html`<p>가맹점에 입금을 알렸어요.</p>`);
  });
  app.post<{ Params: { paymentKey: string } }>('/bank/:paymentKey/take-back', (request, reply) => {
    book.takeBack(request.params.paymentKey);
    return send(reply, options, '입금을 취소했어요', html`<p>가맹점에 입금 취소를 알렸어요.</p>`);
  });
}
