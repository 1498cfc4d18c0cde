import { Spinner } from '#ui/spinner.tsx';

/** Stands in while the first screen loads. */
export function Splash() {
  return (
    <div role="status" className="flex min-h-dvh items-center justify-center text-plum">
      <Spinner sizePx={28} />
      <span className="sr-only">불러오는 중</span>
    </div>
  );
}
