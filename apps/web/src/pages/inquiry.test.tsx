import {
  createInquiry,
  getInquiry,
  listInquiries,
  removeInquiry,
  updateInquiry,
  uploadInquiryFile,
  type Inquiry,
  type InquirySummary,
} from '@jadoo/contract';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findInquiryDraft } from '#features/inquiry/inquiry-draft.ts';
import { InquiryListPage } from '#pages/inquiry-list.tsx';
import { InquiryWritePage } from '#pages/inquiry-write.tsx';
import { answer } from '#test/api.ts';
import { installDialog } from '#test/dialog.ts';
import { renderScreen } from '#test/render-screen.tsx';
import { forgetEverything, signIn } from '#test/sign-in.ts';

const server = setupServer();
const at = '2026-11-21T05:30:00.000Z';
const inquiry: Inquiry = {
  ...{ PI_IDX: 3, PI_CATEGORY: 'point', PI_TITLE: '포인트가 안 보여요', PI_CONTENT: '어제 충전했어요.' },
  ...{ STATUS: 'waiting', FILES: [{ PF_IDX: 8, PF_NM: '화면.png', PF_SIZE: 1536 }], ANSWER: null },
  ...{ REG_DT: at, UPD_DT: at },
};
const toRow = ({ PI_IDX, PI_CATEGORY, PI_TITLE, STATUS, FILES, REG_DT }: Inquiry): InquirySummary => ({
  ...{ PI_IDX, PI_CATEGORY, PI_TITLE, STATUS, FILE_COUNT: FILES.length, REG_DT },
});

