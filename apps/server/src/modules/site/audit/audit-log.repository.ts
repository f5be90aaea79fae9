import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { LogPosition } from './log-position.ts';
import { after, allOf, Count, containing, newestFirst, positionColumn, spanConditions } from './log-sql.repository.ts';

/** Filters of the log; empty texts filter nothing. */
export interface AuditFilters {
  from: Date | null;
  to: Date | null;
  userName: string;
  service: string;
  action: string;
  onlyErrors: boolean;
  minDurationMs?: number | undefined;
  clientIp: string;
  keyword: string;
  entityKind: string;
  entityId?: number | undefined;
}

export const AuditRow = z.object({
  id: z.number(),
  at: z.coerce.date(),
  position: z.string(),
  user_id: z.number().nullable(),
  user_name: z.string().nullable(),
  impersonator: z.object({ id: z.number(), userName: z.string() }).nullable(),
  service: z.string(),
  action: z.string(),
  entity_kind: z.string().nullable(),
  entity_ids: z.array(z.number()),
  parameters: z.unknown(),
  duration_ms: z.number(),
  error_code: z.string().nullable(),
  client_ip: z.string(),
  user_agent: z.string(),
  request_id: z.string(),
});
export type AuditRow = z.infer<typeof AuditRow>;

/** Words are looked for in so many rows: a text index over all parameters would cost every call more than it is worth. */
export const keywordScope = 20_000;
/** Threshold of the index of slow calls; written literally in the statement so that the index is used. */
const slowMs = 500;

const columns = sql`l.id, l.at, ${positionColumn}, l.user_id, l.user_name, l.service, l.action, l.entity_kind, l.entity_ids, l.parameters,
  l.duration_ms, l.error_code, l.client_ip, l.user_agent, l.request_id,
  (SELECT json_build_object('id', u.id, 'userName', u.user_name) FROM app_user u WHERE u.id = l.impersonator_id) AS impersonator`;

const isRequestId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

function conditions(filters: AuditFilters): SQL[] {
  const { minDurationMs, entityId } = filters;
  const found = spanConditions(filters);
  if (filters.userName !== '') found.push(sql`lower(l.user_name) = lower(${filters.userName})`);
  if (filters.service !== '') found.push(sql`l.service = ${filters.service}`);
  if (filters.action !== '') found.push(sql`l.action = ${filters.action}`);
  if (filters.onlyErrors) found.push(sql`l.error_code IS NOT NULL`);
  if (minDurationMs !== undefined) found.push(sql`l.duration_ms >= ${minDurationMs}`);
  if ((minDurationMs ?? 0) >= slowMs) found.push(sql`l.duration_ms >= ${sql.raw(String(slowMs))}`);
  if (filters.clientIp !== '') found.push(sql`l.client_ip = ${filters.clientIp}`);
  if (filters.entityKind !== '') found.push(sql`l.entity_kind = ${filters.entityKind}`);
  if (entityId !== undefined) found.push(sql`l.entity_ids @> ${sql.param([entityId])}::int[]`);
  if (isRequestId(filters.keyword)) found.push(sql`l.request_id = ${filters.keyword}`);
  return found;
}

/** Returns the rows that match the filters, unordered; with words, only among the newest `keywordScope` ones. */
function matching(filters: AuditFilters, more: readonly SQL[] = []): SQL {
  const rows = sql`SELECT * FROM audit_log l WHERE ${allOf([...conditions(filters), ...more])}`;
  if (filters.keyword === '' || isRequestId(filters.keyword)) return rows;
  return sql`SELECT * FROM (${rows} ORDER BY ${newestFirst} LIMIT ${keywordScope}) l WHERE l.parameters::text ILIKE ${containing(filters.keyword)}`;
}

export async function findAuditLogs(
  db: Database,
  filters: AuditFilters,
  page: { position: LogPosition | null; skip: number; limit: number },
): Promise<AuditRow[]> {
  const rows = matching(filters, page.position ? [after(page.position)] : []);
  const { rows: found } = await db.execute(
    sql`SELECT ${columns} FROM (${rows}) l ORDER BY ${newestFirst} LIMIT ${page.limit} OFFSET ${page.skip}`,
  );
  return z.array(AuditRow).parse(found);
}

/** At most `cap` + 1. */
export async function countAuditLogs(db: Database, filters: AuditFilters, cap: number): Promise<number> {
  const { rows } = await db.execute(
    sql`SELECT count(*)::int AS count FROM (SELECT 1 FROM (${matching(filters)}) l LIMIT ${cap + 1}) counted`,
  );
  return Count.parse(rows[0]).count;
}

const HalfHour = z.object({ half_hour: z.number(), count: z.number(), failed: z.number() });

/** Calls by half hour of the clock in `timeZone`, 0 to 47; half hours without any are not there. */
export async function countByHalfHour(
  db: Database,
  filters: AuditFilters,
  timeZone: string,
): Promise<z.infer<typeof HalfHour>[]> {
  const { rows } = await db.execute(sql`
    SELECT (extract(hour FROM local) * 2 + floor(extract(minute FROM local) / 30))::int AS half_hour, count(*)::int AS count, count(error_code)::int AS failed
    FROM (SELECT l.at AT TIME ZONE ${timeZone} AS local, l.error_code FROM (${matching(filters)}) l) called GROUP BY 1`);
  return z.array(HalfHour).parse(rows);
}

/** Every row the filters mean, for an export. */
export function allAuditLogs(filters: AuditFilters): SQL {
  return sql`SELECT ${columns} FROM (${matching(filters)}) l ORDER BY ${newestFirst}`;
}

export async function findAuditLog(db: Database, id: number): Promise<AuditRow | null> {
  const { rows } = await db.execute(sql`SELECT ${columns} FROM audit_log l WHERE l.id = ${id}`);
  return rows[0] === undefined ? null : AuditRow.parse(rows[0]);
}

const Call = z.object({ service: z.string(), action: z.string() });

/** Every service and action there are rows of, each found by one step in the index: `DISTINCT` would read them all. */
export async function findAuditedCalls(db: Database): Promise<z.infer<typeof Call>[]> {
  const { rows } = await db.execute(sql`
    WITH RECURSIVE call AS (
      (SELECT service, action FROM audit_log ORDER BY service, action LIMIT 1)
      UNION ALL
      SELECT next.service, next.action FROM call CROSS JOIN LATERAL (
        SELECT l.service, l.action FROM audit_log l WHERE (l.service, l.action) > (call.service, call.action) ORDER BY l.service, l.action LIMIT 1) next
    ) SELECT service, action FROM call`);
  return z.array(Call).parse(rows);
}

export async function findRetentionDays(db: Database): Promise<number> {
  const { rows } = await db.execute(sql`SELECT (extract(epoch FROM audit_log_keeps()) / 86400)::int AS count`);
  return Count.parse(rows[0]).count;
}
