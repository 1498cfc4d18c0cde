/** The main menu. */
export const mainLinks = [
  { to: '/data', text: '자료 만들기' },
  { to: '/quick', text: '빠른 제작' },
  { to: '/passageStorage', text: '지문 보관함' },
  { to: '/myStorage', text: '내 보관함' },
] as const;

/** What the account menu leads to, before logging out. */
export const accountLinks = [
  { to: '/userinfo', text: '내 정보' },
  { to: '/point/list', text: '포인트 내역' },
  { to: '/personalInquiry/list', text: '1:1 문의' },
] as const;
