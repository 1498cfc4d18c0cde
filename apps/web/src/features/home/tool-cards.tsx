import { getKinds } from '@jadoo/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { summariseTool, tools } from '#features/home/tools.ts';
import { callForData } from '#request/call.ts';
import { formatPoints } from '#text/format.ts';

const shownKinds = 4;

function ToolMark({ tool }: { tool: (typeof tools)[number]['id'] }) {
  const paths = {
    basic: 'M7 8h14M7 13h14M7 18h9',
    advanced: 'M7 8h5m3 0h6M7 13h8m3 0h3M7 18h5m4-1 2 2 4-4',
    transform: 'M8 9h12l-3-3M20 18H8l3 3',
  };
  return (
    <span className="inline-flex size-11 items-center justify-center rounded-lg bg-plum-tint text-plum">
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <path
          d={paths[tool]}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  );
}

/** 기본, 심화, 변형 with their prices. */
export function ToolCards() {
  const kinds = useQuery({
    queryKey: ['examKind'],
    queryFn: ({ signal }) => callForData(getKinds, { signal }),
    staleTime: Infinity,
  });
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {tools.map((tool) => {
        const { names, price } = summariseTool(kinds.data?.KINDS ?? [], tool.id);
        return (
          <li key={tool.id} className="flex">
            <Link
              to={tool.path}
              className="group flex w-full flex-col rounded-lg border border-line bg-paper p-5 transition-[border-color,box-shadow] duration-150 hover:border-plum-line hover:shadow-paper"
            >
              <span className="flex items-start justify-between">
                <ToolMark tool={tool.id} />
                <span className="numbers min-h-6 text-sm font-semibold text-plum">
                  {price !== null && `유형마다 ${formatPoints(price)}`}
                </span>
              </span>
              <span className="mt-4 text-lg font-bold group-hover:text-plum">{tool.name}</span>
              <span className="mt-1 text-sm text-ink-soft">{tool.text}</span>
              <span className="mt-3 min-h-5 text-xs text-ink-faint">
                {names.slice(0, shownKinds).join(' · ')}
                {names.length > shownKinds && ` 외 ${names.length - shownKinds}`}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
