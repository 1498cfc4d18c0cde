import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another process already works in the data folder. */
export class FolderLockedError extends Error {
  constructor(folder: string) {
    super(
      `다른 자두 프로세스가 이미 이 데이터 폴더를 쓰고 있어요: ${folder}\n` +
        '먼저 켜 둔 것을 끄거나, DATA_DIR로 다른 폴더를 정해 주세요. (data folder in use by another process)',
    );
    this.name = 'FolderLockedError';
  }
}

/**
 * The lock is a listening local socket: the kernel frees it when its process ends in any way, also by
 * kill -9. Linux has names without files for it; elsewhere a socket file is probed before it is taken over.
 */
function getSocketPath(folder: string): string {
  const name = `jadoo-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen({ path }, () => {
      server.unref();
      resolve(server);
    });
  });
}

function isAnswering(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ path });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Takes the folder for this process; returns the release. Throws `FolderLockedError` when it is taken. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const path = getSocketPath(folder);
  let server = await listen(path);
  const mayBeStale = process.platform !== 'linux' && process.platform !== 'win32';
  if (!server && mayBeStale && !(await isAnswering(path))) {
    rmSync(path, { force: true });
    server = await listen(path);
  }
  if (!server) throw new FolderLockedError(folder);
  const held = server;
  return () => new Promise((resolve) => held.close(() => resolve()));
}
