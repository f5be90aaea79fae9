import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { indexImages } from '../modules/library/index.ts';
import type { Database } from '../platform/database/database.ts';

export interface PlantedImage {
  title: string;
  labels?: readonly string[];
  description?: string;
  categoryId?: number;
  regionId?: number;
  albumId?: number;
  authorId?: number;
  orientation?: 'landscape' | 'portrait' | 'square' | 'panorama';
  colours?: readonly string[];
  takenAt?: string;
  publishedAt?: string;
  price?: number;
  canUseAuthPay?: boolean;
  camera?: { make: string | null; model: string | null };
  views?: number;
  downloads?: number;
}

const Id = z.object({ id: z.number() });

async function insertedId(db: Database, statement: ReturnType<typeof sql>): Promise<number> {
  return Id.parse((await db.execute(statement)).rows[0]).id;
}

/** For tests and the benchmark's fixture: a photographer of that name. */
export async function plantPhotographer(db: Database, nickName: string): Promise<number> {
  const id = await insertedId(
    db,
    sql`INSERT INTO app_user (user_name, nick_name) VALUES (${`u-${nickName}`}, ${nickName}) RETURNING id`,
  );
  await db.execute(sql`INSERT INTO photographer (user_id) VALUES (${id})`);
  return id;
}

/** Creates a node of a tree; without a parent it is a root. */
export function plantNode(
  db: Database,
  table: 'category' | 'region',
  name: string,
  parentId?: number,
): Promise<number> {
  const into = sql.raw(table);
  return insertedId(db, sql`INSERT INTO ${into} (name, parent_id) VALUES (${name}, ${parentId ?? null}) RETURNING id`);
}

async function plantImage(db: Database, image: PlantedImage, authorId: number): Promise<number> {
  const no = `TY202611${String(await insertedId(db, sql`SELECT nextval('image_no')::int AS id`)).padStart(6, '0')}`;
  const id = await insertedId(
    db,
    sql`INSERT INTO image (no, title, description, category_id, region_id, album_id, author_id, taken_at, camera, bytes, format, sha256, original_key,
        width, height, orientation, thumbhash, colours, version, processing_state, review_state,
        price_editorial, price_commercial, price_extended, can_use_auth_pay, views, downloads, published_at)
      VALUES (${no}, ${image.title}, ${image.description ?? ''}, ${image.categoryId ?? null}, ${image.regionId ?? null}, ${image.albumId ?? null},
        ${image.authorId ?? authorId}, ${image.takenAt ?? null}::timestamptz, ${JSON.stringify(image.camera ?? {})}::jsonb, 1000, 'jpeg', ${createHash('sha256').update(no).digest()}, ${no},
        3000, 2000, ${image.orientation ?? 'landscape'}, 'x', ${sql.param([...(image.colours ?? [])])}::text[], 'v1', 'ready', 'approved',
        ${image.price ?? 1000}, ${image.price ?? 1000}, ${image.price ?? 1000}, ${image.canUseAuthPay ?? false}, ${image.views ?? 0}, ${image.downloads ?? 0},
        coalesce(${image.publishedAt ?? null}::timestamptz, now())) RETURNING id`,
  );
  for (const [position, label] of (image.labels ?? []).entries()) {
    await db.execute(sql`WITH l AS (INSERT INTO label (name) VALUES (${label}) ON CONFLICT (name) DO UPDATE SET name = excluded.name RETURNING id)
      INSERT INTO image_label (image_id, label_id, position) SELECT ${id}, id, ${position}::int FROM l`);
  }
  return id;
}

/** Creates published, indexed images and returns their ids in the given order. Those without an author belong to `authorId`. */
export async function plantImages(db: Database, images: readonly PlantedImage[], authorId: number): Promise<number[]> {
  const ids: number[] = [];
  for (const image of images) ids.push(await plantImage(db, image, authorId));
  await indexImages(db, ids, 'Asia/Shanghai');
  return ids;
}
