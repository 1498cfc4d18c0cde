import type { OauthCode } from '@jadoo/contract';
import { AppError } from '#errors.ts';
import type { ProviderAccount, SignInAttempt, SignInProviders } from '#providers/sign-in-provider.ts';

/** A place to sign in, in memory: codes are handed out for accounts and checked as a provider would. */
export interface TestProvider {
  providers: SignInProviders;
  /** What the provider's page would send back for somebody who agreed to the sign-in at `authorizeUrl`. */
  agree: (authorizeUrl: string, account: Partial<ProviderAccount>) => { code: string; state: string };
  revoked: string[];
  /** Makes the next exchanges fail as if the provider were down. */
  setDown: (isDown: boolean) => void;
}

export function createTestProvider(): TestProvider {
  const issued = new Map<string, { account: ProviderAccount; nonce: string; provider: string }>();
  const revoked: string[] = [];
  let isDown = false;
  let count = 0;

  const getAccount = (
    provider: OauthCode,
    code: string,
    attempt: SignInAttempt,
  ): Promise<ProviderAccount> => {
    if (isDown) throw new AppError('provider-unavailable');
    const found = issued.get(code);
    issued.delete(code);
    if (found?.nonce !== attempt.nonce || found.provider !== provider) throw new AppError('login-refused');
    return Promise.resolve(found.account);
  };
  const make = (provider: OauthCode) => ({
    getAuthorizeUrl: (attempt: SignInAttempt) =>
      Promise.resolve(
        new URL(`https://${provider}.test/?${new URLSearchParams({ ...attempt, provider }).toString()}`),
      ),
    getAccount: async (code: string, attempt: SignInAttempt) => getAccount(provider, code, attempt),
    revoke: (token: string) => {
      if (isDown) return Promise.reject(new Error('down'));
      revoked.push(token);
      return Promise.resolve();
    },
  });
  return {
    providers: { naver: make('naver'), google: make('google') },
    revoked,
    setDown: (down) => {
      isDown = down;
    },
    agree: (authorizeUrl, account) => {
      const query = new URL(authorizeUrl).searchParams;
      const code = `code-${(count += 1)}`;
      issued.set(code, {
        nonce: query.get('nonce') ?? '',
        provider: query.get('provider') ?? '',
        account: {
          providerId: `person-${count}`,
          name: '김자두',
          email: '',
          revocableToken: `token-${count}`,
          ...account,
        },
      });
      return { code, state: query.get('state') ?? '' };
    },
  };
}
