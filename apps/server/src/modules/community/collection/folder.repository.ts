import { maxFolders } from '@tuyuan/contract/community/collection-words.ts';
import type { MarkKind } from '@tuyuan/contract/community/mark-kinds.ts';
import { Folder } from '@tuyuan/contract/community/user-collection.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { refuseDuplicate } from '../../../platform/database/refuse-duplicate.ts';
import { findOne, many, one } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { countRows, oneId } from '../../../platform/database/values.ts';
import { publishedWorks } from '../marks/index.ts';

const Row = Folder.omit({ shareToken: true }).extend({ tokenSealed: z.instanceof(Buffer).nullable() });
type FolderRow = z.infer<typeof Row>;
const countOf = (kind: MarkKind, folder: SQL, userId: SQL) => {
  const { relation, isShown } = publishedWorks[kind];
  return sql`(SELECT count(*)::int FROM ${sql.identifier(`collection_${kind}`)} c JOIN ${sql.identifier(relation)} w ON w.id = c.${sql.identifier(`${kind}_id`)}
    WHERE c.user_id = ${userId} AND ${folder} AND ${isShown})`;
};
const countsIn = (folder: SQL, userId: SQL) =>
  sql`${countOf('image', folder, userId)} AS images, ${countOf('album', folder, userId)} AS albums, ${countOf('article', folder, userId)} AS articles`;
const columns = sql`f.id, f.name, f.description, f.token_sealed, ${countsIn(sql`c.folder_id = f.id`, sql`f.user_id`)},
  (SELECT json_build_object('id', i.id, 'version', i.version, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash, 'title', i.title)
    FROM collection_image c JOIN image i ON i.id = c.image_id
    WHERE c.user_id = f.user_id AND c.folder_id = f.id AND i.review_state = 'approved'
    ORDER BY i.id = f.cover_image_id DESC NULLS LAST, c.created_at DESC, i.id DESC LIMIT 1) AS cover`;

export function findFolders(db: Database, userId: number): Promise<FolderRow[]> {
  return many(
    db,
    Row,
    sql`SELECT ${columns} FROM collection_folder f WHERE f.user_id = ${userId} ORDER BY f.position, f.id`,
  );
}

/** Throws `Collection.NotFound` for another's too. */
export function getFolder(db: Database, userId: number, id: number): Promise<FolderRow> {
  return orThrow(
    findOne(db, Row, sql`SELECT ${columns} FROM collection_folder f WHERE f.id = ${id} AND f.user_id = ${userId}`),
    'Collection.NotFound',
  );
}

const Loose = z.object({ images: z.int(), albums: z.int(), articles: z.int() });

/** How many published works lie in none of the folders. */
export function countLoose(db: Database, userId: number): Promise<z.infer<typeof Loose>> {
  return one(db, Loose, sql`SELECT ${countsIn(sql`c.folder_id IS NULL`, sql`${userId}`)}`);
}

/** One change of a person's row of folders at a time: they are counted and placed under this lock. */
export async function lockFolders(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext('collection'), ${userId})`);
}

/** Whether there is place for one more, under the lock. */
export async function hasPlace(transaction: Database, userId: number): Promise<boolean> {
  return (await countRows(transaction, sql`SELECT 1 FROM collection_folder WHERE user_id = ${userId}`)) < maxFolders;
}

interface Words {
  name: string;
  description: string;
}

const nameTaken = { collection_folder_name: { code: 'Collection.NameTaken', field: 'name' } } as const;

/** Throws `Collection.NameTaken`. */
export function insertFolder(transaction: Database, userId: number, { name, description }: Words): Promise<number> {
  return refuseDuplicate(
    oneId(
      transaction,
      sql`INSERT INTO collection_folder (user_id, name, description, position)
      SELECT ${userId}, ${name}, ${description}, coalesce(max(position), 0) + 1 FROM collection_folder WHERE user_id = ${userId} RETURNING id`,
    ),
    nameTaken,
  );
}

const Id = z.object({ id: z.int() });

/** Throws `Collection.NotFound`, `Collection.NameTaken`. */
export async function changeFolder(
  db: Database,
  userId: number,
  { id, name, description }: Words & { id: number },
): Promise<void> {
  const changing = findOne(
    db,
    Id,
    sql`UPDATE collection_folder SET name = ${name}, description = ${description} WHERE id = ${id} AND user_id = ${userId} RETURNING id`,
  );
  await refuseDuplicate(orThrow(changing, 'Collection.NotFound'), nameTaken);
}

/** Throws `Collection.NotFound`. */
export async function removeFolder(db: Database, userId: number, id: number): Promise<void> {
  await orThrow(
    findOne(db, Id, sql`DELETE FROM collection_folder WHERE id = ${id} AND user_id = ${userId} RETURNING id`),
    'Collection.NotFound',
  );
}

/** The named ones first and in that order, the others behind them in theirs; under the lock. */
export async function placeFolders(transaction: Database, userId: number, ids: readonly number[]): Promise<void> {
  await transaction.execute(sql`UPDATE collection_folder f SET position = o.place FROM (
      SELECT k.id, row_number() OVER (ORDER BY w.place NULLS LAST, k.position, k.id)::int AS place
      FROM collection_folder k LEFT JOIN unnest(${idList([...new Set(ids)])}) WITH ORDINALITY AS w (id, place) ON w.id = k.id
      WHERE k.user_id = ${userId}) o
    WHERE f.id = o.id AND f.position <> o.place`);
}

/** Moves what is collected; null takes it out of any folder. Returns how many there were. Throws `Collection.NotFound`. */
export async function moveWorks(
  transaction: Database,
  userId: number,
  { kind, ids, folderId }: { kind: MarkKind; ids: readonly number[]; folderId: number | null },
): Promise<number> {
  if (folderId !== null)
    await orThrow(
      findOne(
        transaction,
        Id,
        sql`SELECT id FROM collection_folder WHERE id = ${folderId} AND user_id = ${userId} FOR KEY SHARE`,
      ),
      'Collection.NotFound',
    );
  const work = sql.identifier(`${kind}_id`);
  const { rowCount } = await transaction.execute(
    sql`UPDATE ${sql.identifier(`collection_${kind}`)} SET folder_id = ${folderId}::int
    WHERE user_id = ${userId} AND ${work} = ANY(${idList(ids)})`,
  );
  return rowCount ?? 0;
}

/** Returns false if the image isn't shown in that folder of that person. */
export async function changeCover(
  db: Database,
  userId: number,
  { id, imageId }: { id: number; imageId: number },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`UPDATE collection_folder f SET cover_image_id = ${imageId}
    WHERE f.id = ${id} AND f.user_id = ${userId} AND EXISTS (SELECT FROM collection_image c JOIN image i ON i.id = c.image_id
      WHERE c.user_id = f.user_id AND c.folder_id = f.id AND i.id = ${imageId} AND i.review_state = 'approved')`);
  return rowCount === 1;
}

export async function deleteFoldersOf(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM collection_folder WHERE user_id = ${userId}`);
}
