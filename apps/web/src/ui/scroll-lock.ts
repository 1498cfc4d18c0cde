let holders = 0;

/** Locks the scrolling of the page until the returned function is called; locks add up. */
export function lockScroll(): () => void {
  holders += 1;
  document.documentElement.classList.add('is-scroll-locked');
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders -= 1;
    if (holders === 0) document.documentElement.classList.remove('is-scroll-locked');
  };
}
