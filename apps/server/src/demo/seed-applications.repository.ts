import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { oneId } from '../platform/database/values.ts';

export async function hasApplications(db: Database): Promise<boolean> {
  const { rowCount } = await db.execute(sql`SELECT FROM photographer_application LIMIT 1`);
  return rowCount === 1;
}

interface NewApplication {
  userId: number;
  realName: string;
  unitName: string;
  submittedHoursAgo: number;
}

/** Inserts an application that was submitted and waits. */
export async function insertApplication(transaction: Database, application: NewApplication): Promise<number> {
  const { userId, realName, unitName, submittedHoursAgo } = application;
  const submittedAt = sql`now() - make_interval(hours => ${submittedHoursAgo}::int)`;
  const id = await oneId(
    transaction,
    sql`INSERT INTO photographer_application (user_id, state, real_name, unit_name, agreement_version, attempts, submitted_at, created_at)
    VALUES (${userId}, 'pending', ${realName}, ${unitName}, 1, 1, ${submittedAt}, ${submittedAt}) RETURNING id`,
  );
  await transaction.execute(
    sql`UPDATE app_user SET created_at = ${submittedAt} - interval '80 days' WHERE id = ${userId}`,
  );
  await transaction.execute(sql`
    INSERT INTO photographer_application_change (application_id, from_state, to_state, actor_id, at) VALUES (${id}, 'draft', 'pending', ${userId}, ${submittedAt})`);
  return id;
}

export async function insertDemoCard(
  transaction: Database,
  applicationId: number,
  side: 'front' | 'back',
  sealed: Buffer,
): Promise<void> {
  await transaction.execute(
    sql`INSERT INTO photographer_id_card (application_id, side, sealed) VALUES (${applicationId}, ${side}, ${sealed})`,
  );
}

interface DemoSample {
  key: string;
  name: string;
  width: number;
  height: number;
  isRefused: boolean;
}

const camera = JSON.stringify({
  make: 'Nikon',
  model: 'Z 8',
  lens: null,
  aperture: 8,
  exposure: 0.004,
  iso: 100,
  focalLength: 35,
});

/** The hash is none of a file: the demo's library has these pictures. */
export async function insertDemoSample(
  transaction: Database,
  applicationId: number,
  sample: DemoSample,
): Promise<void> {
  const { key, name, width, height, isRefused } = sample;
  await transaction.execute(sql`
    INSERT INTO photographer_sample (application_id, picture_key, sha256, file_name, width, height, camera, is_refused)
    VALUES (${applicationId}, ${key}, sha256(${key}::text::bytea), ${name}, ${width}, ${height}, ${camera}::jsonb, ${isRefused})`);
}

/** Sends an application back, an hour ago, in the name of that reviewer. */
export async function rejectDemoApplication(
  transaction: Database,
  id: number,
  reviewerId: number,
  { reasons, message }: { reasons: readonly string[]; message: string },
): Promise<void> {
  const codes = sql`${sql.param([...reasons])}::text[]`;
  await transaction.execute(sql`
    UPDATE photographer_application SET state = 'rejected', reasons = ${codes}, message = ${message}, decided_at = now() - interval '1 hour',
      decided_by = ${reviewerId} WHERE id = ${id}`);
  await transaction.execute(sql`
    INSERT INTO photographer_application_change (application_id, from_state, to_state, actor_id, reasons, message, at)
    VALUES (${id}, 'pending', 'rejected', ${reviewerId}, ${codes}, ${message}, now() - interval '1 hour')`);
}
