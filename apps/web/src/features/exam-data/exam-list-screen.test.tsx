import { duplicateExam, listExams, removeExam, restoreExam, updateExam } from '@jadoo/contract';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ExamListScreen } from '#features/exam-data/exam-list-screen.tsx';
import { answer } from '#test/api.ts';
import { installDialog } from '#test/dialog.ts';
import { makeExam, makeExamSummary } from '#test/factories.ts';
import { renderScreen } from '#test/render-screen.tsx';
import { forgetEverything, signIn } from '#test/sign-in.ts';

const server = setupServer();
const print = vi.fn(() => Promise.resolve());
const twoExams = [makeExamSummary(), makeExamSummary({ ED_IDX: 6, ED_TITLE: '4과 단어', ED_TOOL: 'basic' })];
const page = (items: unknown[]) => ({ items, page: 1, size: 10, total: items.length });
const openList = (address = '/myStorage') =>
  renderScreen('/myStorage', address, <ExamListScreen onPrintBundle={print} />);
const openMenu = async (title: string) =>
  userEvent.click(await screen.findByRole('button', { name: `${title} 더 보기` }));

beforeAll(() => {
  configure({ asyncUtilTimeout: 5000 });
  installDialog();
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  print.mockClear();
  forgetEverything();
  signIn();
  server.use(answer(listExams, { data: page(twoExams) }));
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

describe('내 보관함', () => {
  it('asks the server for what was searched, filtered and sorted', async () => {
    const asked: string[] = [];
    server.use(
      answer(listExams, (request) => {
        asked.push(new URL(request.url).search);
        return { data: page(twoExams) };
      }),
    );
    const router = openList('/myStorage?page=3');
    await screen.findByText('3과 변형 문제');
    await userEvent.type(screen.getByLabelText('자료 찾기'), '중간{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=%EC%A4%91%EA%B0%84'));
    await userEvent.selectOptions(await screen.findByLabelText('도구'), '변형');
    await userEvent.selectOptions(await screen.findByLabelText('정렬'), '이름 순');
    await waitFor(() => expect(asked.at(-1)).toContain('tool=transform&sort=title&page=1'));
    expect(asked[0]).toContain('page=3');
  });

  it('renames against the version that is shown', async () => {
    let sent: unknown;
    server.use(
      answer(updateExam, async (request) => {
        sent = await request.json();
        return { data: makeExam({ ED_TITLE: '새 이름', VERSION: 2 }) };
      }),
    );
    openList();
    await openMenu('3과 변형 문제');
    await userEvent.click(screen.getByRole('menuitem', { name: '이름 바꾸기' }));
    const name = await screen.findByLabelText('자료 이름');
    await userEvent.clear(name);
    await userEvent.type(name, '새 이름');
    await userEvent.click(screen.getByRole('button', { name: '바꾸기' }));
    await waitFor(() => expect(sent).toEqual({ VERSION: 1, ED_TITLE: '새 이름' }));
  });

  it('says so in the dialog when another window was faster, and keeps the name', async () => {
    server.use(answer(updateExam, { code: '409', reason: 'stale', message: '' }));
    openList();
    await openMenu('3과 변형 문제');
    await userEvent.click(screen.getByRole('menuitem', { name: '이름 바꾸기' }));
    await userEvent.type(await screen.findByLabelText('자료 이름'), '!');
    await userEvent.click(screen.getByRole('button', { name: '바꾸기' }));
    await screen.findByText('다른 곳에서 먼저 고쳤어요. 다시 시도해 주세요.');
    expect(screen.getByLabelText<HTMLInputElement>('자료 이름').value).toBe('3과 변형 문제!');
  });

  it('copies a paper, and bins one only when sure', async () => {
    const calls: string[] = [];
    const note = (what: string) => () => {
      calls.push(what);
      return { data: what === 'copied' ? makeExam() : null };
    };
    server.use(answer(duplicateExam, note('copied')), answer(removeExam, note('removed')));
    openList();
    await openMenu('3과 변형 문제');
    await userEvent.click(screen.getByRole('menuitem', { name: '복제' }));
    await screen.findByText('복제했어요.');
    await openMenu('4과 단어');
    await userEvent.click(screen.getByRole('menuitem', { name: '삭제' }));
    await screen.findByText('‘4과 단어’ 자료를 삭제할까요? 휴지통에서 30일 안에 되살릴 수 있어요.');
    await userEvent.click(screen.getByRole('button', { name: '삭제하기' }));
    await waitFor(() => expect(calls).toEqual(['copied', 'removed']));
  });

  it('prints the chosen papers as one bundle, in the order of choosing', async () => {
    openList();
    await userEvent.click(await screen.findByRole('checkbox', { name: '4과 단어 고르기' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '3과 변형 문제 고르기' }));
    await userEvent.click(await screen.findByRole('button', { name: '묶어 인쇄' }));
    await userEvent.click(screen.getByRole('menuitem', { name: '교사용' }));
    expect(print).toHaveBeenCalledWith([6, 5], 'teacher');
  });

  it('brings papers back from the bin', async () => {
    let restored = 0;
    server.use(
      answer(restoreExam, () => {
        restored += 1;
        return { data: makeExam() };
      }),
    );
    openList('/myStorage?trash=true');
    await userEvent.click(await screen.findByRole('checkbox', { name: '이 쪽의 자료 모두 고르기' }));
    const buttons = await screen.findAllByRole('button', { name: '되살리기' });
    await userEvent.click(buttons.at(-1) ?? document.body);
    await waitFor(() => expect(restored).toBe(2));
  });

  it('tells an empty store from a search without a hit, and an error from both', async () => {
    server.use(answer(listExams, { data: page([]) }));
    openList();
    await screen.findByText('아직 만든 자료가 없어요.');
    cleanup();
    openList('/myStorage?q=x');
    await screen.findByText('조건에 맞는 자료가 없어요.');
    cleanup();
    server.use(answer(listExams, { code: '503', message: '잠시 뒤에 다시 시도해 주세요.' }));
    openList();
    await screen.findByRole('button', { name: '다시 시도' });
    server.use(answer(listExams, { data: page(twoExams) }));
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await screen.findByText('4과 단어');
  });
});
