import { useSearchParams } from 'react-router';
import { InquiryList } from '#features/inquiry/inquiry-list.tsx';
import { InquiryView } from '#features/inquiry/inquiry-view.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** /personalInquiry/list, and one inquiry when the address names it. */
export function InquiryListPage() {
  const [params] = useSearchParams();
  const inquiryIdx = Number(params.get('inquiry')) || null;
  return (
    <div className="mx-auto max-w-detail">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">1:1 문의</h1>
        <LinkButton to="/personalInquiry/inquiry">문의하기</LinkButton>
      </div>
      {inquiryIdx === null ? <InquiryList /> : <InquiryView inquiryIdx={inquiryIdx} />}
    </div>
  );
}
