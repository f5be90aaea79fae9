import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { idList, textList } from '../../../platform/database/sql-parts.ts';
import { type CodeTable, wordsPerCode } from './nearest-codes.ts';

/** Similar ones kept with an image: more than are shown, because some will be taken offline. */
export const kept = 48;
const rowsPerRead = 50_000;

const Descriptor = z
  .instanceof(Buffer)
  .transform((bytes) => new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
const Looks = z.object({ imageId: z.int(), descriptor: Descriptor });
const WaitingLook = Looks.extend({ code: z.string() });
export type WaitingLook = z.infer<typeof WaitingLook>;

/** Returns up to `limit` looks whose similar images are still to be found, the newest first; codes in hex. */
export function findWaiting(db: Database, model: string, limit: number): Promise<WaitingLook[]> {
  return many(
    db,
    WaitingLook,
    sql`SELECT image_id, descriptor, encode(${codeBytes}, 'hex') AS code FROM image_descriptor d
    WHERE model = ${model} AND similar_found_at IS NULL ORDER BY image_id DESC LIMIT ${limit}`,
  );
}

const codeBytes = sql.raw(
  [1, 65, 129, 193].map((from) => `int8send(substring(d.code FROM ${from} FOR 64)::bigint)`).join(' || '),
);

const CodeBlock = z.object({ lastId: z.int().nullable(), rows: z.instanceof(Buffer).nullable() });

/** Reads the codes of all images that are published or may yet be. */
export async function readCodes(db: Database, model: string): Promise<CodeTable> {
  const blocks: Buffer[] = [];
  for (let lastId: number | null = 0; lastId !== null; ) {
    const [block]: z.infer<typeof CodeBlock>[] = await many(
      db,
      CodeBlock,
      sql`SELECT max(image_id) AS last_id, string_agg(int4send(image_id) || ${codeBytes}, ''::bytea ORDER BY image_id) AS rows FROM (
        SELECT d.image_id, d.code FROM image_descriptor d JOIN image i ON i.id = d.image_id
        WHERE d.model = ${model} AND d.image_id > ${lastId} AND i.review_state NOT IN ('rejected', 'offline')
        ORDER BY d.image_id LIMIT ${rowsPerRead}) d`,
    );
    if (block?.rows) blocks.push(block.rows);
    lastId = block?.lastId ?? null;
  }
  return toTable(Buffer.concat(blocks));
}

function toTable(rows: Buffer): CodeTable {
  const rowBytes = 4 + 4 * wordsPerCode;
  const count = rows.length / rowBytes;
  // Shared, so that the scanning thread has no copy of its own.
  const ids = new Int32Array(new SharedArrayBuffer(count * 4));
  const codes = new Uint32Array(new SharedArrayBuffer(count * 4 * wordsPerCode));
  for (let row = 0; row < count; row += 1) {
    ids[row] = rows.readInt32BE(row * rowBytes);
    for (let word = 0; word < wordsPerCode; word += 1)
      codes[row * wordsPerCode + word] = rows.readUInt32BE(row * rowBytes + 4 + word * 4);
  }
  return { ids, codes };
}

export function findLooks(db: Database, ids: readonly number[], model: string): Promise<z.infer<typeof Looks>[]> {
  return many(
    db,
    Looks,
    sql`SELECT image_id, descriptor FROM image_descriptor WHERE model = ${model} AND image_id = ANY(${idList(ids)})`,
  );
}

export interface SimilarPair {
  imageId: number;
  otherId: number;
  /** Ten-thousandths. */
  likeness: number;
}

/**
 * Keeps what was found for the `searched` looks in place of what they had, and each pair with its other image as well,
 * which thereby learns of images newer than itself. A look that has changed since waits on.
 */
export async function saveSimilar(
  db: Database,
  model: string,
  searched: readonly WaitingLook[],
  pairs: readonly SimilarPair[],
): Promise<void> {
  const ids = (of: (pair: SimilarPair) => number) => idList(pairs.map(of));
  await inTransaction(db, async (transaction) => {
    // Two savers would lock the same rows in different order.
    await transaction.execute(
      sql`SELECT pg_advisory_xact_lock(hashtextextended('image.similar.' || current_schema(), 0))`,
    );
    await transaction.execute(sql`
      UPDATE image_descriptor d SET similar_found_at = now(), similar_ids = '{}', similar_likeness = '{}'
      FROM unnest(${idList(searched.map(({ imageId }) => imageId))}, ${textList(searched.map(({ code }) => code))}) AS s(image_id, code)
      WHERE d.image_id = s.image_id AND d.model = ${model} AND encode(${codeBytes}, 'hex') = s.code`);
    await transaction.execute(sql`
      WITH found AS (SELECT * FROM unnest(${ids(({ imageId }) => imageId)}, ${ids(({ otherId }) => otherId)}, ${ids(({ likeness }) => likeness)}) AS f(image_id, other_id, likeness)),
        news AS (SELECT image_id, array_agg(other_id) AS ids, array_agg(likeness) AS likeness, max(likeness) AS best
          FROM (SELECT image_id, other_id, likeness FROM found UNION SELECT other_id, image_id, likeness FROM found) AS both_ways GROUP BY image_id)
      UPDATE image_descriptor d SET (similar_ids, similar_likeness) = (
        SELECT array_agg(id ORDER BY likeness DESC, id), array_agg(likeness ORDER BY likeness DESC, id) FROM (
          SELECT id, likeness FROM (
            SELECT * FROM unnest(n.ids, n.likeness) AS new(id, likeness)
            UNION ALL SELECT * FROM unnest(d.similar_ids, d.similar_likeness) AS old(id, likeness) WHERE id <> ALL (n.ids)) AS merged
          ORDER BY likeness DESC, id LIMIT ${kept}) AS best)
      FROM news n WHERE d.image_id = n.image_id AND d.model = ${model}
        AND (cardinality(d.similar_ids) < ${kept} OR n.best > d.similar_likeness[${kept}] OR n.ids && d.similar_ids)`);
  });
}
