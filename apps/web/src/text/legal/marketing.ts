import type { LegalDocument } from '#text/legal/legal-document.ts';

/** 마케팅 정보 수신 동의 */
export const marketing: LegalDocument = {
  articles: [
    {
      title: '1. 목적',
      lines: ['새 유형과 기능 안내, 이벤트와 할인 혜택, 쿠폰 발급 소식을 전하기 위하여 이용합니다.'],
    },
    {
      title: '2. 이용하는 정보와 방법',
      lines: ['이름, 전자우편 주소, 휴대폰 번호를 이용하여 전자우편과 문자 메시지로 보냅니다.'],
    },
    { title: '3. 보유 기간', lines: ['동의를 철회하거나 탈퇴할 때까지 이용합니다.'] },
    {
      title: '4. 거부할 권리',
      lines: [
        '동의하지 않아도 서비스를 이용할 수 있으며, 동의한 뒤에도 ‘내 정보 수정’에서 언제든지 철회할 수 있습니다.',
        '결제, 약관 변경 등 꼭 알아야 하는 사항은 동의 여부와 관계없이 보냅니다.',
      ],
    },
    { title: '부칙', lines: ['이 동의서는 2026년 11월 1일부터 시행합니다.'] },
  ],
};
