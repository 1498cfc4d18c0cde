import type { ExamSummary } from '@jadoo/contract';
import { Link } from 'react-router';
import { getStatusLabel, toolLabels } from '#features/exam-data/exam-labels.ts';
import { formatCount, formatDateTime, formatPoints } from '#text/format.ts';
import type { MenuAction } from '#ui/action-menu.tsx';
import { Badge } from '#ui/badge.tsx';
import { ChoiceRow, rowTargetClasses } from '#ui/choice-row.tsx';

interface ExamRowProps {
  exam: ExamSummary;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onRestore: (() => Promise<unknown>) | null;
  actions: readonly MenuAction[];
}

/** One paper of the list. */
export function ExamRow({ exam, ...row }: ExamRowProps) {
  const { ED_IDX, ED_TITLE, ED_TOOL, PASSAGE_COUNT, EXERCISE_COUNT, USED_POINT, REFUND_POINT, UPD_DT } = exam;
  const status = getStatusLabel(exam);
  return (
    <ChoiceRow
      name={ED_TITLE}
      {...row}
      heading={
        <Link to={`/myStorage/${ED_IDX}`} className={rowTargetClasses}>
          {ED_TITLE}
        </Link>
      }
      badges={
        <>
          <Badge tone={ED_TOOL === 'transform' ? 'plum' : 'plain'}>{toolLabels[ED_TOOL]}</Badge>
          {status.text && <Badge tone={status.tone}>{status.text}</Badge>}
        </>
      }
    >
      <p className="numbers mt-1 text-sm text-ink-faint">
        지문 {formatCount(PASSAGE_COUNT)}개 · 문항 {formatCount(EXERCISE_COUNT)}개 ·{' '}
        {formatPoints(USED_POINT - REFUND_POINT)} · {formatDateTime(UPD_DT)}
      </p>
    </ChoiceRow>
  );
}
