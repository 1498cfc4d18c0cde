import { toLocalDateText } from '#text/local-date.ts';

/** Under this key the day lies on which the notice was put away. */
export const noticeKey = 'jadoo-notice-hidden';
const hideSeconds = 1440 * 60;

/** Hides the notice for the rest of the day: keeps today's date for at most a day, as a cookie would. */
export function hideNoticeToday(now: Date = new Date()): void {
  document.cookie = `${noticeKey}=${toLocalDateText(now)}; path=/; max-age=${hideSeconds}; samesite=lax`;
}

/** Whether the notice was put away today. */
export function isNoticeHidden(now: Date = new Date()): boolean {
  return document.cookie.split('; ').includes(`${noticeKey}=${toLocalDateText(now)}`);
}

/** Print views never show the notice. */
export function isNoticePath(path: string): boolean {
  return !path.includes('/print');
}
