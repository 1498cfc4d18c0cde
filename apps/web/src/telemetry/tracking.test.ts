import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSkipped, watchClicks } from '#telemetry/click-tracking.ts';
import { findNewMilestones, getScrollPercent, watchScroll } from '#telemetry/scroll-milestones.ts';
import { recordEvent, startTagService } from '#telemetry/tag-events.ts';
import { checkScriptUrl } from '#telemetry/trusted-scripts.ts';
import { trackVisit } from '#telemetry/visit-tracking.ts';
import { forgetEverything, signIn } from '#test/sign-in.ts';

beforeEach(() => {
  vi.useFakeTimers();
  forgetEverything();
  window.dataLayer = [];
  document.body.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
});
const events = (name: string) =>
  (window.dataLayer ?? []).filter((entry) => 'event' in entry && entry.event === name);

it('every event carries the user index, or an empty string', () => {
  recordEvent('first');
  signIn();
  recordEvent('second', { value: 1 });
  expect(window.dataLayer).toEqual([
    { event: 'first', UM_IDX: '' },
    { event: 'second', value: 1, UM_IDX: '7' },
  ]);
});

it('names of values hold none of the forbidden characters', () => {
  recordEvent('sale', { 'price(won)': 100, '<b>kind': 'x', plain_name: true });
  expect(window.dataLayer).toEqual([
    { event: 'sale', pricewon: 100, bkind: 'x', plain_name: true, UM_IDX: '' },
  ]);
});

it('the tag service loads only with a proper id', () => {
  for (const id of ['', 'UA-1', 'GTM-"><script>']) startTagService(id);
  expect(document.head.querySelector('script')).toBeNull();
  startTagService('GTM-ABC123');
  expect(document.head.querySelector('script')?.src).toBe(
    'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
  );
  document.head.querySelector('script')?.remove();
});

it('only own chunks, the payment script and the tag service may be loaded', () => {
  const origin = 'https://jadoo.example';
  expect(checkScriptUrl('/assets/pdf.worker-1a2B.mjs', origin)).toBe('/assets/pdf.worker-1a2B.mjs');
  expect(checkScriptUrl('https://js.tosspayments.com/v2/standard', origin)).toContain('tosspayments');
  expect(checkScriptUrl(`${origin}/sandbox/toss/v2/standard`, origin)).toContain('/sandbox/');
  for (const address of [
    'https://evil.example/assets/x.js',
    '/assets/../upload/x.js',
    '/upload/x.js',
    '/sandbox/toss/v2/standard/x.js',
    'https://evil.example/sandbox/toss/v2/standard',
    'data:text/javascript,alert(1)',
    'https://js.tosspayments.com.evil.example/v2/',
    'https://www.googletagmanager.com/gtm.js?id=GTM-A&x=1',
    'blob:https://jadoo.example/1',
  ]) {
    expect(() => checkScriptUrl(address, origin)).toThrow(TypeError);
  }
});

describe('click tracking', () => {
  const click = (html: string, selector = 'button') => {
    document.body.innerHTML = html;
    document.querySelector<HTMLElement>(selector)?.click();
  };

  it('begins with somebody signed in', () => {
    const stop = watchClicks();
    click('<button>만들기</button>');
    expect(events('auto_click')).toHaveLength(0);
    signIn();
    click('<button> 만들기 </button>');
    expect(events('auto_click')).toEqual([
      { event: 'auto_click', element: 'button', text: '만들기', path: '/', UM_IDX: '7' },
    ]);
    stop();
    click('<button>만들기</button>');
    expect(events('auto_click')).toHaveLength(1);
  });

  it('takes the control around what was hit, and nothing that is no control', () => {
    signIn();
    const stop = watchClicks();
    click('<button>가<i>나</i></button>', 'i');
    click('<p>글</p>', 'p');
    expect(events('auto_click')).toHaveLength(1);
    stop();
  });

  it.each(['payment', 'pay', 'login', 'logout', 'signup', 'user', 'error'])(
    'skips %s in class or id',
    (word) => {
      document.body.innerHTML = `<b class="btn-${word.toUpperCase()}"></b><b id="the${word}x"></b>`;
      expect([...document.querySelectorAll('b')].map(isSkipped)).toEqual([true, true]);
      signIn();
      const stop = watchClicks();
      click(`<button class="x ${word}-y">가</button>`);
      click(`<button>가<i id="${word}">나</i></button>`, 'i');
      expect(events('auto_click')).toHaveLength(0);
      stop();
    },
  );

  it('does not skip other names', () => {
    document.body.innerHTML = '<b class="rounded-md" id="make"></b><b></b>';
    expect([...document.querySelectorAll('b')].map(isSkipped)).toEqual([false, false]);
  });
});

describe('scrolling', () => {
  it.each([
    [{ scrollTop: 0, scrollHeight: 2000, clientHeight: 1000 }, 0],
    [{ scrollTop: 500, scrollHeight: 2000, clientHeight: 1000 }, 50],
    [{ scrollTop: 1000, scrollHeight: 2000, clientHeight: 1000 }, 100],
    [{ scrollTop: 0, scrollHeight: 1000, clientHeight: 1000 }, 100],
  ])('%j is %d percent', (page, percent) => {
    expect(getScrollPercent(page)).toBe(percent);
  });

  it('reaches the milestones 25, 50, 75 and 100, each once', () => {
    expect(findNewMilestones(24, new Set())).toEqual([]);
    expect(findNewMilestones(25, new Set())).toEqual([25]);
    expect(findNewMilestones(80, new Set([25]))).toEqual([50, 75]);
    expect(findNewMilestones(100, new Set([25, 50, 75]))).toEqual([100]);
  });

  it('records 250 ms after the last scroll event, anew on each page', () => {
    const { startPage, stop } = watchScroll();
    dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(200);
    dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(249);
    expect(events('scroll_depth')).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(events('scroll_depth').map((event) => 'percent' in event && event.percent)).toEqual([
      25, 50, 75, 100,
    ]);
    dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(250);
    expect(events('scroll_depth')).toHaveLength(4);
    startPage();
    dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(250);
    expect(events('scroll_depth')).toHaveLength(8);
    stop();
  });
});

it('a visit ends with its length, worth and level', () => {
  const visit = trackVisit();
  visit.recordPageView('/', '홈');
  visit.recordPageView('/data', '자료 만들기');
  vi.advanceTimersByTime(9000);
  dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(25_000);
  document.body.click();
  dispatchEvent(new Event('pagehide'));
  visit.stop();
  dispatchEvent(new Event('pagehide'));
  expect(events('page_view')).toHaveLength(2);
  expect(events('session_end')).toEqual([
    {
      event: 'session_end',
      duration: 9,
      page_views: 2,
      interactions: 0,
      is_bounce: true,
      quality_score: 35,
      engagement: 'low',
      UM_IDX: '',
    },
    {
      event: 'session_end',
      duration: 34,
      page_views: 2,
      interactions: 1,
      is_bounce: false,
      quality_score: 45,
      engagement: 'low',
      UM_IDX: '',
    },
  ]);
});
