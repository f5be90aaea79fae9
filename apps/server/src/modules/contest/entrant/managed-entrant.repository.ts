import { type getEntrants, type inviteGuest, ManagedEntrant } from '@tuyuan/contract/contest/entrant-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { orderBy } from '../../../platform/database/order-by.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { containing, idList, textList } from '../../../platform/database/sql-parts.ts';

const Row = ManagedEntrant.extend({ createdAt: z.date() });
const columns = sql`e.id, e.kind, e.name, e.members, e.state, e.reason, e.rights_version, e.created_at,
  json_build_object('id', u.id, 'nickName', u.nick_name) AS "user",
  (SELECT count(*)::int FROM entry w WHERE w.activity_id = e.activity_id AND w.user_id = e.user_id AND w.state NOT IN ('draft', 'withdrawn')) AS works`;
const from = sql`entrant e JOIN app_user u ON u.id = e.user_id`;

export function pageOfEntrants(
  db: Database,
  { activityId, keyword, kinds, states, sorting, ...page }: InputOf<typeof getEntrants>,
) {
  const pattern = containing(keyword);
  const where = [
    sql`e.activity_id = ${activityId}`,
    keyword !== '' &&
      sql`(e.name ILIKE ${pattern} OR u.nick_name ILIKE ${pattern} OR array_to_string(e.members, ' ') ILIKE ${pattern})`,
    kinds.length > 0 && sql`e.kind = ANY(${textList(kinds)})`,
    states.length > 0 && sql`e.state = ANY(${textList(states)})`,
  ];
  return findPage(
    db,
    Row,
    {
      columns,
      from,
      where,
      order: sql`e.state <> 'pending', ${orderBy(sorting, { createdAt: sql`e.created_at` }, sql`e.id`)}`,
    },
    page,
  );
}

export function findManagedEntrant(db: Database, id: number) {
  return findOne(db, Row, sql`SELECT ${columns} FROM ${from} WHERE e.id = ${id}`);
}

const Decided = z.object({ id: z.int(), userId: z.int(), activityId: z.int(), activityName: z.string() });
export type DecidedEntrant = z.infer<typeof Decided>;

/** Decides on those that wait and returns them. */
export function decideWaitingEntrants(
  transaction: Database,
  ids: readonly number[],
  { state, reason }: { state: 'approved' | 'rejected'; reason: string },
): Promise<DecidedEntrant[]> {
  return many(
    transaction,
    Decided,
    sql`WITH waiting AS (SELECT id FROM entrant WHERE id = ANY(${idList(ids)}) ORDER BY id FOR UPDATE)
      UPDATE entrant e SET state = ${state}, reason = ${reason} FROM waiting, activity a
      WHERE e.id = waiting.id AND a.id = e.activity_id AND e.state = 'pending' AND a.state = 'published'
      RETURNING e.id, e.user_id, a.id AS activity_id, a.name AS activity_name`,
  );
}

const Invited = Decided.extend({ activityName: z.string() });

/** Returns null where works are no longer taken in, or the person takes part already. */
export function insertGuest(
  transaction: Database,
  { activityId, name, userId }: Pick<InputOf<typeof inviteGuest>, 'activityId' | 'name'> & { userId: number },
) {
  return findOne(
    transaction,
    Invited,
    sql`WITH made AS (
      INSERT INTO entrant AS e (activity_id, user_id, kind, name, rights_version, state)
        SELECT a.id, u.id, 'guest', coalesce(nullif(${name}, ''), u.nick_name), 0, 'approved' FROM activity a, app_user u
        WHERE a.id = ${activityId} AND a.state = 'published' AND clock_timestamp() < a.submit_to AND u.id = ${userId}
        ON CONFLICT (activity_id, user_id) DO UPDATE SET kind = 'guest', name = excluded.name, members = '{}', state = 'approved', reason = ''
          WHERE e.state NOT IN ('pending', 'approved')
        RETURNING e.id, e.user_id, e.activity_id)
      SELECT m.id, m.user_id, m.activity_id, a.name AS activity_name FROM made m JOIN activity a ON a.id = m.activity_id`,
  );
}

const Id = z.object({ id: z.int() });

export async function findUserId(db: Database, userName: string): Promise<number | null> {
  const user = await findOne(
    db,
    Id,
    sql`SELECT id FROM app_user WHERE lower(user_name) = lower(${userName}) AND is_active`,
  );
  return user?.id ?? null;
}
