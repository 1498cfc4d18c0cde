import { createPassages, importPassages, listCategories, type OutputOf } from '@jadoo/contract';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddPassagesDialog } from '#features/passages/add-passages-dialog.tsx';
import { answer } from '#test/api.ts';
import { installDialog } from '#test/dialog.ts';
import { makePassage, someCategories } from '#test/factories.ts';
import { renderScreen } from '#test/render-screen.tsx';
import { forgetEverything, signIn } from '#test/sign-in.ts';

const server = setupServer();
const saved = vi.fn();
beforeAll(() => {
  configure({ asyncUtilTimeout: 20_000 });
  installDialog();
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  saved.mockClear();
  forgetEverything();
  signIn();
  server.use(answer(listCategories, { data: someCategories }));
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const open = () =>
  renderScreen(
    '/',
    '/',
    <AddPassagesDialog
      categories={someCategories}
      categoryIdx={11}
      onSaved={saved}
      onClose={() => undefined}
    />,
  );
const makeAnswer = (TEXT: string): OutputOf<typeof importPassages> => ({
  PASSAGES: [{ PS_TITLE: '', PS_TEXT: '', PS_FOOTNOTES: [], PROBLEM: '', WARNINGS: [] }],
  TEXT,
  ARE_LINES_WHOLE: true,
});
const choose = async (name = '시험.docx', sizeBytes = 3) =>
  userEvent.upload(
    await screen.findByLabelText('지문이 든 파일'),
    new File([new Uint8Array(sizeBytes)], name),
  );
const exam =
  '18. Bees dance to find a home.\nThey rest at night.\n19. 한국어로만 쓴 글\n20. Ants walk in long lines.';

describe('a file in the dialog', () => {
  it('shows the passages found in it before anything is saved, and leaves out what cannot be', async () => {
    let body: unknown;
    server.use(
      answer(importPassages, { data: makeAnswer(exam) }),
      answer(createPassages, async (request) => {
        body = await request.json();
        return { data: [makePassage(), makePassage({ PS_IDX: 2 })] };
      }),
    );
    open();
    await choose();
    const list = within(await screen.findByRole('region', { name: '찾은 지문' }));
    await list.findByText('지문 3개를 찾았어요');
    await list.findByText('영어 문장이 없어요. 영어 지문을 넣어 주세요.');
    await userEvent.click(list.getByRole('button', { name: '저장할 수 없는 1개 빼기' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /직접 작성했거나/u }));
    await userEvent.click(screen.getByRole('button', { name: '2개 저장하기' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(body).toMatchObject({
      PC_IDX: 11,
      PASSAGES: [
        { PS_TITLE: '18번', PS_TEXT: 'Bees dance to find a home.\nThey rest at night.' },
        { PS_TITLE: '20번', PS_TEXT: 'Ants walk in long lines.' },
      ],
    });
  });

  it('comes below what was pasted before', async () => {
    server.use(answer(importPassages, { data: makeAnswer('20. Ants walk in long lines.') }));
    open();
    await userEvent.click(await screen.findByLabelText('지문 붙여 넣기'));
    await userEvent.paste('19. Bees dance to find a home.');
    await choose();
    await screen.findByText('지문 2개를 찾았어요');
  });

  it('that cannot be read says why, and what was pasted stays', async () => {
    const message = '암호가 걸린 파일이에요. 암호를 풀고 저장해서 올려 주세요.';
    server.use(answer(importPassages, { code: '422', message }));
    open();
    await userEvent.click(await screen.findByLabelText('지문 붙여 넣기'));
    await userEvent.paste('19. Bees dance to find a home.');
    await choose('시험.pdf');
    await screen.findByText(message);
    await screen.findByText('지문 1개를 찾았어요');
  });

  it('that is too large is not sent', async () => {
    open();
    await choose('큰.pdf', 20 * 1024 * 1024 + 1);
    await screen.findByText('파일은 20 MB까지 올릴 수 있어요.');
  });

  it('with more than fifty passages is saved in parts; a part that fails keeps the rest', async () => {
    const counts: number[] = [];
    server.use(
      answer(importPassages, {
        data: makeAnswer(
          Array.from({ length: 52 }, (_, at) => `${at + 1}. Bees dance to find a home.`).join('\n'),
        ),
      }),
      answer(createPassages, async (request) => {
        const { PASSAGES } = (await request.json()) as { PASSAGES: unknown[] };
        counts.push(PASSAGES.length);
        return counts.length === 2
          ? { code: '503', message: '잠시 뒤에 다시 시도해 주세요.' }
          : { data: PASSAGES.map((_, at) => makePassage({ PS_IDX: at + 1 })) };
      }),
    );
    open();
    await choose();
    await screen.findByText('지문 52개를 찾았어요');
    await userEvent.click(screen.getByRole('checkbox', { name: /직접 작성했거나/u }));
    await userEvent.click(screen.getByRole('button', { name: '52개 저장하기' }));
    await screen.findByText('앞의 50개는 저장했어요. 잠시 뒤에 다시 시도해 주세요.');
    await userEvent.click(screen.getByRole('button', { name: '2개 저장하기' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(counts).toEqual([50, 2, 2]);
  });
});
