import { ToolHub } from '#features/making/tool-hub.tsx';
import { RecentExams } from '#features/exam-data/recent-exams.tsx';

/** /data */
export function DataPage() {
  return (
    <div className="mx-auto max-w-content">
      <ToolHub />
      <div className="mt-10">
        <RecentExams />
      </div>
    </div>
  );
}
