import { isSignedIn } from '#session/sign-in-state.ts';
import { getUser } from '#session/user-store.ts';
import { formatPoints } from '#text/format.ts';

/**
 * Fills name and balance into the stand-in that the server put into the page. The server only sees a cookie: a
 * stand-in for somebody else than this browser knows goes away.
 */
export function fillStandIn(): void {
  const standIn = document.querySelector<HTMLElement>('[data-stand-in]');
  if (!standIn) return;
  if ((standIn.dataset['standIn'] === 'member') !== isSignedIn()) {
    standIn.remove();
    return;
  }
  const { UM_NM, POINT } = getUser();
  const texts = new Map([
    ['name', UM_NM],
    ['initial', UM_NM.slice(0, 1) || '나'],
    ['point', formatPoints(POINT)],
  ]);
  for (const place of standIn.querySelectorAll<HTMLElement>('[data-user]'))
    place.textContent = texts.get(place.dataset['user'] ?? '') ?? '';
}
