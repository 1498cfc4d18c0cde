import { useKinds } from '#features/making/making-api.ts';
import { tools, type ToolInfo } from '#features/making/tools.ts';
import { ToolSample } from '#features/making/tool-sample.tsx';
import { formatPoints } from '#text/format.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Link } from 'react-router';

function ToolCard({ tool, price }: { tool: ToolInfo; price: number | null }) {
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-xl border border-line bg-paper transition-shadow hover:shadow-float">
      <div
        className="relative h-44 overflow-hidden border-b border-line bg-desk-deep px-8 pt-6"
        aria-hidden="true"
      >
        <ToolSample tool={tool.tool} />
        {/* The sheet goes on below: its last line fades out in place of being cut. */}
        <div className="absolute inset-x-0 bottom-0 h-10 bg-linear-to-t from-desk-deep to-transparent" />
      </div>
      <div className="flex flex-1 flex-col p-5">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="text-lg">
            <Link to={tool.path} className="after:absolute after:inset-0 group-hover:text-plum">
              {tool.heading}
            </Link>
          </h2>
          {price !== null && (
            <span className="numbers shrink-0 text-sm font-semibold text-plum">
              유형마다 {formatPoints(price)}
            </span>
          )}
        </div>
        <p className="mt-1.5 text-sm text-ink-soft">{tool.text}</p>
        <p className="mt-3 text-sm font-medium text-ink-faint">{tool.example}</p>
      </div>
    </li>
  );
}

/** The three tools with a sample and their price, and the way to 빠른 제작. */
export function ToolHub() {
  const kinds = useKinds();
  return (
    <section aria-labelledby="hub-heading">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 id="hub-heading" className="text-2xl">
            어떤 자료를 만들까요?
          </h1>
          <p className="mt-1 text-ink-soft">
            지문 하나, 유형 하나마다 포인트를 써요. 고치기와 인쇄는 무료예요.
          </p>
        </div>
        <LinkButton to="/quick" variant="secondary">
          빠른 제작으로 한 번에 만들기
        </LinkButton>
      </div>
      <ul className="grid gap-4 md:grid-cols-3">
        {tools.map((tool) => (
          <ToolCard
            key={tool.tool}
            tool={tool}
            price={kinds.data?.KINDS.find(({ TOOL }) => TOOL === tool.tool)?.PRICE ?? null}
          />
        ))}
      </ul>
    </section>
  );
}
