import { logout } from '@jadoo/contract';
import { call } from '#request/call.ts';
import { endSession } from '#session/end-session.ts';
import { setLoading } from '#shell/simple-stores.ts';

const maxWaitMs = 1000;

/** Ends the session on the server, then here. The server gets a second; here it ends in any case. */
export async function logOut(): Promise<void> {
  setLoading(true);
  const told = call(logout).catch((error: unknown) => {
    console.warn('서버에 로그아웃을 알리지 못했어요.', error);
  });
  const limit = new Promise((resolve) => {
    setTimeout(resolve, maxWaitMs);
  });
  await Promise.race([told, limit]);
  setLoading(false);
  endSession('asked');
}
