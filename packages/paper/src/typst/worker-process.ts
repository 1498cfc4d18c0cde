import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PaperErrorCode } from '#paper.ts';
import { PaperError } from '#paper.ts';
import type { RenderedFile, RenderReply, RenderRequest } from '#typst/messages.ts';

const childPath = fileURLToPath(new URL('./child.ts', import.meta.url));

interface Pending {
  resolve: (reply: RenderedFile) => void;
  reject: (error: PaperError) => void;
}

/** One child process that compiles one paper at a time. */
export class WorkerProcess {
  /** Which document it compiled last; its caches are warm for that one. */
  documentKey = '';
  rssMb = 0;
  isDead = false;
  readonly #child: ChildProcess;
  #pending: Pending | undefined;

  constructor(path: string = childPath) {
    this.#child = fork(path, {
      execArgv: ['--import', 'tsx'],
      serialization: 'advanced',
      // The compiler writes nothing of worth there, and what it writes could quote the user.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.on('message', (reply: RenderReply) => this.#settle(reply));
    this.#child.on('exit', () => this.#die('worker-lost'));
    this.#child.on('error', () => this.#die('worker-lost'));
    this.#setWaiting(false);
  }

  get processId(): number {
    return this.#child.pid ?? -1;
  }

  get isBusy(): boolean {
    return this.#pending !== undefined;
  }

  /** Sends one request. Rejects with PaperError `worker-lost` when the process ends, or the code of `kill`. */
  run(request: RenderRequest): Promise<RenderedFile> {
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject };
      this.#setWaiting(true);
      this.#child.send(request, (error) => {
        if (error) this.#die('worker-lost');
      });
    });
  }

  /** Ends the process at once; a compile under way is lost. */
  kill(code: PaperErrorCode): void {
    this.#die(code);
  }

  /** An idle child must not keep the program running. */
  #setWaiting(isWaiting: boolean): void {
    if (isWaiting) {
      this.#child.ref();
      this.#child.channel?.ref();
    } else {
      this.#child.unref();
      this.#child.channel?.unref();
    }
  }

  #settle(reply: RenderReply): void {
    const pending = this.#pending;
    this.#pending = undefined;
    this.rssMb = reply.rssMb;
    this.#setWaiting(false);
    if ('file' in reply) pending?.resolve(reply);
    else pending?.reject(new PaperError(reply.code));
  }

  #die(code: PaperErrorCode): void {
    if (this.isDead) return;
    this.isDead = true;
    this.#child.kill('SIGKILL');
    const pending = this.#pending;
    this.#pending = undefined;
    pending?.reject(new PaperError(code));
  }
}
