import type { ExamSummary } from '@jadoo/contract';
import { Link } from 'react-router';
import { getStatusLabel, toolLabels } from '#features/exam-data/exam-labels.ts';
import { formatCount, formatDateTime, formatPoints } from '#text/format.ts';
import { ActionMenu, type MenuAction } from '#ui/action-menu.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { joinClasses } from '#ui/join-classes.ts';

interface ExamRowProps {
  exam: ExamSummary;
  isTrash: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onRestore: () => Promise<unknown>;
  actions: readonly MenuAction[];
}

/** One paper of the list. */
export function ExamRow({ exam, isTrash, isChosen, onChoose, onRestore, actions }: ExamRowProps) {
  const { ED_IDX, ED_TITLE, ED_TOOL, PASSAGE_COUNT, EXERCISE_COUNT, USED_POINT, REFUND_POINT, UPD_DT } = exam;
  const status = getStatusLabel(exam);
  return (
    <li
      className={joinClasses(
        'relative flex items-center gap-3 border-b border-line px-3 py-4 transition-colors last:border-0 sm:px-5',
        isChosen ? 'bg-plum-tint' : 'hover:bg-desk',
      )}
    >
      {!isTrash && (
        <input
          type="checkbox"
          aria-label={`${ED_TITLE} 고르기`}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
          className="relative z-10 size-5 shrink-0 accent-plum"
        />
      )}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {isTrash ? (
            <p className="min-w-0 truncate font-semibold">{ED_TITLE}</p>
          ) : (
            <Link
              to={`/myStorage/${ED_IDX}`}
              className="min-w-0 truncate font-semibold after:absolute after:inset-0 hover:text-plum"
            >
              {ED_TITLE}
            </Link>
          )}
          <Badge tone={ED_TOOL === 'transform' ? 'plum' : 'plain'}>{toolLabels[ED_TOOL]}</Badge>
          {status.text && <Badge tone={status.tone}>{status.text}</Badge>}
        </div>
        <p className="numbers mt-1 text-sm text-ink-faint">
          지문 {formatCount(PASSAGE_COUNT)}개 · 문항 {formatCount(EXERCISE_COUNT)}개 ·{' '}
          {formatPoints(USED_POINT - REFUND_POINT)} · {formatDateTime(UPD_DT)}
        </p>
      </div>
      {isTrash ? (
        <Button variant="secondary" size="sm" onClick={onRestore}>
          되살리기
        </Button>
      ) : (
        <ActionMenu
          actions={actions}
          trigger={
            <IconButton label={`${ED_TITLE} 더 보기`} className="relative z-10 size-9">
              <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
                <circle cx="8" cy="3" r="1.4" />
                <circle cx="8" cy="8" r="1.4" />
                <circle cx="8" cy="13" r="1.4" />
              </svg>
            </IconButton>
          }
        />
      )}
    </li>
  );
}
