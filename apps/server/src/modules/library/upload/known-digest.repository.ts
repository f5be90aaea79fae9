import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { textList } from '../../../platform/database/sql-parts.ts';

const KnownDigest = z.object({ id: z.int(), digest: z.string() });

/** Returns the images that have one of these digests (hex), by digest. */
export async function findKnownDigests(db: Database, digests: readonly string[]): Promise<Map<string, number>> {
  if (digests.length === 0) return new Map();
  const found = await many(
    db,
    KnownDigest,
    sql`SELECT i.id, encode(i.sha256, 'hex') AS digest FROM unnest(${textList(digests)}) AS d (digest) JOIN image i ON i.sha256 = decode(d.digest, 'hex')`,
  );
  return new Map(found.map(({ id, digest }) => [digest, id]));
}
