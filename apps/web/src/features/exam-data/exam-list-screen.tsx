import { useState, type SyntheticEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { ExamFilter, ExamSort, ExamTool } from '#features/exam-data/exam-api.ts';
import { toolLabels } from '#features/exam-data/exam-labels.ts';
import { ExamList } from '#features/exam-data/exam-list.tsx';
import { Button } from '#ui/button.tsx';
import { inputClasses } from '#ui/field.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { NativeSelect } from '#ui/native-select.tsx';

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
  onPrintBundle: (examIdxs: number[], copy: 'student' | 'teacher' | 'answers') => Promise<void>;
}

/** 내 보관함: papers to search, filter, sort and open. */
export function ExamListScreen({ onPrintBundle }: ExamListScreenProps) {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const setParam = (changes: Record<string, string | null>) =>
    setParams((current) => {
      const all: Record<string, string | null> = { page: null, ...changes };
      for (const [name, value] of Object.entries(all)) {
        if (value === null) current.delete(name);
        else current.set(name, value);
      }
      return current;
    });

  return (
    <section aria-labelledby="exams-heading">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 id="exams-heading" className="text-2xl">
          {filter.isTrash ? '휴지통' : '내 보관함'}
        </h1>
        <Button variant="quiet" size="sm" onClick={() => setParam({ trash: filter.isTrash ? null : 'true' })}>
          {filter.isTrash ? '내 보관함으로' : '휴지통'}
        </Button>
      </div>
      {filter.isTrash ? (
        <p className="mb-4 text-sm text-ink-soft">삭제한 자료는 30일 동안 되살릴 수 있어요.</p>
      ) : (
        <div className="mb-4 grid gap-2 sm:grid-cols-[minmax(0,1fr)_150px_130px]">
          <SearchForm
            key={filter.search}
            search={filter.search}
            onSearch={(q) => setParam({ q: q || null })}
          />
          <NativeSelect
            label="도구"
            isLabelHidden
            options={tools}
            value={filter.tool ?? 'all'}
            onChange={(tool: ExamTool | 'all') => setParam({ tool: tool === 'all' ? null : tool })}
          />
          <NativeSelect
            label="정렬"
            isLabelHidden
            options={sorts}
            value={filter.sort}
            onChange={(sort: ExamSort) => setParam({ sort: sort === 'new' ? null : sort })}
          />
        </div>
      )}
      <ExamList
        key={JSON.stringify({ ...filter, page: 0 })}
        filter={filter}
        onPage={(page) => setParam({ page: String(page) })}
        onPrintBundle={onPrintBundle}
      />
    </section>
  );
}

function SearchForm({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(search);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form role="search" onSubmit={handleSubmit} className="flex gap-2">
      <input
        type="search"
        aria-label="자료 찾기"
        placeholder="자료 이름으로 찾기"
        maxLength={100}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          if (event.target.value === '' && search !== '') onSearch('');
        }}
        className={joinClasses(inputClasses, 'h-11 flex-1')}
      />
      <Button type="submit" variant="secondary">
        찾기
      </Button>
    </form>
  );
}
