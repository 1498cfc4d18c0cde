/* global window, document, fetch, location, URL, setTimeout */
// What https://js.tosspayments.com/v2/standard gives a page, as far as a shop uses it.
(() => {
  const base = new URL('../', document.currentScript.src).href;
  const methods = [
    ['CARD', '신용·체크카드'],
    ['TOSSPAY', '토스페이'],
    ['TRANSFER', '계좌이체'],
    ['VIRTUAL_ACCOUNT', '가상계좌'],
  ];

  function fail(code, message) {
    const error = new Error(message);
    error.code = code;
    return error;
  }

  function addStyle() {
    const href = new URL('widget.css', base).href;
    if (document.querySelector(`link[href="${href}"]`)) return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }

  function makeElement(name, attributes, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  }

  function findPlace(selector) {
    const place = document.querySelector(selector);
    if (!place) throw fail('INVALID_SELECTOR', '선택자에 해당하는 요소가 없습니다.');
    return place;
  }

  async function open(request) {
    const answer = await fetch(new URL('sdk/payments', base), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    const body = await answer.json();
    if (!answer.ok) throw fail(body.code, body.message);
    return body;
  }

  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

  async function watch(popup, paymentKey) {
    for (;;) {
      const isClosed = popup.closed;
      const answer = await fetch(new URL(`sdk/payments/${paymentKey}`, base));
      const told = await answer.json();
      if (told.state === 'done') {
        popup.close();
        return told.result;
      }
      if (told.state === 'failed' || isClosed) {
        popup.close();
        throw fail(told.code ?? 'USER_CANCEL', told.message ?? '사용자가 결제를 취소하였습니다.');
      }
      await wait(300);
    }
  }

  /** With addresses the window takes the place of the page, without them it opens beside it. */
  async function request(details) {
    if (details.successUrl !== undefined && details.failUrl !== undefined) {
      location.assign((await open(details)).url);
      return new Promise(() => undefined);
    }
    const popup = window.open('about:blank', 'toss-payment', 'popup,width=480,height=720');
    if (!popup) throw fail('POPUP_BLOCKED', '팝업이 차단되었습니다.');
    try {
      const { url, paymentKey } = await open(details);
      popup.location.assign(url);
      return await watch(popup, paymentKey);
    } catch (error) {
      popup.close();
      throw error;
    }
  }

  function createWidgets(clientKey, customerKey) {
    let amount;
    let methodCode = 'CARD';
    let isAgreed = true;
    const requireAmount = () => {
      if (!amount) throw fail('AMOUNT_IS_NOT_SET', '결제 금액을 먼저 설정해주세요.');
    };
    const renderPaymentMethods = async ({ selector }) => {
      requireAmount();
      addStyle();
      const listeners = new Set();
      const select = (code) => {
        methodCode = code;
        for (const listener of listeners) listener({ code });
      };
      const options = methods.map(([code, label]) => {
        const input = makeElement('input', { type: 'radio', name: 'toss-sandbox-method', value: code });
        input.checked = code === methodCode;
        input.addEventListener('change', () => select(code));
        return makeElement('label', {}, input, label);
      });
      const legend = makeElement('legend', {}, '결제 방법');
      const box = makeElement('fieldset', { class: 'toss-sandbox' }, legend, ...options);
      findPlace(selector).replaceChildren(box);
      return {
        on: (_name, listener) => void listeners.add(listener),
        getSelectedPaymentMethod: async () => ({ code: methodCode }),
        destroy: async () => box.remove(),
      };
    };
    const renderAgreement = async ({ selector }) => {
      requireAmount();
      addStyle();
      const listeners = new Set();
      const input = makeElement('input', { type: 'checkbox' });
      input.checked = isAgreed;
      input.addEventListener('change', () => {
        isAgreed = input.checked;
        const status = { agreedRequiredTerms: isAgreed, agreements: [] };
        for (const listener of listeners) listener(status);
      });
      const label = makeElement('label', {}, input, '[필수] 결제 서비스 이용 약관에 동의해요');
      const box = makeElement('div', { class: 'toss-sandbox' }, label);
      findPlace(selector).replaceChildren(box);
      return {
        on: (_name, listener) => void listeners.add(listener),
        destroy: async () => box.remove(),
      };
    };
    return {
      setAmount: async (wanted) => {
        if (wanted.currency !== 'KRW' || !Number.isInteger(wanted.value)) {
          throw fail('INVALID_AMOUNT', '금액이 올바르지 않습니다.');
        }
        amount = { ...wanted };
      },
      renderPaymentMethods,
      renderAgreement,
      requestPayment: async (details) => {
        requireAmount();
        if (!isAgreed) throw fail('NEED_AGREEMENT_WITH_REQUIRED_TERMS', '필수 약관에 동의해주세요.');
        return request({ ...details, clientKey, customerKey, amount, method: methodCode });
      },
    };
  }

  function TossPayments(clientKey) {
    const kind = /^(?:test|live)_(gck|ck)_/u.exec(clientKey)?.[1];
    if (!kind) throw fail('INVALID_CLIENT_KEY', '클라이언트 키가 올바르지 않습니다.');
    return {
      widgets: ({ customerKey }) => {
        if (kind !== 'gck') throw fail('INVALID_CLIENT_KEY', '결제위젯 연동 키가 필요합니다.');
        return createWidgets(clientKey, customerKey);
      },
      payment: ({ customerKey }) => {
        if (kind !== 'ck') throw fail('INVALID_CLIENT_KEY', 'API 개별 연동 키가 필요합니다.');
        return { requestPayment: (details) => request({ ...details, clientKey, customerKey }) };
      },
    };
  }

  window.TossPayments = TossPayments;
})();
