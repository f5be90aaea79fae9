import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { LogPosition } from './log-position.ts';
import { after, allOf, Count, containing, newestFirst, positionColumn, spanConditions } from './log-sql.repository.ts';

export interface FrontEndErrorFilters {
  from: Date | null;
  to: Date | null;
  keyword: string;
  fingerprint?: string | undefined;
}

export const FrontEndErrorRow = z.object({
  id: z.number(),
  at: z.coerce.date(),
  position: z.string(),
  error_msg: z.string(),
  api_url: z.string(),
  page_url: z.string(),
  user_agent: z.string(),
  client_ip: z.string(),
});
export type FrontEndErrorRow = z.infer<typeof FrontEndErrorRow>;

const columns = sql`l.id, l.at, ${positionColumn}, l.error_msg, l.api_url, l.page_url, l.user_agent, l.client_ip`;

function conditions(filters: FrontEndErrorFilters): SQL[] {
  const found = spanConditions(filters);
  const pattern = containing(filters.keyword);
  if (filters.keyword !== '')
    found.push(sql`(l.error_msg ILIKE ${pattern} OR l.page_url ILIKE ${pattern} OR l.api_url ILIKE ${pattern})`);
  if (filters.fingerprint !== undefined) found.push(sql`md5(l.error_msg) = ${filters.fingerprint}`);
  return found;
}

export async function findFrontEndErrors(
  db: Database,
  filters: FrontEndErrorFilters,
  page: { position: LogPosition | null; skip: number; limit: number },
): Promise<FrontEndErrorRow[]> {
  const where = allOf([...conditions(filters), ...(page.position ? [after(page.position)] : [])]);
  const { rows } = await db.execute(
    sql`SELECT ${columns} FROM front_end_error l WHERE ${where} ORDER BY ${newestFirst} LIMIT ${page.limit} OFFSET ${page.skip}`,
  );
  return z.array(FrontEndErrorRow).parse(rows);
}

/** At most `cap` + 1. */
export async function countFrontEndErrors(db: Database, filters: FrontEndErrorFilters, cap: number): Promise<number> {
  const { rows } = await db.execute(sql`
    SELECT count(*)::int AS count FROM (SELECT 1 FROM front_end_error l WHERE ${allOf(conditions(filters))} LIMIT ${cap + 1}) counted`);
  return Count.parse(rows[0]).count;
}

/** Every failure the filters mean, for an export. */
export function allFrontEndErrors(filters: FrontEndErrorFilters): SQL {
  return sql`SELECT ${columns} FROM front_end_error l WHERE ${allOf(conditions(filters))} ORDER BY ${newestFirst}`;
}

const GroupRow = z.object({
  fingerprint: z.string(),
  error_msg: z.string(),
  count: z.number(),
  client_count: z.number(),
  first_at: z.coerce.date(),
  last_at: z.coerce.date(),
  last_page_url: z.string(),
  total: z.number(),
});

/** Failures with the same words together, the last one first; each with the number of all groups. */
export async function findFrontEndErrorGroups(
  db: Database,
  filters: FrontEndErrorFilters,
  page: { skip: number; limit: number },
): Promise<z.infer<typeof GroupRow>[]> {
  const { rows } = await db.execute(sql`
    SELECT g.*, e.error_msg, e.page_url AS last_page_url, count(*) OVER ()::int AS total FROM (
      SELECT md5(l.error_msg) AS fingerprint, count(*)::int AS count, count(DISTINCT l.client_ip)::int AS client_count,
        min(l.at) AS first_at, max(l.at) AS last_at, max(l.id) AS last_id
      FROM front_end_error l WHERE ${allOf(conditions(filters))} GROUP BY 1) g
    JOIN front_end_error e ON e.id = g.last_id
    ORDER BY g.last_at DESC, g.last_id DESC LIMIT ${page.limit} OFFSET ${page.skip}`);
  return z.array(GroupRow).parse(rows);
}
