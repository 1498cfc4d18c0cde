import { ContactNotice } from '#features/inquiry/contact-notice.tsx';

/** /personalInquiry/list */
export function InquiryListPage() {
  return (
    <div className="mx-auto max-w-detail">
      <h1 className="mb-6 text-2xl">1:1 문의</h1>
      <ContactNotice />
    </div>
  );
}
