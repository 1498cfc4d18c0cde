import { getPoints } from '@jadoo/contract';
import { callForData } from '#request/call.ts';
import { setNeededConsents } from '#session/consent-store.ts';
import { getUser, setPoint } from '#session/user-store.ts';

/** Renews the stored balance, and what the user has to agree to; a failure is only written to the console. */
export async function updatePoints(): Promise<void> {
  const { UM_IDX } = getUser();
  try {
    const { UM_POINT, CONSENTS = [] } = await callForData(getPoints, { body: { UM_IDX } });
    // Somebody else may have signed in meanwhile.
    if (getUser().UM_IDX !== UM_IDX) return;
    setPoint(UM_POINT);
    setNeededConsents(CONSENTS);
  } catch (error) {
    console.error('포인트 업데이트 실패', error);
  }
}
