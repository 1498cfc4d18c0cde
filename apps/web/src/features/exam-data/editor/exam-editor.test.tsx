import {
  downloadExam,
  getExam,
  getKinds,
  getPlacements,
  previewExam,
  rerollExercise,
  updateExam,
} from '@jadoo/contract';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toExamDraft } from '#features/exam-data/editor/exam-draft.ts';
import { toContent } from '#features/exam-data/editor/use-exam-history.ts';
import { ExamScreen } from '#features/exam-data/exam-screen.tsx';
import { findDraft, saveDraft } from '#session/temp-save.ts';
import { answer } from '#test/api.ts';
import { installDialog } from '#test/dialog.ts';
import { makeExam, makeExercise } from '#test/factories.ts';
import { renderScreen } from '#test/render-screen.tsx';
import { forgetEverything, signIn } from '#test/sign-in.ts';

const server = setupServer();
interface Sent {
  VERSION: number;
  ED_TITLE?: string;
  EXERCISES?: { id: string }[];
}
let sent: Sent[] = [];
const print = vi.fn(() => Promise.resolve());

beforeAll(() => {
  configure({ asyncUtilTimeout: 5000 });
  installDialog();
  Element.prototype.scrollIntoView = () => undefined;
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  sent = [];
  print.mockClear();
  forgetEverything();
  signIn();
  server.use(
    answer(getKinds, { data: { KINDS: [], PACKAGES: [] } }),
    answer(getExam, { data: makeExam() }),
    answer(getPlacements, { data: [] }),
    http.post(`*${previewExam.path.replace(':ED_IDX', '5')}`, () =>
      HttpResponse.arrayBuffer(new ArrayBuffer(4)),
    ),
    answer(updateExam, async (request) => {
      const body = (await request.json()) as Sent;
      sent.push(body);
      return { data: makeExam({ ...(body as object), VERSION: body.VERSION + 1 }) };
    }),
  );
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

function openEditor() {
  return renderScreen(
    '/myStorage/5',
    '/myStorage/5',
    <ExamScreen examIdx={5} renderPages={({ chosenId }) => <p>골라진 문항 {chosenId}</p>} onPrint={print} />,
  );
}
const row = (name: RegExp) => screen.findByRole('button', { name });
const state = (text: string) => screen.findByText(text, { selector: '[role=status]' });

describe('the editor', () => {
  it('tells which exercises give answers away, until the stored paper does not', async () => {
    const warning = '글의 순서, 문장 삽입은 서로 답의 단서가 돼요.';
    server.use(answer(getExam, { data: makeExam({ WARNINGS: [warning] }) }));
    openEditor();
    await screen.findByText(warning);
    await userEvent.type(await screen.findByRole('textbox', { name: '자료 이름' }), '!');
    await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
    expect(sent).toHaveLength(1);
  });

  it('tells the teacher how strong the cues of 순서 are, and nothing of the kind of 어법', async () => {
    openEditor();
    expect(within(await row(/이어질 순서로 알맞은 것은/)).getByText('근거 강도 강함')).toBeDefined();
    expect(within(await row(/어법상 틀린 것은/)).queryByText(/근거 강도/)).toBeNull();
  });

  it('saves a new title by itself, against the version it has read', async () => {
    openEditor();
    await userEvent.type(await screen.findByLabelText('자료 이름'), '!');
    await waitFor(() => expect(sent).toEqual([{ VERSION: 1, ED_TITLE: '3과 변형 문제!' }]));
    await state('저장됨');
  });

  it('asks for the format and copy that were chosen in the menu', async () => {
    const wanted: unknown[] = [];
    const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:paper');
    server.use(
      http.post(`*${downloadExam.path}`, async ({ request }) => {
        wanted.push(await request.json());
        const headers = { 'content-type': 'application/hwp+zip' };
        return HttpResponse.arrayBuffer(new ArrayBuffer(4), { headers });
      }),
    );
    openEditor();
    for (const name of ['교사용 한글(HWPX)', '학생용 워드(DOCX)', '무들 문제(GIFT)']) {
      await userEvent.click(await screen.findByRole('button', { name: '내려받기' }));
      await userEvent.click(screen.getByRole('menuitem', { name }));
      await waitFor(() => expect(createObjectURL).toHaveBeenCalled());
      createObjectURL.mockClear();
    }
    expect(wanted).toMatchObject([
      { ED_IDX: 5, FORMAT: 'hwpx', COPY: 'teacher' },
      { ED_IDX: 5, FORMAT: 'docx', COPY: 'student' },
      { ED_IDX: 5, FORMAT: 'gift' },
    ]);
    createObjectURL.mockRestore();
  });

  it('leaves an exercise out and brings it back with undo', async () => {
    openEditor();
    await userEvent.click(await screen.findByRole('button', { name: /^2번 +더 보기/u }));
    await userEvent.click(screen.getByRole('menuitem', { name: '빼기' }));
    await waitFor(() => expect(sent[0]?.EXERCISES?.map(({ id }) => id)).toEqual(['1:grammar-error:1']));
    await userEvent.click(screen.getByRole('button', { name: /되돌리기/u }));
    await waitFor(() =>
      expect(sent[1]?.EXERCISES?.map(({ id }) => id)).toEqual(['1:grammar-error:1', '1:order:1']),
    );
    expect(sent[1]?.VERSION).toBe(2);
  });

  it('moves, edits and re-rolls the chosen exercise by keyboard', async () => {
    const rerolled = makeExercise({
      instruction: [{ type: 'text', text: '다시 만든 문항' }],
      signature: 's9',
    });
    server.use(answer(rerollExercise, { data: makeExam({ VERSION: 2, EXERCISES: [rerolled] }) }));
    openEditor();
    await row(/어법상 틀린/u);
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByText('골라진 문항 1:grammar-error:1');
    await userEvent.keyboard('r');
    await row(/다시 만든 문항/u);
    await userEvent.keyboard('e');
    await screen.findByRole('dialog');
  });

  it('a lone letter does nothing while the focus is outside of the exercises', async () => {
    openEditor();
    await row(/어법상 틀린/u);
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByText('골라진 문항 1:grammar-error:1');
    screen.getByText('내려받기').closest('button')?.focus();
    await userEvent.keyboard('e');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps what was written when another window was faster, and saves it over on demand', async () => {
    let isStale = true;
    server.use(
      answer(updateExam, async (request) => {
        const body = (await request.json()) as Sent;
        sent.push(body);
        if (isStale) return { code: '409', reason: 'stale', message: '' };
        return { data: makeExam({ ...(body as object), VERSION: 8 }) };
      }),
      answer(getExam, () => ({ data: makeExam(sent.length > 0 ? { VERSION: 7, ED_TITLE: '다른 창' } : {}) })),
    );
    openEditor();
    const title = await screen.findByLabelText<HTMLInputElement>('자료 이름');
    await userEvent.type(title, '!');
    await screen.findByText(/다른 창에서 이 자료를 먼저 고쳤어요/u);
    expect(title.value).toBe('3과 변형 문제!');
    isStale = false;
    await userEvent.click(screen.getByRole('button', { name: '여기 내용으로 저장하기' }));
    await state('저장됨');
    expect(sent.at(-1)).toMatchObject({ VERSION: 7, ED_TITLE: '3과 변형 문제!' });
  });

  it('says so when a change cannot be saved and keeps it', async () => {
    server.use(answer(updateExam, { code: '500', message: '문제가 생겼어요.' }));
    openEditor();
    const title = await screen.findByLabelText<HTMLInputElement>('자료 이름');
    await userEvent.type(title, '?');
    await state('저장하지 못했어요');
    expect(title.value).toBe('3과 변형 문제?');
  });

  it('prints what is stored: it saves first', async () => {
    openEditor();
    await userEvent.type(await screen.findByLabelText('자료 이름'), '!');
    await userEvent.click(screen.getByRole('button', { name: '인쇄' }));
    await waitFor(() =>
      expect(print).toHaveBeenCalledWith({ WHAT: 'exam', ED_IDX: 5, COPY: 'student', FORM: 'A' }),
    );
    expect(sent).toHaveLength(1);
  });

  it('moves the chosen exercise by keyboard and takes a typed title back as one step', async () => {
    openEditor();
    await row(/어법상 틀린/u);
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByText('골라진 문항 1:grammar-error:1');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() =>
      expect(sent[0]?.EXERCISES?.map(({ id }) => id)).toEqual(['1:order:1', '1:grammar-error:1']),
    );
    const title = screen.getByLabelText<HTMLInputElement>('자료 이름');
    await userEvent.type(title, ' 고침');
    expect(title.value).toBe('3과 변형 문제 고침');
    await userEvent.click(screen.getByRole('button', { name: /되돌리기/u }));
    expect(title.value).toBe('3과 변형 문제');
    await state('저장됨');
  });

  it('makes an exercise anew from the spots that were chosen', async () => {
    let body: unknown;
    const spot = (id: string, start: number, end: number, isUsed = false) => ({
      id,
      start,
      end,
      category: '수 일치',
      isUsed,
    });
    const withSpots = makeExercise({ candidates: [spot('s5', 5, 10, true), spot('s17', 17, 23)] });
    server.use(
      answer(getExam, { data: makeExam({ EXERCISES: [withSpots] }) }),
      answer(rerollExercise, async (request) => {
        body = await request.json();
        return { data: makeExam({ VERSION: 2, EXERCISES: [withSpots] }) };
      }),
    );
    openEditor();
    await userEvent.click(await screen.findByRole('button', { name: /^1번 +더 보기/u }));
    await userEvent.click(screen.getByRole('menuitem', { name: '자리 골라 다시 만들기' }));
    const spots = await screen.findAllByRole('checkbox', { name: /수 일치/u });
    expect(spots.map((box) => box.closest('label')?.querySelector('b')?.textContent)).toEqual([
      'dance',
      'choose',
    ]);
    await userEvent.click(spots[1] ?? document.body);
    await userEvent.click(screen.getByRole('button', { name: '1곳으로 다시 만들기' }));
    await waitFor(() =>
      expect(body).toEqual({ EXERCISE_ID: '1:grammar-error:1', VERSION: 1, LOCKED_SPOTS: ['s17'] }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('saves by itself when the connection is back', async () => {
    let isOffline = true;
    server.use(
      http.put(`*${updateExam.path.replace(':ED_IDX', '5')}`, () =>
        isOffline ? HttpResponse.error() : undefined,
      ),
    );
    openEditor();
    await userEvent.type(await screen.findByLabelText('자료 이름'), '!');
    await state('저장하지 못했어요');
    expect(findDraft('exam-5')?.title).toContain('3과 변형 문제!');
    isOffline = false;
    dispatchEvent(new Event('online'));
    await state('저장됨');
    expect(sent).toEqual([{ VERSION: 1, ED_TITLE: '3과 변형 문제!' }]);
    await waitFor(() => expect(findDraft('exam-5')).toBeUndefined());
  });

  it('offers what an earlier session could not save, and drops it only when told to', async () => {
    const exam = makeExam();
    const changed = { ...toContent(exam), title: '못 저장한 이름' };
    const keep = () => {
      saveDraft({
        id: 'exam-5',
        path: '/myStorage/5',
        title: '',
        data: toExamDraft(changed, toContent(exam), 1),
      });
    };
    keep();
    openEditor();
    await userEvent.click(await screen.findByRole('button', { name: '이어서 고치기' }));
    await waitFor(() => expect(sent[0]).toMatchObject({ VERSION: 1, ED_TITLE: '못 저장한 이름' }));
    await waitFor(() => expect(findDraft('exam-5')).toBeUndefined());
    cleanup();
    keep();
    openEditor();
    await userEvent.click(await screen.findByRole('button', { name: '버리기' }));
    expect(findDraft('exam-5')).toBeUndefined();
    expect(screen.getByLabelText<HTMLInputElement>('자료 이름').value).toBe('3과 변형 문제');
  });

  it('forgets a draft that was saved after all', async () => {
    const exam = makeExam();
    const data = toExamDraft(toContent(exam), toContent(exam), 1);
    saveDraft({ id: 'exam-5', path: '/myStorage/5', title: '', data });
    openEditor();
    await row(/어법상 틀린/u);
    await waitFor(() => expect(findDraft('exam-5')).toBeUndefined());
    expect(screen.queryByText(/저장하지 못한 내용이 있어요/u)).toBeNull();
  });
});
