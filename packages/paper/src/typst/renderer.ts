import { createHash } from 'node:crypto';
import type { Paper, PaperLogo, Placement } from '#paper.ts';
import { PaperError } from '#paper.ts';
import { type Chunk, splitPaper } from '#typst/chunks.ts';
import type { RenderedFile, RenderOutput, RenderWork } from '#typst/messages.ts';
import { renderChunks } from '#typst/render-chunks.ts';
import { WorkerProcess } from '#typst/worker-process.ts';

/** What `renderPdf` gives. */
export interface RenderedPdf {
  pdf: Uint8Array;
  pageCount: number;
  placements: Placement[];
}

/** Tagged files (title, language, structure) are for downloads, untagged ones for the preview. */
export interface RenderOptions {
  isTagged: boolean;
  signal?: AbortSignal;
}

/** A pool of compiler processes. */
export interface PdfRenderer {
  /** Throws PaperError `too-large`, `compile-failed`, `timed-out`, `aborted`, `worker-lost` or `renderer-closed`. */
  renderPdf: (paper: Paper, options: RenderOptions) => Promise<RenderedPdf>;
  /** A file for Hangul or Word whose columns start as those of the PDF do. Throws as `renderPdf` does. */
  renderDocument: (paper: Paper, format: 'hwpx' | 'docx', signal?: AbortSignal) => Promise<Uint8Array>;
  /** Whether the picture can be decoded, and not only looks like one. Throws as `renderPdf` does. */
  canDrawLogo: (logo: PaperLogo) => Promise<boolean>;
  close: () => Promise<void>;
}

/** Limits of the pool. */
export interface RendererOptions {
  processCount?: number;
  jobTimeoutMs?: number;
  /** A process that has grown beyond this is replaced after its job. */
  maxRssMb?: number;
}

interface Job {
  work: RenderWork;
  documentKey: string;
  resolve: (result: RenderedFile) => void;
  reject: (error: Error) => void;
}

/** Longer JSON than any book of two thousand exercises gives. */
const maxJsonLength = 40_000_000;

/** The screen asks for the pages of a paper and then for the places on them. */
const mostRemembered = 4;

/** The same document keeps its process while somebody edits it. */
function getDocumentKey(paper: Paper): string {
  const ids = paper.parts.map((part) => [part.title, part.copy, part.form, part.layout.style]);
  return createHash('sha1').update(JSON.stringify(ids)).digest('base64');
}

/** The pool itself; tests look at its processes. */
export class RendererPool implements PdfRenderer {
  readonly #processCount: number;
  readonly #jobTimeoutMs: number;
  readonly #maxRssMb: number;
  readonly #queue: Job[] = [];
  readonly #jobWorkers = new Map<Job, WorkerProcess>();
  readonly #remembered = new Map<string, Promise<RenderedPdf>>();
  #workers: WorkerProcess[] = [];
  #nextId = 1;
  #isClosed = false;

  constructor({ processCount = 2, jobTimeoutMs = 60_000, maxRssMb = 700 }: RendererOptions) {
    this.#processCount = processCount;
    this.#jobTimeoutMs = jobTimeoutMs;
    this.#maxRssMb = maxRssMb;
  }

  /** Ids of the living processes. */
  get processIds(): number[] {
    return this.#workers.filter((worker) => !worker.isDead).map((worker) => worker.processId);
  }

  renderPdf(paper: Paper, { isTagged, signal }: RenderOptions): Promise<RenderedPdf> {
    return isTagged || signal ? this.#renderPdf(paper, isTagged, signal) : this.#remember(paper);
  }

