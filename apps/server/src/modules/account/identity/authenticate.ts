import type { Database } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { findHoldings } from './holdings.repository.ts';
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
  if (!found || !(await mayActFor(db, found.actor))) return null;
  if (found.isStale) await touchSession(db, tokenHash, lifeSeconds);
  return { actor: found.actor, tokenHash };
}

/** A session opened in another's name ends with the right to open it: the permission, and holding all that the user holds. */
async function mayActFor(db: Database, { impersonatorId, permissions }: Actor): Promise<boolean> {
  if (impersonatorId === null) return true;
  const held = (await findHoldings(db, [impersonatorId])).get(impersonatorId);
  return held?.has('Pages.Users.Impersonate') === true && [...permissions].every((name) => held.has(name));
}
