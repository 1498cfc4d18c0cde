import { debounce } from '#telemetry/debounce.ts';
import { recordEvent } from '#telemetry/tag-events.ts';

const milestones = [25, 50, 75, 100] as const;
const debounceMs = 250;

/** How far down a page has been scrolled, in percent; a page without scrolling is seen whole. */
export function getScrollPercent(page: {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}): number {
  const room = page.scrollHeight - page.clientHeight;
  return room <= 0 ? 100 : Math.min(100, Math.round((page.scrollTop / room) * 100));
}

/** Milestones reached at `percent` that are not yet in `seen`. */
export function findNewMilestones(percent: number, seen: ReadonlySet<number>): number[] {
  return milestones.filter((milestone) => percent >= milestone && !seen.has(milestone));
}

/** Records each milestone once per page view. The returned functions start a new page and stop. */
export function watchScroll(): { startPage: () => void; stop: () => void } {
  const seen = new Set<number>();
  const handleScroll = debounce(() => {
    for (const milestone of findNewMilestones(getScrollPercent(document.documentElement), seen)) {
      seen.add(milestone);
      recordEvent('scroll_depth', { percent: milestone, path: location.pathname });
    }
  }, debounceMs);
  addEventListener('scroll', handleScroll, { passive: true });
  return {
    startPage: () => {
      handleScroll.cancel();
      seen.clear();
    },
    stop: () => {
      handleScroll.cancel();
      removeEventListener('scroll', handleScroll);
    },
  };
}
