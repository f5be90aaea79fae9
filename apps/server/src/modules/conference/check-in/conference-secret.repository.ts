import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const SecretRow = z.object({
  public_key: z.instanceof(Buffer),
  sealed: z.instanceof(Buffer),
  salt: z.instanceof(Buffer),
});
export type ConferenceSecretRow = z.infer<typeof SecretRow>;

/**
 * Returns the conference's secret, created if missing; of two created concurrently the first is kept. Undefined if the
 * conference does not exist.
 */
export async function keepConferenceSecret(
  db: Database,
  conferenceId: number,
  make: () => Promise<{ publicKey: Uint8Array; sealed: Buffer; salt: Uint8Array }>,
): Promise<ConferenceSecretRow | undefined> {
  const found = await findSecret(db, conferenceId);
  if (found) return found;
  const { publicKey, sealed, salt } = await make();
  await db.execute(sql`
    INSERT INTO check_in_secret (conference_id, public_key, sealed, salt)
    SELECT id, ${Buffer.from(publicKey)}, ${sealed}, ${Buffer.from(salt)} FROM conference WHERE id = ${conferenceId}
    ON CONFLICT DO NOTHING`);
  return findSecret(db, conferenceId);
}

async function findSecret(db: Database, conferenceId: number): Promise<ConferenceSecretRow | undefined> {
  const { rows } = await db.execute(
    sql`SELECT public_key, sealed, salt FROM check_in_secret WHERE conference_id = ${conferenceId}`,
  );
  return z.array(SecretRow).parse(rows)[0];
}
