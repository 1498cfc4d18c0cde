import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { pickStrings } from '#session/pick-strings.ts';
import { sealedStorage } from '#session/sealed-storage.ts';

/** The tokens of the signed-in session; all empty when there is none. */
export type AuthTokens = Readonly<{
  UM_OAUTH_CD: string;
  ACCESS_TOKEN: string;
  JADOO_TOKEN: string;
  REFRESH_TOKEN: string;
}>;

export const authKey = 'auth';
export const emptyTokens: AuthTokens = {
  UM_OAUTH_CD: '',
  ACCESS_TOKEN: '',
  JADOO_TOKEN: '',
  REFRESH_TOKEN: '',
};

interface AuthState {
  tokens: AuthTokens;
}

/** Holds the tokens, encrypted in local storage under `auth`. */
export const useAuthStore = create<AuthState>()(
  persist((): AuthState => ({ tokens: emptyTokens }), {
    name: authKey,
    storage: createJSONStorage(() => sealedStorage),
    partialize: ({ tokens }) => ({ tokens }),
    merge: (stored) => ({ tokens: pickStrings(emptyTokens, getMember(stored, 'tokens')) }),
  }),
);

function getMember(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(name)
    : undefined;
}

/** The tokens as they are now. */
export function getTokens(): AuthTokens {
  return useAuthStore.getState().tokens;
}

/** Replaces the given tokens and keeps the others. */
export function setTokens(tokens: Partial<AuthTokens>): void {
  useAuthStore.setState({ tokens: { ...getTokens(), ...tokens } });
}

/** Resets all four fields to empty. */
export function clearTokens(): void {
  useAuthStore.setState({ tokens: emptyTokens });
}

/** Takes over what another tab has stored. */
export function rereadTokens(): AuthTokens {
  void useAuthStore.persist.rehydrate();
  return getTokens();
}
