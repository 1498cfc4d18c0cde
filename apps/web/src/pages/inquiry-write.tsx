import { useNavigate, useSearchParams } from 'react-router';
import { InquiryEditor } from '#features/inquiry/inquiry-editor.tsx';

/** /personalInquiry/inquiry: a new inquiry, or the one that the address names. */
export function InquiryWritePage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const inquiryIdx = Number(params.get('inquiry')) || null;
  return (
    <div className="mx-auto max-w-detail">
      <h1 className="mb-6 text-2xl">{inquiryIdx === null ? '문의하기' : '문의 고치기'}</h1>
      <InquiryEditor
        inquiryIdx={inquiryIdx}
        onSaved={(idx) => navigate(`/personalInquiry/list?inquiry=${idx}`)}
      />
    </div>
  );
}
