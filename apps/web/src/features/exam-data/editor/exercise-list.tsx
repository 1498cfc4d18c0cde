import { memo, useEffect, useRef, useState } from 'react';
import { getProofLabel, getSnippet, type ListedExercise } from '#features/exam-data/editor/exercise-view.ts';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { MoreButton } from '#ui/more-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { getDropClasses, useRowDrag, type RowDrag } from '#ui/use-row-drag.ts';

export interface ExerciseHandlers {
  onChoose: (id: string) => void;
  onEdit: (id: string) => void;
  onReroll: (id: string) => unknown;
  /** Lets the teacher choose spots to lock. */
  onSpots: (id: string) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (id: string) => void;
}

interface ExerciseRowProps extends ExerciseHandlers {
  listed: ListedExercise;
  at: number;
  count: number;
  kindName: string;
  isChosen: boolean;
  isBusy: boolean;
  dropSide: ReturnType<RowDrag['getDropSide']>;
  getRowProps: RowDrag['getRowProps'];
}

function RowActions(props: ExerciseRowProps & { name: string }) {
  const { listed, at, count, name, isBusy, onEdit, onReroll, onSpots, onMove, onRemove } = props;
  const { exercise } = listed;
  return (
    <span className="relative z-10 flex shrink-0 items-center">
      {isBusy ? (
        <span className="flex size-8 items-center justify-center text-plum">
          <Spinner sizePx={16} />
          <span className="sr-only">다시 만드는 중</span>
        </span>
      ) : (
        <IconButton label={`${name} 다시 만들기 (R)`} size="sm" onClick={() => onReroll(exercise.id)}>
          <svg
            width="16"
            height="16"
            viewBox="0 0 16 16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden="true"
          >
            <path
              d="M13.2 6.2A5.5 5.5 0 1 0 13.4 9M13.5 2.8v3.6H9.9"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </IconButton>
      )}
      <MoreButton
        label={`${name} 더 보기`}
        size="sm"
        actions={[
          { label: '고치기 (E)', onSelect: () => onEdit(exercise.id) },
          { label: '다시 만들기 (R)', onSelect: () => onReroll(exercise.id) },
          ...(exercise.candidates.length > 1
            ? [{ label: '자리 골라 다시 만들기', onSelect: () => onSpots(exercise.id) }]
            : []),
          { label: '위로 (Alt+↑)', isDisabled: at === 0, onSelect: () => onMove(at, at - 1) },
          { label: '아래로 (Alt+↓)', isDisabled: at === count - 1, onSelect: () => onMove(at, at + 1) },
          { label: '빼기', isDanger: true, onSelect: () => onRemove(exercise.id) },
        ]}
      />
    </span>
  );
}

/** Drawn anew only when something of its own has changed: a paper may hold hundreds. */
const ExerciseRow = memo(function ExerciseRow(props: ExerciseRowProps) {
  const { listed, at, kindName, isChosen, dropSide, getRowProps, onChoose, onEdit } = props;
  const { exercise, number, answer, passageTitle } = listed;
  const proof = getProofLabel(exercise);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <li
      ref={row}
      {...getRowProps(at)}
      className={joinClasses(
        'relative flex items-start gap-2 border-b [contain-intrinsic-size:auto_82px] [content-visibility:auto] border-line py-2.5 pr-1.5 pl-3 transition-colors',
        isChosen ? 'bg-plum-tint' : 'hover:bg-desk',
        getDropClasses(dropSide),
      )}
    >
      <button
        type="button"
        data-exercise={exercise.id}
        aria-pressed={isChosen}
        onClick={() => onChoose(exercise.id)}
        onDoubleClick={() => onEdit(exercise.id)}
        className="flex min-w-0 flex-1 items-start gap-2.5 text-left after:absolute after:inset-0 focus-visible:-outline-offset-2"
      >
        <span
          className={joinClasses(
            'numbers w-6 shrink-0 pt-px text-right text-sm font-bold',
            number === null ? 'text-ink-faint' : 'text-plum',
          )}
        >
          {number}
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span className="shrink-0 text-sm font-semibold">{kindName}</span>
            <span className="min-w-0 truncate text-xs text-ink-faint">{passageTitle}</span>
          </span>
          <span className="block truncate text-xs text-ink-soft">{getSnippet(exercise)}</span>
          <span className="flex items-center gap-2">
            {answer && (
              <span className="block min-w-0 truncate text-xs text-ink-faint">
                정답 <span className="text-ink">{answer}</span>
              </span>
            )}
            {proof && <Badge tone={proof === '강함' ? 'leaf' : 'plain'}>근거 강도 {proof}</Badge>}
          </span>
        </span>
      </button>
      <RowActions {...props} name={number === null ? kindName : `${number}번 ${kindName}`} />
    </li>
  );
});

interface ExerciseListProps extends ExerciseHandlers {
  listed: readonly ListedExercise[];
  kindNames: ReadonlyMap<string, string>;
  chosenId: string | null;
  busyId: string | null;
}

/** The handlers of the newest render under names that never change, so that rows need not be drawn anew. */
function useStableHandlers(handlers: ExerciseHandlers): ExerciseHandlers {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const [stable] = useState<ExerciseHandlers>(() => ({
    onChoose: (id) => latest.current.onChoose(id),
    onEdit: (id) => latest.current.onEdit(id),
    onReroll: (id) => latest.current.onReroll(id),
    onSpots: (id) => latest.current.onSpots(id),
    onMove: (from, to) => latest.current.onMove(from, to),
    onRemove: (id) => latest.current.onRemove(id),
  }));
  return stable;
}

/** The exercises of a paper in their order; rows can be dragged, or moved from their menu and by keys. */
export function ExerciseList({ listed, kindNames, chosenId, busyId, ...handlers }: ExerciseListProps) {
  const stable = useStableHandlers(handlers);
  const drag = useRowDrag(stable.onMove);
  return (
    <ol aria-label="문항" data-exercises>
      {listed.map((entry, at) => (
        <ExerciseRow
          key={entry.exercise.id}
          {...stable}
          getRowProps={drag.getRowProps}
          dropSide={drag.getDropSide(at)}
          listed={entry}
          at={at}
          count={listed.length}
          kindName={kindNames.get(entry.exercise.kind) ?? ''}
          isChosen={entry.exercise.id === chosenId}
          isBusy={entry.exercise.id === busyId}
        />
      ))}
    </ol>
  );
}
