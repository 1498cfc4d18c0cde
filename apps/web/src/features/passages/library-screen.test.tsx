import {
  analysePassage,
  changePassages,
  createPassages,
  getPassage,
  listCategories,
  listPassages,
  orderCategories,
  updatePassage,
} from '@jadoo/contract';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LibraryScreen } from '#features/passages/library-screen.tsx';
import { toForm } from '#features/passages/passage-form.ts';
import { findDraft, saveDraft } from '#session/temp-save.ts';
import { answer } from '#test/api.ts';
import { installDialog } from '#test/dialog.ts';
import { makePassage, makePassageSummary, someCategories } from '#test/factories.ts';
import { renderScreen } from '#test/render-screen.tsx';
import { forgetEverything, signIn } from '#test/sign-in.ts';

const server = setupServer();
const make = vi.fn();
const print = vi.fn(() => Promise.resolve());
const page = (items: unknown[]) => ({ items, page: 1, size: 20, total: items.length });

beforeAll(() => {
  configure({ asyncUtilTimeout: 5000 });
  installDialog();
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  make.mockClear();
  print.mockClear();
  forgetEverything();
  signIn();
  server.use(
    answer(listCategories, { data: someCategories }),
    answer(listPassages, {
      data: page([makePassageSummary(), makePassageSummary({ PS_IDX: 2, PS_TITLE: '4과 본문' })]),
    }),
    answer(getPassage, { data: makePassage() }),
  );
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

function openLibrary(address = '/passageStorage') {
  return renderScreen(
    '/passageStorage',
    address,
    <LibraryScreen categoryIdx={null} onMake={make} onPrint={print} />,
  );
}

const getBar = (element: HTMLElement): HTMLElement => element.parentElement ?? element;

describe('the library', () => {
  it('hands the chosen passages to the makers and to print', async () => {
    openLibrary();
    await userEvent.click(await screen.findByRole('checkbox', { name: '이 쪽의 지문 모두 고르기' }));
    await userEvent.click(await screen.findByRole('button', { name: '이 지문으로 만들기' }));
    expect(make).toHaveBeenCalledWith([
      { idx: 1, title: '3과 본문' },
      { idx: 2, title: '4과 본문' },
    ]);
    await userEvent.click(screen.getByRole('button', { name: '인쇄' }));
    expect(print).toHaveBeenCalledWith([1, 2]);
  });

  it('asks before it deletes, and deletes nothing on cancel', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(changePassages, async (request) => {
        sent.push(await request.json());
        return { data: { COUNT: 1 } };
      }),
    );
    openLibrary();
    const remove = async (button: string) => {
      await userEvent.click(await screen.findByRole('button', { name: '3과 본문 더 보기' }));
      await userEvent.click(screen.getByRole('menuitem', { name: '삭제' }));
      await screen.findByText('‘3과 본문’ 지문을 삭제할까요? 휴지통에서 30일 안에 되살릴 수 있어요.');
      await userEvent.click(screen.getByRole('button', { name: button }));
    };
    await remove('취소');
    expect(sent).toEqual([]);
    await remove('삭제하기');
    await waitFor(() => expect(sent).toEqual([{ WHAT: 'remove', PS_IDXS: [1] }]));
  });

  it('moves the chosen passages to a unit and lets go of them', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(changePassages, async (request) => {
        sent.push(await request.json());
        return { data: { COUNT: 2 } };
      }),
    );
    openLibrary();
    await userEvent.click(await screen.findByRole('checkbox', { name: '이 쪽의 지문 모두 고르기' }));
    await userEvent.click(await screen.findByRole('button', { name: '옮기기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '지문 2개 옮기기' }));
    await userEvent.selectOptions(dialog.getByLabelText('옮길 곳'), '고2 교재 › 3과');
    await userEvent.click(dialog.getByRole('button', { name: '옮기기' }));
    await waitFor(() => expect(sent).toEqual([{ WHAT: 'move', PS_IDXS: [1, 2], PC_IDX: 11 }]));
    await screen.findByText('지문 2개', { selector: '[aria-live]' });
  });

  it('brings several passages back from the bin', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(changePassages, async (request) => {
        sent.push(await request.json());
        return { data: { COUNT: 2 } };
      }),
    );
    openLibrary('/passageStorage?trash=true');
    await userEvent.click(await screen.findByRole('checkbox', { name: '이 쪽의 지문 모두 고르기' }));
    const bar = within(await screen.findByText('2개 골랐어요', { selector: '#bottom-fix p' }).then(getBar));
    await userEvent.click(bar.getByRole('button', { name: '되살리기' }));
    await waitFor(() => expect(sent).toEqual([{ WHAT: 'restore', PS_IDXS: [1, 2] }]));
  });

  it('keeps the choice and says why when passages cannot be moved', async () => {
    server.use(answer(changePassages, { code: '404', message: '교재나 단원을 찾을 수 없어요.' }));
    openLibrary();
    await userEvent.click(await screen.findByRole('button', { name: '3과 본문 더 보기' }));
    await userEvent.click(screen.getByRole('menuitem', { name: '옮기기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '지문 1개 옮기기' }));
    await userEvent.selectOptions(dialog.getByLabelText('옮길 곳'), '고2 교재');
    await userEvent.click(dialog.getByRole('button', { name: '옮기기' }));
    await dialog.findByText('교재나 단원을 찾을 수 없어요.');
  });

  it('asks for the passages of a tag that was clicked', async () => {
    const asked: (string | null)[] = [];
    server.use(
      answer(listPassages, (request) => {
        asked.push(new URL(request.url).searchParams.get('tag'));
        return { data: page([makePassageSummary({ PS_TAGS: ['고2'] })]) };
      }),
    );
    openLibrary();
    await userEvent.click(await screen.findByRole('link', { name: '태그 고2' }));
    await screen.findByText('#고2');
    await waitFor(() => expect(asked).toEqual([null, '고2']));
  });

  describe('the order of units', () => {
    const makeUnits = (...names: string[]) => [
      ...someCategories.slice(0, 1),
      ...names.map((PC_NM, at) => ({
        PC_IDX: Number.parseInt(PC_NM) + 8,
        PC_PARENT_IDX: 10,
        PC_NM,
        PC_ORDER: at,
        PASSAGE_COUNT: 1,
      })),
    ];
    const getUnits = () =>
      screen.getAllByRole('link', { name: /\d과/u }).map(({ textContent }) => textContent.slice(0, 2));

    it('puts a unit above its neighbour', async () => {
      let sent: unknown;
      server.use(
        answer(listCategories, { data: makeUnits('3과', '4과') }),
        answer(orderCategories, async (request) => {
          sent = await request.json();
          return { data: [] };
        }),
      );
      openLibrary();
      await userEvent.click(await screen.findByRole('button', { name: '4과 관리' }));
      expect(screen.getByRole<HTMLButtonElement>('menuitem', { name: '아래로 (Alt+↓)' }).disabled).toBe(true);
      await userEvent.click(screen.getByRole('menuitem', { name: '위로 (Alt+↑)' }));
      await waitFor(() => expect(sent).toEqual({ PC_PARENT_IDX: 10, PC_IDXS: [12, 11] }));
    });

    it('stays as the teacher left it while earlier orders are still on their way', async () => {
      const sent: unknown[] = [];
      const waiting: (() => void)[] = [];
      let fetched = 0;
      server.use(
        answer(listCategories, () => {
          fetched += 1;
          return { data: makeUnits(...(sent.length < 2 ? ['3과', '4과', '5과'] : ['5과', '3과', '4과'])) };
        }),
        answer(orderCategories, async (request) => {
          sent.push(await request.json());
          await new Promise<void>((resolve) => waiting.push(resolve));
          return { data: [] };
        }),
      );
      openLibrary();
      (await screen.findByRole('link', { name: /5과/u })).focus();
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await waitFor(() => expect(getUnits()).toEqual(['3과', '5과', '4과']));
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await waitFor(() => expect(getUnits()).toEqual(['5과', '3과', '4과']));
      await waitFor(() => expect(sent).toEqual([{ PC_PARENT_IDX: 10, PC_IDXS: [11, 13, 12] }]));
      waiting[0]?.();
      await waitFor(() => expect(sent[1]).toEqual({ PC_PARENT_IDX: 10, PC_IDXS: [13, 11, 12] }));
      expect(getUnits()).toEqual(['5과', '3과', '4과']);
      expect(fetched).toBe(1);
      waiting[1]?.();
      await waitFor(() => expect(fetched).toBe(2));
      expect(getUnits()).toEqual(['5과', '3과', '4과']);
    });

    it('comes back with a message when the server refuses it', async () => {
      server.use(
        answer(listCategories, { data: makeUnits('3과', '4과') }),
        answer(orderCategories, { code: '404', message: '순서를 바꾸지 못했어요.' }),
      );
      openLibrary();
      (await screen.findByRole('link', { name: /4과/u })).focus();
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await screen.findByText('순서를 바꾸지 못했어요.');
      await waitFor(() => expect(getUnits()).toEqual(['3과', '4과']));
    });
  });

  it('shows an empty library with the one thing to do', async () => {
    server.use(answer(listPassages, { data: page([]) }));
    openLibrary();
    await screen.findByText('아직 저장한 지문이 없어요. 첫 지문을 넣어 보세요.');
    expect(screen.getAllByRole('button', { name: '지문 추가하기' })).toHaveLength(2);
  });

  it('saves several pasted passages only with the notice confirmed', async () => {
    let body: unknown;
    server.use(
      answer(createPassages, async (request) => {
        body = await request.json();
        return { data: [makePassage(), makePassage({ PS_IDX: 2 })] };
      }),
    );
    openLibrary();
    await userEvent.click(await screen.findByRole('button', { name: '지문 추가하기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '지문 추가하기' }));
    await userEvent.click(dialog.getByLabelText('지문 붙여 넣기'));
    await userEvent.paste('18. Bees dance to find a home.\n\n19. Bees choose the best new home.\n* bee: 벌');
    await userEvent.click(dialog.getByRole('button', { name: '2개 저장하기' }));
    await dialog.findByText('직접 작성했거나 이용 허락을 받은 지문인지 확인해 주세요.');
    expect(body).toBeUndefined();
    await userEvent.click(dialog.getByRole('checkbox', { name: /직접 작성했거나/u }));
    await userEvent.click(dialog.getByRole('button', { name: '2개 저장하기' }));
    await waitFor(() =>
      expect(body).toEqual({
        PASSAGES: [
          { PS_TITLE: '18번', PS_TEXT: 'Bees dance to find a home.' },
          {
            PS_TITLE: '19번',
            PS_TEXT: 'Bees choose the best new home.',
            PS_FOOTNOTES: [{ word: 'bee', meaning: '벌' }],
          },
        ],
        RIGHTS_CONFIRMED: true,
      }),
    );
  });
});

describe('the editor of a passage', () => {
  it('keeps what was written when a newer version was saved elsewhere', async () => {
    const versions: number[] = [];
    server.use(
      answer(getPassage, () => ({
        data: versions.length > 0 ? makePassage({ VERSION: 4, PS_TITLE: '다른 제목' }) : makePassage(),
      })),
      answer(updatePassage, async (request) => {
        const { VERSION, ...body } = (await request.json()) as { VERSION: number };
        versions.push(VERSION);
        if (VERSION === 1) return { code: '409', reason: 'stale', message: '' };
        return { data: makePassage({ ...body, VERSION: 5 }) };
      }),
    );
    openLibrary('/passageStorage?passage=1');
    const title = await screen.findByLabelText<HTMLInputElement>(/^제목/u);
    await userEvent.type(title, ' 고침');
    await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
    await screen.findByText(/다른 곳에서 이 지문을 먼저 고쳤어요/u);
    expect(title.value).toBe('3과 본문 고침');
    await userEvent.click(screen.getByRole('button', { name: '여기 내용으로 저장하기' }));
    await screen.findByRole('button', { name: '저장됨' });
    expect(versions).toEqual([1, 4]);
    expect(title.value).toBe('3과 본문 고침');
  });

  it('offers what an earlier session could not save', async () => {
    let sent: unknown;
    server.use(
      answer(updatePassage, async (request) => {
        sent = await request.json();
        return { data: makePassage({ PS_TITLE: '못 저장한 제목', VERSION: 2 }) };
      }),
    );
    const data = { ...toForm(makePassage()), title: '못 저장한 제목' };
    saveDraft({ id: 'passage-1', path: '/passageStorage?passage=1', title: '', data });
    openLibrary('/passageStorage?passage=1');
    await userEvent.click(await screen.findByRole('button', { name: '이어서 고치기' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^제목/u).value).toBe('못 저장한 제목');
    await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
    await screen.findByRole('button', { name: '저장됨' });
    expect(sent).toMatchObject({ VERSION: 1, PS_TITLE: '못 저장한 제목' });
    await waitFor(() => expect(findDraft('passage-1')).toBeUndefined());
  });

  it('cuts a sentence before the word that was chosen', async () => {
    openLibrary('/passageStorage?passage=1');
    await userEvent.click(await screen.findByRole('tab', { name: '문장·해석' }));
    await userEvent.click(screen.getAllByRole('button', { name: '나누기' })[1] ?? document.body);
    await userEvent.click(screen.getByRole('button', { name: 'choose' }));
    expect(screen.getByText('choose a home.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('2번 문장 해석').value).toBe('그들은 집을 고른다.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('3번 문장 해석').value).toBe('');
  });

  it('splits an edited text anew before it saves and carries the translations over', async () => {
    let saved: unknown;
    server.use(
      answer(analysePassage, {
        data: {
          SENTENCES: [
            { start: 0, end: 11 },
            { start: 12, end: 16 },
            { start: 17, end: 36 },
          ],
          WORD_COUNT: 7,
          LEVEL: 1,
          UNKNOWN_WORDS: [],
          KINDS: [],
        },
      }),
      answer(updatePassage, async (request) => {
        saved = await request.json();
        return { data: makePassage({ VERSION: 2 }) };
      }),
    );
    openLibrary('/passageStorage?passage=1');
    const text = await screen.findByLabelText('영어 지문');
    await userEvent.clear(text);
    await userEvent.click(text);
    await userEvent.paste('Bees dance. Why? They choose a home.');
    await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
    await waitFor(() =>
      expect(saved).toMatchObject({ PS_TRANSLATIONS: ['벌은 춤춘다.', '', '그들은 집을 고른다.'] }),
    );
  });
});
