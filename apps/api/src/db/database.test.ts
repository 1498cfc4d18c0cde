import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, type Db, openDatabase, queryRows } from '#db/client.ts';
import { FolderLockedError, lockFolder } from '#db/folder-lock.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { notices } from '#db/schema.ts';
import { getSqlState, inTransaction, uniqueViolation } from '#db/transaction.ts';
import { createTestDatabase } from '#test/database.ts';
import { startPostgres, type TestPostgres } from '#test/postgres.ts';

const row = { title: '점검 안내', imageUrl: '/notice.png', startsAt: new Date(0), endsAt: new Date(1000) };
let postgres: TestPostgres;
const opened: Database[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  opened.push(await createTestDatabase(), await postgres.createDatabase());
}, 60_000);
afterAll(async () => {
  for (const database of opened) await database.close();
  await postgres.stop();
});

describe.each([
  ['PGlite', 0],
  ['PostgreSQL', 1],
])('%s', (_name, position) => {
  const open = (): Database => {
    const database = opened[position];
    if (!database) throw new Error('not opened');
    return database;
  };

  test('a row comes back with the values that went in', async () => {
    const [made] = await open().db.insert(notices).values(row).returning();
    expect(made).toMatchObject({ ...row, rank: 0, isActive: true });
  });

  test('a transaction that throws leaves nothing behind', async () => {
    const { db } = open();
    const attempt = inTransaction(db, async (tx) => {
      await tx.insert(notices).values({ ...row, title: '사라질 공지' });
      throw new Error('undo');
    });
    await expect(attempt).rejects.toThrow('undo');
    expect(await db.select().from(notices).where(eq(notices.title, '사라질 공지'))).toEqual([]);
  });

  test('a broken uniqueness is recognised by its code', async () => {
    const { db } = open();
    await db.execute(sql`insert into rate_limit (key, count, expires_at) values ('a', 1, now())`);
    const again = db.execute(sql`insert into rate_limit (key, count, expires_at) values ('a', 1, now())`);
    expect(getSqlState(await again.then(undefined, (error: unknown) => error))).toBe(uniqueViolation);
  });

  test('raw rows have the same form', async () => {
    expect(await queryRows(open().db, sql`select 7::int as "pointCount", 'ㄱ' as letter`)).toEqual([
      { pointCount: 7, letter: 'ㄱ' },
    ]);
  });

  test('migrating again changes nothing', async () => {
    await migrateDatabase(open());
    await Promise.all([migrateDatabase(open()), migrateDatabase(open())]);
    const [answer] = await queryRows(open().db, sql`select count(*)::int as count from notice`);
    expect(answer).toEqual({ count: 1 });
  });

  test('rate limits are not written to the log of the database', async () => {
    const [table] = await queryRows(
      open().db,
      sql`select relpersistence from pg_class where relname = 'rate_limit'`,
    );
    expect(table).toEqual({ relpersistence: 'u' });
  });
});

describe('a connection of the pool', () => {
  const poolSize = 2;
  let database: Awaited<ReturnType<TestPostgres['createDatabase']>>;
  beforeAll(async () => {
    database = await postgres.createDatabase(poolSize);
  });
  afterAll(() => database.close());

  const count = () =>
    inTransaction(database.db, (tx) => queryRows(tx, sql`SELECT count(*)::int AS count FROM notice`));
  const attempts = Array.from({ length: poolSize + 1 }, (_, number) => number);

  test('comes back when the transaction cannot begin', async () => {
    const config = { isolationLevel: 'no such level' as 'serializable' };
    for (const number of attempts) {
      const attempt = database.db.transaction(() => Promise.resolve(number), config);
      await expect(attempt).rejects.toThrow('begin');
    }
    expect(await count()).toEqual([{ count: 0 }]);
    expect(database.pool.idleCount).toBe(database.pool.totalCount);
  });

  test('is replaced when the server ends it within a transaction', async () => {
    for (const number of attempts) {
      const attempt = inTransaction(database.db, async (tx) => {
        await tx.insert(notices).values({ ...row, title: `${number}` });
        await tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`);
      });
      await expect(attempt).rejects.toThrow();
    }
    expect(await count()).toEqual([{ count: 0 }]);
  });

  test('is lent again after a transaction that was undone', async () => {
    const readPid = (tx: Db) => queryRows(tx, sql`SELECT pg_backend_pid() AS pid`);
    const before = await inTransaction(database.db, readPid);
    const attempt = inTransaction(database.db, async (tx) => {
      await readPid(tx);
      throw new Error('undo');
    });
    await expect(attempt).rejects.toThrow('undo');
    expect(await inTransaction(database.db, readPid)).toEqual(before);
  });
});

describe('the data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jadoo-lock-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** A process of its own that takes the lock, says so and stays. */
  function holdInAnotherProcess(): Promise<ReturnType<typeof spawn>> {
    const module = fileURLToPath(new URL('folder-lock.ts', import.meta.url));
    const code = `import(${JSON.stringify(module)}).then(async (m) => { await m.lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1e6); })`;
    const child = spawn(process.execPath, ['--import', 'tsx', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return new Promise((resolve, reject) => {
      child.stdout.once('data', () => resolve(child));
      child.once('exit', () => reject(new Error('the holder ended')));
    });
  }

  test('belongs to one process, and is free again after kill -9', async () => {
    const holder = await holdInAnotherProcess();
    const env = { databaseUrl: undefined, databasePoolSize: 1, dataDir: folder };
    const refused = openDatabase(env, () => undefined);
    await expect(refused).rejects.toThrow(FolderLockedError);
    await expect(refused).rejects.toThrow('이미 이 데이터 폴더를 쓰고 있어요');
    const ended = new Promise((resolve) => holder.once('exit', resolve));
    holder.kill('SIGKILL');
    await ended;
    const database = await openDatabase(env, () => undefined);
    await migrateDatabase(database);
    await database.db.insert(notices).values(row);
    await database.close();
    const again = await openDatabase(env, () => undefined);
    expect(await again.db.select({ title: notices.title }).from(notices)).toEqual([{ title: '점검 안내' }]);
    await again.close();
  }, 60_000);

  test('two names of one folder are one lock', async () => {
    const release = await lockFolder(folder);
    await expect(lockFolder(join(folder, '..', folder.slice(folder.lastIndexOf('/') + 1)))).rejects.toThrow(
      FolderLockedError,
    );
    await release();
  });
});
