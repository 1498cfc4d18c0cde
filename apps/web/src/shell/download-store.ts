import { create } from 'zustand';

interface DownloadState {
  isLoading: boolean;
  /** 0–100. */
  progress: number;
}

/** Holds what the download overlay shows. */
export const useDownloadStore = create<DownloadState>()(() => ({ isLoading: false, progress: 0 }));

/** Shows the overlay, from 0. */
export function showDownload(): void {
  useDownloadStore.setState({ isLoading: true, progress: 0 });
}

/** Moves the overlay on; values outside 0–100 are refused with a warning. */
export function setDownloadProgress(progress: number): void {
  if (!(progress >= 0 && progress <= 100)) {
    console.warn(`다운로드 진행률은 0에서 100 사이여야 해요: ${progress}`);
    return;
  }
  useDownloadStore.setState({ progress });
}

/** Takes the overlay away. */
export function hideDownload(): void {
  useDownloadStore.setState({ isLoading: false });
}
