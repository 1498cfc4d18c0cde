import { PrintView } from '#features/printing/print-view.tsx';

/** /print/category */
export function PrintCategoryPage() {
  return <PrintView />;
}
