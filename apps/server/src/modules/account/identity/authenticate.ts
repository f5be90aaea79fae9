import type { Database } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { findHoldings } from './holdings.repository.ts';
import { findActor, touchSession } from './identity.repository.ts';
import { hashSessionToken } from './session-token.ts';

/** Returns the user of a token; looked up on every request so that a revocation takes effect immediately. */
export async function authenticate(
  db: Database,
  token: string,
  lifeSeconds: number,
): Promise<{ actor: Actor; tokenHash: Buffer } | null> {
  const tokenHash = hashSessionToken(token);
  const found = await findActor(db, tokenHash);
  if (!found || !(await mayActFor(db, found.actor))) return null;
  if (found.isStale) await touchSession(db, tokenHash, lifeSeconds);
  return { actor: found.actor, tokenHash };
}

/** An impersonated session ends when the administrator loses the permission for it or no longer holds everything the user holds. */
async function mayActFor(db: Database, { impersonatorId, permissions }: Actor): Promise<boolean> {
  if (impersonatorId === null) return true;
  const held = (await findHoldings(db, [impersonatorId])).get(impersonatorId);
  return held?.has('Pages.Users.Impersonate') === true && [...permissions].every((name) => held.has(name));
}
