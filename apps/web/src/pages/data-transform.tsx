import { MakerPage } from '#pages/maker-page.tsx';

/** /data/transform */
export function DataTransformPage() {
  return <MakerPage tool="transform" />;
}
