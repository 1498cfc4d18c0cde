import { useBottomFixStore } from '#shell/simple-stores.ts';

/** Id of the element into which a screen puts its own content by a portal. */
export const bottomFixId = 'bottom-fix';

/** The bar that is fixed to the foot of the page while it is visible. */
export function BottomFixBar() {
  const isVisible = useBottomFixStore((state) => state.isVisible);
  return (
    <div
      id={bottomFixId}
      role="region"
      aria-label="고른 항목"
      hidden={!isVisible}
      className="sticky bottom-0 z-30 border-t border-line bg-paper/95 px-4 py-3 backdrop-blur-sm print:hidden"
    />
  );
}
