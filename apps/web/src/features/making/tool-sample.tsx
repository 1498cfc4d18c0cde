import type { ReactNode } from 'react';
import type { MadeWith } from '#features/making/tools.ts';

function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className="h-64 rounded-t-sm bg-white px-5 py-4 text-[10px] leading-[1.7] shadow-paper transition-transform duration-300 group-hover:-translate-y-1.5">
      {children}
    </div>
  );
}

const English = ({ children }: { children: ReactNode }) => (
  <span lang="en" className="font-book">
    {children}
  </span>
);

const Choice = ({ number, children }: { number: number; children: ReactNode }) => (
  <span className="whitespace-nowrap">
    ({number}) <b>[ {children} ]</b>
  </span>
);

/** A piece of what a tool makes, as it looks on paper. */
export function ToolSample({ tool }: { tool: MadeWith }) {
  if (tool === 'basic') {
    return (
      <Sheet>
        <p className="mb-2 border-b-2 border-ink pb-1 text-xs font-bold">한 줄 해석</p>
        {[
          'A map is never a neutral picture of the land.',
          'It shows what its maker thought worth keeping.',
        ].map((line, at) => (
          <div key={line} className="mb-2">
            <p>
              <b className="mr-1">{at + 1}</b>
              <English>{line}</English>
            </p>
            <p className="h-4 border-b border-line-strong" />
          </div>
        ))}
      </Sheet>
    );
  }
  if (tool === 'advanced') {
    return (
      <Sheet>
        <p className="mb-2 border-b-2 border-ink pb-1 text-xs font-bold">어법 선택</p>
        <p>
          <English>
            The number of visitors <Choice number={1}>has / have</Choice> grown every year, and the paths{' '}
            <Choice number={2}>which / where</Choice> they walk have to be repaired. What surprised the
            rangers <Choice number={3}>was / being</Choice> how quickly the moss came back.
          </English>
        </p>
      </Sheet>
    );
  }
  return (
    <Sheet>
      <p className="mb-1.5 font-semibold">1. 주어진 글 다음에 이어질 글의 순서로 가장 적절한 것은?</p>
      <p className="mb-1.5 border border-ink px-2 py-1">
        <English>When a path is walked often enough, the ground remembers.</English>
      </p>
      <p>
        <English>
          (A) This is why old roads bend around trees that fell long ago.
          <br />
          (B) The first walker only steps aside to avoid a branch.
          <br />
          (C) Everyone who follows takes the same small turn without asking why.
        </English>
      </p>
    </Sheet>
  );
}
