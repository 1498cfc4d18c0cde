// What npm start runs: the whole product in one process.
import { existsSync } from 'node:fs';
import { EnvError, FolderLockedError, PortInUseError, readEnv, stopOnSignals } from '@jadoo/api';
import { startProduct } from './product.ts';

async function serve(): Promise<void> {
  // What is set in the environment wins over the file.
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv(process.env);
  const server = await startProduct(env);
  stopOnSignals(server);
  process.stdout.write(`\n  자두가 켜졌어요 → ${env.publicUrl}\n  끄려면 Ctrl+C를 눌러 주세요.\n\n`);
}

function describe(error: unknown): string {
  if (error instanceof EnvError || error instanceof FolderLockedError || error instanceof PortInUseError) {
    return error.message;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

serve().catch((error: unknown) => {
  process.stderr.write(`${describe(error)}\n`);
  process.exit(1);
});
