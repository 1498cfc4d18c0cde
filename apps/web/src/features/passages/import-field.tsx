import { importFileEndings, importMaxBytes, importPassages } from '@jadoo/contract';
import { useEffect, useRef, useState } from 'react';
import { getErrorMessage } from '#request/request-error.ts';
import { upload } from '#request/upload.ts';
import { Button } from '#ui/button.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

interface ImportFieldProps {
  /** Gets the text of a file that could be read. */
  onText: (text: string, areLinesWhole: boolean) => void;
}

/** Takes passages out of a file, chosen or dropped: sends it, shows how far it is, and hands its text on. */
export function ImportField({ onText }: ImportFieldProps) {
  const { sending, error, read, stop } = useFileReading(onText);

  return (
    <FileDrop
      label="지문이 든 파일"
      endings={importFileEndings}
      hint={sending ? sending.name : 'TXT, DOCX, HWPX, 글자가 있는 PDF · 20 MB까지'}
      chooseLabel="파일에서 불러오기"
      action={
        sending && (
          <Button variant="quiet" size="sm" onClick={stop}>
            멈추기
          </Button>
        )
      }
      onFiles={([file]) => {
        if (file) void read(file);
      }}
    >
      {sending && <ProgressBar label={`${sending.name} 불러오기`} value={sending.percent} />}
      {error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </FileDrop>
  );
}

function useFileReading(onText: ImportFieldProps['onText']) {
  const [sending, setSending] = useState<{ name: string; percent: number } | null>(null);
  const [error, setError] = useState('');
  const transfer = useRef<AbortController>(null);
  const latestOnText = useRef(onText);
  // What is typed while the file is on its way must not be lost to an older state.
  useEffect(() => {
    latestOnText.current = onText;
  });
  useEffect(() => () => transfer.current?.abort(), []);

  const read = async (file: File) => {
    setError('');
    if (file.size > importMaxBytes) {
      setError(`파일은 ${importMaxBytes / 1024 / 1024} MB까지 올릴 수 있어요.`);
      return;
    }
    transfer.current?.abort();
    const { signal } = (transfer.current = new AbortController());
    setSending({ name: file.name, percent: 0 });
    try {
      const found = await upload(importPassages, file, {
        signal,
        onProgress: (percent) => setSending({ name: file.name, percent }),
      });
      latestOnText.current(found.TEXT, found.ARE_LINES_WHOLE);
    } catch (failure) {
      if (!signal.aborted) setError(getErrorMessage(failure));
    } finally {
      // A newer file may be on its way already.
      if (transfer.current.signal === signal) setSending(null);
    }
  };
  return { sending, error, read, stop: () => transfer.current?.abort() };
}
