import type { AgreementKey } from '@tuyuan/contract/account/agreement-words.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { textList } from '../../../platform/database/sql-parts.ts';

const VersionRow = z.object({ version: z.int(), title: z.string(), effectiveAt: z.date(), asksAgain: z.boolean() });
const columns = sql`v.number AS version, r.title, v.effective_at, v.asks_again`;
const from = sql`agreement_version v JOIN article_revision r ON r.article_id = v.article_id AND r.number = v.revision`;

/** One moment for a whole statement, and after any lock it waited for: `now()` would be from before another's publication. */
const clock = sql`statement_timestamp()`;

/** Number of the version in force; 0 where there is none. */
export const currentVersion = (key: AgreementKey) =>
  sql`coalesce((SELECT max(number) FROM agreement_version WHERE agreement = ${key} AND effective_at <= ${clock}), 0)`;

/** Those that are or were in force, the newest first. */
export function findVersions(db: Database, key: AgreementKey) {
  return many(
    db,
    VersionRow,
    sql`SELECT ${columns} FROM ${from} WHERE v.agreement = ${key} AND v.effective_at <= ${clock} ORDER BY v.number DESC`,
  );
}

/** One version that is or was in force; without a number the one in force. */
export function findVersion(db: Database, key: AgreementKey, version?: number) {
  return findOne(
    db,
    VersionRow.extend({ body: z.string(), currentVersion: z.int() }),
    sql`SELECT ${columns}, r.body, ${currentVersion(key)}::int AS current_version FROM ${from}
    WHERE v.agreement = ${key} AND v.effective_at <= ${clock} AND v.number = coalesce(${version ?? null}::int, ${currentVersion(key)})`,
  );
}

/** All of them with how many have agreed to each, the newest first. */
export function findCountedVersions(db: Database, key: AgreementKey) {
  return many(
    db,
    VersionRow.extend({ revision: z.int(), isInForce: z.boolean(), consentCount: z.int() }),
    sql`SELECT ${columns}, v.revision, v.number = ${currentVersion(key)} AS is_in_force,
      (SELECT count(*)::int FROM user_consent c WHERE c.agreement = v.agreement AND c.version = v.number) AS consent_count
    FROM ${from} WHERE v.agreement = ${key} ORDER BY v.number DESC`,
  );
}

/** Forgets what was to come; `at` null: at once. The revision in force gets no second number unless people are to be asked. */
export async function insertVersion(
  transaction: Database,
  version: { key: AgreementKey; articleId: number; revision: number; asksAgain: boolean; at: Date | null },
): Promise<void> {
  const { key, articleId, revision, asksAgain, at } = version;
  await deleteComingVersions(transaction, articleId);
  await transaction.execute(sql`
    INSERT INTO agreement_version (agreement, number, article_id, revision, asks_again, effective_at)
    SELECT ${key}, ${currentVersion(key)} + 1, ${articleId}, ${revision}, ${asksAgain}, coalesce(${at?.toISOString() ?? null}::timestamptz, ${clock})
    WHERE NOT EXISTS (SELECT 1 FROM agreement_version v WHERE v.agreement = ${key} AND v.number = ${currentVersion(key)}
      AND v.article_id = ${articleId} AND v.revision = ${revision} AND (v.asks_again OR NOT ${asksAgain}))`);
}

export async function deleteComingVersions(transaction: Database, articleId: number): Promise<void> {
  await transaction.execute(
    sql`DELETE FROM agreement_version WHERE article_id = ${articleId} AND effective_at > ${clock}`,
  );
}

const AskedRow = z.object({
  key: z.enum(['agreement', 'privacy', 'copyright', 'photographer']),
  version: z.int(),
  title: z.string(),
  agreedVersion: z.int(),
});

/**
 * Of these agreements, those that a user has to agree to: a version that asks again came after the one agreed to. With
 * `alsoFirst` the user agreement too where the user never agreed to any.
 */
export function findAsked(db: Database, userId: number, keys: readonly AgreementKey[], { alsoFirst = false } = {}) {
  return many(
    db,
    AskedRow,
    sql`SELECT n.agreement AS key, n.number AS version, r.title, n.agreed AS agreed_version FROM (
      SELECT v.agreement, max(v.number) AS number, coalesce(max(v.number) FILTER (WHERE v.asks_again), 0) AS asked,
        coalesce((SELECT max(c.version) FROM user_consent c WHERE c.user_id = ${userId} AND c.agreement = v.agreement), 0) AS agreed
      FROM agreement_version v WHERE v.effective_at <= ${clock} AND v.agreement = ANY(${textList(keys)}) GROUP BY v.agreement) n
    JOIN agreement_version v ON v.agreement = n.agreement AND v.number = n.number
    JOIN article_revision r ON r.article_id = v.article_id AND r.number = v.revision
    WHERE n.agreed < n.asked OR (${alsoFirst} AND n.agreement = 'agreement' AND n.agreed = 0)
    ORDER BY n.agreement`,
  );
}
