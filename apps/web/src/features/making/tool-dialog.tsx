import { quickTool, tools } from '#features/making/tools.ts';
import { formatCount } from '#text/format.ts';
import { Dialog } from '#ui/dialog.tsx';

interface ToolDialogProps {
  /** How many passages were picked. */
  count: number;
  onChoose: (path: string) => void;
  onClose: () => void;
}

/** With which tool to make something from the picked passages. */
export function ToolDialog({ count, onChoose, onClose }: ToolDialogProps) {
  const offered = count === 1 ? [...tools, quickTool] : tools;
  return (
    <Dialog title={`지문 ${formatCount(count)}개로 만들기`} onClose={onClose} isLight>
      <ul className="flex flex-col gap-2">
        {offered.map(({ path, heading, text }) => (
          <li key={path}>
            <button
              type="button"
              onClick={() => onChoose(path)}
              className="w-full rounded-lg border border-line p-4 text-left transition-colors hover:border-plum hover:bg-plum-tint"
            >
              <span className="block font-bold">{heading}</span>
              <span className="block text-sm text-ink-soft">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
