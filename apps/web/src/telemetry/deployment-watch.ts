import { reloadOnce } from '#telemetry/chunk-load.ts';

const checkEveryMs = 300_000;

async function fetchBuildId(path: string): Promise<string> {
  const response = await fetch(new URL(path, location.origin), { cache: 'no-store' });
  if (!response.ok) return '';
  const manifest: unknown = await response.json();
  return typeof manifest === 'object' &&
    manifest !== null &&
    'id' in manifest &&
    typeof manifest.id === 'string'
    ? manifest.id
    : '';
}

/** Whether the server holds a newer build than this one, and the newer one is all there. */
export async function hasNewBuild(buildId: string): Promise<boolean> {
  const latest = await fetchBuildId('/builds/latest.json');
  if (!latest || latest === buildId) return false;
  return (await fetchBuildId(`/builds/meta/${encodeURIComponent(latest)}.json`)) === latest;
}

/** Looks for a newer build from time to time; reloads when there is one. */
export function watchDeployment(buildId: string = __BUILD_ID__): () => void {
  if (!buildId) return () => undefined;
  const check = async () => {
    try {
      if (await hasNewBuild(buildId)) reloadOnce();
    } catch (error) {
      console.warn('새 버전을 확인하지 못했어요.', error);
    }
  };
  const timer = setInterval(() => void check(), checkEveryMs);
  return () => {
    clearInterval(timer);
  };
}
