import { recordEvent } from '#telemetry/tag-events.ts';
import { getUser } from '#session/user-store.ts';

const skipWords = ['payment', 'pay', 'login', 'logout', 'signup', 'user', 'error'];
const trackedSelector = 'a, button, [role="button"], [role="tab"], input[type="submit"], summary';
const maxTextChars = 50;

/** Whether the class or the id of an element holds a word that is never tracked. */
export function isSkipped(element: Element): boolean {
  const names = `${element.getAttribute('class') ?? ''} ${element.id}`.toLowerCase();
  return skipWords.some((word) => names.includes(word));
}

/** Records clicks on controls, from the moment that somebody is signed in. */
export function watchClicks(): () => void {
  const handleClick = ({ target }: MouseEvent) => {
    if (!getUser().UM_IDX || !(target instanceof Element)) return;
    const control = target.closest(trackedSelector);
    if (!control || isSkipped(target) || isSkipped(control)) return;
    const label = control.getAttribute('aria-label') ?? control.textContent;
    recordEvent('auto_click', {
      element: control.tagName.toLowerCase(),
      text: label.trim().slice(0, maxTextChars),
      path: location.pathname,
    });
  };
  // Before handlers of the page, which may take the element away.
  document.addEventListener('click', handleClick, { capture: true });
  return () => {
    document.removeEventListener('click', handleClick, { capture: true });
  };
}
