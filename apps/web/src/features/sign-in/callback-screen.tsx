import type { OauthCode } from '@jadoo/contract';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { finishLogin, type LoginResult } from '#features/sign-in/finish-login.ts';
import { keepPendingJoin } from '#features/sign-in/join-ticket.ts';
import { SignBox } from '#features/sign-in/sign-box.tsx';
import { SocialButtons } from '#features/sign-in/social-buttons.tsx';
import { getErrorMessage } from '#request/request-error.ts';
import { toLocalPath } from '#session/local-path.ts';
import { storeSession } from '#session/store-session.ts';
import { useHeader } from '#shell/header-store.ts';
import { recordEvent } from '#telemetry/tag-events.ts';
import { Spinner } from '#ui/spinner.tsx';

function takeOver(result: LoginResult, provider: OauthCode): string {
  if (result.STATUS === 'member') {
    storeSession(result.USER, result.TOKENS);
    recordEvent('login', { method: provider });
    return toLocalPath(result.NEXT);
  }
  if (result.STATUS === 'new') {
    const { JOIN_TICKET, UM_NM, UM_EMAIL } = result;
    keepPendingJoin({ JOIN_TICKET, UM_NM, UM_EMAIL, UM_OAUTH_CD: provider });
    return '/signup';
  }
  return '/login';
}

/** Comes back from the provider: signs in, or goes on to the sign-up. */
export function CallbackScreen({ provider }: { provider: OauthCode }) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState('');
  // While the exchange runs, a way out of the page would only break it off.
  useHeader({ isVisible: failure !== '' });
  useEffect(() => {
    let isGone = false;
    finishLogin(provider)
      .then((result) => {
        if (!isGone) void navigate(takeOver(result, provider), { replace: true });
      })
      .catch((error: unknown) => {
        if (!isGone) setFailure(getErrorMessage(error));
      });
    return () => {
      isGone = true;
    };
  }, [provider, navigate]);

  if (failure) {
    return (
      <SignBox title="로그인하지 못했어요" text={failure}>
        <SocialButtons />
      </SignBox>
    );
  }
  return (
    <div role="status" className="flex flex-col items-center gap-4 py-32 text-plum">
      <Spinner sizePx={32} />
      <p className="font-semibold">로딩</p>
    </div>
  );
}
