import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { LicenceTier } from '@tuyuan/contract/library/image.ts';
import { type getVideos, VideoCard, VideoDetail } from '@tuyuan/contract/library/video-data.ts';
import { videoLengthSeconds } from '@tuyuan/contract/library/video-words.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { containing } from '../../../platform/database/sql-parts.ts';
import type { AnswerTo, Unencoded } from '../../../platform/http/encode-times.ts';
import { familyOf } from '../../../platform/tree/tree.repository.ts';
import { Avatar, avatarJoin, avatarJson } from '../../account/index.ts';

/** What a tier is sold for, over `video v` and `video_offer f`; one that is free isn't, and somebody must get the share. */
const soldFor = (tier: LicenceTier): SQL =>
  sql`CASE WHEN v.author_id IS NOT NULL AND NOT ${tier} = ANY(v.free_tiers) THEN f.${sql.identifier(`price_${tier}`)} END`;

/** Over the joins below. */
const cardColumns = sql`v.id, v.title, v.version, v.poster_version, v.duration_ms, v.width, v.height, v.views, v.free_tiers <> '{}' AS is_free,
  coalesce(u.nick_name, o.name, '') AS byline,
  least(${soldFor('editorial')}, ${soldFor('commercial')}, ${soldFor('extended')}) AS from_cents`;
const cardJoins = sql`LEFT JOIN app_user u ON u.id = v.author_id LEFT JOIN organization_unit o ON o.id = v.unit_id AND o.is_public
  LEFT JOIN video_offer f ON f.video_id = v.id`;

const orders: Readonly<Record<InputOf<typeof getVideos>['sort'], SQL>> = {
  newest: sql`v.published_at DESC, v.id DESC`,
  hottest: sql`v.views DESC, v.id DESC`,
};

export function findVideos(db: Database, query: InputOf<typeof getVideos>): Promise<AnswerTo<typeof getVideos>> {
  const { keyword, categoryIds, length, minSide, unitId, authorId, sort } = query;
  const [from, below] = videoLengthSeconds[length ?? 'short'];
  const pattern = containing(keyword);
  const where = [
    sql`v.state = 'published'`,
    keyword !== '' &&
      sql`(v.title ILIKE ${pattern} OR v.description ILIKE ${pattern} OR v.labels @> ARRAY[${keyword}::text])`,
    categoryIds.length > 0 && sql`v.category_id IN ${familyOf('category', categoryIds)}`,
    length !== undefined && sql`v.duration_ms >= ${from * 1000} AND v.duration_ms < ${below * 1000}`,
    minSide !== undefined && sql`least(v.width, v.height) >= ${minSide}`,
    unitId !== undefined && sql`v.unit_id IN ${familyOf('organization_unit', [unitId])}`,
    authorId !== undefined && sql`v.author_id = ${authorId}`,
  ];
  return findPage(
    db,
    VideoCard,
    { columns: cardColumns, from: sql`video v ${cardJoins}`, where, order: orders[sort] },
    query,
  );
}

const DetailRow = VideoDetail.omit({ related: true }).extend({
  author: VideoDetail.shape.author.unwrap().extend({ avatar: Avatar }).nullable(),
  publishedAt: z.date().nullable(),
});

/** Returns a published video. */
export function findPublishedVideo(db: Database, id: number): Promise<Omit<Unencoded<VideoDetail>, 'related'> | null> {
  return findOne(
    db,
    DetailRow,
    sql`SELECT ${cardColumns}, v.description, v.labels, v.free_tiers, v.bytes,
      'V' || lpad(v.id::text, greatest(6, length(v.id::text)), '0') AS no,
      json_build_object('editorial', ${soldFor('editorial')}, 'commercial', ${soldFor('commercial')}, 'extended', ${soldFor('extended')}) AS prices, v.frame_rate, v.frames, v.audio_codec IS NOT NULL AS has_sound, v.published_at,
      CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id, 'name', c.name) END AS category,
      CASE WHEN o.id IS NOT NULL THEN json_build_object('id', o.id, 'name', o.name) END AS unit,
      CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'userName', u.user_name, 'nickName', u.nick_name, 'avatar', ${avatarJson}) END AS author,
      ARRAY(SELECT r.name FROM video_rendition r WHERE r.video_id = v.id AND r.version = v.version AND r.bytes IS NOT NULL ORDER BY r.name::int) AS qualities,
      coalesce((SELECT json_agg(json_build_object('startsAtMs', h.starts_at_ms, 'title', h.title) ORDER BY h.starts_at_ms)
        FROM video_chapter h WHERE h.video_id = v.id), '[]') AS chapters,
      coalesce((SELECT json_agg(json_build_object('id', t.id, 'language', t.language, 'version', t.version) ORDER BY t.language DESC)
        FROM video_caption t WHERE t.video_id = v.id), '[]') AS captions
    FROM video v ${cardJoins} LEFT JOIN category c ON c.id = v.category_id ${avatarJoin} WHERE v.id = ${id} AND v.state = 'published'`,
  );
}

/** Returns published videos that have most in common with that one: labels, category, author, unit. */
export function findRelatedVideos(db: Database, id: number, limit: number): Promise<VideoCard[]> {
  return many(
    db,
    VideoCard,
    sql`SELECT ${cardColumns} FROM video s JOIN video v ON v.id <> s.id AND v.state = 'published' ${cardJoins} WHERE s.id = ${id}
    ORDER BY cardinality(ARRAY(SELECT unnest(v.labels) INTERSECT SELECT unnest(s.labels))) * 2
      + coalesce(v.category_id = s.category_id, false)::int * 2 + coalesce(v.author_id = s.author_id, false)::int
      + coalesce(v.unit_id = s.unit_id, false)::int DESC, v.published_at DESC, v.id DESC LIMIT ${limit}`,
  );
}

/** Returns the newest published videos of a unit and all below it. */
export function loadUnitVideos(db: Database, unitId: number, limit: number): Promise<VideoCard[]> {
  return many(
    db,
    VideoCard,
    sql`SELECT ${cardColumns} FROM video v ${cardJoins}
    WHERE v.state = 'published' AND v.unit_id IN ${familyOf('organization_unit', [unitId])} ORDER BY ${orders.newest} LIMIT ${limit}`,
  );
}
