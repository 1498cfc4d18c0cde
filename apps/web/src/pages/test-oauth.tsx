import type { OauthCode } from '@jadoo/contract';
import { getStartLoginUrl } from '#request/start-login.ts';
import { getTokens } from '#session/auth-store.ts';
import { runtimeConfig } from '#session/runtime-config.ts';
import { validateTokens } from '#session/token-state.ts';
import { Card } from '#ui/card.tsx';

function OauthDiagnosis({ provider }: { provider: OauthCode }) {
  const url = getStartLoginUrl(runtimeConfig.API_BASE, provider, '/');
  return (
    <Card>
      <h1 className="text-xl">{provider} sign-in</h1>
      <dl className="mt-4 flex flex-col gap-2 text-sm">
        <div>
          <dt className="font-semibold">Start</dt>
          <dd>
            <a href={url} className="text-plum underline">
              {url}
            </a>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">Stored tokens</dt>
          <dd>{validateTokens(getTokens()).outcome}</dd>
        </div>
      </dl>
    </Card>
  );
}

/** /test/oauth/naver */
export function TestNaverPage() {
  return <OauthDiagnosis provider="naver" />;
}

/** /test/oauth/google */
export function TestGooglePage() {
  return <OauthDiagnosis provider="google" />;
}
