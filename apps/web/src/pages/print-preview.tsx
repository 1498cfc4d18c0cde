import { PrintView } from '#features/printing/print-view.tsx';

/** /print/preview */
export function PrintPreviewPage() {
  return <PrintView />;
}
