import { createExamShare, getExamShare, removeExamShare, type ExamShare } from '@jadoo/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callForData } from '#request/call.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { askConfirm } from '#shell/dialog-stores.ts';
import { formatDateTime } from '#text/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';

interface ShareProps {
  examIdx: number;
  isDisabled?: boolean;
}

/** Opens the dialog in which the student copy is shared by a link. */
export function ShareButton({ examIdx, isDisabled = false }: ShareProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" disabled={isDisabled} onClick={() => setIsOpen(true)}>
        공유
      </Button>
      {isOpen && <ShareDialog examIdx={examIdx} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ShareDialog({ examIdx, onClose }: { examIdx: number; onClose: () => void }) {
  const { share, error, refetch, create, end } = useShare(examIdx);
  const [failure, setFailure] = useState('');
  const attempt = async (work: () => Promise<unknown>) => {
    setFailure('');
    try {
      await work();
    } catch (reason) {
      setFailure(getErrorMessage(reason));
    }
  };
  const handleEnd = async () => {
    const isSure = await askConfirm({
      message: '공유를 끝낼까요? 이 링크로는 더 볼 수 없고, 다시 공유하면 링크가 바뀌어요.',
      okText: '공유 끝내기',
    });
    if (isSure) await attempt(end);
  };

  return (
    <Dialog
      title="학생용 링크 공유"
      onClose={onClose}
      actions={
        <>
          {share && (
            <Button variant="quiet-danger" className="mr-auto" onClick={handleEnd}>
              공유 끝내기
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            닫기
          </Button>
          {share === null && <Button onClick={() => attempt(create)}>링크 만들기</Button>}
        </>
      }
    >
      <p className="text-ink-soft">
        링크를 받은 사람은 로그인하지 않아도 학생용을 보고 인쇄할 수 있어요. 정답과 해설은 볼 수 없어요.
      </p>
      <div className="mt-4">
        {error && <ErrorState message={getErrorMessage(error)} onRetry={refetch} />}
        {!error && share === undefined && <Skeleton className="h-16" />}
        {share && <ShareLink share={share} />}
      </div>
      {failure && (
        <p role="alert" className="mt-3 text-sm font-medium text-danger">
          {failure}
        </p>
      )}
    </Dialog>
  );
}

function ShareLink({ share }: { share: ExamShare }) {
  const url = new URL(share.PATH, location.origin).href;
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast('링크를 복사했어요.', 'success');
    } catch (error) {
      console.warn('복사하지 못했어요.', error);
      showToast('복사하지 못했어요. 링크를 골라 직접 복사해 주세요.', 'error');
    }
  };
  return (
    <>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField label="공유 링크" readOnly value={url} onFocus={(event) => event.target.select()} />
        </div>
        <Button onClick={handleCopy}>복사</Button>
      </div>
      <p className="numbers mt-1.5 text-sm text-ink-faint">
        {formatDateTime(share.REG_DT)}부터 공유하고 있어요.
      </p>
    </>
  );
}

/** The link of a paper: undefined until it is known, null when there is none. */
function useShare(examIdx: number) {
  const client = useQueryClient();
  const queryKey = ['examShare', examIdx];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => callForData(getExamShare, { params: { ED_IDX: String(examIdx) } }),
    staleTime: 0,
  });
  return {
    share: data,
    error,
    refetch,
    create: async () =>
      client.setQueryData(queryKey, await callForData(createExamShare, { body: { ED_IDX: examIdx } })),
    end: async () => {
      await callForData(removeExamShare, { params: { ED_IDX: String(examIdx) } });
      client.setQueryData(queryKey, null);
    },
  };
}
