/**
 * Gives the focus to the first field that needs mending, once it is marked, which brings it into sight: it may be far
 * from the button. In an open dialog only the dialog is looked at.
 */
export function showFirstProblem(): void {
  requestAnimationFrame(() => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main');
    root?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
