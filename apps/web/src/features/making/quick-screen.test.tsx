import { analysePassage, getExam, getExamStatus, getKinds, getPoints, makeExam } from '@jadoo/contract';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { QuickScreen } from '#features/making/quick-screen.tsx';
import { getUser, setPoint } from '#session/user-store.ts';
import { answer } from '#test/api.ts';
import { installDialog } from '#test/dialog.ts';
import { makeExam as makePaper, makeKind } from '#test/factories.ts';
import { renderScreen } from '#test/render-screen.tsx';
import { forgetEverything, signIn } from '#test/sign-in.ts';

const server = setupServer();
const ensureSaved = vi.fn(() =>
  Promise.resolve<{ idx: number; title: string } | null>({ idx: 1, title: '3과 본문' }),
);
let bodies: unknown[];
const vocabulary = makeKind({ KIND: 'vocabulary-list', TOOL: 'basic', NAME: '핵심 어휘', PRICE: 10 });
const insertion = makeKind({ KIND: 'insertion', NAME: '문장 삽입' });
const status = { STATUS: 'done', PROGRESS: 100, MADE_COUNT: 1, REFUSED_COUNT: 0, REFUND_POINT: 0 };

beforeAll(() => {
  configure({ asyncUtilTimeout: 5000 });
  installDialog();
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  bodies = [];
  ensureSaved.mockClear();
  forgetEverything();
  signIn();
  server.use(
    answer(getKinds, {
      data: {
        KINDS: [vocabulary, makeKind(), insertion],
        PACKAGES: [
          { ID: 'words', NAME: '단어·해석', KINDS: ['vocabulary-list'] },
          { ID: 'transform-set', NAME: '변형 풀세트', KINDS: ['order', 'insertion'] },
        ],
      },
    }),
    answer(analysePassage, {
      data: {
        SENTENCES: [],
        WORD_COUNT: 6,
        LEVEL: 2,
        UNKNOWN_WORDS: [],
        KINDS: [{ KIND: 'insertion', IS_FEASIBLE: false, REASON: '문장이 너무 적어요.' }],
      },
    }),
    answer(makeExam, async (request) => {
      bodies.push(await request.json());
      return { data: { ED_IDX: 5, STATUS: 'queued', UM_POINT: 470 } };
    }),
    answer(getExamStatus, { data: status }),
  );
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const openQuick = () =>
  renderScreen(
    '/quick',
    '/quick',
    <QuickScreen source={{ text: 'Bees dance.', lines: {}, isReading: false, ensureSaved }} isResumed={false}>
      <p>지문</p>
    </QuickScreen>,
  );
const choosePackage = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));

describe('빠른 제작', () => {
  it('leaves out what the passage cannot carry, says why, and charges for the rest only', async () => {
    const router = openQuick();
    await choosePackage(/변형 풀세트/u);
    await screen.findByText('문장이 너무 적어요.');
    await screen.findByText('만든 뒤 남는 포인트는 470P예요');
    await userEvent.click(await screen.findByRole('button', { name: '30P로 만들기' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/myStorage/5'));
    expect(bodies).toMatchObject([{ PS_IDXS: [1], KINDS: [{ KIND: 'order' }], EXPECTED_TOTAL: 30 }]);
  });

  it('offers to charge when the points do not reach, and sends nothing', async () => {
    setPoint(10);
    const router = openQuick();
    await choosePackage(/변형 풀세트/u);
    await userEvent.click(await screen.findByRole('button', { name: '30P로 만들기' }));
    await screen.findByText('포인트가 20P 부족해요. 충전하고 이어서 만들까요?');
    await userEvent.click(screen.getByRole('button', { name: '충전하기' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/point/charge'));
    expect(router.state.location.search).toBe(`?next=${encodeURIComponent('/quick')}`);
    expect(bodies).toEqual([]);
  });

  it('makes nothing while the passage cannot be saved, and says why when the server cannot', async () => {
    ensureSaved.mockResolvedValueOnce(null);
    openQuick();
    const make = await screen.findByRole('button', { name: '10P로 만들기' });
    await userEvent.click(make);
    await waitFor(() => expect(ensureSaved).toHaveBeenCalledTimes(1));
    ensureSaved.mockRejectedValueOnce(new Error('broken'));
    await userEvent.click(make);
    await screen.findByText('문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.');
    expect(bodies).toEqual([]);
  });

  it('that lost its answer is sent again under the same key', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post(`*${makeExam.path}`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1 ? HttpResponse.error() : undefined;
      }),
    );
    const router = openQuick();
    await userEvent.click(await screen.findByRole('button', { name: '10P로 만들기' }));
    await userEvent.click(await screen.findByRole('button', { name: '다시 보내기' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/myStorage/5'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('that could not be made says so, with the reason and the way on', async () => {
    const refusal = {
      PS_IDX: 1,
      PS_TITLE: '3과 본문',
      KIND: 'vocabulary-list' as const,
      REASON: '낱말이 너무 적어요.',
      REFUND_POINT: 10,
    };
    server.use(
      answer(getExam, { data: makePaper({ STATUS: 'failed', EXERCISES: [], REFUSALS: [refusal] }) }),
      answer(getExamStatus, {
        data: { ...status, STATUS: 'failed', MADE_COUNT: 0, REFUSED_COUNT: 1, REFUND_POINT: 10 },
      }),
      answer(getPoints, { data: { UM_POINT: 500 } }),
    );
    openQuick();
    await userEvent.click(await screen.findByRole('button', { name: '10P로 만들기' }));
    await screen.findByText('자료를 만들지 못했어요. 포인트는 돌려드렸어요.');
    await screen.findByText('낱말이 너무 적어요.');
    await screen.findByRole('link', { name: '다른 자료 만들기' });
    await waitFor(() => expect(getUser().POINT).toBe(500));
  });
});
