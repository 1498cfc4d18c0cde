import { useParams } from 'react-router';
import { LibraryPage } from '#pages/library-page.tsx';

/** /passageStorage/:idx */
export function PassageStorageDetailPage() {
  const { idx } = useParams();
  return <LibraryPage categoryIdx={Number(idx)} />;
}