beforeAll(() => {
  configure({ asyncUtilTimeout: 20_000 });
  installDialog();
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  forgetEverything();
  signIn();
  server.use(answer(getInquiry, { data: inquiry }));
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const openList = (query = '') =>
  renderScreen('/personalInquiry/list', `/personalInquiry/list${query}`, <InquiryListPage />);
const openForm = (query = '') =>
  renderScreen('/personalInquiry/inquiry', `/personalInquiry/inquiry${query}`, <InquiryWritePage />);
const png = (name: string, sizeBytes = 10) =>
  new File([new Uint8Array(sizeBytes)], name, { type: 'image/png' });
const writeText = async () => {
  await userEvent.type(await screen.findByLabelText(/^제목/u), '열리지 않아요');
  await userEvent.type(screen.getByLabelText(/^내용/u), '미리보기가 비어 있어요.');
};

describe('the list of inquiries', () => {
  it('shows each with its state, and asks the server for one state only', async () => {
    const asked: (string | null)[] = [];
    server.use(
      answer(listInquiries, ({ url }) => {
        const status = new URL(url).searchParams.get('status');
        asked.push(status);
        const items = status === 'answered' ? [] : [toRow(inquiry)];
        return { data: { items, page: 1, size: 10, total: items.length } };
      }),
    );
    openList();
    await screen.findByText('포인트·결제 · 2026.11.21 · 파일 1개');
    await userEvent.click(screen.getByRole('tab', { name: '답변완료' }));
    await screen.findByText('답변완료 문의가 없어요.');
    expect(asked).toEqual([null, 'answered']);
  });

  it('that is empty leads to the form', async () => {
    server.use(answer(listInquiries, { data: { items: [], page: 1, size: 10, total: 0 } }));
    openList();
    await screen.findByText('아직 남긴 문의가 없어요.');
    expect(screen.getAllByRole('link', { name: '문의하기' })).toHaveLength(2);
  });
});

describe('an inquiry', () => {
  it('that waits can be changed, and deleted only when that is confirmed', async () => {
    let removed = 0;
    server.use(
      answer(removeInquiry, () => {
        removed += 1;
        return {};
      }),
    );
    const router = openList('?inquiry=3');
    expect((await screen.findByRole('link', { name: '고치기' })).getAttribute('href')).toBe(
      '/personalInquiry/inquiry?inquiry=3',
    );
    await userEvent.click(screen.getByRole('button', { name: '삭제하기' }));
    await userEvent.click(await screen.findByRole('button', { name: '취소' }));
    expect(removed).toBe(0);
    server.use(answer(listInquiries, { data: { items: [], page: 1, size: 10, total: 0 } }));
    await userEvent.click(screen.getByRole('button', { name: '삭제하기' }));
    await screen.findByText(/이 문의를 삭제할까요/u);
    await userEvent.click(screen.getAllByRole('button', { name: '삭제하기' }).at(-1) as HTMLElement);
    await waitFor(() => expect(removed).toBe(1));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('that is answered shows the answer and can be neither changed nor deleted', async () => {
    const answered: Inquiry = {
      ...inquiry,
      STATUS: 'answered',
      ANSWER: { CONTENT: '다시 보이게 했어요.', REG_DT: at },
    };
    server.use(answer(getInquiry, { data: answered }));
    openList('?inquiry=3');
    await screen.findByText('다시 보이게 했어요.');
    expect(screen.queryByRole('button', { name: '삭제하기' })).toBeNull();
    cleanup();
    openForm('?inquiry=3');
    await screen.findByText('이미 답변한 문의예요.');
  });
});

describe('the form', () => {
  it('sends what was written with the files, and forgets the draft', async () => {
    let body: unknown;
    server.use(
      answer(uploadInquiryFile, { data: { PF_IDX: 9, PF_NM: '오류.png', PF_SIZE: 10 } }),
      answer(createInquiry, async (request) => {
        body = await request.json();
        return { data: inquiry };
      }),
    );
    const router = openForm();
    await writeText();
    await userEvent.selectOptions(screen.getByLabelText(/^분류/u), '오류 신고');
    await userEvent.upload(screen.getByLabelText('첨부할 파일'), png('오류.png'));
    await screen.findByRole('button', { name: '오류.png 빼기' });
    await waitFor(() => expect(findInquiryDraft(null)?.files).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: '문의 남기기' }));
    await waitFor(() => expect(router.state.location.search).toBe('?inquiry=3'));
    expect(body).toEqual({
      ...{ PI_CATEGORY: 'error', PI_TITLE: '열리지 않아요', PI_CONTENT: '미리보기가 비어 있어요.' },
      FILE_IDXS: [9],
    });
    expect(findInquiryDraft(null)).toBeNull();
  });

  it('loses nothing: a refusal keeps the text, and so does going away and coming back', async () => {
    server.use(answer(createInquiry, { code: '503', message: '잠시 뒤에 다시 시도해 주세요.' }));
    openForm();
    await writeText();
    await userEvent.click(screen.getByRole('button', { name: '문의 남기기' }));
    await screen.findByText('잠시 뒤에 다시 시도해 주세요.');
    expect(screen.getByLabelText<HTMLInputElement>(/^제목/u).value).toBe('열리지 않아요');
    cleanup();
    openForm();
    await screen.findByText('쓰던 내용을 불러왔어요.');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^내용/u).value).toBe('미리보기가 비어 있어요.');
    await userEvent.click(screen.getByRole('button', { name: '새로 쓰기' }));
    await waitFor(() => expect(findInquiryDraft(null)).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>(/^제목/u).value).toBe('');
  });

  it('says what is missing and sends nothing', async () => {
    openForm();
    await userEvent.click(await screen.findByRole('button', { name: '문의 남기기' }));
    await screen.findByText('제목을 적어 주세요.');
    await screen.findByText('내용을 적어 주세요.');
  });

  it('refuses files of another kind or size before they are sent, and more than three', async () => {
    openForm();
    const input = await screen.findByLabelText('첨부할 파일');
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(input, [png('글.exe'), png('빈.png', 0), png('큰.png', 10 * 1024 * 1024 + 1)]);
    await screen.findByText('JPG, PNG, PDF, HWP, HWPX, DOCX 파일만 올릴 수 있어요.');
    await screen.findByText('빈 파일이에요.');
    await screen.findByText('파일은 10 MB까지 올릴 수 있어요.');
    expect(screen.queryByRole('button', { name: '다시 올리기' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '빈.png 빼기' }));
    await user.upload(input, [png('하나.exe'), png('둘.exe')]);
    await screen.findByText('파일은 3개까지 붙일 수 있어요.');
  });

  it('tries a file again that did not get there, and does not send the inquiry without it', async () => {
    let attempts = 0;
    server.use(
      answer(uploadInquiryFile, () => {
        attempts += 1;
        return attempts === 1
          ? { code: '503', message: '저장소가 응답하지 않아요.' }
          : { data: { PF_IDX: 9, PF_NM: '오류.png', PF_SIZE: 10 } };
      }),
    );
    openForm();
    await writeText();
    await userEvent.upload(screen.getByLabelText('첨부할 파일'), png('오류.png'));
    await screen.findByText('저장소가 응답하지 않아요.');
    await userEvent.click(screen.getByRole('button', { name: '문의 남기기' }));
    await screen.findByText('올리지 못한 파일을 다시 올리거나 빼 주세요.');
    await userEvent.click(screen.getByRole('button', { name: '다시 올리기' }));
    await screen.findByRole('button', { name: '오류.png 빼기' });
    await waitFor(() => expect(screen.queryByText('저장소가 응답하지 않아요.')).toBeNull());
    expect(attempts).toBe(2);
  });

  it('changes one that waits, with its files as they were', async () => {
    let body: unknown;
    server.use(
      answer(updateInquiry, async (request) => {
        body = await request.json();
        return { data: inquiry };
      }),
    );
    const router = openForm('?inquiry=3');
    await userEvent.type(await screen.findByLabelText(/^내용/u), ' 확인 부탁해요.');
    await userEvent.click(screen.getByRole('button', { name: '고치기' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/personalInquiry/list'));
    expect(body).toMatchObject({ PI_CONTENT: '어제 충전했어요. 확인 부탁해요.', FILE_IDXS: [8] });
  });
});
