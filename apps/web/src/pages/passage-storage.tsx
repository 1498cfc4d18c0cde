import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ToolDialog } from '#features/making/tool-dialog.tsx';
import { LibraryScreen } from '#features/passages/library-screen.tsx';
import { openPrintView } from '#features/printing/open-print-view.ts';

/** The library, with the way to the makers and to print. */
function LibraryPage({ categoryIdx }: { categoryIdx: number | null }) {
  const [picked, setPicked] = useState<{ idx: number; title: string }[] | null>(null);
  const navigate = useNavigate();
  return (
    <>
      <LibraryScreen
        categoryIdx={categoryIdx}
        onMake={setPicked}
        onPrint={(passageIdxs) => openPrintView('/print/passage', { WHAT: 'passages', PS_IDXS: passageIdxs })}
      />
      {picked && (
        <ToolDialog
          count={picked.length}
          onChoose={(path) => void navigate(path, { state: { passages: picked } })}
          onClose={() => setPicked(null)}
        />
      )}
    </>
  );
}

/** /passageStorage */
export function PassageStoragePage() {
  return <LibraryPage categoryIdx={null} />;
}

/** /passageStorage/:idx */
export function PassageStorageDetailPage() {
  const { idx } = useParams();
  return <LibraryPage categoryIdx={Number(idx)} />;
}
