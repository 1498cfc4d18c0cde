import { useState } from 'react';
import type { Exercise } from '#features/exam-data/editor/marked-text.ts';
import { formatCount } from '#text/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface SpotDialogProps {
  exercise: Exercise;
  title: string;
  /** The text that the candidates count in. */
  text: string;
  onReroll: (spotIds: string[]) => Promise<unknown>;
  onClose: () => void;
}

const contextChars = 32;

/** The words around a spot, cut between words. */
function getContext(text: string, start: number, end: number) {
  const before = text.slice(Math.max(0, start - contextChars), start);
  const after = text.slice(end, end + contextChars);
  return {
    before: start > contextChars ? `…${before.slice(before.indexOf(' ') + 1)}` : before,
    after:
      end + contextChars < text.length ? `${after.slice(0, Math.max(0, after.lastIndexOf(' ')))}…` : after,
  };
}

/** Locks spots of the passage: the exercise is made anew and uses them. */
export function SpotDialog({ exercise, title, text, onReroll, onClose }: SpotDialogProps) {
  const [locked, setLocked] = useState<ReadonlySet<string>>(new Set());
  const spots = [...exercise.candidates].sort((a, b) => a.start - b.start);
  const toggle = (id: string) => {
    const next = new Set(locked);
    if (!next.delete(id)) next.add(id);
    setLocked(next);
  };
  const handleReroll = async () => {
    await onReroll([...locked]);
    onClose();
  };
  return (
    <Dialog
      title={title}
      width="lg"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            취소
          </Button>
          <Button disabled={locked.size === 0} onClick={handleReroll}>
            {locked.size > 0 ? `${formatCount(locked.size)}곳으로 다시 만들기` : '다시 만들기'}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-sm text-ink-soft">
        꼭 물을 자리를 골라 주세요. 고른 자리를 넣어 무료로 다시 만들어요.
      </p>
      <ul className="flex flex-col">
        {spots.map(({ id, start, end, category, isUsed }) => {
          const { before, after } = getContext(text, start, end);
          return (
            <li key={id} className="border-b border-line last:border-0">
              <label className="flex items-start gap-3 py-2.5 has-checked:bg-plum-tint">
                <input
                  type="checkbox"
                  checked={locked.has(id)}
                  onChange={() => toggle(id)}
                  className="mt-1 size-5 shrink-0 accent-plum"
                />
                <span className="min-w-0 flex-1">
                  <span className="flex flex-wrap items-center gap-2 text-sm font-semibold">
                    {category}
                    {isUsed && <Badge tone="plum">지금 쓰는 자리</Badge>}
                  </span>
                  <span lang="en" className="book block text-sm text-ink-soft">
                    {before}
                    <b className="text-ink">{text.slice(start, end)}</b>
                    {after}
                  </span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
