/** Brings the first field that needs mending into sight and focus, once it is marked; it may be far from the button. */
export function showFirstProblem(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('main [aria-invalid="true"]');
    (field ?? document.querySelector('main [role="alert"]'))?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  });
}
