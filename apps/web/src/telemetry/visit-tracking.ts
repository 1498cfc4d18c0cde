import { watchClicks } from '#telemetry/click-tracking.ts';
import { getEngagementLevel, getQualityScore, isBounce, type Visit } from '#telemetry/engagement.ts';
import { watchScroll } from '#telemetry/scroll-milestones.ts';
import { recordEvent } from '#telemetry/tag-events.ts';

const interactionEvents = ['click', 'keydown', 'touchstart'] as const;

interface VisitTracking {
  /** A screen was opened. */
  recordPageView: (path: string, title: string) => void;
  stop: () => void;
}

/** Follows a visit from now on: page views, scrolling, clicks, and its worth when the page is left. */
export function trackVisit(): VisitTracking {
  const startedMs = Date.now();
  const visit: Visit = { durationSeconds: 0, pageViews: 0, interactions: 0 };
  const scroll = watchScroll();
  const stopClicks = watchClicks();
  const countInteraction = () => {
    visit.interactions += 1;
  };
  for (const name of interactionEvents)
    addEventListener(name, countInteraction, { passive: true, capture: true });

  const recordEnd = () => {
    visit.durationSeconds = (Date.now() - startedMs) / 1000;
    const score = getQualityScore(visit);
    recordEvent('session_end', {
      duration: Math.round(visit.durationSeconds),
      page_views: visit.pageViews,
      interactions: visit.interactions,
      is_bounce: isBounce(visit.durationSeconds),
      quality_score: score,
      engagement: getEngagementLevel(score),
    });
  };
  addEventListener('pagehide', recordEnd);

  return {
    recordPageView: (path, title) => {
      visit.pageViews += 1;
      scroll.startPage();
      recordEvent('page_view', { path, title });
    },
    stop: () => {
      scroll.stop();
      stopClicks();
      for (const name of interactionEvents) removeEventListener(name, countInteraction, { capture: true });
      removeEventListener('pagehide', recordEnd);
    },
  };
}
