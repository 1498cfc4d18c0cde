import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { readDrafts, type Draft } from '#session/draft.ts';
import { pickStrings } from '#session/pick-strings.ts';
import { sealedStorage } from '#session/sealed-storage.ts';

const emptyTexts = {
  UM_ID: '',
  UM_IDX: '',
  UM_NM: '',
  UM_OAUTH_CD: '',
  UM_FLAG: '',
  UM_POWER: '',
  ACCESS_TOKEN: '',
  REFRESH_TOKEN: '',
  JADOO_TOKEN: '',
};

/** The signed-in user as stored; every text is empty when nobody is signed in. */
export type StoredUser = Readonly<typeof emptyTexts & { POINT: number }>;

export const userKey = 'jadoo';
export const emptyUser: StoredUser = { ...emptyTexts, POINT: 0 };

interface UserState {
  user: StoredUser;
  tempSaveData: readonly Draft[];
}

/** Holds the user and unfinished work, encrypted in local storage under `jadoo`. */
export const useUserStore = create<UserState>()(
  persist((): UserState => ({ user: emptyUser, tempSaveData: [] }), {
    name: userKey,
    storage: createJSONStorage(() => sealedStorage),
    partialize: ({ user, tempSaveData }) => ({ user, tempSaveData }),
    merge: readUserState,
  }),
);

function readUserState(stored: unknown): UserState {
  const values = new Map<string, unknown>(
    typeof stored === 'object' && stored !== null ? Object.entries(stored) : [],
  );
  const raw = values.get('user');
  const point = typeof raw === 'object' && raw !== null && 'POINT' in raw ? raw.POINT : 0;
  return {
    user: { ...pickStrings(emptyTexts, raw), POINT: Number.isSafeInteger(point) ? Number(point) : 0 },
    tempSaveData: readDrafts(values.get('tempSaveData')),
  };
}

/** The user as it is now. */
export function getUser(): StoredUser {
  return useUserStore.getState().user;
}

/** Replaces the given fields of the user and keeps the others. */
export function setUser(fields: Partial<StoredUser>): void {
  useUserStore.setState({ user: { ...getUser(), ...fields } });
}

/** Stores a new balance. */
export function setPoint(point: number): void {
  setUser({ POINT: point });
}

/** Resets the user and the unfinished work. */
export function clearUser(): void {
  useUserStore.setState({ user: emptyUser, tempSaveData: [] });
}

/** The balance, for screens that show it. */
export function usePoint(): number {
  return useUserStore((state) => state.user.POINT);
}
