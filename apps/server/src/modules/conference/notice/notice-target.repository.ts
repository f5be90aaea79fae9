import type { NoticeTarget } from '@tuyuan/contract/conference/notice.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { isStanding } from '../registration/index.ts';

/** Condition on `attendee a`: the inbox requires a ticket; receipts are kept until there is one. */
export const canRead: SQL = sql`a.state = 'ticketed'`;

/**
 * Condition on `attendee a`: has a ticket of the conference and belongs to the target. A list may include people
 * waiting for a ticket, who get the notice in their inbox once they have one.
 */
export function isTargeted(conferenceId: number, target: NoticeTarget): SQL {
  const stands = target.kind === 'list' ? isStanding : canRead;
  return sql`a.conference_id = ${conferenceId} AND ${stands} AND ${holds(target)}`;
}

function holds(target: NoticeTarget): SQL {
  switch (target.kind) {
    case 'all':
      return sql`true`;
    case 'userType':
      return sql`a.user_type = ANY(${sql.param(target.userTypes)}::int[])`;
    case 'group':
      return sql`a.group_name = ANY(${sql.param(target.groups)}::text[])`;
    case 'hall':
      return sql`a.hall = ANY(${sql.param(target.halls)}::text[])`;
    case 'single':
      return sql`a.id = ${target.attendeeId}`;
    case 'list':
      return sql`a.id = ANY(${sql.param(target.attendeeIds)}::int[])`;
  }
}

/** Same for a stored notice `n` and attendees who join later: a single person and a list stay as originally chosen. */
export const isTargetedLater: SQL = sql`CASE n.target ->> 'kind'
    WHEN 'all' THEN true
    WHEN 'userType' THEN n.target -> 'userTypes' @> to_jsonb(a.user_type)
    WHEN 'group' THEN a.group_name <> '' AND n.target -> 'groups' @> to_jsonb(a.group_name)
    WHEN 'hall' THEN a.hall <> '' AND n.target -> 'halls' @> to_jsonb(a.hall)
    ELSE false END`;

const Counted = z.object({ count: z.int(), without_phone: z.int(), names: z.array(z.string()) });

export async function countTargeted(
  db: Database,
  conferenceId: number,
  target: NoticeTarget,
  maxNames: number,
): Promise<z.infer<typeof Counted>> {
  const { rows } = await db.execute(sql`
    SELECT count(*)::int AS count, count(*) FILTER (WHERE a.phone = '')::int AS without_phone,
      coalesce((array_agg(a.name ORDER BY a.id))[1:${maxNames}], '{}') AS names
    FROM attendee a WHERE ${isTargeted(conferenceId, target)}`);
  return Counted.parse(rows[0]);
}

const Choice = z.object({ kind: z.enum(['userType', 'group', 'hall']), name: z.string(), count: z.int() });

/** By what a conference's ticket holders differ, with how many there are of each. */
export async function listTargets(db: Database, conferenceId: number): Promise<z.infer<typeof Choice>[]> {
  const { rows } = await db.execute(sql`
    WITH held AS (SELECT user_type, group_name, hall FROM attendee WHERE conference_id = ${conferenceId} AND state = 'ticketed')
    SELECT 'userType' AS kind, user_type::text AS name, count(*)::int AS count FROM held GROUP BY user_type
    UNION ALL SELECT 'group', group_name, count(*)::int FROM held WHERE group_name <> '' GROUP BY group_name
    UNION ALL SELECT 'hall', hall, count(*)::int FROM held WHERE hall <> '' GROUP BY hall
    ORDER BY kind, name`);
  return z.array(Choice).parse(rows);
}

const Receiver = z.object({ id: z.int(), name: z.string(), company: z.string(), hall: z.string(), seat: z.string() });

export async function findReceivers(
  db: Database,
  conferenceId: number,
  keyword: string,
  limit: number,
): Promise<z.infer<typeof Receiver>[]> {
  const containing = `%${keyword.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  // Any other part of it would spell the number out, digit by digit.
  const byPhone = /^\d{4}$/.test(keyword) ? sql`a.phone LIKE ${`%${keyword}`}` : sql`a.phone = ${keyword}`;
  const { rows } = await db.execute(sql`
    SELECT a.id, a.name, a.company, a.hall, a.seat FROM attendee a
    WHERE a.conference_id = ${conferenceId} AND a.state = 'ticketed'
      AND (${keyword} = '' OR a.name ILIKE ${containing} OR a.company ILIKE ${containing} OR a.badge_no ILIKE ${containing}
        OR (a.phone <> '' AND ${byPhone}))
    ORDER BY a.name, a.id LIMIT ${limit}`);
  return z.array(Receiver).parse(rows);
}
