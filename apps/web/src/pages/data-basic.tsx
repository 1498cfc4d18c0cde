import { MakerPage } from '#pages/maker-page.tsx';

/** /data/basic */
export function DataBasicPage() {
  return <MakerPage tool="basic" />;
}
