import type { Page } from 'playwright-core';

/** One screen or dialog state: how to get there, and what stands when it is ready. */
export interface Place {
  name: string;
  /** Path in the address bar. `{paper}` stands for the paper made before, `{print}` for its print view. */
  path: string;
  /** Who looks: somebody signed in, or nobody. */
  who: 'member' | 'visitor';
  /** What to press once the page stands, for a dialog state. */
  open?: (page: Page) => Promise<unknown>;
  /** Something other than the heading of the page that shows that it is ready. */
  isReady?: (page: Page) => Promise<unknown>;
}

const waitForPages = (page: Page) => page.locator('canvas').first().waitFor();
const waitForExercises = (page: Page) =>
  page.getByText('핵심 어휘').filter({ visible: true }).first().waitFor();
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const inOrder =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };
const tick = (name: string | RegExp) => (page: Page) => page.getByRole('checkbox', { name }).first().check();
const choose = (name: string) => (page: Page) => page.getByRole('menuitem', { name, exact: true }).click();
const showTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();
const waitForText = (text: string | RegExp) => (page: Page) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();
const inDialog = (open: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await open(page);
  await page.locator('dialog[open]').last().waitFor();
};

/** Every route of the web app that a person can look at, and the dialogs that open on them. */
export const places: readonly Place[] = [
  { name: 'login', path: '/login', who: 'visitor' },
  { name: 'terms', path: '/login', who: 'visitor', open: inDialog(press('이용약관')) },
  {
    name: 'signup',
    path: '/login',
    who: 'visitor',
    open: async (page) => {
      await page.getByText('Google 계정으로 로그인').click();
      await page.getByRole('button', { name: '이서연' }).click();
      await page.getByRole('button', { name: /동의/u }).first().click();
      await page.getByLabel('모두 동의하기').waitFor();
    },
  },
  { name: 'auth', path: '/auth', who: 'visitor' },
  { name: 'auth-link', path: '/auth/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', who: 'visitor' },
  { name: 'promotion', path: '/event/promotion', who: 'visitor' },
  { name: 'process-fail', path: '/point/process-fail?code=PAY_PROCESS_CANCELED', who: 'visitor' },
  { name: 'not-found', path: '/nothing', who: 'visitor' },
  { name: 'not-found-fatal', path: '/myStorage/abc', who: 'visitor' },
  { name: 'oauth-naver', path: '/test/oauth/naver', who: 'visitor' },
  { name: 'oauth-google', path: '/test/oauth/google', who: 'visitor' },
  { name: 'sentry', path: '/sentry-example-page', who: 'visitor' },
  { name: 'print-passage', path: '/print/passage', who: 'visitor' },
  { name: 'print-category', path: '/print/category', who: 'visitor' },
  { name: 'print-preview', path: '{print}', who: 'visitor', isReady: waitForPages },

  { name: 'home', path: '/', who: 'member' },
  { name: 'account-menu', path: '/', who: 'member', open: openAccountMenu },
  { name: 'data', path: '/data', who: 'member' },
  { name: 'basic', path: '/data/basic', who: 'member' },
  { name: 'advanced', path: '/data/advanced', who: 'member' },
  { name: 'transform', path: '/data/transform', who: 'member' },
  {
    name: 'maker-kinds',
    path: '/data/transform',
    who: 'member',
    open: inOrder(tick(/잔디밭에 난 길/u), press(/^다음$/u), tick(/글의 순서/u), tick(/문장 삽입/u)),
  },
  {
    name: 'maker-confirm',
    path: '/data/transform?resume=true',
    who: 'member',
    open: inOrder(press(/^다음$/u), waitForText('남는 포인트')),
  },
  { name: 'quick', path: '/quick', who: 'member' },
  {
    name: 'quick-left-out',
    path: '/quick',
    who: 'member',
    open: async (page) => {
      await page.getByLabel('영어 지문').fill('The ferry stops in winter. The island bakes its own bread.');
      await page.getByRole('radio', { name: /내신 대비/u }).check();
      await waitForText('이 지문으로 만들기 어려운 유형')(page);
    },
  },
  { name: 'library', path: '/passageStorage', who: 'member' },
  {
    name: 'chosen-passages',
    path: '/passageStorage',
    who: 'member',
    open: inOrder(tick(/잔디밭에 난 길 고르기/u), waitForText('1개 골랐어요')),
  },
  {
    name: 'tool-choice',
    path: '/passageStorage',
    who: 'member',
    open: inDialog(inOrder(tick(/잔디밭에 난 길 고르기/u), press('이 지문으로 만들기'))),
  },
  {
    name: 'remove-passage',
    path: '/passageStorage',
    who: 'member',
    open: inDialog(inOrder(press(/잔디밭에 난 길 더 보기/u), choose('삭제'))),
  },
  { name: 'book', path: '/passageStorage/3', who: 'member' },
  { name: 'trash', path: '/passageStorage?trash=true', who: 'member' },
  { name: 'nothing-found', path: '/passageStorage?q=zzzz', who: 'member' },
  { name: 'new-book', path: '/passageStorage', who: 'member', open: inDialog(press('교재 추가')) },
  { name: 'add-passages', path: '/passageStorage', who: 'member', open: inDialog(press('지문 추가하기')) },
  {
    name: 'passage',
    path: '/passageStorage',
    who: 'member',
    open: inDialog(press('잔디밭에 난 길')),
  },
  {
    name: 'passage-translation',
    path: '/passageStorage',
    who: 'member',
    open: inDialog(inOrder(press('잔디밭에 난 길'), showTab('문장·해석'))),
  },
  {
    name: 'passage-lines',
    path: '/passageStorage',
    who: 'member',
    open: inDialog(inOrder(press('잔디밭에 난 길'), showTab('주제·요지'))),
  },
  {
    name: 'passage-kinds',
    path: '/passageStorage',
    who: 'member',
    open: inDialog(inOrder(press('잔디밭에 난 길'), showTab('만들 수 있는 유형'), waitForText('가능'))),
  },
  { name: 'papers', path: '/myStorage', who: 'member' },
  { name: 'editor', path: '/myStorage/{paper}', who: 'member', isReady: waitForExercises },
  {
    name: 'exercise',
    path: '/myStorage/{paper}',
    who: 'member',
    isReady: waitForExercises,
    open: inDialog(inOrder(press('단어 시험 더 보기'), choose('고치기 (E)'))),
  },
  {
    name: 'look-of-paper',
    path: '/myStorage/{paper}',
    who: 'member',
    isReady: waitForExercises,
    open: inOrder(press('모양·머리글'), waitForText('글자 크기')),
  },
  {
    name: 'download-menu',
    path: '/myStorage/{paper}',
    who: 'member',
    isReady: waitForExercises,
    open: async (page) => {
      await page.getByRole('button', { name: '내려받기' }).click();
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'share',
    path: '/myStorage/{paper}',
    who: 'member',
    isReady: waitForExercises,
    open: inDialog(press('공유')),
  },
  { name: 'charge', path: '/point/charge', who: 'member' },
  { name: 'process', path: '/point/process', who: 'member' },
  { name: 'success', path: '/point/success', who: 'member' },
  { name: 'fail', path: '/point/fail?code=REJECT_CARD_COMPANY', who: 'member' },
  { name: 'error', path: '/point/error', who: 'member' },
  { name: 'points', path: '/point/list', who: 'member' },
  { name: 'userinfo', path: '/userinfo', who: 'member' },
  { name: 'withdraw', path: '/userinfo', who: 'member', open: inDialog(press('회원 탈퇴')) },
  { name: 'userinfo-edit', path: '/userinfo/edit', who: 'member' },
  { name: 'inquiries', path: '/personalInquiry/list', who: 'member' },
  { name: 'inquiry', path: '/personalInquiry/inquiry', who: 'member' },
  {
    name: 'inquiry-sent',
    path: '/personalInquiry/inquiry',
    who: 'member',
    open: async (page) => {
      await page.getByLabel(/^제목/u).fill('미리보기가 비어 있어요');
      await page.getByLabel(/^내용/u).fill('자료를 열면 쪽이 보이지 않아요.');
      await press('문의 남기기')(page);
      await page.getByText('답변을 준비하고 있어요').waitFor();
    },
  },
];

async function openAccountMenu(page: Page): Promise<void> {
  const account = page.getByRole('button', { name: /계정 메뉴/u });
  // A narrow screen has one menu for everything.
  await account
    .or(page.getByRole('button', { name: '메뉴', exact: true }))
    .filter({ visible: true })
    .first()
    .click();
  await page.getByText('로그아웃').filter({ visible: true }).first().waitFor();
}

/** Goes there and waits until it stands: heading, fonts, and whatever the place names. */
export async function openPlace(
  page: Page,
  place: Place,
  addresses: Readonly<Record<string, string>>,
): Promise<void> {
  const path = Object.entries(addresses).reduce(
    (text, [mark, value]) => text.replace(mark, value),
    place.path,
  );
  // A changed fragment alone would not load the page again.
  await page.goto('about:blank');
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await place.isReady?.(page);
  await place.open?.(page);
  await page.evaluate(() => document.fonts.ready);
}
