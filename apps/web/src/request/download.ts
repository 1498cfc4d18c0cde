import type { Endpoint } from '@jadoo/contract';
import { describeRequest, type CallInput } from '#request/call.ts';
import { parseFileName } from '#request/file-name.ts';
import { RequestError } from '#request/request-error.ts';
import { readFailure, send } from '#request/send.ts';
import { hideDownload, setDownloadProgress, showDownload } from '#shell/download-store.ts';

export interface DownloadedFile {
  blob: Blob;
  /** Name that the server gave; empty when it gave none. */
  name: string;
}

/** Fetches a file by POST. The download overlay shows how much has come; it goes away in any case. */
export async function download<T extends Endpoint & { answer: 'blob' }>(
  endpoint: T,
  input: CallInput<T>,
): Promise<DownloadedFile> {
  showDownload();
  try {
    return await fetchBlob(endpoint, input, setDownloadProgress);
  } finally {
    hideDownload();
  }
}

/** Fetches a file by POST without the overlay, for previews. `onProgress` hears 0–100. */
export async function fetchBlob<T extends Endpoint & { answer: 'blob' }>(
  endpoint: T,
  input: CallInput<T>,
  onProgress?: (percent: number) => void,
): Promise<DownloadedFile> {
  const { url, options } = describeRequest(endpoint, input);
  const response = await send(url, {
    ...options,
    // Without a length the share is unknown and stays at its start.
    onDownloadProgress: ({ percent }) => onProgress?.(Math.round(percent * 100)),
  });
  if (response.status === 409) {
    const refusal = readFailure(await response.json().catch(() => null));
    throw new RequestError(refusal.message, { ...refusal, status: 409 });
  }
  const blob = await response.blob();
  return { blob, name: parseFileName(response.headers.get('Content-Disposition')) };
}

/** Hands a file to the browser to keep. */
export function saveFile({ blob, name }: DownloadedFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name || '자두';
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
