import { getExam, getExamStatus, getKinds, getPoints, makeExam, quoteExam } from '@jadoo/contract';
import { act, cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMakerDraft } from '#features/making/maker-draft.ts';
import { Maker } from '#features/making/maker.tsx';
import { tools } from '#features/making/tools.ts';
import { findDraft, saveDraft } from '#session/temp-save.ts';
import { getUser } from '#session/user-store.ts';
import { answer } from '#test/api.ts';
import { installDialog } from '#test/dialog.ts';
import { makeExam as makePaper, makeKind } from '#test/factories.ts';
import { renderScreen } from '#test/render-screen.tsx';
import { forgetEverything, signIn } from '#test/sign-in.ts';

const server = setupServer();
let keys: (string | null)[] = [];
const kinds = {
  KINDS: [
    makeKind(),
    makeKind({ KIND: 'insertion', NAME: '문장 삽입' }),
    makeKind({ KIND: 'blank', NAME: '빈칸 추론', IS_READY: false }),
    makeKind({
      KIND: 'grammar-error',
      NAME: '어법',
      OPTIONS: { FOCUSES: ['수 일치', '관계사'] },
    }),
    makeKind({
      KIND: 'word-error',
      NAME: '어휘',
      OPTIONS: { DIFFICULTIES: ['low', 'middle', 'high'], COUNT: { MIN: 2, MAX: 5, INITIAL: 3, UNIT: '곳' } },
    }),
  ],
  PACKAGES: [],
};
const quote = (balance: number) => ({
  LINES: [{ KIND: 'order', NAME: '글의 순서', COUNT: 1, PRICE: 30, AMOUNT: 30 }],
  TOTAL: 30,
  BALANCE_BEFORE: balance,
  BALANCE_AFTER: balance - 30,
  WARNINGS: [] as string[],
});
const started = { ED_IDX: 5, STATUS: 'queued', UM_POINT: 470 };
const status = (fields: object) => ({
  STATUS: 'done',
  PROGRESS: 100,
  MADE_COUNT: 1,
  REFUSED_COUNT: 0,
  REFUND_POINT: 0,
  ...fields,
});

beforeAll(() => {
  configure({ asyncUtilTimeout: 5000 });
  installDialog();
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  keys = [];
  forgetEverything();
  signIn();
  server.use(
    answer(getKinds, { data: kinds }),
    answer(quoteExam, { data: quote(500) }),
    answer(makeExam, (request) => {
      keys.push(request.headers.get('idempotency-key'));
      return { data: started };
    }),
    answer(getExamStatus, { data: status({}) }),
  );
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const tool = tools[2];
if (!tool) throw new Error('three tools were expected');

function openMaker(address = '/data/transform') {
  return renderScreen(
    '/data/transform',
    address,
    <Maker
      tool={tool as NonNullable<typeof tool>}
      startPassages={address.includes('resume') ? [] : [{ idx: 1, title: '3과 본문' }]}
      isResumed={address.includes('resume')}
      renderPicker={({ picked }) => <p>{picked.length}개</p>}
    />,
  );
}

/** Opens the maker at a stored draft, once what reads drafts has loaded. */
async function resumeMaker() {
  await act(async () => {
    openMaker('/data/transform?resume=true');
    await vi.dynamicImportSettled();
  });
}

async function goToPrice() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '다음' }));
  await user.click(screen.getByRole('checkbox', { name: /글의 순서/u }));
  await user.click(screen.getByRole('button', { name: '다음' }));
  return user;
}

