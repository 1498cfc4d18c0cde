/** Teaches the test browser native modal dialogs, as far as the tests look at them. */
export function installDialog(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    const first = this.querySelector<HTMLElement>('[autofocus], button, input, textarea, select');
    // React sets focus for `autoFocus` by itself; the browser would only do so without it.
    if (!this.contains(document.activeElement)) first?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
