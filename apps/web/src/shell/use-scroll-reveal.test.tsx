import { readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrollReveal } from '#shell/use-scroll-reveal.ts';

interface Observer {
  notify: IntersectionObserverCallback;
  rootMargin: string | undefined;
  observed: Element[];
}
let observers: Observer[];
let isMotionReduced: boolean;
beforeEach(() => {
  observers = [];
  isMotionReduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isMotionReduced }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #entry: Observer;
      constructor(notify: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        this.#entry = { notify, rootMargin: options?.rootMargin, observed: [] };
        observers.push(this.#entry);
      }
      observe(element: Element) {
        this.#entry.observed.push(element);
      }
      disconnect() {
        this.#entry.observed = [];
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  const container = useRef<HTMLDivElement>(null);
  useScrollReveal(container);
  return (
    <div ref={container}>
      <p className="reveal">가</p>
      <p>나</p>
    </div>
  );
}

it('reveals what comes into view, hides it again as it leaves, and again, 200 px inside the window', () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
  const { getByText, unmount } = render(<Page />);
  const element = getByText('가');
  const [withOffset] = observers.filter(({ observed }) => observed.includes(element));
  expect(withOffset?.rootMargin).toBe('0px 0px -200px 0px');
  expect(observers.flatMap(({ observed }) => observed)).toEqual([element]);
  const states = [true, false, true].map((isIntersecting) => {
    const entry = { target: element, isIntersecting } as unknown as IntersectionObserverEntry;
    withOffset?.notify([entry], {} as IntersectionObserver);
    return element.dataset['revealed'];
  });
  expect(states).toEqual(['true', 'false', 'true']);
  unmount();
  expect(observers.flatMap(({ observed }) => observed)).toEqual([]);
  vi.restoreAllMocks();
});

it('what stands at the very end of the page is revealed without the offset, which it could never reach', () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(100);
  const { getByText } = render(<Page />);
  const [own] = observers.filter(({ observed }) => observed.includes(getByText('가')));
  expect(own?.rootMargin).toBeUndefined();
  vi.restoreAllMocks();
});

it('shows everything at once to who wants less motion', () => {
  isMotionReduced = true;
  const { getByText } = render(<Page />);
  expect(getByText('가').dataset['revealed']).toBe('true');
  expect(observers).toEqual([]);
});

it('moves for 800 ms, 200 ms late, with ease', () => {
  const css = readFileSync('apps/web/src/styles/base.css', 'utf8');
  const rule = css.slice(css.indexOf('@utility reveal'));
  expect(rule).toMatch(/transition:[^;]*opacity 800ms ease 200ms[^;]*transform 800ms ease 200ms/u);
});
