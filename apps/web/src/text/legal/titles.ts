export const legalTitles = {
  terms: '이용약관',
  privacy: '개인정보처리방침',
  marketing: '마케팅 정보 수신 동의',
  refund: '포인트 환불 규정',
} as const;
