import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { findPage } from '../database/find-page.ts';
import { many } from '../database/rows.ts';
import { textList } from '../database/sql-parts.ts';

// The queue holds the jobs of all tenants: every statement here keeps to those of the database it is given.
const ofTenant = sql`data->>'schema' = current_schema()`;
const ofNames = (names: readonly string[]): SQL => (names.length > 0 ? sql`name = ANY(${textList(names)})` : sql`true`);

const QueueRow = z.object({
  name: z.string(),
  waiting: z.int(),
  running: z.int(),
  failed: z.int(),
  doneAt: z.date().nullable(),
  failedAt: z.date().nullable(),
  /** When one was last queued by the clock. */
  queuedAt: z.date().nullable(),
});

export function findJobQueues(db: Database): Promise<z.infer<typeof QueueRow>[]> {
  return many(
    db,
    QueueRow,
    sql`SELECT name, count(*) FILTER (WHERE state IN ('created', 'retry'))::int AS waiting, count(*) FILTER (WHERE state = 'active')::int AS running,
      count(*) FILTER (WHERE state = 'failed')::int AS failed, max(completed_on) FILTER (WHERE state = 'completed') AS done_at,
      max(completed_on) FILTER (WHERE state = 'failed') AS failed_at, max(created_on) FILTER (WHERE NOT data ? 'isByHand') AS queued_at
    FROM pgboss.job WHERE ${ofTenant} GROUP BY name ORDER BY name`,
  );
}

const FailedRow = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.date(),
  failedAt: z.date(),
  tries: z.int(),
  data: z.unknown(),
  output: z.unknown(),
});

export function pageOfFailedJobs(
  db: Database,
  { names, ...page }: { names: readonly string[]; skipCount: number; maxResultCount: number },
) {
  return findPage(
    db,
    FailedRow,
    {
      columns: sql`id, name, created_on AS created_at, coalesce(completed_on, started_on, created_on) AS failed_at, retry_count + 1 AS tries, data->'data' AS data, output`,
      from: sql`pgboss.job`,
      where: [sql`state = 'failed'`, ofTenant, ofNames(names)],
      order: sql`completed_on DESC NULLS LAST, id`,
    },
    page,
  );
}

/**
 * Deletes the jobs that succeeded more than a day ago, but the last of each kind: rounds run every few seconds, and the
 * queue would keep a week of them. Failed ones stay.
 */
export async function deleteFinishedJobs(db: Database): Promise<void> {
  await db.execute(sql`
    DELETE FROM pgboss.job j USING (SELECT name, max(completed_on) AS at FROM pgboss.job WHERE state = 'completed' AND ${ofTenant} GROUP BY name) last
    WHERE j.name = last.name AND j.state = 'completed' AND ${ofTenant} AND j.completed_on < least(last.at, now() - interval '1 day')`);
}

/** Queues failed jobs of these names (or all) or these ids for one more try; returns how many. */
export async function requeueFailedJobs(
  db: Database,
  { ids, names = [] }: { ids?: readonly string[]; names?: readonly string[] },
): Promise<number> {
  const chosen = ids === undefined ? ofNames(names) : sql`id = ANY(${textList(ids)}::uuid[])`;
  const queued = await many(
    db,
    z.object({ id: z.string() }),
    sql`UPDATE pgboss.job SET state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = NULL, keep_until = now() + interval '14 days'
      WHERE state = 'failed' AND ${ofTenant} AND ${chosen} RETURNING id`,
  );
  return queued.length;
}
