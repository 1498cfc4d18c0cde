import { debounce } from '#telemetry/debounce.ts';

const refreshDebounceMs = 150;

/** Writes the height that is really visible into `--viewport-height`, anew after each resize has settled. */
export function watchResize(): () => void {
  const refresh = () => {
    document.documentElement.style.setProperty('--viewport-height', `${window.innerHeight}px`);
  };
  const handleResize = debounce(refresh, refreshDebounceMs);
  refresh();
  addEventListener('resize', handleResize);
  return () => {
    handleResize.cancel();
    removeEventListener('resize', handleResize);
  };
}
