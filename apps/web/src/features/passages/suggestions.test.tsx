import { suggestLines, suggestTranslations, updatePassage } from '@jadoo/contract';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PassageEditor } from '#features/passages/passage-editor.tsx';
import { runtimeConfig } from '#session/runtime-config.ts';
import { answer } from '#test/api.ts';
import { installDialog } from '#test/dialog.ts';
import { makePassage, someCategories } from '#test/factories.ts';
import { renderScreen } from '#test/render-screen.tsx';
import { forgetEverything, signIn } from '#test/sign-in.ts';

const server = setupServer();
const lines = {
  TOPIC: 'how bees choose a home',
  TITLE: 'The Dance of Bees',
  GIST: '벌은 춤으로 집을 고른다.',
  SUMMARY: 'Bees choose a home by dancing.',
};
const translations = ['벌들은 춤을 춘다.', '<b>집</b>을 고른다.'];
interface Sent {
  PS_TRANSLATIONS: string[];
  PS_TOPIC: string;
  PS_GIST: string;
}
let asked: unknown[] = [];
let sent: Sent[] = [];

beforeAll(() => {
  configure({ asyncUtilTimeout: 5000 });
  installDialog();
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  asked = [];
  sent = [];
  forgetEverything();
  signIn();
  runtimeConfig.HAS_WRITER = true;
  server.use(
    answer(suggestTranslations, async (request) => {
      asked.push(await request.json());
      return { data: { TRANSLATIONS: translations } };
    }),
    answer(suggestLines, async (request) => {
      asked.push(await request.json());
      return { data: lines };
    }),
    answer(updatePassage, async (request) => {
      sent.push((await request.json()) as Sent);
      return { data: makePassage() };
    }),
  );
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  runtimeConfig.HAS_WRITER = false;
});
afterAll(() => {
  server.close();
});

async function openTab(name: string, fields: Parameters<typeof makePassage>[0] = {}) {
  renderScreen(
    '/passageStorage',
    '/passageStorage',
    <PassageEditor
      passage={makePassage(fields)}
      categories={someCategories}
      onMake={() => undefined}
      onClose={() => undefined}
    />,
  );
  await userEvent.click(await screen.findByRole('tab', { name }));
}
const ask = async () => userEvent.click(await screen.findByRole('button', { name: '제안 받기' }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('suggested translations', () => {
  it('fill what is empty, keep what the teacher wrote, and are stored only on saving', async () => {
    await openTab('문장·해석', { PS_TRANSLATIONS: ['내 해석', ''] });
    await ask();
    const panel = await screen.findByRole('region', { name: '해석 제안' });
    expect(asked).toEqual([{ SENTENCES: ['Bees dance.', 'They choose a home.'] }]);
    // Markup is text like any other.
    expect(within(panel).getByText('<b>집</b>을 고른다.')).toBeTruthy();
    await press('빈 문장에 넣기 (1)');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '1번 문장 해석' }).value).toBe('내 해석');
    const second = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '2번 문장 해석' });
    expect(second.value).toBe('<b>집</b>을 고른다.');
    expect(sent).toEqual([]);
    await userEvent.clear(second);
    await userEvent.type(second, '집을 고른다.');
    await press('저장하기');
    await waitFor(() => expect(sent).toMatchObject([{ PS_TRANSLATIONS: ['내 해석', '집을 고른다.'] }]));
  });

  it('take the place of everything or go away, as the teacher says', async () => {
    await openTab('문장·해석');
    await ask();
    await screen.findByRole('region', { name: '해석 제안' });
    await press('버리기');
    expect(screen.queryByRole('region', { name: '해석 제안' })).toBeNull();
    await ask();
    await screen.findByRole('region', { name: '해석 제안' });
    await press('모두 바꾸기');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '1번 문장 해석' }).value).toBe(
      '벌들은 춤을 춘다.',
    );
  });

  it('that do not come leave a sentence and the way to ask again', async () => {
    server.use(answer(suggestTranslations, { code: '503', message: '쓸 만한 제안을 받지 못했어요.' }));
    await openTab('문장·해석');
    await ask();
    await screen.findByText('쓸 만한 제안을 받지 못했어요.');
    expect(screen.getByRole('button', { name: '제안 받기' })).toBeTruthy();
  });
});

describe('suggested lines', () => {
  it('are taken one by one or wherever nothing stands yet', async () => {
    await openTab('주제·요지', { PS_GIST: '내 요지' });
    await ask();
    await screen.findByRole('region', { name: '주제·요지 제안' });
    expect(asked).toEqual([{ PS_TEXT: 'Bees dance. They choose a home.' }]);
    await press('빈 칸에 넣기 (3)');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '요지 (한국어)' }).value).toBe('내 요지');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '주제 (영어)' }).value).toBe(lines.TOPIC);
    await ask();
    await screen.findByRole('region', { name: '주제·요지 제안' });
    await press('요지 제안 쓰기');
    await press('저장하기');
    await waitFor(() => expect(sent).toMatchObject([{ PS_TOPIC: lines.TOPIC, PS_GIST: lines.GIST }]));
  });
});

describe('where nobody writes suggestions', () => {
  it('there is no button to ask for one', async () => {
    runtimeConfig.HAS_WRITER = false;
    await openTab('문장·해석');
    await screen.findByRole('button', { name: '해석 한꺼번에 넣기' });
    expect(screen.queryByRole('button', { name: '제안 받기' })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: '주제·요지' }));
    await screen.findByRole('textbox', { name: '주제 (영어)' });
    expect(screen.queryByRole('button', { name: '제안 받기' })).toBeNull();
  });
});
