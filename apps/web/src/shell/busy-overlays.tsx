import { useEffect } from 'react';
import { useDownloadStore } from '#shell/download-store.ts';
import { useLoadingStore } from '#shell/simple-stores.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { lockScroll } from '#ui/scroll-lock.ts';
import { Spinner } from '#ui/spinner.tsx';

function LoadingOverlay() {
  useEffect(() => lockScroll(), []);
  return (
    <div
      role="status"
      className="fixed inset-0 z-40 flex flex-col items-center justify-center gap-3 bg-desk/80 text-plum"
    >
      <Spinner sizePx={32} />
      <p className="font-semibold">로딩</p>
    </div>
  );
}

function DownloadOverlay({ progress }: { progress: number }) {
  useEffect(() => lockScroll(), []);
  return (
    <div role="status" className="fixed inset-0 z-40 flex items-center justify-center bg-ink/40 px-4">
      <div className="flex w-full max-w-80 flex-col gap-3 rounded-xl bg-paper p-6 shadow-float">
        <p className="flex justify-between font-semibold">
          파일을 받고 있어요
          <span className="numbers text-plum">{progress}%</span>
        </p>
        <ProgressBar label="받은 만큼" value={progress} />
      </div>
    </div>
  );
}

/** The loading overlay and the download overlay while they are wanted. */
export function BusyOverlays() {
  const isLoading = useLoadingStore((state) => state.isLoading);
  const download = useDownloadStore();
  return (
    <>
      {isLoading && <LoadingOverlay />}
      {download.isLoading && <DownloadOverlay progress={download.progress} />}
    </>
  );
}
