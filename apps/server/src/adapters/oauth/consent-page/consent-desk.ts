import { createHash, randomBytes } from 'node:crypto';

/** App as a provider knows it. */
export interface ConsentApp {
  readonly appId: string;
  readonly secret: string;
}

export interface LocalPerson {
  readonly openId: string;
  readonly unionId: string;
  readonly nickName: string;
}

interface Grant {
  readonly appId: string;
  readonly redirectUri: string;
  readonly person: LocalPerson;
  readonly expiresAt: number;
}

/** Stores authorization codes and access tokens, each with an expiry, until the app fetches them; codes are single use. */
export interface ConsentDesk {
  issueCode(grant: Omit<Grant, 'expiresAt'>): string;
  /** Null for a code that was used, has expired, or was issued to another app or redirect address; a null `redirectUri` is not compared. */
  redeemCode(
    code: string,
    appId: string,
    redirectUri: string | null,
  ): { accessToken: string; person: LocalPerson } | null;
  /** Returns the person and the app an access token was issued for. */
  tokenOf(accessToken: string): { appId: string; person: LocalPerson } | null;
}

const lifeMs = 5 * 60_000;
const maxKept = 1000;

export function consentDesk(now: () => number = Date.now): ConsentDesk {
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, Grant>();

  function keep(kept: Map<string, Grant>, grant: Omit<Grant, 'expiresAt'>): string {
    // A map keeps insertion order, so the first entry is the oldest.
    const oldest = kept.size >= maxKept ? kept.keys().next() : undefined;
    if (oldest && !oldest.done) kept.delete(oldest.value);
    const key = randomBytes(24).toString('base64url');
    kept.set(key, { ...grant, expiresAt: now() + lifeMs });
    return key;
  }

  return {
    issueCode: (grant) => keep(codes, grant),
    redeemCode(code, appId, redirectUri) {
      const grant = codes.get(code);
      codes.delete(code);
      if (!grant || grant.expiresAt <= now() || grant.appId !== appId) return null;
      if (redirectUri !== null && grant.redirectUri !== redirectUri) return null;
      return { accessToken: keep(tokens, grant), person: grant.person };
    },
    tokenOf(accessToken) {
      const grant = tokens.get(accessToken);
      return grant && grant.expiresAt > now() ? grant : null;
    },
  };
}

/** Returns the same person for the same nickname at the same provider. */
export function localPerson(provider: string, nickName: string): LocalPerson {
  const digest = (purpose: string) => createHash('sha256').update(`${purpose} ${provider} ${nickName}`).digest('hex');
  return { openId: digest('open').slice(0, 28), unionId: digest('union').slice(0, 28), nickName };
}
