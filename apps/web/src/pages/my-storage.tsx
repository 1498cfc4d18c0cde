import { ExamListScreen } from '#features/exam-data/exam-list-screen.tsx';
import { openPrintView } from '#features/printing/open-print-view.ts';

/** /myStorage */
export function MyStoragePage() {
  return (
    <ExamListScreen
      onPrintBundle={(examIdxs, copy) =>
        openPrintView('/print/category', { WHAT: 'category', ED_IDXS: examIdxs, COPY: copy })
      }
    />
  );
}
