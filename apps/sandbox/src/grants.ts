import { createHash, randomBytes } from 'node:crypto';
import type { Person } from '#people.ts';

/** An application that is registered at the provider. */
export interface SandboxClient {
  clientId: string;
  clientSecret: string;
  redirectUris: readonly string[];
}

/** A question to a person: what the application asked for in the authorize address. */
export interface AuthorizeRequest {
  redirectUri: string;
  state: string;
  nonce: string;
  codeChallenge: string;
}

export interface Grant {
  person: Person;
  request: AuthorizeRequest;
}

const codeLifeMs = 10 * 60_000;
const accessLifeMs = 60 * 60_000;
export const accessLifeSeconds = accessLifeMs / 1000;

const makeWord = (): string => randomBytes(24).toString('base64url');

/** Codes and tokens of one provider, in memory: they end with the process. */
export class GrantBook {
  readonly #codes = new Map<string, { grant: Grant; endsAtMs: number }>();
  readonly #access = new Map<string, { person: Person; family: string; endsAtMs: number }>();
  readonly #refresh = new Map<string, { person: Person; family: string }>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  issueCode(grant: Grant): string {
    const code = makeWord();
    this.#codes.set(code, { grant, endsAtMs: this.#now() + codeLifeMs });
    return code;
  }

  /** A code works once. */
  takeCode(code: string): Grant | undefined {
    const found = this.#codes.get(code);
    this.#codes.delete(code);
    return found && found.endsAtMs > this.#now() ? found.grant : undefined;
  }

  issueTokens(person: Person, family = makeWord()): { accessToken: string; refreshToken: string } {
    const accessToken = makeWord();
    const refreshToken = makeWord();
    this.#access.set(accessToken, { person, family, endsAtMs: this.#now() + accessLifeMs });
    this.#refresh.set(refreshToken, { person, family });
    return { accessToken, refreshToken };
  }

  findPerson(accessToken: string): Person | undefined {
    const found = this.#access.get(accessToken);
    return found && found.endsAtMs > this.#now() ? found.person : undefined;
  }

  findRefresh(refreshToken: string): { person: Person; family: string } | undefined {
    return this.#refresh.get(refreshToken);
  }

  /** Ends access and refresh tokens that belong together; false when the token is unknown. */
  revoke(token: string): boolean {
    const family = this.#access.get(token)?.family ?? this.#refresh.get(token)?.family;
    if (family === undefined) return false;
    for (const tokens of [this.#access, this.#refresh]) {
      for (const [name, entry] of tokens) if (entry.family === family) tokens.delete(name);
    }
    return true;
  }
}

/** PKCE with S256. */
export function fitsChallenge(verifier: string, challenge: string): boolean {
  return createHash('sha256').update(verifier).digest('base64url') === challenge;
}
