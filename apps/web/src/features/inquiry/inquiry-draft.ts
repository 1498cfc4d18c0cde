import { inquiryFile, inquiryInput } from '@jadoo/contract';
import { z } from 'zod';
import { findDraft, removeDraft, saveDraft } from '#session/temp-save.ts';

const { PI_CATEGORY } = inquiryInput.shape;

const inquiryDraft = z.strictObject({
  PI_CATEGORY,
  PI_TITLE: z.string(),
  PI_CONTENT: z.string(),
  files: z.array(inquiryFile),
});

/** What stands in the form, whether or not it could be sent. */
export type InquiryDraft = z.infer<typeof inquiryDraft>;

const getId = (inquiryIdx: number | null): string =>
  inquiryIdx === null ? 'inquiry' : `inquiry-${inquiryIdx}`;

/** What was being written, in this browser; null when there is nothing. */
export function findInquiryDraft(inquiryIdx: number | null): InquiryDraft | null {
  const result = inquiryDraft.safeParse(findDraft(getId(inquiryIdx))?.data);
  return result.success ? result.data : null;
}

export function saveInquiryDraft(inquiryIdx: number | null, data: InquiryDraft): void {
  const path = '/personalInquiry/inquiry';
  saveDraft({
    id: getId(inquiryIdx),
    path: inquiryIdx === null ? path : `${path}?inquiry=${inquiryIdx}`,
    title: `1:1 문의 · ${data.PI_TITLE.trim() || '제목 없음'}`,
    data,
  });
}

export function removeInquiryDraft(inquiryIdx: number | null): void {
  removeDraft(getId(inquiryIdx));
}
