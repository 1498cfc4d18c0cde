import { PrintView } from '#features/printing/print-view.tsx';

/** /print/passage */
export function PrintPassagePage() {
  return <PrintView />;
}
