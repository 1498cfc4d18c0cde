import { InquiryForm } from '#features/inquiry/inquiry-form.tsx';
import { useInquiry } from '#features/inquiry/inquiry-api.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ListSkeleton } from '#ui/skeleton.tsx';

interface InquiryEditorProps {
  /** Null writes a new inquiry. */
  inquiryIdx: number | null;
  onSaved: (inquiryIdx: number) => unknown;
}

/** The form for a new inquiry, or for one that still waits for its answer. */
export function InquiryEditor({ inquiryIdx, onSaved }: InquiryEditorProps) {
  const { data, error, refetch } = useInquiry(inquiryIdx);
  if (error) return <ErrorState message={getErrorMessage(error)} onRetry={refetch} />;
  if (inquiryIdx !== null && !data) return <ListSkeleton rows={5} />;
  if (data?.STATUS === 'answered') {
    return (
      <EmptyState
        title="이미 답변한 문의예요."
        text="답변한 문의는 고칠 수 없어요. 더 궁금한 점은 새로 문의해 주세요."
        action={<LinkButton to={`/personalInquiry/list?inquiry=${data.PI_IDX}`}>답변 보기</LinkButton>}
      />
    );
  }
  return (
    <Card>
      <InquiryForm key={inquiryIdx ?? 'new'} inquiry={data ?? null} onSaved={onSaved} />
    </Card>
  );
}
