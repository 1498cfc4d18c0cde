import type { NeededConsent } from '@jadoo/contract';
import { create } from 'zustand';

/** Texts that changed since the signed-in user agreed to them, as the server said last. */
export const useConsentStore = create<{ needed: readonly NeededConsent[] }>()(() => ({ needed: [] }));

export function setNeededConsents(needed: readonly NeededConsent[]): void {
  useConsentStore.setState({ needed });
}
