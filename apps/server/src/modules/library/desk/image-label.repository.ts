import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { idList, textList } from '../../../platform/database/sql-parts.ts';

/** Uses one order everywhere, so that two transactions creating the same labels can't deadlock. */
async function insertMissingLabels(transaction: Database, names: readonly string[]): Promise<void> {
  await transaction.execute(
    sql`INSERT INTO label (name) SELECT DISTINCT name FROM unnest(${textList(names)}) AS name ORDER BY name ON CONFLICT (name) DO NOTHING`,
  );
}

export async function replaceLabels(transaction: Database, imageId: number, names: readonly string[]): Promise<void> {
  await insertMissingLabels(transaction, names);
  await transaction.execute(sql`DELETE FROM image_label WHERE image_id = ${imageId}`);
  await transaction.execute(sql`
    INSERT INTO image_label (image_id, label_id, position)
    SELECT ${imageId}, l.id, n.position FROM unnest(${textList(names)}) WITH ORDINALITY AS n (name, position) JOIN label l ON l.name = n.name
    ON CONFLICT DO NOTHING`);
}

/** Behind those each image has. */
export async function addLabels(
  transaction: Database,
  imageIds: readonly number[],
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  await insertMissingLabels(transaction, names);
  await transaction.execute(sql`
    INSERT INTO image_label (image_id, label_id, position)
    SELECT i.id, l.id, n.position + coalesce((SELECT max(position) FROM image_label WHERE image_id = i.id), 0)
    FROM unnest(${idList(imageIds)}) AS i (id)
    CROSS JOIN unnest(${textList(names)}) WITH ORDINALITY AS n (name, position) JOIN label l ON l.name = n.name
    ON CONFLICT DO NOTHING`);
}
