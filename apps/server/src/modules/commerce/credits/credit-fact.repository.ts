import type { CreditRuleKind } from '@tuyuan/contract/commerce/credit-kinds.ts';
import { undoSeconds } from '@tuyuan/contract/library/review-limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';

/** What other areas write down of themselves, and credits are earned by. */
export type FactKind = Extract<CreditRuleKind, 'logIn' | 'image' | 'album'>;

const Fact = z.object({
  id: z.int(),
  userId: z.int(),
  source: z.string(),
  subjectId: z.int(),
  note: z.string(),
  day: z.string(),
});
export type Fact = z.infer<typeof Fact>;

const logOf: Readonly<Record<FactKind, SQL>> = {
  logIn: sql`login_attempt`,
  image: sql`state_change`,
  album: sql`state_change`,
};
/** Somebody came in by themselves. */
export const isOwnLogIn = sql`a.result = 'success' AND a.method <> 'impersonation' AND a.user_id IS NOT NULL`;

const dayOf = (column: SQL, timeZone: string) => sql`(${column} AT TIME ZONE ${timeZone})::date`;
const isNew = (kind: FactKind, source: SQL) =>
  sql`NOT EXISTS (SELECT 1 FROM credit_entry e WHERE e.kind = ${kind} AND e.source = ${source})`;
const after = (kind: FactKind, alias: SQL) =>
  sql`${alias}.id > (SELECT seen FROM credit_rule WHERE kind = ${kind}) AND ${alias}.at >= (SELECT since FROM credit_rule WHERE kind = ${kind})`;

/** The first approvals of works that are still public, once they can't be undone any more. */
function approvals(kind: 'image' | 'album', timeZone: string): SQL {
  const [table, id] = kind === 'image' ? [sql`image`, sql`c.image_id`] : [sql`album`, sql`c.album_id`];
  const source = sql`${`${kind}:`} || w.id`;
  return sql`SELECT DISTINCT ON (w.id) c.id, w.author_id AS user_id, ${source} AS source, w.id AS subject_id, w.title AS note,
      ${dayOf(sql`c.at`, timeZone)} AS day
    FROM state_change c JOIN ${table} w ON w.id = ${id}
    WHERE ${after(kind, sql`c`)} AND c.to_state = 'approved' AND c.at < now() - make_interval(secs => ${undoSeconds}::int)
      AND w.review_state = 'approved' AND c.actor_id IS DISTINCT FROM w.author_id AND ${isNew(kind, source)}
    ORDER BY w.id, c.id`;
}

function logIns(timeZone: string): SQL {
  const source = sql`'logIn:' || d.user_id || ':' || d.day`;
  return sql`SELECT DISTINCT ON (d.user_id, d.day) d.id, d.user_id, ${source} AS source, d.user_id AS subject_id, '' AS note, d.day
    FROM (SELECT a.id, a.user_id, ${dayOf(sql`a.at`, timeZone)} AS day FROM login_attempt a WHERE ${after('logIn', sql`a`)} AND ${isOwnLogIn}) d
    WHERE ${isNew('logIn', source)} ORDER BY d.user_id, d.day, d.id`;
}

/** What has happened and earned nothing yet, the oldest first, behind the fact with that id. */
export function findFacts(
  db: Database,
  kind: FactKind,
  timeZone: string,
  page: { after: number; limit: number },
): Promise<Fact[]> {
  const facts = kind === 'logIn' ? logIns(timeZone) : approvals(kind, timeZone);
  return many(
    db,
    Fact,
    sql`SELECT f.id, f.user_id, f.source, f.subject_id, f.note, f.day::text AS day FROM (${facts}) f
    JOIN app_user u ON u.id = f.user_id AND u.deleted_at IS NULL WHERE f.id > ${page.after} ORDER BY f.id LIMIT ${page.limit}`,
  );
}

/** Remembers how far the log was looked through. What is younger may belong to a transaction that isn't committed. */
export async function markSeen(db: Database, kind: FactKind): Promise<void> {
  await db.execute(sql`
    UPDATE credit_rule r SET seen = l.id
    FROM (SELECT max(id) AS id FROM ${logOf[kind]} WHERE id > (SELECT seen FROM credit_rule WHERE kind = ${kind}) AND at < now() - interval '10 minutes') l
    WHERE r.kind = ${kind} AND l.id > r.seen`);
}
