import type { InquiryCategory, InquiryStatus } from '@jadoo/contract';

/** The categories as people choose them. */
export const categoryOptions: readonly { value: InquiryCategory; label: string }[] = [
  { value: 'making', label: '자료 만들기' },
  { value: 'point', label: '포인트·결제' },
  { value: 'account', label: '계정·로그인' },
  { value: 'error', label: '오류 신고' },
  { value: 'suggestion', label: '제안' },
  { value: 'other', label: '기타' },
];

const categoryLabels = new Map(categoryOptions.map(({ value, label }) => [value, label]));

export function getCategoryLabel(category: InquiryCategory): string {
  return categoryLabels.get(category) ?? '';
}

export const statusLabels: Readonly<Record<InquiryStatus, string>> = {
  waiting: '답변대기',
  answered: '답변완료',
};

/** 1536 → 2 KB, 3407872 → 3.3 MB */
export function formatBytes(bytes: number): string {
  const mb = bytes / 1024 / 1024;
  return mb >= 1 ? `${Math.round(mb * 10) / 10} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
