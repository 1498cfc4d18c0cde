import { useLocation, useSearchParams } from 'react-router';
import { Maker } from '#features/making/maker.tsx';
import { readPickedState } from '#features/making/picked-state.ts';
import { tools, type MakerTool } from '#features/making/tools.ts';
import { PassagePicker } from '#features/passages/passage-picker.tsx';

/** The maker of a tool, with the picker of the library. */
function MakerPage({ tool }: { tool: MakerTool }) {
  const location = useLocation();
  const [params] = useSearchParams();
  const info = tools.find((entry) => entry.tool === tool);
  if (!info) throw new TypeError(`no tool ${tool}`);
  return (
    <Maker
      key={tool}
      tool={info}
      startPassages={readPickedState(location.state)}
      isResumed={params.get('resume') === 'true'}
      renderPicker={({ picked, onChange }) => <PassagePicker picked={picked} onChange={onChange} />}
    />
  );
}

/** /data/basic */
export function DataBasicPage() {
  return <MakerPage tool="basic" />;
}

/** /data/advanced */
export function DataAdvancedPage() {
  return <MakerPage tool="advanced" />;
}

/** /data/transform */
export function DataTransformPage() {
  return <MakerPage tool="transform" />;
}
