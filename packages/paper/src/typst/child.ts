import type { Paper } from '#paper.ts';
import { PaperError } from '#paper.ts';
import { checkLogo, compilePaper, countPages, createCompiler } from '#typst/compile.ts';
import { makeDocument } from '#typst/make-document.ts';
import type { RenderedFile, RenderReply, RenderRequest, RenderWork } from '#typst/messages.ts';

const bytesPerMb = 1024 * 1024;
const compiler = createCompiler();

function getRssMb(): number {
  return process.memoryUsage.rss() / bytesPerMb;
}

const nothing: RenderedFile = { file: new Uint8Array(), pageCount: 0, placements: [], partPages: [] };

const readPaper = (json: string) => JSON.parse(json) as Paper;

async function doWork(work: RenderWork): Promise<RenderedFile> {
  if (work.task === 'merge') {
    const { mergePdfs } = await import('#typst/merge-pdf.ts');
    return { ...nothing, file: await mergePdfs(work.files, work.title) };
  }
  if (work.task === 'logo') {
    checkLogo(compiler, work.logo);
    return nothing;
  }
  const paper = readPaper(work.paperJson);
  if (work.task === 'count') return { ...nothing, ...countPages(compiler, paper, work.context) };
  if (work.task === 'file' && (work.output === 'hwpx' || work.output === 'docx')) {
    return { ...nothing, file: await makeDocument(compiler, paper, work.output) };
  }
  const [isTagged, context] =
    work.task === 'chunk' ? [false, work.context] : [work.output === 'tagged-pdf', {}];
  const { pdf, pageCount, placements } = compilePaper(compiler, paper, isTagged, context);
  return { ...nothing, file: pdf, pageCount, placements };
}

async function render({ id, ...work }: RenderRequest): Promise<RenderReply> {
  try {
    return { id, ...(await doWork(work)), rssMb: getRssMb() };
  } catch (error) {
    return { id, code: error instanceof PaperError ? error.code : 'compile-failed', rssMb: getRssMb() };
  }
}

process.on('message', (request: RenderRequest) => {
  void render(request).then((reply) => process.send?.(reply));
});
// The parent is gone: nobody is left to take the answer.
process.on('disconnect', () => process.exit(0));
