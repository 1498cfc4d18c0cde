import { loadOrReload } from '#telemetry/chunk-load.ts';

/** Logs out; what talks to the server for it loads only then. */
export async function startLogOut(): Promise<void> {
  const { logOut } = await loadOrReload(() => import('#shell/log-out.ts'));
  await logOut();
}
