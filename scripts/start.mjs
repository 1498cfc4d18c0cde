// npm start: install if needed, build if needed, then one process with API, web, worker and sandbox.
import { spawn } from 'node:child_process';
import { buildWeb, checkNodeVersion, installPackages } from './steps.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
checkNodeVersion();
await installPackages();
await buildWeb();

const server = spawn(process.execPath, ['--import', 'tsx', 'cli/serve.ts'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) {
  // A terminal sends Ctrl+C to the whole group; the server alone decides when it is done.
  process.on(signal, () => {
    if (signal === 'SIGTERM') server.kill(signal);
  });
}
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
