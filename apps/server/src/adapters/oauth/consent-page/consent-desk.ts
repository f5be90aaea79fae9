import { createHash, randomBytes } from 'node:crypto';

/** An app as a provider knows it. */
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

/** Keeps what was agreed to until the app comes for it: codes and access tokens, each with an end, codes good once. */
export interface ConsentDesk {
  issueCode(grant: Omit<Grant, 'expiresAt'>): string;
  /** Null for a code that was used, has expired, or was given to another app or address; null as an address isn't compared. */
  redeemCode(
    code: string,
    appId: string,
    redirectUri: string | null,
  ): { accessToken: string; person: LocalPerson } | null;
  /** Whom an access token speaks for, and which app it was made for. */
  tokenOf(accessToken: string): { appId: string; person: LocalPerson } | null;
}

const lifeMs = 5 * 60_000;
const maxKept = 1000;

export function consentDesk(now: () => number = Date.now): ConsentDesk {
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, Grant>();

  function keep(kept: Map<string, Grant>, grant: Omit<Grant, 'expiresAt'>): string {
    // A map keeps the order of insertion, so the first one is the oldest.
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

/** The same nickname at the same provider is always the same person. */
export function localPerson(provider: string, nickName: string): LocalPerson {
  const digest = (purpose: string) => createHash('sha256').update(`${purpose} ${provider} ${nickName}`).digest('hex');
  return { openId: digest('open').slice(0, 28), unionId: digest('union').slice(0, 28), nickName };
}
