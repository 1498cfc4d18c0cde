import { MakerPage } from '#pages/maker-page.tsx';

/** /data/advanced */
export function DataAdvancedPage() {
  return <MakerPage tool="advanced" />;
}
