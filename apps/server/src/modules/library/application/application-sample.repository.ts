import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { countRows } from '../../../platform/database/values.ts';

export interface NewSample {
  pictureKey: string;
  sha256: string;
  fileName: string;
  width: number;
  height: number;
  camera: object;
  takenAt: Date | null;
}

export function countSamples(transaction: Database, applicationId: number): Promise<number> {
  return countRows(transaction, sql`SELECT FROM photographer_sample WHERE application_id = ${applicationId}`);
}

/** Throws the violation of `photographer_sample_once` for a file that is there already. */
export async function insertSample(transaction: Database, applicationId: number, sample: NewSample): Promise<void> {
  const { pictureKey, sha256, fileName, width, height, camera, takenAt } = sample;
  await transaction.execute(sql`
    INSERT INTO photographer_sample (application_id, picture_key, sha256, file_name, width, height, camera, taken_at)
    VALUES (${applicationId}, ${pictureKey}, decode(${sha256}, 'hex'), ${fileName}, ${width}, ${height}, ${JSON.stringify(camera)}::jsonb, ${takenAt})`);
}

const KeyRow = z.object({ pictureKey: z.string() });

/** Returns the picture's key, or null for a sample that isn't the application's. */
export async function deleteSample(transaction: Database, applicationId: number, id: number): Promise<string | null> {
  const statement = sql`DELETE FROM photographer_sample WHERE id = ${id} AND application_id = ${applicationId} RETURNING picture_key`;
  return (await findOne(transaction, KeyRow, statement))?.pictureKey ?? null;
}

export async function refuseSamples(
  transaction: Database,
  applicationId: number,
  ids: readonly number[],
): Promise<void> {
  await transaction.execute(
    sql`UPDATE photographer_sample SET is_refused = id = ANY(${idList(ids)}) WHERE application_id = ${applicationId}`,
  );
}

/** Deletes every application of a user with all that belongs to it; returns the keys of the samples' pictures. */
export async function deleteApplications(transaction: Database, userId: number): Promise<string[]> {
  const samples = await many(
    transaction,
    KeyRow,
    sql`SELECT s.picture_key FROM photographer_sample s JOIN photographer_application a ON a.id = s.application_id WHERE a.user_id = ${userId}`,
  );
  await transaction.execute(sql`DELETE FROM photographer_application WHERE user_id = ${userId}`);
  return samples.map(({ pictureKey }) => pictureKey);
}
