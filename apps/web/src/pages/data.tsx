import { ToolHub } from '#features/making/tool-hub.tsx';
import { RecentExams } from '#features/exam-data/recent-exams.tsx';

/** /data */
export function DataPage() {
  return (
    <>
      <ToolHub />
      <div className="mt-10">
        <RecentExams />
      </div>
    </>
  );
}
