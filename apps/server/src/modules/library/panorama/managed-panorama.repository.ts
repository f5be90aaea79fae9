import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { type getManagedPanoramas, ManagedPanorama } from '@tuyuan/contract/library/panorama-management.ts';
import { PanoramaTour } from '@tuyuan/contract/library/panorama-tour.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { orderBy } from '../../../platform/database/order-by.ts';
import { findOne } from '../../../platform/database/rows.ts';
import { containing, textList } from '../../../platform/database/sql-parts.ts';
import { oneId } from '../../../platform/database/values.ts';

const times = { publishedAt: z.date().nullable(), updatedAt: z.date() };
const Row = ManagedPanorama.extend(times);
const DraftRow = Row.extend({ draft: PanoramaTour });

const state = sql`CASE WHEN p.live IS NULL THEN 'draft' WHEN p.is_offline THEN 'offline' ELSE 'published' END`;
const columns = sql`p.id, p.draft ->> 'title' AS title, ${state} AS state, p.revision, p.live_revision, t.version AS cover_version,
  jsonb_array_length(p.draft -> 'scenes') AS scene_count,
  (SELECT coalesce(sum(jsonb_array_length(s -> 'hotspots')), 0)::int FROM jsonb_array_elements(p.draft -> 'scenes') s) AS hotspot_count,
  p.views, coalesce(u.nick_name, '') AS editor, p.published_at, p.updated_at`;
const from = sql`panorama p LEFT JOIN app_user u ON u.id = p.editor_id
  LEFT JOIN panorama_picture t ON t.id = (p.draft -> 'scenes' -> 0 ->> 'pictureId')::int`;

export function pageOfManagedPanoramas(
  db: Database,
  { keyword, states, sorting, ...page }: InputOf<typeof getManagedPanoramas>,
) {
  const words = containing(keyword);
  return findPage(
    db,
    Row,
    {
      columns,
      from,
      where: [
        keyword !== '' &&
          sql`(p.draft ->> 'title' ILIKE ${words} OR p.draft ->> 'author' ILIKE ${words} OR p.draft ->> 'location' ILIKE ${words})`,
        states.length > 0 && sql`${state} = ANY(${textList(states)})`,
      ],
      order: orderBy(
        sorting,
        { updatedAt: sql`p.updated_at`, publishedAt: { nullable: sql`p.published_at` }, views: sql`p.views` },
        sql`p.id`,
      ),
    },
    page,
  );
}

export function findManagedPanorama(db: Database, id: number): Promise<z.infer<typeof DraftRow> | null> {
  return findOne(db, DraftRow, sql`SELECT ${columns}, p.draft FROM ${from} WHERE p.id = ${id}`);
}

export function insertPanorama(db: Database, tour: PanoramaTour, userId: number): Promise<number> {
  return oneId(
    db,
    sql`INSERT INTO panorama (draft, editor_id) VALUES (${JSON.stringify(tour)}::jsonb, ${userId}) RETURNING id`,
  );
}

/** Returns whether that was still the latest revision. */
export async function updateDraft(
  db: Database,
  { id, basedOn, tour, userId }: { id: number; basedOn: number; tour: PanoramaTour; userId: number },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE panorama SET draft = ${JSON.stringify(tour)}::jsonb, revision = revision + 1, editor_id = ${userId}, updated_at = now()
    WHERE id = ${id} AND revision = ${basedOn}`);
  return rowCount === 1;
}

const Locked = z.object({ revision: z.int(), draft: PanoramaTour });

/** Locks the panorama until the transaction ends. */
export function lockPanorama(transaction: Database, id: number): Promise<z.infer<typeof Locked> | null> {
  return findOne(transaction, Locked, sql`SELECT revision, draft FROM panorama WHERE id = ${id} FOR NO KEY UPDATE`);
}

export async function setLive(transaction: Database, id: number): Promise<void> {
  await transaction.execute(sql`
    UPDATE panorama SET live = draft, live_revision = revision, is_offline = false, live_at = now(), published_at = coalesce(published_at, now())
    WHERE id = ${id}`);
}

export async function setPanoramaOffline(db: Database, id: number): Promise<void> {
  await db.execute(sql`UPDATE panorama SET is_offline = true WHERE id = ${id} AND live IS NOT NULL`);
}

/** Returns whether there was one. */
export async function removePanorama(db: Database, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`DELETE FROM panorama WHERE id = ${id}`);
  return rowCount === 1;
}

/** Of a deleted account: what it arranged stays, without its name. */
export async function clearPanoramaEditor(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`UPDATE panorama SET editor_id = NULL WHERE editor_id = ${userId}`);
}
