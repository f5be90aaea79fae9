import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { indexAlbums, indexImages } from '../modules/library/index.ts';
import type { Database } from '../platform/database/database.ts';

const IdRow = z.object({ id: z.number() });
const timeZone = 'Asia/Shanghai';

interface ImageFields {
  authorId: number;
  title?: string;
  description?: string;
  categoryId?: number;
  regionId?: number;
  albumId?: number;
  albumPosition?: number;
  /** Null: not for sale. */
  unitPrice?: number | null;
  likes?: number;
  views?: number;
  colours?: readonly string[];
  orientation?: 'landscape' | 'portrait' | 'square' | 'panorama';
  reviewState?: 'draft' | 'pending' | 'approved' | 'rejected' | 'offline';
  processingState?: 'queued' | 'ready' | 'failed';
  publishedAt?: string;
  position?: { latitude: number; longitude: number };
}

export interface BuiltImage {
  id: number;
  version: string;
  sha256: Buffer;
  originalKey: string;
}

/** Rows of a library as an import and its processing would leave them, without the pictures. */
export interface LibraryBuilder {
  photographer(userName: string, fields?: { showsPosition?: boolean; regionId?: number }): Promise<number>;
  category(name: string, parentId?: number): Promise<number>;
  region(name: string, parentId?: number): Promise<number>;
  album(fields: {
    authorId: number;
    title: string;
    categoryId?: number;
    regionId?: number;
    reviewState?: string;
    publishedAt?: string;
  }): Promise<number>;
  image(fields: ImageFields): Promise<BuiltImage>;
  /** A published one. */
  article(fields: { title: string }): Promise<number>;
}

export function libraryBuilder(db: Database): LibraryBuilder {
  let made = 0;
  const insert = async (statement: ReturnType<typeof sql>) => IdRow.parse((await db.execute(statement)).rows[0]).id;
  return {
    async photographer(userName, { showsPosition = false, regionId } = {}) {
      const id = await insert(sql`
        INSERT INTO app_user (user_name, nick_name) VALUES (${userName}, ${userName})
        ON CONFLICT (lower(user_name)) DO UPDATE SET nick_name = excluded.nick_name RETURNING id`);
      await db.execute(
        sql`INSERT INTO photographer (user_id, shows_position, region_id) VALUES (${id}, ${showsPosition}, ${regionId ?? null})`,
      );
      return id;
    },
    category: (name, parentId) =>
      insert(
        sql`INSERT INTO category (name, parent_id, position) SELECT ${name}, ${parentId ?? null}::int, count(*) FROM category RETURNING id`,
      ),
    region: (name, parentId) =>
      insert(
        sql`INSERT INTO region (name, parent_id, position) SELECT ${name}, ${parentId ?? null}::int, count(*) FROM region RETURNING id`,
      ),
    async album({ authorId, title, categoryId, regionId, reviewState = 'approved', publishedAt }) {
      const id = await insert(sql`
        INSERT INTO album (author_id, title, category_id, region_id, review_state, published_at)
        VALUES (${authorId}, ${title}, ${categoryId ?? null}, ${regionId ?? null}, ${reviewState},
          CASE WHEN ${reviewState} IN ('approved', 'offline') THEN coalesce(${publishedAt ?? null}::timestamptz, now()) END) RETURNING id`);
      await indexAlbums(db, [id]);
      return id;
    },
    async article({ title }) {
      const id = await insert(sql`INSERT INTO article (category_id, live_revision, published_at)
        SELECT id, 1, now() FROM article_category WHERE kind = 'article' ORDER BY id LIMIT 1 RETURNING id`);
      await db.execute(sql`INSERT INTO article_revision (article_id, number, title) VALUES (${id}, 1, ${title})`);
      return id;
    },
    async image(fields) {
      made += 1;
      const version = randomUUID();
      const sha256 = createHash('sha256').update(version).digest();
      const originalKey = `tenant_default/originals/${version}.jpg`;
      const state = fields.processingState ?? 'ready';
      const review = fields.reviewState ?? 'approved';
      const isReady = state === 'ready';
      const price = fields.unitPrice === undefined ? 0 : fields.unitPrice;
      const id = await insert(sql`
        INSERT INTO image (no, title, description, author_id, category_id, region_id, album_id, album_position, bytes, format, sha256, original_key,
          recipe, processing_state, review_state, width, height, version, thumbhash, orientation, colours, price_editorial, price_commercial, price_extended,
          likes, views, latitude, longitude, published_at)
        VALUES ('TY202601' || lpad(nextval('image_no')::text, 6, '0'), ${fields.title ?? `图片 ${made}`}, ${fields.description ?? ''}, ${fields.authorId},
          ${fields.categoryId ?? null}, ${fields.regionId ?? null}, ${fields.albumId ?? null}, ${fields.albumPosition ?? made}, 1000, 'jpeg', ${sha256}, ${originalKey},
          '2-' || (SELECT hash FROM watermark WHERE category_id IS NULL), ${state}, ${review}, ${isReady ? 3000 : null}, ${isReady ? 2000 : null}, ${isReady ? version : null}, ${isReady ? 'thumb' : null},
          ${isReady ? (fields.orientation ?? 'landscape') : null}, ${sql.param([...(fields.colours ?? [])])}::text[], ${price}, ${price}, ${price},
          ${fields.likes ?? 0}, ${fields.views ?? 0}, ${fields.position?.latitude ?? null}, ${fields.position?.longitude ?? null},
          CASE WHEN ${review} IN ('approved', 'offline') THEN coalesce(${fields.publishedAt ?? null}::timestamptz, now()) END) RETURNING id`);
      await indexImages(db, [id], timeZone);
      return { id, version, sha256, originalKey };
    },
  };
}
