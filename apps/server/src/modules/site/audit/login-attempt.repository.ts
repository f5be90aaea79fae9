import type { AttemptResult } from '@tuyuan/contract/account/user-login-attempt.ts';
import { attemptResults } from '@tuyuan/contract/account/user-login-attempt.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { LogPosition } from './log-position.ts';
import { after, allOf, Count, newestFirst, positionColumn, spanConditions } from './log-sql.repository.ts';

export interface AttemptFilters {
  from: Date | null;
  to: Date | null;
  userName: string;
  results: readonly AttemptResult[];
  clientIp: string;
}

export const AttemptRow = z.object({
  id: z.number(),
  at: z.coerce.date(),
  position: z.string(),
  user_name: z.string(),
  user: z.object({ id: z.number(), userName: z.string(), nickName: z.string() }).nullable(),
  result: z.enum(attemptResults),
  method: z.string(),
  client_ip: z.string(),
  user_agent: z.string(),
});
export type AttemptRow = z.infer<typeof AttemptRow>;

const columns = sql`l.id, l.at, ${positionColumn}, l.user_name, l.result, l.method, l.client_ip, l.user_agent,
  CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'userName', u.user_name, 'nickName', u.nick_name) END AS user`;

function conditions(filters: AttemptFilters): SQL[] {
  const found = spanConditions(filters);
  if (filters.userName !== '')
    found.push(sql`(lower(l.user_name) = lower(${filters.userName})
      OR l.user_id = (SELECT id FROM app_user WHERE lower(user_name) = lower(${filters.userName})))`);
  if (filters.results.length > 0) found.push(sql`l.result = ANY(${sql.param([...filters.results])}::text[])`);
  if (filters.clientIp !== '') found.push(sql`l.client_ip = ${filters.clientIp}`);
  return found;
}

const attempts = (where: SQL): SQL =>
  sql`SELECT ${columns} FROM login_attempt l LEFT JOIN app_user u ON u.id = l.user_id WHERE ${where} ORDER BY ${newestFirst}`;

export async function findLoginAttempts(
  db: Database,
  filters: AttemptFilters,
  page: { position: LogPosition | null; skip: number; limit: number },
): Promise<AttemptRow[]> {
  const where = allOf([...conditions(filters), ...(page.position ? [after(page.position)] : [])]);
  const { rows } = await db.execute(sql`${attempts(where)} LIMIT ${page.limit} OFFSET ${page.skip}`);
  return z.array(AttemptRow).parse(rows);
}

/** At most `cap` + 1. */
export async function countLoginAttempts(db: Database, filters: AttemptFilters, cap: number): Promise<number> {
  const { rows } = await db.execute(sql`
    SELECT count(*)::int AS count FROM (SELECT 1 FROM login_attempt l WHERE ${allOf(conditions(filters))} LIMIT ${cap + 1}) counted`);
  return Count.parse(rows[0]).count;
}

/** Every attempt the filters mean, for an export. */
export function allLoginAttempts(filters: AttemptFilters): SQL {
  return attempts(allOf(conditions(filters)));
}
