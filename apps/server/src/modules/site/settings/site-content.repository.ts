import { homeBlockTypes } from '@tuyuan/contract/site/index-data.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { CoverRow, coverJson } from '../resources/index.ts';

export async function countQueuedImages(db: Database): Promise<number> {
  const { rows } = await db.execute(sql`SELECT count(*)::int AS count FROM image WHERE processing_state = 'queued'`);
  return z.object({ count: z.number() }).parse(rows[0]).count;
}

const NavigationRow = z.object({ name: z.string(), link: z.string(), isActived: z.boolean(), order: z.number() });

export async function readNavigation(db: Database): Promise<z.infer<typeof NavigationRow>[]> {
  const { rows } = await db.execute(
    sql`SELECT name, link, is_actived AS "isActived", position AS "order" FROM navigation_item ORDER BY position, id`,
  );
  return z.array(NavigationRow).parse(rows);
}

const HomeBlockRow = z.object({
  id: z.number(),
  type: z.enum(homeBlockTypes),
  title: z.string(),
  count: z.number(),
  isActived: z.boolean(),
  order: z.number(),
});

/** Omits blocks of a type this version does not know. */
export async function readHomeBlocks(db: Database): Promise<z.infer<typeof HomeBlockRow>[]> {
  const { rows } = await db.execute(
    sql`SELECT id, type, title, count, is_actived AS "isActived", position AS "order" FROM home_block ORDER BY position, id`,
  );
  return rows.flatMap((row) => HomeBlockRow.safeParse(row).data ?? []);
}

const CarouselRow = z.object({
  id: z.number(),
  title: z.string(),
  subtitle: z.string(),
  link: z.string(),
  image: CoverRow,
  authorName: z.string(),
  regionName: z.string(),
});

/** Returns slides that are on, due now, and whose image is published. */
export async function readDueCarousels(db: Database): Promise<z.infer<typeof CarouselRow>[]> {
  const { rows } = await db.execute(sql`
    SELECT c.id, c.title, c.subtitle, c.link, u.nick_name AS "authorName", coalesce(r.name, '') AS "regionName",
      ${coverJson} AS image
    FROM carousel c JOIN image i ON i.id = c.image_id AND i.review_state = 'approved' JOIN app_user u ON u.id = i.author_id
    LEFT JOIN region r ON r.id = i.region_id
    WHERE c.is_actived AND coalesce(c.starts_at <= now(), true) AND coalesce(c.ends_at > now(), true)
    ORDER BY c.position, c.id`);
  return z.array(CarouselRow).parse(rows);
}

export async function readFriendLinks(db: Database): Promise<{ name: string; link: string }[]> {
  const { rows } = await db.execute(sql`SELECT name, link FROM friend_link ORDER BY position, id`);
  return z.array(z.object({ name: z.string(), link: z.string() })).parse(rows);
}

const Figures = z.object({
  images: z.number(),
  albums: z.number(),
  topicAlbums: z.number(),
  photographers: z.number(),
  imagesToday: z.number(),
});

/** `today` begins at midnight in `timeZone`. */
export async function readFigures(db: Database, timeZone: string): Promise<z.infer<typeof Figures>> {
  const { rows } = await db.execute(sql`
    SELECT (SELECT count(*)::int FROM image WHERE review_state = 'approved') AS images,
      (SELECT count(*)::int FROM album WHERE review_state = 'approved' AND visibility = 'all') AS albums,
      (SELECT count(*)::int FROM topic_album WHERE published_at <= now()) AS "topicAlbums",
      (SELECT count(*)::int FROM active_photographer p JOIN app_user u ON u.id = p.user_id WHERE u.is_active) AS photographers,
      (SELECT count(*)::int FROM image WHERE review_state = 'approved'
        AND published_at >= date_trunc('day', now() AT TIME ZONE ${timeZone}) AT TIME ZONE ${timeZone}) AS "imagesToday"`);
  return Figures.parse(rows[0]);
}
