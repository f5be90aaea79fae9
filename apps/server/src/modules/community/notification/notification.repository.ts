import {
  type NotificationKind,
  type NotificationTopic,
  notificationTopicNames,
} from '@tuyuan/contract/community/notification-words.ts';
import { Notification, type UnreadNotifications } from '@tuyuan/contract/community/user-notification.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { findOne, many, one } from '../../../platform/database/rows.ts';
import { manyPrepared } from '../../../platform/database/run-prepared.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { Avatar, avatarJoin, avatarJson } from '../../account/index.ts';
import { sendingOn } from '../channel/index.ts';

export interface NewNotification {
  kind: NotificationKind;
  topic: NotificationTopic;
  /** Unread ones of the same group become one; "" stands alone. */
  groupKey: string;
  actorId: number | null;
  title: string;
  body: string;
  link: string;
}

/** Tells these people, in the order of their ids, but those who muted the topic; returns who was told. */
export async function insertNotifications(
  transaction: Database,
  userIds: readonly number[],
  { kind, topic, groupKey, actorId, title, body, link }: NewNotification,
): Promise<number[]> {
  const told = await manyPrepared(
    transaction,
    z.object({ id: z.int() }),
    sql`WITH told AS (INSERT INTO notification AS n (user_id, kind, topic, group_key, actor_id, title, body, link)
    SELECT u.id, ${kind}, ${topic}, ${groupKey}, ${actorId}::int, ${title}, ${body}, ${link} FROM app_user u
    WHERE u.id = ANY(${idList(userIds)}) AND u.id IS DISTINCT FROM ${actorId}::int
      AND NOT EXISTS (SELECT FROM notification_mute m WHERE m.user_id = u.id AND m.topic = ${topic}) ORDER BY u.id
    ON CONFLICT (user_id, group_key) WHERE read_at IS NULL AND group_key <> '' DO UPDATE SET
      actors = n.actors + (n.actor_id IS DISTINCT FROM excluded.actor_id)::int, actor_id = excluded.actor_id,
      title = excluded.title, body = excluded.body, link = excluded.link, created_at = excluded.created_at
    RETURNING n.id, n.user_id), sent_on AS (${sendingOn(topic)})
    SELECT user_id AS id FROM told`,
  );
  return told.map(({ id }) => id);
}

const Row = Notification.extend({
  createdAt: z.date(),
  actor: z.object({ id: z.int(), userName: z.string(), nickName: z.string(), avatar: Avatar }).nullable(),
});
const columns = sql`n.id, n.kind, n.actors, n.title, n.body, n.link, n.created_at, n.read_at IS NOT NULL AS is_read,
  CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'userName', u.user_name, 'nickName', u.nick_name, 'avatar', ${avatarJson}) END AS actor`;
const from = sql`notification n LEFT JOIN app_user u ON u.id = n.actor_id ${avatarJoin}`;

export function pageOfNotifications(
  db: Database,
  userId: number,
  { kind, ...page }: { kind?: NotificationKind | undefined; skipCount: number; maxResultCount: number },
) {
  const where = [sql`n.user_id = ${userId}`, kind !== undefined && sql`n.kind = ${kind}`];
  return findPage(db, Row, { columns, from, where, order: sql`n.created_at DESC, n.id DESC` }, page);
}

export function findNotification(db: Database, userId: number, id: number) {
  return findOne(db, Row, sql`SELECT ${columns} FROM ${from} WHERE n.id = ${id} AND n.user_id = ${userId}`);
}

const Unread = z.object({ broadcast: z.int(), comment: z.int(), like: z.int(), notice: z.int() });

export function countUnread(db: Database, userId: number): Promise<UnreadNotifications> {
  const of = (kind: NotificationKind) => sql`count(*) FILTER (WHERE kind = ${kind})::int`;
  return one(
    db,
    Unread,
    sql`SELECT ${of('broadcast')} AS broadcast, ${of('comment')} AS comment, ${of('like')} AS "like", ${of('notice')} AS notice
    FROM notification WHERE user_id = ${userId} AND read_at IS NULL`,
  );
}

/** Marks as read: these, else all of the kind, else all. */
export async function markRead(
  db: Database,
  userId: number,
  { ids, kind }: { ids: readonly number[]; kind: NotificationKind | null },
): Promise<void> {
  const which = ids.length > 0 ? sql`id = ANY(${idList(ids)})` : kind === null ? sql`true` : sql`kind = ${kind}`;
  await db.execute(
    sql`UPDATE notification SET read_at = now() WHERE user_id = ${userId} AND read_at IS NULL AND ${which}`,
  );
}

export async function findMutes(db: Database, userId: number): Promise<NotificationTopic[]> {
  const rows = await many(
    db,
    z.object({ topic: z.enum(notificationTopicNames) }),
    sql`SELECT topic FROM notification_mute WHERE user_id = ${userId} ORDER BY topic`,
  );
  return rows.map(({ topic }) => topic);
}

export async function setMute(db: Database, userId: number, topic: NotificationTopic, isMuted: boolean): Promise<void> {
  await db.execute(
    isMuted
      ? sql`INSERT INTO notification_mute (user_id, topic) VALUES (${userId}, ${topic}) ON CONFLICT DO NOTHING`
      : sql`DELETE FROM notification_mute WHERE user_id = ${userId} AND topic = ${topic}`,
  );
}

export async function deleteNotificationsOf(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM notification WHERE user_id = ${userId} OR actor_id = ${userId}`);
  await transaction.execute(sql`DELETE FROM notification_mute WHERE user_id = ${userId}`);
}
