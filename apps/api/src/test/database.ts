import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { type Database, wrapPglite } from '#db/client.ts';
import { migrateDatabase, migrationsFolder } from '#db/migrate.ts';
import { openJobQueue } from '#jobs/job-queue.ts';

/** Its tables and queues are part of the template. */
const jobQueueFile = new URL('../jobs/job-queue.ts', import.meta.url);
const cacheFolder = fileURLToPath(new URL('../../../../.cache/test-database', import.meta.url));

/** The queue brings its own tables; they belong to the template because making them takes seconds. */
async function installJobQueue(database: Database): Promise<void> {
  const onError = (error: Error) => {
    throw error;
  };
  const queue = await openJobQueue(database, { isWorker: false, onError });
  await queue.stop();
}

/** One migrated database as a file, remade when a migration changes: loading it takes a fraction of migrating. */
async function getTemplate(): Promise<Blob> {
  const hash = createHash('sha256').update(readFileSync(jobQueueFile));
  for (const name of readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'))) {
    hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  }
  const file = join(cacheFolder, `${hash.digest('hex').slice(0, 32)}.tar`);
  if (!existsSync(file)) {
    const pglite = await PGlite.create();
    const database = wrapPglite(pglite);
    await migrateDatabase(database);
    await installJobQueue(database);
    const dump = await pglite.dumpDataDir('none');
    await pglite.close();
    mkdirSync(cacheFolder, { recursive: true });
    // Several test processes may do this at once: each writes its own file, and renaming is atomic.
    const own = `${file}.${randomUUID()}`;
    writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
    renameSync(own, file);
  }
  return new Blob([readFileSync(file)]);
}

/** A fresh, migrated, empty database in memory. Close it at the end of the test file. */
export async function createTestDatabase(): Promise<Database> {
  return wrapPglite(await PGlite.create({ loadDataDir: await getTemplate() }));
}
