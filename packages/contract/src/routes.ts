/** Layouts of the web app; `none` for pages without any. */
export type Layout = 'default' | 'detail' | 'paging' | 'payment' | 'print' | 'sign' | 'none';

/** One route of the web app. Paths are case-sensitive, `:name` marks a parameter. */
export interface WebRoute {
  path: string;
  layout: Layout;
  isGuarded: boolean;
  /** Page title before " | 자두". */
  title: string;
  /** Served only when the environment is development. */
  isDiagnostic?: true;
}

const route = (path: string, layout: Layout, isGuarded: boolean, title: string): WebRoute => ({
  path,
  layout,
  isGuarded,
  title,
});

/** The route table of the specification, in its order. */
export const webRoutes: readonly WebRoute[] = [
  route('/', 'sign', true, '홈'),
  route('/auth', 'sign', false, '다시 로그인'),
  route('/auth/:token', 'default', false, '로그인 링크'),
  route('/auth/callback/naver', 'sign', false, '네이버 로그인'),
  route('/auth/callback/google', 'sign', false, 'Google 로그인'),
  route('/login', 'sign', true, '로그인'),
  route('/signup', 'sign', false, '회원 가입'),
  route('/data', 'default', true, '자료 만들기'),
  route('/data/basic', 'default', true, '기본 자료 만들기'),
  route('/data/advanced', 'default', true, '심화 자료 만들기'),
  route('/data/transform', 'default', true, '변형 문제 만들기'),
  route('/quick', 'default', true, '빠른 제작'),
  route('/point/fail', 'payment', true, '결제 실패'),
  route('/point/error', 'payment', true, '결제 오류'),
  route('/point/charge', 'payment', true, '포인트 충전'),
  route('/point/process', 'payment', true, '결제 확인 중'),
  route('/point/success', 'payment', true, '충전 완료'),
  route('/point/list', 'paging', true, '포인트 내역'),
  route('/point/process-fail', 'none', false, '결제 중단'),
  route('/print/passage', 'print', false, '지문 인쇄'),
  route('/print/preview', 'print', false, '자료 인쇄'),
  route('/print/category', 'print', false, '교재 인쇄'),
  route('/userinfo', 'default', true, '내 정보'),
  route('/userinfo/edit', 'detail', true, '내 정보 수정'),
  route('/myStorage', 'paging', true, '내 보관함'),
  route('/myStorage/:ed_idx', 'default', true, '자료 편집'),
  route('/passageStorage', 'paging', true, '지문 보관함'),
  route('/passageStorage/:idx', 'paging', true, '지문 목록'),
  route('/personalInquiry/list', 'default', true, '1:1 문의'),
  route('/personalInquiry/inquiry', 'default', true, '문의하기'),
  route('/event/promotion', 'sign', false, '이벤트'),
  { ...route('/test/oauth/naver', 'none', false, '네이버 로그인 진단'), isDiagnostic: true },
  { ...route('/test/oauth/google', 'none', false, 'Google 로그인 진단'), isDiagnostic: true },
  { ...route('/sentry-example-page', 'none', false, '오류 보고 진단'), isDiagnostic: true },
];
