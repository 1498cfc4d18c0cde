import { ToolHub } from '#features/making/tool-hub.tsx';
import { DraftList } from '#shell/draft-list.tsx';
import { RecentExams } from '#features/exam-data/recent-exams.tsx';

/** /data */
export function DataPage() {
  return (
    <>
      <ToolHub />
      <div className="mt-10 flex flex-col gap-10">
        <DraftList prefix="maker-" />
        <RecentExams />
      </div>
    </>
  );
}
