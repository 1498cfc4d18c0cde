import { useLocation, useSearchParams } from 'react-router';
import { readPickedState } from '#features/making/picked-state.ts';
import { QuickScreen } from '#features/making/quick-screen.tsx';
import { PassageSourceForm } from '#features/passages/passage-source-form.tsx';
import { usePassageSource } from '#features/passages/use-passage-source.ts';

/** /quick */
export function QuickPage() {
  const location = useLocation();
  const [params] = useSearchParams();
  const source = usePassageSource(readPickedState(location.state)[0] ?? null);
  return (
    <QuickScreen source={source} isResumed={params.get('resume') === 'true'}>
      <PassageSourceForm source={source} />
    </QuickScreen>
  );
}
