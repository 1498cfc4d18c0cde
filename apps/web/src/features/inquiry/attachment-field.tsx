import { inquiryFileEndings, inquiryMaxFiles } from '@jadoo/contract';
import { useId } from 'react';
import { formatBytes } from '#features/inquiry/inquiry-labels.ts';
import type { PendingFile, useAttachments } from '#features/inquiry/use-attachments.ts';
import { Button } from '#ui/button.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';

type Attachments = ReturnType<typeof useAttachments>;

/** Files to attach: chosen or dropped, sent at once, each with its progress. */
export function AttachmentField({ attachments }: { attachments: Attachments }) {
  const { files, pending, error, add, remove } = attachments;
  const id = useId();
  const isFull = files.length + pending.length >= inquiryMaxFiles;

  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-2">
      <p id={id} className="text-sm font-semibold">
        파일 첨부 (선택)
      </p>
      <FileDrop
        label="첨부할 파일"
        endings={inquiryFileEndings}
        isMultiple
        hint={`JPG, PNG, PDF, HWP, HWPX, DOCX · 한 파일에 10 MB까지 · ${inquiryMaxFiles}개까지`}
        chooseLabel="파일 고르기"
        isFull={isFull}
        onFiles={add}
      />
      {error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
      {(files.length > 0 || pending.length > 0) && (
        <ul className="flex flex-col gap-2">
          {files.map(({ PF_IDX, PF_NM, PF_SIZE }) => (
            <li
              key={PF_IDX}
              className="flex items-center gap-3 rounded-md border border-line bg-paper py-1.5 pr-1.5 pl-4"
            >
              <span className="min-w-0 flex-1 truncate text-sm">{PF_NM}</span>
              <span className="numbers shrink-0 text-xs text-ink-faint">{formatBytes(PF_SIZE)}</span>
              <Button variant="quiet" size="sm" aria-label={`${PF_NM} 빼기`} onClick={() => remove(PF_IDX)}>
                빼기
              </Button>
            </li>
          ))}
          {pending.map((one) => (
            <PendingRow key={one.id} pending={one} attachments={attachments} />
          ))}
        </ul>
      )}
    </div>
  );
}

function PendingRow({ pending, attachments }: { pending: PendingFile; attachments: Attachments }) {
  const { id, file, percent, error, canRetry } = pending;
  return (
    <li
      className={joinClasses(
        'flex flex-col gap-2 rounded-md border bg-paper py-1.5 pr-1.5 pl-4',
        error ? 'border-danger' : 'border-line',
      )}
    >
      <div className="flex items-center gap-3">
        <span className="min-w-0 flex-1 truncate text-sm">{file.name}</span>
        {!error && <span className="numbers shrink-0 text-xs text-ink-faint">{percent}%</span>}
        {error && canRetry && (
          <Button variant="quiet" size="sm" onClick={() => attachments.retry(pending)}>
            다시 올리기
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          aria-label={`${file.name} ${error ? '빼기' : '올리기 멈추기'}`}
          onClick={() => attachments.cancel(id)}
        >
          {error ? '빼기' : '멈추기'}
        </Button>
      </div>
      {error ? (
        <p role="alert" className="pr-3 pb-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      ) : (
        <div className="pr-3 pb-2">
          <ProgressBar label={`${file.name} 올리기`} value={percent} />
        </div>
      )}
    </li>
  );
}
