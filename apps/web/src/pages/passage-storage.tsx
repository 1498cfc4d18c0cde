import { LibraryPage } from '#pages/library-page.tsx';

/** /passageStorage */
export function PassageStoragePage() {
  return <LibraryPage categoryIdx={null} />;
}
