import type { PaperCopy } from '@jadoo/contract';
import type { ExamFilter, ExamSort, ExamTool } from '#features/exam-data/exam-api.ts';
import { toolLabels } from '#features/exam-data/exam-labels.ts';
import { ExamList } from '#features/exam-data/exam-list.tsx';
import { useAddressParams } from '#shell/use-address-params.ts';
import { Button } from '#ui/button.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { SearchForm } from '#ui/search-form.tsx';

const tools = [
  { value: 'all', label: '모든 도구' },
  { value: 'basic', label: toolLabels.basic },
  { value: 'advanced', label: toolLabels.advanced },
  { value: 'transform', label: toolLabels.transform },
  { value: 'quick', label: toolLabels.quick },
] as const;
const sorts = [
  { value: 'new', label: '최근 순' },
  { value: 'old', label: '오래된 순' },
  { value: 'title', label: '이름 순' },
] as const;

function readFilter(params: URLSearchParams): ExamFilter {
  const tool = tools.find(({ value }) => value === params.get('tool'))?.value ?? 'all';
  return {
    search: params.get('q') ?? '',
    tool: tool === 'all' ? null : tool,
    sort: sorts.find(({ value }) => value === params.get('sort'))?.value ?? 'new',
    page: Math.max(1, Number(params.get('page')) || 1),
    isTrash: params.get('trash') === 'true',
  };
}

interface ExamListScreenProps {
  onPrintBundle: (examIdxs: number[], copy: PaperCopy) => Promise<void>;
}

/** 내 보관함: papers to search, filter, sort and open. */
export function ExamListScreen({ onPrintBundle }: ExamListScreenProps) {
  const { params, change } = useAddressParams();
  const filter = readFilter(params);
  /** Another filter begins at its first page. */
  const setFilter = (changes: Record<string, string | null>) => change({ page: null, ...changes });

  return (
    <section aria-labelledby="exams-heading">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 id="exams-heading" className="text-2xl">
          {filter.isTrash ? '휴지통' : '내 보관함'}
        </h1>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => setFilter({ trash: filter.isTrash ? null : 'true' })}
        >
          {filter.isTrash ? '내 보관함으로' : '휴지통'}
        </Button>
      </div>
      {filter.isTrash ? (
        <p className="mb-4 text-sm text-ink-soft">삭제한 자료는 30일 동안 되살릴 수 있어요.</p>
      ) : (
        <div className="mb-4 grid grid-cols-2 print:hidden gap-2 sm:grid-cols-[minmax(0,1fr)_150px_130px]">
          <SearchForm
            key={filter.search}
            label="자료 찾기"
            placeholder="자료 이름으로 찾기"
            search={filter.search}
            onSearch={(q) => setFilter({ q: q || null })}
            className="max-sm:col-span-2"
          />
          <NativeSelect
            label="도구"
            isLabelHidden
            options={tools}
            value={filter.tool ?? 'all'}
            onChange={(tool: ExamTool | 'all') => setFilter({ tool: tool === 'all' ? null : tool })}
          />
          <NativeSelect
            label="정렬"
            isLabelHidden
            options={sorts}
            value={filter.sort}
            onChange={(sort: ExamSort) => setFilter({ sort: sort === 'new' ? null : sort })}
          />
        </div>
      )}
      <ExamList
        key={JSON.stringify({ ...filter, page: 0 })}
        filter={filter}
        onPage={(page) => change({ page: String(page) })}
        onPrintBundle={onPrintBundle}
      />
    </section>
  );
}
