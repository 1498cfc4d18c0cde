import { useParams } from 'react-router';
import { ExamScreen } from '#features/exam-data/exam-screen.tsx';
import { openPrintView } from '#features/printing/open-print-view.ts';
import { PaperPages } from '#features/printing/paper-pages.tsx';

/** /myStorage/:ed_idx */
export function MyStorageDetailPage() {
  const { ed_idx: examIdx } = useParams();
  return (
    <ExamScreen
      key={examIdx}
      examIdx={Number(examIdx)}
      renderPages={(slot) => <PaperPages {...slot} />}
      onPrint={(target) => openPrintView('/print/preview', target)}
    />
  );
}
