import { OwnAward, type VerifiedAward } from '@tuyuan/contract/contest/award.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { CoverRow } from '../../site/index.ts';
import { pictures } from '../entry/index.ts';

const most = 200;

/** Over `award x`, `activity a` and `entry w`: place of its prize among the rules'. */
export const prizePlace = sql`(SELECT p.place FROM jsonb_array_elements(a.rules -> 'prizes') WITH ORDINALITY p(prize, place)
  WHERE p.prize ->> 'name' = x.prize ORDER BY p.place LIMIT 1)`;
/** The first picture of `entry w`. */
export const firstPicture = sql`(${pictures}) -> 0`;
export const awardFrom = sql`award x JOIN activity a ON a.id = x.activity_id LEFT JOIN entry w ON w.id = x.entry_id AND w.state = 'accepted'`;

const printedColumns = sql`x.prize, x.rank, x.number, x.title, w.id AS entry_id, ${firstPicture} AS picture`;
const printed = {
  prize: z.string(),
  rank: z.int().nullable(),
  number: z.int(),
  title: z.string(),
  entryId: z.int().nullable(),
  picture: CoverRow.nullable(),
};

const Published = z.object({ id: z.int(), author: z.string(), reward: z.string(), ...printed });

/** By prize and place; the name of an author whose account is gone stays on the certificate only. */
export function listPublished(db: Database, activityId: number) {
  return many(
    db,
    Published,
    sql`SELECT x.id, ${printedColumns}, CASE WHEN x.user_id IS NULL THEN '' ELSE x.author_name END AS author,
      coalesce((SELECT p.prize ->> 'reward' FROM jsonb_array_elements(a.rules -> 'prizes') p(prize) WHERE p.prize ->> 'name' = x.prize LIMIT 1), '') AS reward
    FROM ${awardFrom} WHERE x.activity_id = ${activityId} AND x.state = 'published'
    ORDER BY ${prizePlace} NULLS LAST, x.rank NULLS LAST, x.number`,
  );
}

const Visible = z.object({ id: z.int() });

export function findVisibleActivity(db: Database, id: number) {
  return findOne(db, Visible, sql`SELECT id FROM activity WHERE id = ${id} AND state <> 'draft'`);
}

const Named = z.object({ id: z.int(), name: z.string() });
const Own = OwnAward.extend({ ...printed, publishedAt: z.date() });

export function listOwnAwards(db: Database, userId: number, activityId: number | undefined) {
  return many(
    db,
    Own,
    sql`SELECT x.id, x.no, x.state, x.reason, json_build_object('id', a.id, 'name', a.name) AS activity, ${printedColumns}, x.published_at
    FROM ${awardFrom} WHERE x.user_id = ${userId} AND x.state <> 'awarded' AND (${activityId ?? null}::int IS NULL OR x.activity_id = ${activityId ?? null})
    ORDER BY x.published_at DESC, x.id DESC LIMIT ${most}`,
  );
}

const Shortlisted = z.object({
  entryId: z.int(),
  activity: Named,
  number: z.int(),
  title: z.string(),
  picture: CoverRow.nullable(),
});

export function listShortlisted(db: Database, userId: number, activityId: number | undefined) {
  return many(
    db,
    Shortlisted,
    sql`SELECT w.id AS entry_id, json_build_object('id', a.id, 'name', a.name) AS activity, w.number, w.title, ${firstPicture} AS picture
    FROM entry w JOIN activity a ON a.id = w.activity_id
    WHERE w.user_id = ${userId} AND w.state = 'accepted' AND w.number IS NOT NULL AND (${activityId ?? null}::int IS NULL OR w.activity_id = ${activityId ?? null})
    ORDER BY w.decided_at DESC NULLS LAST, w.id DESC LIMIT ${most}`,
  );
}

const Verified = z.object({
  no: z.string(),
  isRevoked: z.boolean(),
  reason: z.string(),
  revokedAt: z.date().nullable(),
  activityName: z.string(),
  organiser: z.string(),
  author: z.string(),
  publishedAt: z.date(),
  ...printed,
} satisfies Record<keyof VerifiedAward, z.ZodType>);

const certificateColumns = sql`x.no, x.state = 'revoked' AS is_revoked, x.reason, x.revoked_at, a.name AS activity_name, a.organiser, x.author_name AS author`;

/** An award that has been published. */
export function findAwardByNo(db: Database, no: string) {
  return findOne(
    db,
    Verified,
    sql`SELECT ${certificateColumns}, x.published_at, ${printedColumns} FROM ${awardFrom} WHERE x.no = ${no} AND x.state <> 'awarded'`,
  );
}

const Certificate = Verified.omit({ rank: true, entryId: true, picture: true }).extend({
  publishedAt: z.date().nullable(),
  /** Of the work's first picture as it is now; null while there is none. */
  rendering: z.object({ sha256: z.string(), version: z.string() }).nullable(),
});
export type AwardCertificate = z.infer<typeof Certificate>;

/** What a certificate states, for its winner once it is published, or a caller who runs the contest. */
export function findAwardCertificate(
  db: Database,
  no: string,
  viewer: { userId: number; seesAll: boolean },
): Promise<AwardCertificate | null> {
  return findOne(
    db,
    Certificate,
    sql`SELECT ${certificateColumns}, x.published_at, x.prize, x.number, x.title,
      (SELECT json_build_object('sha256', encode(i.sha256, 'hex'), 'version', i.version) FROM entry_image p JOIN image i ON i.id = p.image_id
        WHERE p.entry_id = w.id AND i.version IS NOT NULL AND i.review_state <> 'deleted' ORDER BY p.position LIMIT 1) AS rendering
    FROM ${awardFrom} WHERE x.no = ${no} AND (${viewer.seesAll} OR (x.user_id = ${viewer.userId} AND x.state <> 'awarded'))`,
  );
}

/** What was only chosen goes with the account; what was published keeps what its certificate prints, and nobody to give it to. */
export async function forgetWinner(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM award WHERE user_id = ${userId} AND state = 'awarded'`);
  await transaction.execute(sql`UPDATE award SET user_id = NULL WHERE user_id = ${userId}`);
}
