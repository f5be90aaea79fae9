import { workPicturePath } from '@tuyuan/contract/contest/contest-path.ts';
import { WallWork } from '@tuyuan/contract/contest/wall-data.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { findIds, oneId } from '../../../platform/database/values.ts';

const Wall = z.object({
  /** Whether the wall can be ordered by votes, and tells them. */
  showsVotes: z.boolean(),
  isBlind: z.boolean(),
});

/** Authors stay unnamed until vote and jury are over. */
const isBlind = sql`activity_is_blind(a, vote_clock())`;
/** Votes are told by the board, late; the wall tells them once the vote is over. */
const showsVotes = sql`coalesce((a.rules -> 'voting' ->> 'showsVotes')::boolean, false) AND vote_clock() >= a.vote_to`;

/** Null for a draft, and for none. */
export function findWall(db: Database, activityId: number) {
  return findOne(
    db,
    Wall,
    sql`SELECT ${showsVotes} AS shows_votes, ${isBlind} AS is_blind FROM activity a WHERE a.id = ${activityId} AND a.state <> 'draft'`,
  );
}

const Listed = z.object({ id: z.int(), number: z.int(), category: z.string(), shown: z.int(), votes: z.int() });
export type ListedWork = z.infer<typeof Listed>;

/** Every accepted work, the last accepted first. */
export function listWorks(db: Database, activityId: number): Promise<ListedWork[]> {
  return many(
    db,
    Listed,
    sql`SELECT id, number, category, shown, votes FROM entry WHERE activity_id = ${activityId} AND state = 'accepted' AND number IS NOT NULL
      AND EXISTS (SELECT FROM entry_image p JOIN image i ON i.id = p.image_id WHERE p.entry_id = entry.id AND i.version IS NOT NULL)
      ORDER BY decided_at DESC NULLS LAST, id DESC`,
  );
}

const Shown = z.object({ id: z.int(), shown: z.record(z.string(), z.int()) });
type ShownAt = { id: number; shown: Map<number, number> };
const asMap = (row: z.infer<typeof Shown> | null): ShownAt | null =>
  row && { id: row.id, shown: new Map(Object.entries(row.shown).map(([id, times]) => [Number(id), times])) };

export async function findShownAt(db: Database, activityId: number, id: number): Promise<ShownAt | null> {
  return asMap(
    await findOne(db, Shown, sql`SELECT id, shown FROM wall_order WHERE id = ${id} AND activity_id = ${activityId}`),
  );
}

/** What was counted at most so many seconds ago; null where nothing so fresh is kept. */
export async function findFreshShown(db: Database, activityId: number, seconds: number): Promise<ShownAt | null> {
  return asMap(
    await findOne(
      db,
      Shown,
      sql`SELECT id, shown FROM wall_order WHERE activity_id = ${activityId} AND made_at > now() - make_interval(secs => ${seconds})
        ORDER BY made_at DESC, id DESC LIMIT 1`,
    ),
  );
}

export async function insertShown(db: Database, activityId: number, works: readonly ListedWork[]): Promise<ShownAt> {
  const shown = new Map(works.map((work) => [work.id, work.shown]));
  const id = await oneId(
    db,
    sql`INSERT INTO wall_order (activity_id, shown) VALUES (${activityId}, ${JSON.stringify(Object.fromEntries(shown))}::jsonb) RETURNING id`,
  );
  return { id, shown };
}

const Card = WallWork.omit({ path: true }).extend({ version: z.string() });

/** Cards of accepted works, in the order of the ids. */
export async function findCards(
  db: Database,
  ids: readonly number[],
  { userId, showsVotes, isBlind }: { userId: number | null; showsVotes: boolean; isBlind: boolean },
): Promise<WallWork[]> {
  const rows = await many(
    db,
    Card,
    sql`SELECT e.id, e.number, e.title, e.kind, e.category, i.version, i.width, i.height, coalesce(i.thumbhash, '') AS thumbhash,
      (SELECT count(*)::int FROM entry_image p WHERE p.entry_id = e.id) AS pictures,
      CASE WHEN ${isBlind} THEN NULL ELSE u.nick_name END AS author, coalesce(e.user_id = ${userId}::int, false) AS is_own,
      CASE WHEN ${showsVotes} THEN e.votes END AS votes
    FROM unnest(${idList(ids)}) WITH ORDINALITY listed(id, place) JOIN entry e ON e.id = listed.id JOIN app_user u ON u.id = e.user_id
    JOIN LATERAL (SELECT i.* FROM entry_image p JOIN image i ON i.id = p.image_id WHERE p.entry_id = e.id AND i.version IS NOT NULL ORDER BY p.position LIMIT 1) i ON true
    ORDER BY listed.place`,
  );
  return rows.map(({ version, ...work }) => ({
    ...work,
    path: workPicturePath(work.id, { version }, 640),
  }));
}

export interface WorkView {
  entryId: number;
  /** Keyed hash. */
  viewer: string;
  userId: number | null;
}

/** Counts views of accepted works, each viewer's once for a work and hour, nobody's of their own works. */
export async function countViews(transaction: Database, views: readonly WorkView[]): Promise<number[]> {
  return findIds(
    transaction,
    sql`WITH given AS (
        SELECT DISTINCT g."entryId" AS entry_id, g.viewer FROM jsonb_to_recordset(${JSON.stringify(views)}::jsonb) AS g("entryId" int, viewer text, "userId" int)
        JOIN entry e ON e.id = g."entryId" AND e.state = 'accepted' AND e.user_id IS DISTINCT FROM g."userId"),
      fresh AS (INSERT INTO entry_view (entry_id, hour, viewer) SELECT entry_id, date_trunc('hour', now()), viewer FROM given ORDER BY entry_id, viewer
        ON CONFLICT DO NOTHING RETURNING entry_id),
      locked AS (SELECT e.id, c.views FROM entry e JOIN (SELECT entry_id, count(*)::int AS views FROM fresh GROUP BY entry_id) c ON c.entry_id = e.id
        ORDER BY e.id FOR NO KEY UPDATE OF e)
      UPDATE entry e SET shown = e.shown + l.views FROM locked l WHERE e.id = l.id RETURNING e.id`,
  );
}

/** Deletes marks that no view can meet any more, and orders that nobody pages through any more. */
export async function deleteOldViews(db: Database): Promise<void> {
  await db.execute(sql`DELETE FROM entry_view WHERE hour < now() - interval '3 hours'`);
  await db.execute(sql`DELETE FROM wall_order WHERE made_at < now() - interval '1 day'`);
}
