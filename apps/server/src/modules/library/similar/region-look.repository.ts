import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many, one } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';
import { type Look, lookRecipe } from '../../../platform/imaging/describe-look.ts';
import type { CodeBlock } from '../../../platform/scan/open-scanner.ts';
import type { DescribedAt } from '../../../platform/scan/scan-tables.ts';
import { wordsIn } from '../../../platform/scan/words-in.ts';
import { codeWords } from './code-words.ts';
import { looksPerImage } from './look-table.ts';

/** Rows of another recipe have other looks, or fewer; they are described anew. */
export const regionRecipe = `${lookRecipe}, ${looksPerImage} looks`;
const rowsPerRead = 25_000;
const descriptorBytes = 256;

/** Keeps an image’s looks, the whole first. */
export async function saveRegionLooks(db: Database, imageId: number, looks: readonly Look[]): Promise<void> {
  const codes = Buffer.concat(looks.map(({ code }) => Buffer.from(code, 'hex')));
  const descriptors = Buffer.concat(looks.map(({ descriptor }) => Buffer.from(descriptor)));
  await db.execute(sql`
    INSERT INTO image_region_look (image_id, model, codes, descriptors) SELECT id, ${regionRecipe}, ${codes}, ${descriptors} FROM image WHERE id = ${imageId}
    ON CONFLICT (image_id) DO UPDATE SET model = excluded.model, codes = excluded.codes, descriptors = excluded.descriptors, described_at = now()`);
}

const Bytes = z.instanceof(Buffer).nullable();
const Block = z.object({ lastId: z.int().nullable(), ids: Bytes, codes: Bytes });

/** Returns the codes of the images after `afterId`, up to `rowsPerRead` of them; null when there are none. */
export async function readCodeBlock(
  db: Database,
  afterId: number,
): Promise<(CodeBlock<Uint32Array> & { lastId: number }) | null> {
  const { lastId, ids, codes } = await one(
    db,
    Block,
    sql`SELECT max(image_id) AS last_id, string_agg(int4send(image_id), ''::bytea ORDER BY image_id) AS ids, string_agg(codes, ''::bytea ORDER BY image_id) AS codes FROM (
      SELECT image_id, codes FROM image_region_look WHERE model = ${regionRecipe} AND image_id > ${afterId} ORDER BY image_id LIMIT ${sql.raw(String(rowsPerRead))}) r`,
  );
  return lastId === null ? null : { lastId, ids: new Int32Array(wordsIn(ids).buffer), codes: wordsIn(codes) };
}

const NewBlock = Block.extend({ lastAt: z.string().nullable() });

/** Returns the codes of the images described after that, up to `rowsPerRead` of them; null when there are none. */
export async function readNewCodes(
  db: Database,
  { at, imageId }: DescribedAt,
): Promise<(CodeBlock<Uint32Array> & { last: DescribedAt }) | null> {
  const { lastId, lastAt, ids, codes } = await one(
    db,
    NewBlock,
    sql`SELECT (array_agg(image_id ORDER BY described_at DESC, image_id DESC))[1] AS last_id, max(described_at)::text AS last_at,
      string_agg(int4send(image_id), ''::bytea ORDER BY image_id) AS ids, string_agg(codes, ''::bytea ORDER BY image_id) AS codes FROM (
      SELECT image_id, codes, described_at FROM image_region_look
      WHERE model = ${regionRecipe} AND (described_at, image_id) > (${at}::timestamptz, ${imageId}::int) ORDER BY described_at, image_id LIMIT ${sql.raw(String(rowsPerRead))}) r`,
  );
  if (lastId === null || lastAt === null) return null;
  return { ids: new Int32Array(wordsIn(ids).buffer), codes: wordsIn(codes), last: { at: lastAt, imageId: lastId } };
}

const Looks = z.object({
  imageId: z.int(),
  descriptors: z
    .instanceof(Buffer)
    .transform((bytes) =>
      Array.from(
        { length: bytes.length / descriptorBytes },
        (_, place) => new Int8Array(bytes.buffer, bytes.byteOffset + place * descriptorBytes, descriptorBytes),
      ),
    ),
});
/** Descriptors of an image, the whole first. */
export type ImageLooks = z.infer<typeof Looks>;

/** Returns the looks of these images; of the whole only where the parts aren’t described yet. */
export function findRegionLooks(db: Database, ids: readonly number[]): Promise<ImageLooks[]> {
  return many(
    db,
    Looks,
    sql`SELECT image_id, descriptors FROM image_region_look WHERE model = ${regionRecipe} AND image_id = ANY(${idList(ids)})
    UNION ALL SELECT d.image_id, d.descriptor FROM image_descriptor d WHERE d.model = ${lookRecipe} AND d.image_id = ANY(${idList(ids)})
      AND NOT EXISTS (SELECT FROM image_region_look r WHERE r.image_id = d.image_id AND r.model = ${regionRecipe})`,
  );
}

/** Returns the look of the whole of a published image, [] while it isn’t described; null where there is no such image. */
export async function findPublishedLook(db: Database, imageId: number): Promise<readonly Int8Array[] | null> {
  const isPublished = await findOne(
    db,
    z.object({ id: z.int() }),
    sql`SELECT id FROM image WHERE id = ${imageId} AND review_state = 'approved'`,
  );
  if (!isPublished) return null;
  const [looks] = await findRegionLooks(db, [imageId]);
  return looks?.descriptors.slice(0, 1) ?? [];
}

/** Returns the images that were found similar to this one when it came, the most alike first. */
export async function findKeptSimilar(db: Database, imageId: number): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT unnest(similar_ids) AS id FROM image_descriptor WHERE image_id = ${imageId} AND model = ${lookRecipe}`,
  );
}

/** Returns up to `limit` rendered images without looks of their parts, the newest first. */
export function findUndescribed(db: Database, limit: number, before: number): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT i.id FROM image i LEFT JOIN image_region_look r ON r.image_id = i.id AND r.model = ${regionRecipe}
    WHERE r.image_id IS NULL AND i.processing_state = 'ready' AND i.id < ${before} ORDER BY i.id DESC LIMIT ${limit}`,
  );
}

const File = z.object({ originalKey: z.string(), originalName: z.string() });

export async function findOriginalFile(db: Database, imageId: number): Promise<z.infer<typeof File> | undefined> {
  const [file] = await many(db, File, sql`SELECT original_key, original_name FROM image WHERE id = ${imageId}`);
  return file;
}

/** Returns the word that most of these images are labelled with, of those that are published, if at least `least` are; else "". */
export async function findCommonLabel(db: Database, ids: readonly number[], least: number): Promise<string> {
  const [label] = await many(
    db,
    z.object({ name: z.string() }),
    sql`SELECT l.name FROM image_label il JOIN label l ON l.id = il.label_id JOIN image_search s ON s.image_id = il.image_id WHERE il.image_id = ANY(${idList(ids)})
    GROUP BY l.id HAVING count(*) >= ${least} ORDER BY count(*) DESC, l.id LIMIT 1`,
  );
  return label?.name ?? '';
}

/** The code words of looks that are searched for. */
export const wordsOf = (looks: readonly Pick<Look, 'code'>[]): Uint32Array[] =>
  looks.map(({ code }) => codeWords(code));
