import {
  inquiryFileEndings,
  inquiryFileMaxBytes,
  inquiryMaxFiles,
  uploadInquiryFile,
  type InquiryFile,
} from '@jadoo/contract';
import { useEffect, useRef, useState } from 'react';
import { getErrorMessage } from '#request/request-error.ts';
import { upload } from '#request/upload.ts';

/** A file on its way to the server, or one that did not get there. */
export interface PendingFile {
  id: number;
  file: File;
  percent: number;
  /** Why it is not there; empty while it goes. */
  error: string;
  /** False when the file itself is the trouble: sending it again would not help. */
  canRetry: boolean;
}

/** Why a file need not even be sent; empty when it may. */
function findFileProblem({ name, size }: File): string {
  const ending = name.split('.').at(-1)?.toLowerCase();
  if (!inquiryFileEndings.some((known) => known === ending))
    return 'JPG, PNG, PDF, HWP, HWPX, DOCX 파일만 올릴 수 있어요.';
  if (size > inquiryFileMaxBytes) return `파일은 ${inquiryFileMaxBytes / 1024 / 1024} MB까지 올릴 수 있어요.`;
  return size === 0 ? '빈 파일이에요.' : '';
}

type ChangePending = (id: number, fields: Partial<PendingFile>) => void;

/** Sends files one by one or at once; leaving the screen stops those that are still on their way. */
function useTransfers(change: ChangePending, onSent: (id: number, sent: InquiryFile) => void) {
  const transfers = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const running = transfers.current;
    return () => {
      for (const transfer of running.values()) transfer.abort();
    };
  }, []);

  const send = async ({ id, file }: Pick<PendingFile, 'id' | 'file'>) => {
    const problem = findFileProblem(file);
    change(id, { error: problem, percent: 0, canRetry: problem === '' });
    if (problem) return;
    const transfer = new AbortController();
    transfers.current.set(id, transfer);
    const onProgress = (percent: number) => change(id, { percent });
    try {
      onSent(id, await upload(uploadInquiryFile, file, { signal: transfer.signal, onProgress }));
    } catch (failure) {
      // Whoever took it away does not want to hear of it.
      if (!transfer.signal.aborted) change(id, { error: getErrorMessage(failure) });
    } finally {
      transfers.current.delete(id);
    }
  };
  return { send, stop: (id: number) => transfers.current.get(id)?.abort() };
}

/** The attachments of an inquiry: each is sent as soon as it is chosen. */
export function useAttachments(initial: readonly InquiryFile[]) {
  const [files, setFiles] = useState(initial);
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const [error, setError] = useState('');
  const nextId = useRef(1);
  const change: ChangePending = (id, fields) =>
    setPending((all) => all.map((one) => (one.id === id ? { ...one, ...fields } : one)));
  const drop = (id: number) => setPending((all) => all.filter((one) => one.id !== id));
  const { send, stop } = useTransfers(change, (id, sent) => {
    setFiles((all) => [...all, sent]);
    drop(id);
  });

  const add = (chosen: readonly File[]) => {
    const room = Math.max(0, inquiryMaxFiles - files.length - pending.length);
    setError(chosen.length > room ? `파일은 ${inquiryMaxFiles}개까지 붙일 수 있어요.` : '');
    const taken = chosen.slice(0, room).map((file) => {
      nextId.current += 1;
      return { id: nextId.current, file, percent: 0, error: '', canRetry: true };
    });
    setPending((all) => [...all, ...taken]);
    for (const one of taken) void send(one);
  };

  return {
    files,
    pending,
    error,
    isSending: pending.some((one) => one.error === ''),
    hasFailed: pending.some((one) => one.error !== ''),
    add,
    retry: send,
    remove: (fileIdx: number) => {
      setError('');
      setFiles((all) => all.filter(({ PF_IDX }) => PF_IDX !== fileIdx));
    },
    cancel: (id: number) => {
      setError('');
      stop(id);
      drop(id);
    },
    replace: setFiles,
  };
}
