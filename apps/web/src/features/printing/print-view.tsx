import type { PaperCopy } from '@jadoo/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PdfPages } from '#features/printing/pdf-pages.tsx';
import { printBlob } from '#features/printing/print-blob.ts';
import {
  isShare,
  isTicketRefused,
  loadPrintable,
  readTicket,
  reportPrint,
  switchTicket,
  type Printable,
} from '#features/printing/print-ticket.ts';
import { saveFile } from '#request/download.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { isSignedIn } from '#session/sign-in-state.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Segments } from '#ui/segments.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { showToast } from '#ui/toast.tsx';

const copies = [
  { value: 'student', label: '학생용' },
  { value: 'teacher', label: '교사용' },
  { value: 'answers', label: '정답' },
] as const;
const forms = [
  { value: 'A', label: 'A형' },
  { value: 'B', label: 'B형' },
] as const;

/** A print view: the pages that the ticket in the address opens, with a bar that never prints. */
export function PrintView() {
  const { hash } = useLocation();
  const ticket = readTicket(hash);
  const query = useQuery({
    queryKey: ['printable', ticket],
    queryFn: () => loadPrintable(ticket),
    enabled: ticket !== '',
    staleTime: Infinity,
    gcTime: 0,
    // The pages before stay while those of another copy come.
    placeholderData: keepPreviousData,
    retry: (count, error) => count < 2 && !isTicketRefused(error),
  });
  const hasOpened = query.isSuccess && !query.isPlaceholderData;
  useEffect(() => {
    if (!hasOpened) return;
    reportPrint(ticket, 'opened');
    const handleHide = () => reportPrint(ticket, 'closed');
    addEventListener('pagehide', handleHide);
    return () => removeEventListener('pagehide', handleHide);
  }, [hasOpened, ticket]);

  if (ticket === '' || isTicketRefused(query.error)) return <ExpiredTicket wasShared={isShare(ticket)} />;
  if (query.isError) {
    return (
      <div className="mx-auto max-w-flow p-6">
        <ErrorState message={getErrorMessage(query.error)} onRetry={() => query.refetch()} />
      </div>
    );
  }
  if (!query.data) {
    return (
      <p role="status" className="flex h-dvh items-center justify-center gap-3 text-ink-soft">
        <Spinner /> 인쇄할 자료를 불러오고 있어요.
      </p>
    );
  }
  return <PrintDesk printable={query.data} ticket={ticket} isComing={query.isPlaceholderData} />;
}

interface PrintDeskProps {
  printable: Printable;
  ticket: string;
  /** The pages are still those of the copy before. */
  isComing: boolean;
}

/** Another copy or form, for who may have it: a ticket alone shows what it was made for. */
function CopySwitch({ printable, ticket, isComing }: PrintDeskProps) {
  const navigate = useNavigate();
  const { WHAT, COPY, FORM } = printable;
  if (WHAT === 'passages' || isShare(ticket) || !isSignedIn()) return null;
  const choose = async (copy: PaperCopy, form: 'A' | 'B') => {
    try {
      await navigate({ hash: await switchTicket(ticket, copy, form) }, { replace: true });
    } catch (error) {
      showToast(getErrorMessage(error), 'error');
    }
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Segments
        label="보는 것"
        options={copies}
        value={COPY}
        isDisabled={isComing}
        onChange={(copy) => void choose(copy, FORM)}
      />
      {WHAT === 'exam' && (
        <Segments
          label="형"
          options={forms}
          value={FORM}
          isDisabled={isComing}
          onChange={(form) => void choose(COPY, form)}
        />
      )}
    </div>
  );
}

function PrintDesk(props: PrintDeskProps) {
  const { printable, ticket, isComing } = props;
  const { TITLE, WHAT, COPY, FORM, FILE_NAME, pdf } = printable;
  const copyName = copies.find(({ value }) => value === COPY)?.label ?? '';
  const [pageCount, setPageCount] = useState(0);

  const handlePrint = async () => {
    await printBlob(pdf);
    reportPrint(ticket, 'printed');
  };
  useEffect(() => {
    document.title = `${TITLE} | 자두`;
  }, [TITLE]);
  useEffect(() => {
    // The browser's own print would print this screen instead of the pages.
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'p') return;
      event.preventDefault();
      void printBlob(pdf).then(() => reportPrint(ticket, 'printed'));
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [pdf, ticket]);

  return (
    <>
      <div className="flex h-dvh flex-col print:hidden">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-paper px-4 py-2.5 sm:px-6">
          <div className="min-w-0 flex-1 basis-40">
            <h1 className="truncate text-base">{TITLE}</h1>
            <p className="numbers text-xs text-ink-faint">
              {[
                WHAT === 'passages' ? '지문' : copyName,
                WHAT === 'exam' ? `${FORM}형` : '',
                pageCount > 0 ? `${pageCount}쪽` : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <CopySwitch {...props} />
          <div className="flex gap-2">
            <Button
              variant="secondary"
              size="sm"
              disabled={isComing}
              onClick={() => saveFile({ blob: pdf, name: FILE_NAME })}
            >
              PDF
            </Button>
            <Button size="sm" isBusy={isComing} onClick={handlePrint}>
              인쇄
            </Button>
          </div>
        </div>
        <PdfPages
          source={pdf}
          zoom={1}
          label="인쇄할 쪽"
          className="min-h-0 flex-1"
          onLoaded={setPageCount}
        />
      </div>
      <p className="hidden text-base print:block">화면 위의 [인쇄]를 누르면 자료가 그대로 인쇄돼요.</p>
    </>
  );
}

function ExpiredTicket({ wasShared }: { wasShared: boolean }) {
  return (
    <div className="flex min-h-dvh items-center justify-center p-6">
      <div role="alert" className="max-w-flow rounded-xl border border-line bg-paper p-8 text-center">
        <h1 className="text-xl">{wasShared ? '공유가 끝난 자료예요' : '인쇄할 수 있는 시간이 지났어요'}</h1>
        <p className="mt-2 text-ink-soft">
          {wasShared
            ? '자료를 보낸 분이 공유를 끝냈거나 자료를 지웠어요. 새 링크를 받아 주세요.'
            : '인쇄 화면은 10분 동안 열 수 있어요. 이 창을 닫고 자료에서 인쇄를 다시 눌러 주세요.'}
        </p>
        <Button className="mt-6" variant="secondary" onClick={() => close()}>
          창 닫기
        </Button>
      </div>
    </div>
  );
}
