import type { Database } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { findActor, touchSession } from './identity.repository.ts';
import { hashSessionToken } from './session-token.ts';

/** The user a token stands for, looked up on every request so that a revocation holds at once. */
export async function authenticate(
  db: Database,
  token: string,
  lifeSeconds: number,
): Promise<{ actor: Actor; tokenHash: Buffer } | null> {
  const tokenHash = hashSessionToken(token);
  const found = await findActor(db, tokenHash);
  if (!found) return null;
  if (found.isStale) await touchSession(db, tokenHash, lifeSeconds);
  return { actor: found.actor, tokenHash };
}
