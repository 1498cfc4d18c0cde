import { authKey, getTokens, rereadTokens } from '#session/auth-store.ts';
import { endSession } from '#session/end-session.ts';
import { reloadPage } from '#session/navigation.ts';
import { getUser, userKey, useUserStore } from '#session/user-store.ts';

/** Follows what other tabs do: a logout there ends this tab too, new tokens and drafts are taken over. */
export function watchOtherTabs(): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared. The event may be old when a sleeping tab hears of it:
    // what counts is what storage holds now.
    if (key === null || key === authKey) followTokens();
    else if (key === userKey) followUser();
  };
  addEventListener('storage', handleStorage);
  return () => {
    removeEventListener('storage', handleStorage);
  };
}

function followTokens(): void {
  const wasSignedIn = getTokens().REFRESH_TOKEN !== '';
  if (!rereadTokens().REFRESH_TOKEN && wasSignedIn) endSession('other-tab');
}

function followUser(): void {
  const before = getUser().UM_IDX;
  // A removal is followed through the tokens.
  if (localStorage.getItem(userKey) === null) return;
  void useUserStore.persist.rehydrate();
  const after = getUser().UM_IDX;
  // What is on the screen belongs to somebody else.
  if (before && after && before !== after) reloadPage();
}
