import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { findOne, one } from '../../../platform/database/rows.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { isAlbumOpenTo } from '../../library/index.ts';

/** Gives a folder a link; one that it has stays unless it is to be renewed. */
export async function openFolderLink(
  db: Database,
  box: SecretBox,
  { userId, id, isRenewed }: { userId: number; id: number; isRenewed: boolean },
): Promise<void> {
  const token = randomBytes(24).toString('base64url');
  await db.execute(sql`UPDATE collection_folder SET token_mark = ${box.mark(token)}, token_sealed = ${box.seal(token)}
    WHERE id = ${id} AND user_id = ${userId} AND (${isRenewed} OR token_mark IS NULL)`);
}

export async function closeLink(db: Database, userId: number, id: number): Promise<void> {
  await db.execute(
    sql`UPDATE collection_folder SET token_mark = NULL, token_sealed = NULL WHERE id = ${id} AND user_id = ${userId}`,
  );
}

const Shared = z.object({ id: z.int(), userId: z.int(), name: z.string(), description: z.string(), owner: z.string() });
export type SharedFolder = z.infer<typeof Shared>;

/** The folder that a link leads to; null once its link is over or its owner gone. */
export function findShared(db: Database, tokenMark: Buffer): Promise<SharedFolder | null> {
  return findOne(
    db,
    Shared,
    sql`SELECT f.id, f.user_id, f.name, f.description, u.nick_name AS owner FROM collection_folder f
    JOIN app_user u ON u.id = f.user_id WHERE f.token_mark = ${tokenMark} AND u.is_active`,
  );
}

const Row = z.object({ id: z.int() });
interface Page {
  skipCount: number;
  maxResultCount: number;
}

const sharedImages = ({ id, userId }: SharedFolder) => ({
  from: sql`collection_image c JOIN image i ON i.id = c.image_id`,
  where: [sql`c.user_id = ${userId}`, sql`c.folder_id = ${id}`, sql`i.review_state = 'approved'`],
});
const sharedAlbums = ({ id, userId }: SharedFolder, visitorId: number | null) => ({
  from: sql`collection_album c JOIN album a ON a.id = c.album_id`,
  where: [sql`c.user_id = ${userId}`, sql`c.folder_id = ${id}`, sql`(${isAlbumOpenTo(visitorId)})`],
});

const sharedArticles = ({ id, userId }: SharedFolder) => ({
  from: sql`collection_article c JOIN live_article a ON a.id = c.article_id`,
  where: [sql`c.user_id = ${userId}`, sql`c.folder_id = ${id}`],
});

export function pageOfSharedImages(db: Database, folder: SharedFolder, page: Page) {
  const order = sql`c.created_at DESC, i.id DESC`;
  return findPage(db, Row, { columns: sql`i.id`, ...sharedImages(folder), order }, page);
}

export function pageOfSharedAlbums(db: Database, folder: SharedFolder, visitorId: number | null, page: Page) {
  const order = sql`c.created_at DESC, a.id DESC`;
  return findPage(db, Row, { columns: sql`a.id`, ...sharedAlbums(folder, visitorId), order }, page);
}

export function pageOfSharedArticles(db: Database, folder: SharedFolder, page: Page) {
  const order = sql`c.created_at DESC, a.id DESC`;
  return findPage(db, Row, { columns: sql`a.id`, ...sharedArticles(folder), order }, page);
}

const Counts = z.object({ images: z.int(), albums: z.int(), articles: z.int() });

export function countShared(db: Database, folder: SharedFolder, visitorId: number | null) {
  const counted = ({ from, where }: ReturnType<typeof sharedImages>) =>
    sql`(SELECT count(*)::int FROM ${from} WHERE ${sql.join(where, sql` AND `)})`;
  return one(
    db,
    Counts,
    sql`SELECT ${counted(sharedImages(folder))} AS images, ${counted(sharedAlbums(folder, visitorId))} AS albums,
      ${counted(sharedArticles(folder))} AS articles`,
  );
}