describe('the maker', () => {
  it('tells the price and the balance after, spends once on a double click and opens the paper', async () => {
    const router = openMaker();
    const user = await goToPrice();
    await screen.findByText('30P를 써서 자료 1개를 만들까요? 만든 뒤 남는 포인트는 470P예요.');
    await user.dblClick(screen.getByRole('button', { name: '만들기' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/myStorage/5'));
    expect(keys).toHaveLength(1);
    expect(getUser().POINT).toBe(470);
    expect(findDraft('maker-transform')).toBeUndefined();
  });

  it('does not offer kinds that are not ready', async () => {
    openMaker();
    await userEvent.click(await screen.findByRole('button', { name: '다음' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /빈칸 추론/u }).disabled).toBe(true);
  });

  it('offers to charge when points are short, spends nothing and keeps the draft', async () => {
    server.use(answer(quoteExam, { data: quote(10) }));
    const router = openMaker();
    const user = await goToPrice();
    await screen.findByText('20P 부족');
    await user.click(screen.getByRole('button', { name: '충전하고 만들기' }));
    await screen.findByText('포인트가 20P 부족해요. 충전하고 이어서 만들까요?');
    await user.click(screen.getByRole('button', { name: '충전하기' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/point/charge'));
    expect(router.state.location.search).toContain(encodeURIComponent('/data/transform?resume=true'));
    expect(keys).toEqual([]);
    expect(findDraft('maker-transform')?.path).toBe('/data/transform?resume=true');
  });

  it('tells before spending which kinds give each other’s answers away', async () => {
    server.use(
      answer(quoteExam, {
        data: { ...quote(500), WARNINGS: ['글의 순서, 문장 삽입은 서로 답의 단서가 돼요.'] },
      }),
    );
    openMaker();
    await goToPrice();
    await screen.findByText('글의 순서, 문장 삽입은 서로 답의 단서가 돼요.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '만들기' }).disabled).toBe(false);
  });

  it('sends the same key again after a lost answer, also after a reload', async () => {
    server.use(
      answer(makeExam, (request) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length < 3 ? { code: '503', message: '지금은 요청이 많아요.' } : { data: started };
      }),
    );
    openMaker();
    const user = await goToPrice();
    await user.click(await screen.findByRole('button', { name: '만들기' }));
    await screen.findByText('지금은 요청이 많아요.');
    cleanup();
    await resumeMaker();
    await user.click(await screen.findByRole('button', { name: '다시 보내기' }));
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/u);
  });

  it('goes back to the price when the server refuses', async () => {
    server.use(answer(makeExam, { code: '409', reason: 'price-changed', message: '가격이 바뀌었어요.' }));
    openMaker();
    const user = await goToPrice();
    await user.click(await screen.findByRole('button', { name: '만들기' }));
    await screen.findByText('가격이 바뀌었어요.');
    expect(screen.getByRole('heading', { name: '확인하기' })).toBeTruthy();
  });

  it('tells what could not be made, why, and what came back', async () => {
    const refusal = {
      PS_IDX: 1,
      PS_TITLE: '3과 본문',
      KIND: 'insertion',
      REASON: '단서가 되는 문장이 없어요.',
      REFUND_POINT: 30,
    };
    server.use(
      answer(getExamStatus, {
        data: status({ STATUS: 'partly', MADE_COUNT: 4, REFUSED_COUNT: 1, REFUND_POINT: 30 }),
      }),
      answer(getExam, { data: makePaper({ STATUS: 'partly', REFUSALS: [refusal as never] }) }),
      answer(getPoints, { data: { UM_POINT: 500 } }),
    );
    openMaker();
    const user = await goToPrice();
    await user.click(await screen.findByRole('button', { name: '만들기' }));
    await screen.findByText('5개 중 4개를 만들었어요. 만들지 못한 1개의 포인트 30P는 돌려드렸어요.');
    await screen.findByText('단서가 되는 문장이 없어요.');
    expect(screen.getByRole('link', { name: '편집·출력하기' }).getAttribute('href')).toBe('/myStorage/5');
    // The balance shown counts what came back.
    await waitFor(() => expect(getUser().POINT).toBe(500));
  });

  it('sends what was set for a kind, and has it again after the kind was taken away and back', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(makeExam, async (request) => {
        sent.push(((await request.json()) as { KINDS: unknown }).KINDS);
        return { data: started };
      }),
    );
    openMaker();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: '다음' }));
    const grammar = screen.getByRole('checkbox', { name: /^어법/u });
    await user.click(grammar);
    await user.click(screen.getByText('설정', { exact: false }));
    await user.click(screen.getByRole('button', { name: '관계사' }));
    await user.click(grammar);
    await user.click(grammar);
    await user.click(screen.getByRole('checkbox', { name: /^어휘/u }));
    await user.selectOptions(screen.getByRole('combobox', { name: '난이도' }), '상');
    await user.selectOptions(screen.getByRole('combobox', { name: '개수' }), '5곳');
    await screen.findByText('5곳 · 난이도 상');
    await user.click(screen.getByRole('button', { name: '다음' }));
    await user.click(await screen.findByRole('button', { name: '만들기' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual([
      { KIND: 'grammar-error', OPTIONS: { focus: ['관계사'] } },
      { KIND: 'word-error', OPTIONS: { difficulty: 'high', count: 5 } },
    ]);
  });

  it('drops from a kept draft what a kind does not have any more', async () => {
    const quoted: unknown[] = [];
    server.use(
      answer(quoteExam, async (request) => {
        quoted.push(((await request.json()) as { KINDS: unknown }).KINDS);
        return { data: quote(500) };
      }),
    );
    saveDraft({
      id: 'maker-transform',
      path: '/data/transform?resume=true',
      title: '변형',
      data: {
        ...createMakerDraft('exam-b4'),
        step: 3,
        passages: [{ idx: 1, title: '3과 본문' }],
        kinds: [
          { KIND: 'order', OPTIONS: { difficulty: 'high' } },
          { KIND: 'grammar-error', OPTIONS: { focus: ['관계사', '옛 항목'] } },
          { KIND: 'blank', OPTIONS: {} },
        ],
      },
    });
    await resumeMaker();
    await screen.findByRole('heading', { name: '확인하기' });
    await waitFor(() =>
      expect(quoted.at(-1)).toEqual([
        { KIND: 'order', OPTIONS: {} },
        { KIND: 'grammar-error', OPTIONS: { focus: ['관계사'] } },
      ]),
    );
  });

  it('takes a kept draft up again', async () => {
    openMaker();
    await goToPrice();
    cleanup();
    await resumeMaker();
    await screen.findByRole('heading', { name: '확인하기' });
  });
});
