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
            The number of visitors (1)<b>[ has / have ]</b> grown every year, and the paths (2)
            <b>[ which / where ]</b> they walk have to be repaired. What surprised the rangers (3)
            <b>[ was / being ]</b> how quickly the moss came back.
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
        </English>
      </p>
      <p className="mt-1.5">① (A)-(C)-(B) &nbsp; ② (B)-(A)-(C) &nbsp; ③ (B)-(C)-(A)</p>
    </Sheet>
  );
}