  /** What was asked for a moment ago, or is being made right now, is not made again. */
  #remember(paper: Paper): Promise<RenderedPdf> {
    const key = createHash('sha1').update(JSON.stringify(paper)).digest('base64');
    const known = this.#remembered.get(key);
    if (known) return known;
    const made = this.#renderPdf(paper, false, undefined);
    this.#remembered.set(key, made);
    made.catch(() => this.#remembered.delete(key));
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > mostRemembered && oldest !== undefined) this.#remembered.delete(oldest);
    return made;
  }

  async #renderPdf(paper: Paper, isTagged: boolean, signal: AbortSignal | undefined): Promise<RenderedPdf> {
    const chunks = isTagged ? [] : splitPaper(paper);
    const made =
      chunks.length > 1
        ? await this.#renderChunks(paper, chunks, signal)
        : await this.#render(paper, isTagged ? 'tagged-pdf' : 'pdf', signal);
    return { pdf: made.file, pageCount: made.pageCount, placements: made.placements };
  }

  async renderDocument(paper: Paper, format: 'hwpx' | 'docx', signal?: AbortSignal): Promise<Uint8Array> {
    return (await this.#render(paper, format, signal)).file;
  }

  async canDrawLogo(logo: PaperLogo): Promise<boolean> {
    try {
      await this.#run({ task: 'logo', logo }, '', undefined);
      return true;
    } catch (error) {
      if (error instanceof PaperError && error.code === 'compile-failed') return false;
      throw error;
    }
  }

  #render(paper: Paper, output: RenderOutput, signal: AbortSignal | undefined): Promise<RenderedFile> {
    const paperJson = JSON.stringify(paper);
    if (paperJson.length > maxJsonLength) return Promise.reject(new PaperError('too-large'));
    return this.#run({ task: 'file', paperJson, output }, getDocumentKey(paper), signal);
  }

  #renderChunks(paper: Paper, chunks: Chunk[], signal: AbortSignal | undefined): Promise<RenderedFile> {
    const key = getDocumentKey(paper);
    const titles = paper.parts.map(({ title }) => title);
    return renderChunks(chunks, paper.title, titles, (work, place) => {
      const length = 'paperJson' in work ? work.paperJson.length : 0;
      if (length * chunks.length > maxJsonLength) return Promise.reject(new PaperError('too-large'));
      return this.#run(work, `${key}${place % this.#processCount}`, signal);
    });
  }

  #run(work: RenderWork, documentKey: string, signal: AbortSignal | undefined): Promise<RenderedFile> {
    if (this.#isClosed) return Promise.reject(new PaperError('renderer-closed'));
    if (signal?.aborted) return Promise.reject(new PaperError('aborted'));
    return new Promise((resolve, reject) => {
      const job: Job = { work, documentKey, resolve, reject };
      signal?.addEventListener('abort', () => this.#abort(job), { once: true });
      this.#queue.push(job);
      this.#startJobs();
    });
  }

  close(): Promise<void> {
    this.#isClosed = true;
    for (const job of this.#queue.splice(0)) job.reject(new PaperError('renderer-closed'));
    for (const worker of this.#workers) worker.kill('renderer-closed');
    this.#workers = [];
    return Promise.resolve();
  }

  #abort(job: Job): void {
    const index = this.#queue.indexOf(job);
    if (index >= 0) this.#queue.splice(index, 1);
    this.#jobWorkers.get(job)?.kill('aborted');
    job.reject(new PaperError('aborted'));
  }

  #startJobs(): void {
    for (const job of [...this.#queue]) {
      if (this.#isClosed) return;
      const worker = this.#findWorker(job);
      if (!worker) continue;
      this.#queue.splice(this.#queue.indexOf(job), 1);
      void this.#runJob(job, worker);
    }
  }

  /** Work on a chunk waits for the process that has it warm, even while another one is idle. */
  #findWorker({ work, documentKey }: Job): WorkerProcess | undefined {
    this.#workers = this.#workers.filter((worker) => !worker.isDead);
    const warm = this.#workers.find((worker) => worker.documentKey === documentKey);
    if (warm && (!warm.isBusy || work.task !== 'file')) return warm.isBusy ? undefined : warm;
    const idle = this.#workers.find((worker) => !worker.isBusy);
    if (idle || this.#workers.length >= this.#processCount) return idle;
    const fresh = new WorkerProcess();
    this.#workers.push(fresh);
    return fresh;
  }

  async #runJob(job: Job, worker: WorkerProcess): Promise<void> {
    const timer = setTimeout(() => worker.kill('timed-out'), this.#jobTimeoutMs);
    this.#jobWorkers.set(job, worker);
    worker.documentKey = job.documentKey;
    try {
      job.resolve(await worker.run({ ...job.work, id: this.#nextId++ }));
    } catch (error) {
      job.reject(error instanceof Error ? error : new PaperError('compile-failed'));
    } finally {
      clearTimeout(timer);
      this.#jobWorkers.delete(job);
      if (worker.rssMb > this.#maxRssMb) worker.kill('worker-lost');
      this.#startJobs();
    }
  }
}

/** Starts a pool; its processes start as they are needed and end with `close` or with the program. */
export function createPdfRenderer(options: RendererOptions = {}): PdfRenderer {
  return new RendererPool(options);
}
