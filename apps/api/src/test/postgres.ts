import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Database, openPostgres } from '#db/client.ts';
import { migrateDatabase } from '#db/migrate.ts';

const run = promisify(execFile);
const debianFolder = '/usr/lib/postgresql';

/** A real PostgreSQL server of its own, in a folder that goes away with it. */
export interface TestPostgres {
  /** A fresh, migrated, empty database with `poolSize` connections (16 unless told). */
  createDatabase: (poolSize?: number) => Promise<Database & { driver: 'postgres' }>;
  /** Folder of the server's own programs, and as whom to run them. */
  programs: { folder: string; uid?: number; gid?: number };
  /** More connections to a database that is there, as another process would have. */
  openDatabase: (url: string, poolSize: number) => Promise<Database & { driver: 'postgres' }>;
  /** SIGKILL, as a power cut would; start again with `restart`. */
  kill: () => Promise<void>;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Folder of initdb and postgres: JADOO_POSTGRES_BIN, or the newest one that Debian installed. */
function findBinaries(): string {
  const given = process.env['JADOO_POSTGRES_BIN'];
  if (given !== undefined) return given;
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debianFolder, version, 'bin'))
    .filter((folder) => existsSync(join(folder, 'initdb')));
  const [newest] = folders;
  if (newest === undefined) {
    throw new Error(
      'PostgreSQL is needed for this test: install the package postgresql, or set JADOO_POSTGRES_BIN.',
    );
  }
  return newest;
}

/** PostgreSQL refuses to run as root, so root lends it the uid of somebody without rights. */
function getUnprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account =
    accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (account === undefined) throw new Error('Neither the user postgres nor nobody exists.');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

function waitForExit(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

async function startServer(
  folder: string,
  user: { uid: number; gid: number } | undefined,
): Promise<ChildProcess> {
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'max_connections=120',
    'fsync=off',
  ];
  const child = spawn(
    join(findBinaries(), 'postgres'),
    ['-D', join(folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...user },
  );
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (log.length < 10_000) log += text;
      if (text.includes('ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
  return child;
}

const urlOf = (folder: string, database: string): string =>
  `postgresql://jadoo@${encodeURIComponent(folder)}/${database}`;

async function connect(url: string, poolSize: number) {
  // A test that kills the server breaks its idle connections; the pool replaces them.
  const database = openPostgres(url, poolSize, () => undefined);
  await migrateDatabase(database);
  if (database.driver !== 'postgres') throw new Error('unreachable');
  return database;
}

async function makeDatabase(folder: string, name: string, poolSize: number) {
  const client = new pg.Client({ connectionString: urlOf(folder, 'postgres') });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return connect(urlOf(folder, name), poolSize);
}

/** Starts a server with `initdb` defaults and no durability; call `stop` at the end of the test file. */
export async function startPostgres(): Promise<TestPostgres> {
  const user = getUnprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'jadoo-pg-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const options = ['--auth=trust', '--username=jadoo', '--encoding=UTF8', '--locale=C', '--no-sync'];
  await run(join(findBinaries(), 'initdb'), ['-D', join(folder, 'data'), ...options], {
    cwd: folder,
    ...user,
  });
  let server = await startServer(folder, user);
  const endWithUs = () => server.kill('SIGKILL');
  process.once('exit', endWithUs);
  let count = 0;
  return {
    createDatabase: (poolSize = 16) => makeDatabase(folder, `test_${(count += 1)}`, poolSize),
    programs: { folder: findBinaries(), ...user },
    openDatabase: connect,
    kill: async () => {
      server.kill('SIGKILL');
      await waitForExit(server);
    },
    restart: async () => {
      server = await startServer(folder, user);
    },
    stop: async () => {
      server.kill('SIGQUIT');
      await waitForExit(server);
      process.off('exit', endWithUs);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
