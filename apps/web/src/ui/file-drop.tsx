import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';

interface FileDropProps {
  /** Name of the input, which itself is never seen. */
  label: string;
  /** Endings of the files that can be chosen, without a dot. */
  endings: readonly string[];
  isMultiple?: boolean;
  hint: ReactNode;
  chooseLabel: string;
  isFull?: boolean;
  /** Stands in place of the button that opens the choice of files. */
  action?: ReactNode;
  onFiles: (files: File[]) => void;
  /** Stands below, inside the frame. */
  children?: ReactNode;
}

/** A frame that takes files, chosen or dropped. */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    endings,
    isMultiple = false,
    isFull = false,
    hint,
    chooseLabel,
    action,
    onFiles,
    children,
  } = props;
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };

  return (
    <div
      className={joinClasses(
        'flex flex-col gap-2 rounded-md border border-dashed px-4 py-3 transition-colors',
        isOver ? 'border-plum bg-plum-tint' : 'border-line-strong',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="min-w-0 text-sm text-ink-soft">{hint}</p>
        <input
          ref={input}
          type="file"
          multiple={isMultiple}
          hidden
          accept={endings.map((ending) => `.${ending}`).join(',')}
          aria-label={label}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            // The same file can be chosen again after it was mended or taken away.
            event.target.value = '';
          }}
        />
        {action ?? (
          <Button variant="secondary" size="sm" disabled={isFull} onClick={() => input.current?.click()}>
            {chooseLabel}
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}
