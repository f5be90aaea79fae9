import { providerField } from '@tuyuan/contract/account/oauth.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const StateRow = z.object({
  provider: providerField,
  redirectUri: z.string(),
  returnUrl: z.string(),
  isRemembered: z.boolean(),
  /** User who links an account; null for a login. */
  userId: z.number().nullable(),
});
export type OAuthState = z.infer<typeof StateRow>;

interface StateKey {
  stateHash: Buffer;
  browserHash: Buffer;
}

const columns = sql.raw(
  'provider, redirect_uri AS "redirectUri", return_url AS "returnUrl", is_remembered AS "isRemembered", user_id AS "userId"',
);

/** Also deletes expired tickets. */
export async function insertOAuthState(
  db: Database,
  { stateHash, browserHash }: StateKey,
  state: OAuthState,
  lifeSeconds: number,
): Promise<void> {
  await db.execute(sql`DELETE FROM oauth_state WHERE expires_at < now()`);
  await db.execute(sql`
    INSERT INTO oauth_state (state_hash, browser_hash, provider, redirect_uri, return_url, is_remembered, user_id, expires_at)
    VALUES (${stateHash}, ${browserHash}, ${state.provider}, ${state.redirectUri}, ${state.returnUrl}, ${state.isRemembered},
      ${state.userId}, now() + make_interval(secs => ${lifeSeconds}))`);
}

export async function findOAuthState(db: Database, { stateHash, browserHash }: StateKey): Promise<OAuthState | null> {
  const { rows } = await db.execute(sql`
    SELECT ${columns} FROM oauth_state
    WHERE state_hash = ${stateHash} AND browser_hash = ${browserHash} AND expires_at > now()`);
  return rows[0] === undefined ? null : StateRow.parse(rows[0]);
}

/** Removes and returns the state; of several concurrent callers exactly one gets it. */
export async function takeOAuthState(
  db: Database,
  { stateHash, browserHash, userId }: StateKey & { userId: number | null },
): Promise<OAuthState | null> {
  const { rows } = await db.execute(sql`
    DELETE FROM oauth_state
    WHERE state_hash = ${stateHash} AND browser_hash = ${browserHash} AND expires_at > now()
      AND user_id IS NOT DISTINCT FROM ${userId}::int
    RETURNING ${columns}`);
  return rows[0] === undefined ? null : StateRow.parse(rows[0]);
}
