import { useEffect, type RefObject } from 'react';

const offsetPx = 200;

/**
 * Reveals the elements with the class `reveal` inside a container as they come into view and hides them again as they
 * leave, in both directions. Duration, delay and easing stand with the class; this holds the offset.
 */
export function useScrollReveal(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const elements = container.current?.querySelectorAll<HTMLElement>('.reveal') ?? [];
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      for (const element of elements) element.dataset['revealed'] = 'true';
      return;
    }
    const mirror: IntersectionObserverCallback = (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (target instanceof HTMLElement) target.dataset['revealed'] = String(isIntersecting);
      }
    };
    const withOffset = new IntersectionObserver(mirror, { rootMargin: `0px 0px -${offsetPx}px 0px` });
    // What stands at the very end of the page could never come that far into the window.
    const atEdge = new IntersectionObserver(mirror);
    const pageHeight = document.documentElement.scrollHeight;
    for (const element of elements) {
      const isReachable = pageHeight - (element.getBoundingClientRect().top + scrollY) > offsetPx;
      (isReachable ? withOffset : atEdge).observe(element);
    }
    return () => {
      withOffset.disconnect();
      atEdge.disconnect();
    };
  }, [container]);
}
