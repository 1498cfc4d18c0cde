/** Runs the work once calls have paused for a while; `cancel` drops what waits. */
export function debounce(work: () => void, pauseMs: number): (() => void) & { cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
  };
  const debounced = () => {
    cancel();
    timer = setTimeout(work, pauseMs);
  };
  return Object.assign(debounced, { cancel });
}
