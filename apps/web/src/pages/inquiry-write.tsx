import { ContactNotice } from '#features/inquiry/contact-notice.tsx';

/** /personalInquiry/inquiry */
export function InquiryWritePage() {
  return (
    <div className="mx-auto max-w-detail">
      <h1 className="mb-6 text-2xl">문의하기</h1>
      <ContactNotice />
    </div>
  );
}
