import type { PaperCopy } from '@jadoo/contract';
import type { SaveState } from '#features/exam-data/editor/use-exam-saving.ts';
import { copyLabels, downloadChoices } from '#features/exam-data/exam-labels.ts';
import type { FileFormat, PaperForm } from '#features/exam-data/exam-api.ts';
import { ShareButton } from '#features/exam-data/share-button.tsx';
import { ActionMenu } from '#ui/action-menu.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Segments } from '#ui/segments.tsx';

interface EditorBarProps {
  examIdx: number;
  title: string;
  saveState: SaveState;
  failure: string;
  canUndo: boolean;
  canRedo: boolean;
  isEmpty: boolean;
  onTitle: (title: string) => void;
  onUndo: () => unknown;
  onRedo: () => unknown;
  onSave: () => unknown;
  onPrint: () => unknown;
  onDownload: (format: FileFormat, copy: PaperCopy) => Promise<void>;
}

const saveLabels: Readonly<Record<SaveState, string>> = {
  saved: '저장됨',
  unsaved: '저장 안 됨',
  saving: '저장하는 중',
  failed: '저장하지 못했어요',
  conflict: '다른 곳에서 고쳤어요',
};

/** Title, state and what can be done with the whole paper. */
export function EditorBar(props: EditorBarProps) {
  const { title, saveState, failure, canUndo, canRedo, isEmpty } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-paper px-4 py-2.5 sm:px-6">
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-3">
        <input
          aria-label="자료 이름"
          value={title}
          maxLength={100}
          onChange={(event) => props.onTitle(event.target.value)}
          className="-ml-2 h-10 min-w-0 flex-1 rounded-md border border-transparent px-2 text-lg font-bold tracking-tight text-ellipsis hover:border-line-strong focus:border-plum"
        />
        <p
          role="status"
          title={failure}
          className={joinClasses(
            'shrink-0 text-sm',
            saveState === 'failed' || saveState === 'conflict'
              ? 'font-semibold text-danger'
              : 'text-ink-faint',
          )}
        >
          {saveLabels[saveState]}
        </p>
        {saveState === 'failed' && (
          <Button size="sm" variant="secondary" onClick={props.onSave}>
            다시 저장
          </Button>
        )}
      </div>
      <div className="flex items-center gap-2">
        <IconButton label="되돌리기 (Ctrl+Z)" disabled={!canUndo} onClick={props.onUndo}>
          <svg
            width="18"
            height="18"
            viewBox="0 0 18 18"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            aria-hidden="true"
          >
            <path
              d="M6.5 3.5 3 7l3.5 3.5M3.5 7H11a4 4 0 0 1 0 8H7"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </IconButton>
        <IconButton label="다시 하기 (Ctrl+Shift+Z)" disabled={!canRedo} onClick={props.onRedo}>
          <svg
            width="18"
            height="18"
            viewBox="0 0 18 18"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            aria-hidden="true"
          >
            <path
              d="M11.5 3.5 15 7l-3.5 3.5M14.5 7H7a4 4 0 0 0 0 8h4"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </IconButton>
        <ShareButton examIdx={props.examIdx} isDisabled={isEmpty} />
        <ActionMenu
          trigger={
            <Button size="sm" variant="secondary" disabled={isEmpty}>
              내려받기
            </Button>
          }
          actions={downloadChoices.map(({ label, format, copy }) => ({
            label,
            onSelect: () => props.onDownload(format, copy),
          }))}
        />
        <Button size="sm" disabled={isEmpty} title="Ctrl+P" onClick={props.onPrint}>
          인쇄
        </Button>
      </div>
    </div>
  );
}

interface ViewSwitchProps {
  copy: PaperCopy;
  form: PaperForm;
  zoom: number;
  onCopy: (copy: PaperCopy) => void;
  onForm: (form: PaperForm) => void;
  onZoom: (zoom: number) => void;
}

const copies = (['student', 'teacher', 'answers'] as const).map((value) => ({
  value,
  label: copyLabels[value],
}));
const forms = (['A', 'B'] as const).map((value) => ({ value, label: `${value}형` }));

/** Which copy and form the pages show, and how large. */
export function ViewSwitch({ copy, form, zoom, onCopy, onForm, onZoom }: ViewSwitchProps) {
  const steps = [0.5, 0.75, 1, 1.25, 1.5, 2];
  const at = steps.indexOf(zoom);
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line bg-paper px-3 py-1.5">
      <Segments label="보는 것" options={copies} value={copy} onChange={onCopy} />
      <Segments label="형" options={forms} value={form} onChange={onForm} />
      <div className="ml-auto flex items-center">
        <IconButton
          label="작게 보기"
          size="sm"
          disabled={at <= 0}
          onClick={() => onZoom(steps[at - 1] ?? zoom)}
        >
          −
        </IconButton>
        <span className="numbers w-12 text-center text-sm text-ink-soft">{Math.round(zoom * 100)}%</span>
        <IconButton
          label="크게 보기"
          size="sm"
          disabled={at >= steps.length - 1}
          onClick={() => onZoom(steps[at + 1] ?? zoom)}
        >
          +
        </IconButton>
      </div>
    </div>
  );
}
