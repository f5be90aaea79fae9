import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many, one } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import type { CodeBlock } from '../../../platform/scan/open-scanner.ts';
import type { DescribedAt } from '../../../platform/scan/scan-tables.ts';
import { wordsIn } from '../../../platform/scan/words-in.ts';

const rowsPerRead = 10_000;
/** An image that fails so often is left alone. */
const maxAttempts = 3;
const claim = sql`now() + interval '15 minutes'`;

const Claimed = z.object({ id: z.int(), sha256: z.string(), version: z.string() });
export type ClaimedImage = z.infer<typeof Claimed>;
const claimedColumns = sql`i.id, encode(i.sha256, 'hex') AS sha256, i.version`;
const isWanted = sql`i.processing_state = 'ready' AND i.review_state <> 'deleted'`;

/** Claims images below `before` that this model has not described yet, the newest first: no other process takes them for a while. */
export function claimFresh(db: Database, model: string, before: number, limit: number): Promise<ClaimedImage[]> {
  return many(
    db,
    Claimed,
    sql`WITH claimed AS (
      INSERT INTO image_meaning AS m (image_id, model, claimed_until)
        SELECT i.id, ${model}, ${claim} FROM image i LEFT JOIN image_meaning known ON known.image_id = i.id AND known.model = ${model}
        WHERE ${isWanted} AND i.id < ${before} AND known.image_id IS NULL ORDER BY i.id DESC LIMIT ${limit}
      ON CONFLICT (image_id) DO UPDATE SET model = excluded.model, vector = NULL, attempts = 1, fault = NULL, claimed_until = excluded.claimed_until, described_at = NULL
        WHERE m.model <> excluded.model
      RETURNING m.image_id)
    SELECT ${claimedColumns} FROM image i JOIN claimed c ON c.image_id = i.id ORDER BY i.id DESC`,
  );
}

/** Claims images again whose last attempt failed, or was never heard of again. */
export function claimAgain(db: Database, model: string, limit: number): Promise<ClaimedImage[]> {
  return many(
    db,
    Claimed,
    sql`WITH claimed AS (
      UPDATE image_meaning SET attempts = attempts + 1, claimed_until = ${claim} WHERE image_id IN (
        SELECT m.image_id FROM image_meaning m JOIN image i ON i.id = m.image_id
        WHERE m.vector IS NULL AND m.claimed_until < now() AND m.model = ${model} AND m.attempts < ${maxAttempts} AND ${isWanted}
        ORDER BY m.claimed_until LIMIT ${limit} FOR UPDATE OF m SKIP LOCKED)
      RETURNING image_id)
    SELECT ${claimedColumns} FROM image i JOIN claimed c ON c.image_id = i.id ORDER BY i.id DESC`,
  );
}

export async function saveMeaning(db: Database, imageId: number, model: string, vector: Int8Array): Promise<void> {
  await db.execute(sql`UPDATE image_meaning SET vector = ${Buffer.from(vector)}, fault = NULL, described_at = now()
    WHERE image_id = ${imageId} AND model = ${model}`);
}

/** Notes why an attempt failed; the next one is some minutes away, the more the more there were. */
export async function noteFault(db: Database, imageId: number, model: string, fault: string): Promise<void> {
  await db.execute(sql`UPDATE image_meaning SET fault = ${fault}, claimed_until = now() + attempts * interval '10 minutes'
    WHERE image_id = ${imageId} AND model = ${model} AND vector IS NULL`);
}

/** Gives images back that were claimed and not described through no fault of theirs. */
export async function releaseClaims(db: Database, model: string, imageIds: readonly number[]): Promise<void> {
  await db.execute(sql`UPDATE image_meaning SET attempts = greatest(attempts - 1, 0), claimed_until = now()
    WHERE image_id = ANY(${idList(imageIds)}) AND model = ${model} AND vector IS NULL`);
}

const Figures = z.object({ described: z.int(), waiting: z.int(), failed: z.int() });

/** Counts over the whole library: for the office's page only. */
export function countMeanings(db: Database, model: string): Promise<z.infer<typeof Figures>> {
  return one(
    db,
    Figures,
    sql`SELECT count(m.vector)::int AS described,
      count(*) FILTER (WHERE m.image_id IS NULL OR (m.vector IS NULL AND m.attempts < ${maxAttempts}))::int AS waiting,
      count(*) FILTER (WHERE m.vector IS NULL AND m.attempts >= ${maxAttempts})::int AS failed
    FROM image i LEFT JOIN image_meaning m ON m.image_id = i.id AND m.model = ${model} WHERE ${isWanted}`,
  );
}

const Bytes = z.instanceof(Buffer).nullable();
const Block = z.object({ lastId: z.int().nullable(), ids: Bytes, vectors: Bytes });
const blockColumns = sql`string_agg(int4send(image_id), ''::bytea ORDER BY image_id) AS ids, string_agg(vector, ''::bytea ORDER BY image_id) AS vectors`;

const blockOf = ({ ids, vectors }: z.infer<typeof Block>): CodeBlock<Int8Array> => ({
  ids: new Int32Array(wordsIn(ids).buffer),
  codes: Int8Array.from(new Int8Array(vectors ?? [])),
});

/** Returns the vectors of the images after `afterId`, up to `rowsPerRead` of them; null when there are none. */
export async function readMeaningBlock(
  db: Database,
  model: string,
  afterId: number,
): Promise<(CodeBlock<Int8Array> & { lastId: number }) | null> {
  const block = await one(
    db,
    Block,
    sql`SELECT max(image_id) AS last_id, ${blockColumns} FROM (
      SELECT image_id, vector FROM image_meaning WHERE model = ${model} AND vector IS NOT NULL AND image_id > ${afterId}
      ORDER BY image_id LIMIT ${sql.raw(String(rowsPerRead))}) m`,
  );
  return block.lastId === null ? null : { lastId: block.lastId, ...blockOf(block) };
}

/** Returns the vectors of the images described after that, up to `rowsPerRead` of them; null when there are none. */
export async function readNewMeanings(
  db: Database,
  model: string,
  { at, imageId }: DescribedAt,
): Promise<(CodeBlock<Int8Array> & { last: DescribedAt }) | null> {
  const block = await one(
    db,
    Block.extend({ lastAt: z.string().nullable() }),
    sql`SELECT (array_agg(image_id ORDER BY described_at DESC, image_id DESC))[1] AS last_id, max(described_at)::text AS last_at, ${blockColumns} FROM (
      SELECT image_id, vector, described_at FROM image_meaning
      WHERE model = ${model} AND vector IS NOT NULL AND (described_at, image_id) > (${at}::timestamptz, ${imageId}::int)
      ORDER BY described_at, image_id LIMIT ${sql.raw(String(rowsPerRead))}) m`,
  );
  if (block.lastId === null || block.lastAt === null) return null;
  return { last: { at: block.lastAt, imageId: block.lastId }, ...blockOf(block) };
}

/** Returns the vector of an image; null while it isn't described. */
export async function findMeaning(db: Database, model: string, imageId: number): Promise<Int8Array | null> {
  const [row] = await many(
    db,
    z.object({ vector: z.instanceof(Buffer) }),
    sql`SELECT vector FROM image_meaning WHERE image_id = ${imageId} AND model = ${model} AND vector IS NOT NULL`,
  );
  return row ? Int8Array.from(new Int8Array(row.vector)) : null;
}
