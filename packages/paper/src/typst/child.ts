import type { Paper } from '#paper.ts';
import { PaperError } from '#paper.ts';
import { compilePaper, createCompiler } from '#typst/compile.ts';
import { makeDocument } from '#typst/make-document.ts';
import type { RenderedFile, RenderOutput, RenderReply, RenderRequest } from '#typst/messages.ts';

const bytesPerMb = 1024 * 1024;
const compiler = createCompiler();

function getRssMb(): number {
  return process.memoryUsage.rss() / bytesPerMb;
}

async function makeFile(paper: Paper, output: RenderOutput): Promise<RenderedFile> {
  if (output === 'pdf' || output === 'tagged-pdf') {
    const { pdf, pageCount, placements } = compilePaper(compiler, paper, output === 'tagged-pdf');
    return { file: pdf, pageCount, placements };
  }
  return { file: await makeDocument(compiler, paper, output), pageCount: 0, placements: [] };
}

async function render({ id, paperJson, output }: RenderRequest): Promise<RenderReply> {
  try {
    const made = await makeFile(JSON.parse(paperJson) as Paper, output);
    return { id, ...made, rssMb: getRssMb() };
  } catch (error) {
    return { id, code: error instanceof PaperError ? error.code : 'compile-failed', rssMb: getRssMb() };
  }
}

process.on('message', (request: RenderRequest) => {
  void render(request).then((reply) => process.send?.(reply));
});
// The parent is gone: nobody is left to take the answer.
process.on('disconnect', () => process.exit(0));
