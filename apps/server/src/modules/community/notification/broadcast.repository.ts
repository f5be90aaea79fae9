import { Broadcast } from '@tuyuan/contract/community/broadcast-management.ts';
import { type BroadcastAudience, broadcastAudiences } from '@tuyuan/contract/community/notification-words.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { findOne, one } from '../../../platform/database/rows.ts';
import { containing, dayStart, idList } from '../../../platform/database/sql-parts.ts';
import { oneId } from '../../../platform/database/values.ts';
import { sendingOn } from '../channel/index.ts';

const Row = Broadcast.extend({ sendAt: z.date(), createdAt: z.date() });
const columns = sql`b.id, b.title, b.body, b.audience, b.audience_ids, b.registered_since::text AS registered_since, b.send_at,
  coalesce(u.nick_name, '') AS sender, b.created_at,
  CASE WHEN b.sent_at IS NOT NULL THEN 'sent' WHEN b.cancelled_at IS NOT NULL THEN 'cancelled' ELSE 'scheduled' END AS state,
  CASE b.audience
    WHEN 'roles' THEN ARRAY(SELECT r.display_name FROM role r WHERE r.id = ANY(b.audience_ids) ORDER BY r.id)
    WHEN 'labels' THEN ARRAY(SELECT l.name FROM user_label l WHERE l.id = ANY(b.audience_ids) ORDER BY l.name)
    WHEN 'units' THEN ARRAY(SELECT o.name FROM organization_unit o WHERE o.id = ANY(b.audience_ids) ORDER BY o.id)
    ELSE '{}' END AS audience_names,
  (SELECT count(*)::int FROM notification n WHERE n.broadcast_id = b.id) AS received,
  (SELECT count(*)::int FROM notification n WHERE n.broadcast_id = b.id AND n.read_at IS NOT NULL) AS read`;
const from = sql`broadcast b LEFT JOIN app_user u ON u.id = b.user_id`;

export function pageOfBroadcasts(
  db: Database,
  { keyword, ...page }: { keyword: string; skipCount: number; maxResultCount: number },
) {
  const words = containing(keyword);
  const where = [keyword !== '' && sql`(b.title ILIKE ${words} OR b.body ILIKE ${words})`];
  return findPage(db, Row, { columns, from, where, order: sql`b.id DESC` }, page);
}

export function findBroadcast(db: Database, id: number) {
  return findOne(db, Row, sql`SELECT ${columns} FROM ${from} WHERE b.id = ${id}`);
}

export interface BroadcastContent {
  title: string;
  body: string;
  audience: BroadcastAudience;
  audienceIds: readonly number[];
  registeredSince: string | null;
  /** Null for at once. */
  sendAt: Date | null;
}

/** Keeps a broadcast until its time; returns its id. */
export function insertBroadcast(
  transaction: Database,
  { title, body, audience, audienceIds, registeredSince, sendAt }: BroadcastContent,
  userId: number,
): Promise<number> {
  return oneId(
    transaction,
    sql`INSERT INTO broadcast (title, body, audience, audience_ids, registered_since, send_at, user_id)
      VALUES (${title}, ${body}, ${audience}, ${idList(audienceIds)}, ${registeredSince}::date, coalesce(${sendAt}::timestamptz, now()), ${userId})
      RETURNING id`,
  );
}

const isWaiting = sql`sent_at IS NULL AND cancelled_at IS NULL`;

/** Returns false if it no longer waits for its time. */
export async function changeBroadcast(
  transaction: Database,
  id: number,
  { title, body, audience, audienceIds, registeredSince, sendAt }: BroadcastContent,
): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE broadcast SET title = ${title}, body = ${body}, audience = ${audience}, audience_ids = ${idList(audienceIds)},
      registered_since = ${registeredSince}::date, send_at = coalesce(${sendAt}::timestamptz, now())
    WHERE id = ${id} AND ${isWaiting}`);
  return rowCount === 1;
}

/** Returns false if it no longer waits for its time. */
export async function markCancelled(db: Database, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`UPDATE broadcast SET cancelled_at = now() WHERE id = ${id} AND ${isWaiting}`,
  );
  return rowCount === 1;
}

const Due = z.object({
  id: z.int(),
  title: z.string(),
  body: z.string(),
  audience: z.enum(broadcastAudiences),
  audienceIds: z.array(z.int()),
  registeredSince: z.string().nullable(),
});
type Due = z.infer<typeof Due>;

/** Takes the next broadcast whose time has come, or this one; it is sent if the transaction commits, by nobody else. */
export function takeDueBroadcast(transaction: Database, id: number | null): Promise<Due | null> {
  return findOne(
    transaction,
    Due,
    sql`UPDATE broadcast b SET sent_at = now() FROM (
        SELECT id FROM broadcast WHERE ${isWaiting} AND send_at <= now() AND id = coalesce(${id}::int, id)
          ORDER BY send_at, id LIMIT 1 FOR UPDATE SKIP LOCKED) due
      WHERE b.id = due.id
      RETURNING b.id, b.title, b.body, b.audience, b.audience_ids, b.registered_since::text AS registered_since`,
  );
}

function belonging({ audience, audienceIds, registeredSince }: Due, timeZone: string): SQL {
  const ids = idList(audienceIds);
  switch (audience) {
    case 'all':
      return sql`true`;
    case 'photographers':
      return sql`EXISTS (SELECT FROM active_photographer p WHERE p.user_id = u.id)`;
    case 'roles':
      return sql`EXISTS (SELECT FROM user_role r WHERE r.user_id = u.id AND r.role_id = ANY(${ids}))`;
    case 'labels':
      return sql`EXISTS (SELECT FROM user_label_member m WHERE m.user_id = u.id AND m.label_id = ANY(${ids}))`;
    case 'units':
      return sql`EXISTS (SELECT FROM organization_unit_member m WHERE m.user_id = u.id AND m.unit_id = ANY(${ids}))`;
    case 'registeredSince':
      return sql`u.created_at >= ${dayStart(registeredSince ?? '', timeZone)}`;
  }
}

/** Tells everyone a broadcast is for who wants broadcasts. */
export async function tellBroadcast(transaction: Database, due: Due, timeZone: string): Promise<void> {
  await transaction.execute(sql`
    WITH told AS (INSERT INTO notification (user_id, kind, topic, title, body, broadcast_id)
      SELECT u.id, 'broadcast', 'broadcast', ${due.title}, ${due.body}, ${due.id} FROM app_user u
      WHERE u.is_active AND u.is_subscribed_to_broadcast AND ${belonging(due, timeZone)} RETURNING id, user_id)
    ${sendingOn('broadcast')}`);
}

/** Returns false if there is none. */
export async function removeBroadcast(db: Database, id: number): Promise<boolean> {
  return (await db.execute(sql`DELETE FROM broadcast WHERE id = ${id}`)).rowCount === 1;
}

const Group = z.object({ id: z.int(), name: z.string() });
const Groups = z.object({ roles: z.array(Group), labels: z.array(Group), units: z.array(Group) });

/** What a broadcast may be for. */
export function findGroups(db: Database) {
  const listed = (name: string, order: string) =>
    sql`coalesce(json_agg(json_build_object('id', g.id, 'name', g.${sql.raw(name)}) ORDER BY g.${sql.raw(order)}), '[]'::json)`;
  return one(
    db,
    Groups,
    sql`SELECT (SELECT ${listed('display_name', 'id')} FROM role g) AS roles,
      (SELECT ${listed('name', 'name')} FROM user_label g) AS labels,
      (SELECT ${listed('name', 'id')} FROM organization_unit g) AS units`,
  );
}
