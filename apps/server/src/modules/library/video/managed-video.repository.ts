import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { NamedReference } from '@tuyuan/contract/library/image.ts';
import {
  type getManagedVideos,
  ManagedVideo,
  type updateVideo,
  VideoDraft,
} from '@tuyuan/contract/library/video-management.ts';
import { errorCatalogue, isErrorCode } from '@tuyuan/errors/catalogue.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { orderBy } from '../../../platform/database/order-by.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { containing, textList } from '../../../platform/database/sql-parts.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import { familyOf } from '../../../platform/tree/tree.repository.ts';

/** What is stored is the code, what is read the text. */
const failure = z
  .string()
  .nullable()
  .transform((code) => (code !== null && isErrorCode(code) ? errorCatalogue[code].message : code));
const read = { publishedAt: z.date().nullable(), createdAt: z.date(), failure };
const ManagedVideoRow = ManagedVideo.extend(read);
const VideoDraftRow = VideoDraft.extend(read);
export type VideoDraftRow = z.infer<typeof VideoDraftRow>;

const columns = sql`v.id, v.title, v.file_name, v.state, v.bytes, v.received AS received_bytes, v.progress, v.failure, v.version, v.poster_version,
  v.duration_ms, v.width, v.height, v.views, v.published_at, v.created_at,
  CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id, 'name', c.name) END AS category,
  CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', u.nick_name) END AS author,
  CASE WHEN o.id IS NOT NULL THEN json_build_object('id', o.id, 'name', o.name) END AS unit`;
const joins = sql`LEFT JOIN category c ON c.id = v.category_id LEFT JOIN app_user u ON u.id = v.author_id LEFT JOIN organization_unit o ON o.id = v.unit_id`;

const sortColumns = {
  createdAt: sql`v.created_at`,
  publishedAt: { nullable: sql`v.published_at` },
  title: sql`v.title`,
  views: sql`v.views`,
  durationMs: { nullable: sql`v.duration_ms` },
  bytes: sql`v.bytes`,
};

export function findManagedVideos(
  db: Database,
  { keyword, states, categoryIds, sorting, ...page }: InputOf<typeof getManagedVideos>,
): Promise<AnswerTo<typeof getManagedVideos>> {
  const pattern = containing(keyword);
  const where = [
    keyword !== '' && sql`(v.title ILIKE ${pattern} OR v.file_name ILIKE ${pattern} OR u.nick_name ILIKE ${pattern})`,
    states.length > 0 && sql`v.state = ANY(${textList(states)})`,
    categoryIds.length > 0 && sql`v.category_id IN ${familyOf('category', categoryIds)}`,
  ];
  const order = orderBy(sorting, sortColumns, sql`v.id`);
  return findPage(db, ManagedVideoRow, { columns, from: sql`video v ${joins}`, where, order }, page);
}

export function findVideoDraft(db: Database, id: number): Promise<VideoDraftRow | null> {
  return findOne(
    db,
    VideoDraftRow,
    sql`SELECT ${columns}, v.description, v.revision, v.labels, v.free_tiers, v.frame_rate, v.video_codec, v.audio_codec, v.still_at_ms, v.poster_at_ms,
      coalesce((SELECT json_agg(json_build_object('name', r.name, 'width', r.width, 'height', r.height, 'bytes', r.bytes) ORDER BY r.name::int DESC)
        FROM video_rendition r WHERE r.video_id = v.id AND r.version = coalesce(v.next_version, v.version)), '[]') AS renditions,
      coalesce((SELECT json_agg(json_build_object('id', t.id, 'language', t.language, 'cues', t.cues, 'version', t.version) ORDER BY t.language DESC)
        FROM video_caption t WHERE t.video_id = v.id), '[]') AS captions,
      coalesce((SELECT json_agg(json_build_object('startsAtMs', h.starts_at_ms, 'title', h.title) ORDER BY h.starts_at_ms)
        FROM video_chapter h WHERE h.video_id = v.id), '[]') AS chapters
    FROM video v ${joins} WHERE v.id = ${id}`,
  );
}

type Change = InputOf<typeof updateVideo>;

/** Throws by its constraints where the author or the unit is none: see `lockOwners`. */
export async function changeVideo(transaction: Database, video: Change): Promise<void> {
  await transaction.execute(sql`
    UPDATE video SET title = ${video.title}, description = ${video.description}, labels = ${textList(video.labels)}, category_id = ${video.categoryId},
      author_id = ${video.authorId}, unit_id = ${video.unitId}, free_tiers = ${textList(video.freeTiers)}, revision = revision + 1, updated_at = now() WHERE id = ${video.id}`);
}

/** To be read while the video is locked. */
export async function isRevision(
  transaction: Database,
  { id, revision }: Pick<Change, 'id' | 'revision'>,
): Promise<boolean> {
  const answer = await transaction.execute(sql`SELECT FROM video WHERE id = ${id} AND revision = ${revision}`);
  return answer.rowCount === 1;
}

export async function replaceChapters(transaction: Database, id: number, chapters: Change['chapters']): Promise<void> {
  await transaction.execute(sql`DELETE FROM video_chapter WHERE video_id = ${id}`);
  await transaction.execute(sql`
    INSERT INTO video_chapter (video_id, starts_at_ms, title)
    SELECT ${id}, (c->>'startsAtMs')::int, c->>'title' FROM jsonb_array_elements(${JSON.stringify(chapters)}::jsonb) AS c`);
}

/** Locks what a video names against deletion; returns which of them are there. */
export async function lockOwners(
  transaction: Database,
  { authorId, unitId }: { authorId: number | null; unitId: number | null },
): Promise<{ hasAuthor: boolean; hasUnit: boolean }> {
  const author = sql`SELECT FROM photographer WHERE user_id = ${authorId}::int FOR KEY SHARE`;
  const unit = sql`SELECT FROM organization_unit WHERE id = ${unitId}::int FOR KEY SHARE`;
  return {
    hasAuthor: (await transaction.execute(author)).rowCount === 1,
    hasUnit: (await transaction.execute(unit)).rowCount === 1,
  };
}

export async function putCaption(
  transaction: Database,
  caption: { videoId: number; language: string; text: string; cues: number; version: string },
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO video_caption (video_id, language, text, cues, version)
    VALUES (${caption.videoId}, ${caption.language}, ${caption.text}, ${caption.cues}, ${caption.version})
    ON CONFLICT ON CONSTRAINT video_caption_language DO UPDATE SET text = excluded.text, cues = excluded.cues, version = excluded.version`);
}

export async function deleteCaption(transaction: Database, videoId: number, language: string): Promise<void> {
  await transaction.execute(sql`DELETE FROM video_caption WHERE video_id = ${videoId} AND language = ${language}`);
}

const Caption = z.object({ text: z.string(), version: z.string() });

export function findCaption(db: Database, videoId: number, captionId: number) {
  return findOne(
    db,
    Caption,
    sql`SELECT text, version FROM video_caption WHERE video_id = ${videoId} AND id = ${captionId}`,
  );
}

/** Returns the units that have a page, by name. */
export function findPublicUnits(db: Database): Promise<NamedReference[]> {
  return many(
    db,
    NamedReference,
    sql`SELECT id, name FROM organization_unit WHERE is_public ORDER BY name, id LIMIT 1000`,
  );
}
