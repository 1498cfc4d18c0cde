import type { Inquiry } from '@jadoo/contract';
import { useNavigate } from 'react-router';
import { saveInquiryFile, useInquiry, useInquiryActions } from '#features/inquiry/inquiry-api.ts';
import { removeInquiryDraft } from '#features/inquiry/inquiry-draft.ts';
import { formatBytes, getCategoryLabel } from '#features/inquiry/inquiry-labels.ts';
import { StatusBadge } from '#features/inquiry/inquiry-list.tsx';
import { getErrorMessage } from '#request/request-error.ts';
import { askConfirm } from '#shell/dialog-stores.ts';
import { formatDateTime } from '#text/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ListSkeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast.tsx';

/** One inquiry with its attachments and its answer. */
export function InquiryView({ inquiryIdx }: { inquiryIdx: number }) {
  const { data, error, refetch } = useInquiry(inquiryIdx);
  return (
    <div className="flex flex-col gap-4">
      {error && <ErrorState message={getErrorMessage(error)} onRetry={refetch} />}
      {!error && !data && <ListSkeleton rows={4} />}
      {data && <Question inquiry={data} />}
      {data && <Answer answer={data.ANSWER} />}
      <div>
        <LinkButton to="/personalInquiry/list" variant="secondary">
          목록으로
        </LinkButton>
      </div>
    </div>
  );
}

function Question({ inquiry }: { inquiry: Inquiry }) {
  const { PI_IDX, PI_CATEGORY, PI_TITLE, PI_CONTENT, STATUS, FILES, REG_DT } = inquiry;
  const navigate = useNavigate();
  const { remove } = useInquiryActions();

  const handleRemove = async () => {
    const isSure = await askConfirm({
      message: '이 문의를 삭제할까요? 붙인 파일도 함께 지워지고 되살릴 수 없어요.',
      okText: '삭제하기',
    });
    if (!isSure) return;
    try {
      await remove(PI_IDX);
      removeInquiryDraft(PI_IDX);
      showToast('문의를 삭제했어요.', 'success');
      await navigate('/personalInquiry/list', { replace: true });
    } catch (error) {
      showToast(getErrorMessage(error), 'error');
    }
  };

  return (
    <Card>
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-xl">{PI_TITLE}</h2>
        <StatusBadge status={STATUS} />
      </div>
      <p className="numbers mt-1 text-sm text-ink-soft">
        {getCategoryLabel(PI_CATEGORY)} · {formatDateTime(REG_DT)}
      </p>
      <p className="mt-5 whitespace-pre-line">{PI_CONTENT}</p>
      {FILES.length > 0 && (
        <ul aria-label="붙인 파일" className="mt-5 flex flex-col gap-2">
          {FILES.map((file) => (
            <AttachmentRow key={file.PF_IDX} file={file} />
          ))}
        </ul>
      )}
      {STATUS === 'waiting' && (
        <div className="mt-6 flex justify-end gap-2 border-t border-line pt-4">
          <Button variant="quiet-danger" size="sm" onClick={handleRemove}>
            삭제하기
          </Button>
          <LinkButton to={`/personalInquiry/inquiry?inquiry=${PI_IDX}`} variant="secondary" size="sm">
            고치기
          </LinkButton>
        </div>
      )}
    </Card>
  );
}

function AttachmentRow({ file }: { file: Inquiry['FILES'][number] }) {
  const { PF_IDX, PF_NM, PF_SIZE } = file;
  const handleSave = () =>
    saveInquiryFile(PF_IDX).catch((error: unknown) => {
      showToast(getErrorMessage(error), 'error');
    });
  return (
    <li className="flex items-center gap-3 rounded-md border border-line py-1.5 pr-1.5 pl-4">
      <span className="min-w-0 flex-1 truncate text-sm">{PF_NM}</span>
      <span className="numbers shrink-0 text-xs text-ink-faint">{formatBytes(PF_SIZE)}</span>
      <Button variant="quiet" size="sm" aria-label={`${PF_NM} 내려받기`} onClick={handleSave}>
        내려받기
      </Button>
    </li>
  );
}

function Answer({ answer }: { answer: Inquiry['ANSWER'] }) {
  if (answer === null) {
    return (
      <p className="rounded-lg border border-dashed border-line-strong px-6 py-8 text-center text-sm text-ink-soft">
        답변을 준비하고 있어요. 답변이 오면 여기에서 볼 수 있어요.
      </p>
    );
  }
  return (
    <Card aria-labelledby="inquiry-answer" className="border-plum-line bg-plum-tint/60">
      <h2 id="inquiry-answer" className="text-lg text-plum">
        답변
      </h2>
      <p className="numbers text-sm text-ink-soft">{formatDateTime(answer.REG_DT)}</p>
      <p className="mt-4 whitespace-pre-line">{answer.CONTENT}</p>
    </Card>
  );
}
