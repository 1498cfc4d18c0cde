import type { Placement } from '#paper.ts';
import type { Chunk } from '#typst/chunks.ts';
import type { RenderedFile, RenderWork } from '#typst/messages.ts';

/** Does one piece of work; a later one on the same `place` finds what the earlier has left warm there. */
export type RunWork = (work: RenderWork, place: number) => Promise<RenderedFile>;

function shift(placements: Placement[], before: number): Placement[] {
  return placements.map((placement) => ({ ...placement, page: placement.page + before }));
}

/**
 * Lays chunks out side by side: first only to count their pages, then, with the numbers known, for good. The second
 * time costs little, for only heads and feet have changed.
 */
export async function renderChunks(
  chunks: Chunk[],
  title: string,
  partTitles: string[],
  run: RunWork,
): Promise<RenderedFile> {
  const papers = chunks.map(({ paper, isContinued }) => ({
    paperJson: JSON.stringify(paper),
    context: { isContinued, partTitles },
  }));
  const counts = await Promise.all(
    papers.map(({ paperJson, context }, place) =>
      run(
        // Any numbers will do, if only their count is right: the contents page has a line for each part.
        {
          task: 'count',
          paperJson,
          context: { ...context, numbers: { partPages: partTitles.map(() => 1) } },
        },
        place,
      ),
    ),
  );
  const befores = counts.map((_, index) =>
    counts.slice(0, index).reduce((sum, { pageCount }) => sum + pageCount, 0),
  );
  const total = counts.reduce((sum, { pageCount }) => sum + pageCount, 0);
  const partPages = counts.flatMap((count, index) =>
    count.partPages.map((page) => page + (befores[index] ?? 0)),
  );
  const rendered = await Promise.all(
    papers.map(({ paperJson, context }, place) => {
      const numbers = { before: befores[place] ?? 0, total, partPages };
      return run({ task: 'chunk', paperJson, context: { ...context, numbers } }, place);
    }),
  );
  const { file } = await run({ task: 'merge', files: rendered.map((chunk) => chunk.file), title }, 0);
  const placements = rendered.flatMap((chunk, index) => shift(chunk.placements, befores[index] ?? 0));
  return { file, pageCount: total, placements, partPages };
}
