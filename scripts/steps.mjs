// Steps shared by start, test and CI. Plain Node: this runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const oldestNode = [20, 20];

/** Stops with a clear message on a Node that is too old. */
export function checkNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  console.error(`Node ${oldestNode.join('.')} 이상이 필요해요. 지금은 ${process.versions.node}이에요.`);
  process.exit(1);
}

/** Runs a command in the foreground and gives its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** Runs a command and gives its exit code and all that it printed, for commands that run beside others. */
export function runAside(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (printed += text));
    child.on('error', (error) => resolve({ code: 127, printed: `${command}: ${error.message}\n` }));
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), printed }));
  });
}

function hashFile(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/** Installs the locked packages when they are missing or the lock has changed. */
export async function installPackages() {
  const marker = 'node_modules/.jadoo-lock';
  const lock = hashFile('package-lock.json');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return;
  console.log('패키지를 설치하고 있어요…');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) process.exit(code);
  writeFileSync(marker, lock);
}

function* walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'dist' || entry.name === 'node_modules') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else yield path;
  }
}

/** Builds the web app when its sources or the contract have changed since the last build. */
export async function buildWeb() {
  const marker = '.cache/web-build';
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  for (const folder of ['apps/web', 'packages/contract', 'packages/engine/src/exercise']) {
    for (const path of [...walk(folder)].sort()) {
      hash.update(`${path}:${statSync(path).size}:`).update(readFileSync(path));
    }
  }
  const state = hash.digest('hex');
  if (existsSync('apps/web/dist/index.html') && existsSync(marker) && readFileSync(marker, 'utf8') === state)
    return;
  console.log('화면을 빌드하고 있어요…');
  const code = await run('node', ['../../node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    cwd: 'apps/web',
  });
  if (code !== 0) process.exit(code);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(marker, state);
}

const debianTools = [
  { package: 'chromium', isThere: () => existsSync('/usr/bin/chromium') },
  { package: 'poppler-utils', isThere: () => existsSync('/usr/bin/pdftotext') },
  { package: 'postgresql', isThere: () => existsSync('/usr/lib/postgresql') },
  { package: 'libreoffice-writer-nogui', isThere: () => existsSync('/usr/bin/soffice') },
  // A face as wide as Times: in a wider one the pages of a document end elsewhere.
  { package: 'fonts-liberation', isThere: () => existsSync('/usr/share/fonts/truetype/liberation') },
];

/** Installs the Debian programs of the tests where that is possible; says loudly what is missing. */
export async function installTestTools() {
  const missing = debianTools.filter((tool) => !tool.isThere()).map((tool) => tool.package);
  if (missing.length === 0) return;
  const canInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (canInstall) {
    console.log(`테스트에 필요한 프로그램을 설치하고 있어요: ${missing.join(', ')}`);
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env: environment });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const left = debianTools.filter((tool) => !tool.isThere()).map((tool) => tool.package);
  if (left.length === 0) return;
  console.error(`!! 없는 프로그램: ${left.join(', ')} (sudo apt-get install ${left.join(' ')})`);
  if (process.env.CI) process.exit(1);
}
