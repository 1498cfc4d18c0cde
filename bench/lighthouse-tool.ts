import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { leaveWaitingOut, type TraceEvent } from './trace-times.ts';

/**
 * The tool, in its last version for Node 20, and the Korean face that its phone has of its own. Large: they are
 * installed only when they are asked for.
 */
const packages = ['lighthouse@12.8.2', '@expo-google-fonts/noto-sans-kr@0.4.3'];
const folder = resolve('.cache/lighthouse');

/** What is read of a report of Lighthouse. */
export interface Report {
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}
type Run = (url: string, flags: Record<string, unknown>) => Promise<{ lhr: Report } | undefined>;

/** A page that was loaded once and can be judged as often as wanted, each time for another processor. */
export interface Load {
  /** As the tool judges by itself: the processor four times slower, waiting for other programs counted. */
  report: Report;
  /** The same load on a processor so much slower than this one, and without the waiting. */
  judge: (slowdown: number) => Promise<Report>;
}

/** The parts of what the tool keeps that are rewritten here. */
interface Kept {
  settings: { throttling: { cpuSlowdownMultiplier: number } };
  traceEvents: TraceEvent[];
}

function editKept(folderOfLoad: string, file: string, edit: (content: Kept) => void): void {
  const path = join(folderOfLoad, file);
  const content = JSON.parse(readFileSync(path, 'utf8')) as Kept;
  edit(content);
  writeFileSync(path, JSON.stringify(content));
}

async function judge(run: Run, url: string, flags: Record<string, unknown>): Promise<Report> {
  const result = await run(url, { output: 'json', logLevel: 'error', ...flags });
  if (!result) throw new Error(`no report for ${url}`);
  return result.lhr;
}

/** Opens a page with nothing in the cache; what the tool saw stays in a folder of its own below `home`. */
async function loadPage(run: Run, url: string, port: number, home: string): Promise<Load> {
  const kept = mkdtempSync(join(home, 'load-'));
  const report = await judge(run, url, { port, gatherMode: kept, auditMode: kept });
  editKept(kept, 'defaultPass.trace.json', ({ traceEvents }) => leaveWaitingOut(traceEvents));
  return {
    report,
    judge: (cpuSlowdownMultiplier) => {
      // Network and processor are simulated when a load is judged, so it can be judged anew.
      editKept(kept, 'artifacts.json', ({ settings }) => {
        settings.throttling.cpuSlowdownMultiplier = cpuSlowdownMultiplier;
      });
      return judge(run, url, { auditMode: kept, throttling: { cpuSlowdownMultiplier } });
    },
  };
}

/** Settings of a browser that finds the face beside those of this machine; `home` is a folder for them. */
export function addPhoneFace(home: string): NodeJS.ProcessEnv {
  const face = join(folder, 'node_modules/@expo-google-fonts/noto-sans-kr/400Regular');
  const path = join(home, 'fonts.conf');
  const folders = ['/usr/share/fonts', face].map((dir) => `<dir>${dir}</dir>`).join('');
  writeFileSync(path, `<fontconfig>${folders}<cachedir>${join(home, 'fonts')}</cachedir></fontconfig>`);
  return { ...process.env, FONTCONFIG_FILE: path };
}

/** Installs what is missing; gives what loads a page in the browser of a debugging port and keeps it in `home`. */
export async function openLighthouse(home: string, port: number): Promise<(url: string) => Promise<Load>> {
  const installed = packages.map((name) => join(folder, 'node_modules', name.replace(/@[^@]+$/u, '')));
  if (!installed.every((path) => existsSync(path))) {
    const args = ['install', '--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--prefix', folder];
    execFileSync('npm', [...args, ...packages], { stdio: 'inherit' });
  }
  const entry = join(folder, 'node_modules/lighthouse/core/index.js');
  const { default: run } = (await import(pathToFileURL(entry).href)) as { default: Run };
  return (url) => loadPage(run, url, port, home);
}
