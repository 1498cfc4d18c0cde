import type { ExamDetail } from '@jadoo/contract';
import { formatCount, formatPoints } from '#text/format.ts';
import { Disclosure } from '#ui/disclosure.tsx';

interface RefusalNoteProps {
  refusals: ExamDetail['REFUSALS'];
  kindNames: ReadonlyMap<string, string>;
}

/** What could not be made for this paper and why, folded away. */
export function RefusalNote({ refusals, kindNames }: RefusalNoteProps) {
  if (refusals.length === 0) return null;
  const refund = refusals.reduce((sum, { REFUND_POINT }) => sum + REFUND_POINT, 0);
  return (
    <Disclosure
      className="border-b border-line bg-amber-tint px-4 py-2.5"
      summaryClassName="font-medium"
      summary={`만들지 못한 문항 ${formatCount(refusals.length)}개 · ${formatPoints(refund)} 돌려받음`}
    >
      <ul className="mt-2 flex flex-col gap-1.5">
        {refusals.map(({ PS_IDX, PS_TITLE, KIND, REASON }) => (
          <li key={`${PS_IDX} ${KIND}`}>
            <b className="font-semibold">{kindNames.get(KIND) ?? KIND}</b> · {PS_TITLE}
            <span className="block text-ink-soft">{REASON}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
