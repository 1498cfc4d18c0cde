import { createPrintTicket, getPrintable, logPrint } from '@jadoo/contract';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PrintView } from '#features/printing/print-view.tsx';
import { answer } from '#test/api.ts';
import { renderScreen } from '#test/render-screen.tsx';
import { forgetEverything, signIn } from '#test/sign-in.ts';

type Info = { WHAT: 'exam' | 'passages' | 'category'; COPY: string; FORM: string };
const server = setupServer();
/** What each ticket opens; a ticket that is not here is refused. */
let tickets: Record<string, Info>;
let logged: unknown[];
let wanted: unknown[];

const refuse = () =>
  HttpResponse.json({ code: '403', reason: 'ticket-invalid', message: '', data: null }, { status: 403 });

beforeAll(() => {
  configure({ asyncUtilTimeout: 5000 });
  // Nothing has a size in the test browser.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  // The test browser has no workers to draw pages with; what is drawn is looked at in the browser journeys.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  forgetEverything();
  tickets = { one: { WHAT: 'exam', COPY: 'student', FORM: 'A' } };
  logged = [];
  wanted = [];
  server.use(
    http.get(`*${getPrintable.path}`, ({ request }) => {
      const info = tickets[new URL(request.url).searchParams.get('ticket') ?? ''];
      if (!info) return refuse();
      if (request.headers.get('accept') === 'application/pdf')
        return HttpResponse.arrayBuffer(new ArrayBuffer(4), {
          headers: { 'content-type': 'application/pdf' },
        });
      const data = {
        TITLE: '1학기 중간',
        FILE_NAME: 'x.pdf',
        EXPIRES_DT: '2026-11-21T05:30:00.000Z',
        ...info,
      };
      return HttpResponse.json({ code: '200', message: '', data: getPrintable.output.parse(data) });
    }),
    answer(logPrint, async (request) => {
      logged.push(await request.json());
      return { data: null };
    }),
    answer(createPrintTicket, async (request) => {
      wanted.push(await request.json());
      tickets.two = { WHAT: 'exam', COPY: 'teacher', FORM: 'A' };
      return { data: { TICKET: 'two', EXPIRES_DT: '2026-11-21T05:40:00.000Z' } };
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  server.resetHandlers();
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

const open = (hash = '#one') => renderScreen('/print/preview', `/print/preview${hash}`, <PrintView />);

describe('the print view', () => {
  it('turns its ticket into one for another copy, and notes the opening of both', async () => {
    signIn();
    const router = open();
    await userEvent.click(await screen.findByRole('button', { name: '교사용' }));
    await screen.findByText('교사용 · A형');
    expect(wanted).toEqual([{ WHAT: 'switch', TICKET: 'one', COPY: 'teacher', FORM: 'A' }]);
    expect(router.state.location.hash).toBe('#two');
    await waitFor(() =>
      expect(logged).toEqual([
        { ticket: 'one', status: 'opened' },
        { ticket: 'two', status: 'opened' },
      ]),
    );
  });

  it('without a sign-in shows what the ticket was made for and nothing else', async () => {
    open();
    await screen.findByText('학생용 · A형');
    expect(screen.queryByRole('button', { name: '교사용' })).toBeNull();
    expect(screen.getByRole('button', { name: '인쇄' })).toBeTruthy();
  });

  it('of passages has no copies, of a bundle no forms', async () => {
    signIn();
    tickets = {
      p: { WHAT: 'passages', COPY: 'student', FORM: 'A' },
      c: { WHAT: 'category', COPY: 'answers', FORM: 'A' },
    };
    open('#p');
    await screen.findByText('지문');
    expect(screen.queryByRole('group', { name: '보는 것' })).toBeNull();
    cleanup();
    open('#c');
    await screen.findByRole('button', { name: '정답', pressed: true });
    expect(screen.queryByRole('group', { name: '형' })).toBeNull();
  });

  it('says that a ticket is over, and asks nothing without one', async () => {
    open('#gone');
    await screen.findByText('인쇄할 수 있는 시간이 지났어요');
    cleanup();
    open('');
    await screen.findByText('인쇄할 수 있는 시간이 지났어요');
    expect(logged).toEqual([]);
  });
});
