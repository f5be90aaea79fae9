import { faceProviders } from '@tuyuan/contract/library/face-choices.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { one } from '../../../platform/database/rows.ts';
import { refusesFaceSearch } from '../search/index.ts';

const Setting = z.object({ isOn: z.boolean(), provider: z.enum(faceProviders) });
export type FaceSetting = z.infer<typeof Setting>;

export function readFaceSetting(db: Database): Promise<FaceSetting> {
  return one(db, Setting, sql`SELECT is_on, provider FROM face_setting`);
}

/** Returns the setting, locked until the transaction ends. */
export function lockFaceSetting(transaction: Database): Promise<FaceSetting> {
  return one(transaction, Setting, sql`SELECT is_on, provider FROM face_setting FOR UPDATE`);
}

export async function writeFaceSetting(db: Database, { isOn, provider }: FaceSetting): Promise<void> {
  await db.execute(sql`UPDATE face_setting SET is_on = ${isOn}, provider = ${provider}`);
}

/** What was looked at up to now is looked at again. */
export async function openChecksAgain(db: Database): Promise<void> {
  await db.execute(sql`UPDATE face_setting SET checks_since = now()`);
}

const Figures = z.object({
  checked: z.int(),
  waiting: z.int(),
  failed: z.int(),
  faces: z.int(),
  corrected: z.int(),
  refused: z.int(),
  lastCheckedAt: z.date().nullable(),
});

/** Counts over the whole library: for the office's page only. */
export function countChecks(db: Database): Promise<z.infer<typeof Figures>> {
  return one(
    db,
    Figures,
    sql`SELECT count(*) FILTER (WHERE c.fault IS NULL AND NOT ${isOld})::int AS checked,
      count(*) FILTER (WHERE (c.image_id IS NULL OR ${isOld}) AND ${isWanted})::int AS waiting, count(*) FILTER (WHERE c.fault IS NOT NULL AND NOT ${isOld})::int AS failed,
      (SELECT count(*)::int FROM image_face) AS faces, count(*) FILTER (WHERE c.source = 'manual')::int AS corrected,
      (SELECT count(*)::int FROM image i WHERE i.face_count > 0 AND ${refusesFaceSearch}) AS refused, max(c.checked_at) AS last_checked_at
    FROM image i LEFT JOIN face_check c ON c.image_id = i.id CROSS JOIN face_setting s
    WHERE i.processing_state = 'ready' AND i.review_state <> 'deleted'`,
  );
}

/** Of an image `i` and the setting `s`: only published ones leave the house, and none whose people have refused are looked at. */
export const isWanted = sql`((s.provider <> 'cloud' OR i.review_state = 'approved') AND NOT ${refusesFaceSearch})`;

/** Of a check `c` and the setting `s`: true where it is to be done again, null without a check. */
export const isOld = sql`(c.checked_at < s.checks_since AND c.source <> 'manual')`;
