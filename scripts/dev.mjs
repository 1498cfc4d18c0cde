// npm run dev: the API restarts and the screens reload when their sources change, on http://localhost:5173.
import { spawn } from 'node:child_process';
import { checkNodeVersion, installPackages } from './steps.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
checkNodeVersion();
await installPackages();

// The browser stays on the address of the screens, so sign-in and payment must come back to it.
const env = { PUBLIC_URL: 'http://localhost:5173', ...process.env };
const start = (args, options = {}) => spawn(process.execPath, args, { stdio: 'inherit', env, ...options });
const children = [
  start(['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'cli/serve.ts']),
  start(['../../node_modules/vite/bin/vite.js', '--strictPort'], { cwd: 'apps/web' }),
];
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    for (const other of children) other.kill();
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
