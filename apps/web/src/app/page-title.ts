import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';

function getTitle(handle: unknown): string {
  return typeof handle === 'object' &&
    handle !== null &&
    'title' in handle &&
    typeof handle.title === 'string'
    ? handle.title
    : '';
}

/** The title of the innermost route that has one. */
export function getPageTitle(handles: readonly unknown[]): string {
  return handles.map(getTitle).findLast(Boolean) ?? '';
}

/** Names the page after its route and, after a change, moves focus to its content so that it is read out. */
export function usePageTitle(): void {
  const title = getPageTitle(useMatches().map(({ handle }) => handle));
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    document.title = title ? `${title} | 자두` : '자두';
  }, [title]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
