import { createHash } from 'node:crypto';

type SessionKind = 'user' | 'ticket';

/** A session as the database tells of its end: tokens are stored hashed, so it names the hash. */
export function tokenHold(schema: string, kind: SessionKind, token: string): string {
  return `${schema} ${kind} ${createHash('sha256').update(token).digest('hex')}`;
}

/** The session's kind and its token's hash; null for a hold of another kind. */
export function sessionOfHold(hold: string): { kind: SessionKind; tokenHash: string } | null {
  const [, kind = '', tokenHash = ''] = hold.split(' ');
  return kind === 'user' || kind === 'ticket' ? { kind, tokenHash } : null;
}
