import { createHash } from 'node:crypto';

type SessionKind = 'user' | 'ticket';

/** Returns the hold of a session, as the database reports its end: tokens are stored hashed, so it contains the hash. */
export function tokenHold(schema: string, kind: SessionKind, token: string): string {
  return `${schema} ${kind} ${createHash('sha256').update(token).digest('hex')}`;
}

/** Returns the session's kind and its token's hash; null for a hold of another kind. */
export function sessionOfHold(hold: string): { kind: SessionKind; tokenHash: string } | null {
  const [, kind = '', tokenHash = ''] = hold.split(' ');
  return kind === 'user' || kind === 'ticket' ? { kind, tokenHash } : null;
}
