import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { idList, textList } from '../../../platform/database/sql-parts.ts';

/**
 * Creates what is neither a label nor another name of one, and keeps labels from being merged or deleted until the
 * transaction ends. Uses one order everywhere, so that two transactions with the same labels can't deadlock.
 */
async function takeLabels(transaction: Database, names: readonly string[]): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO label (name) SELECT DISTINCT n.name FROM unnest(${textList(names)}) AS n (name)
    WHERE NOT EXISTS (SELECT FROM label l WHERE l.synonyms @> ARRAY[n.name]) ORDER BY n.name ON CONFLICT (name) DO NOTHING`);
  await transaction.execute(sql`
    SELECT FROM label WHERE name = ANY(${textList(names)}) OR synonyms && ${textList(names)} ORDER BY id FOR KEY SHARE`);
}

/** The label of that name, else the one it is another name of. */
const meantLabel = sql`LATERAL (SELECT id FROM label l WHERE l.name = n.name OR l.synonyms @> ARRAY[n.name]
  ORDER BY l.name = n.name DESC, l.id LIMIT 1)`;

interface Labelled {
  imageId: number;
  labels: readonly string[];
}

/** Sets the labels of images, each in its order. */
export async function replaceLabels(transaction: Database, images: readonly Labelled[]): Promise<void> {
  await takeLabels(
    transaction,
    images.flatMap(({ labels }) => labels),
  );
  const imageIds = images.map(({ imageId }) => imageId);
  await transaction.execute(sql`DELETE FROM image_label WHERE image_id = ANY(${idList(imageIds)})`);
  await transaction.execute(sql`
    INSERT INTO image_label (image_id, label_id, position)
    SELECT i."imageId", l.id, n.position FROM jsonb_to_recordset(${JSON.stringify(images)}::jsonb) AS i ("imageId" int, labels jsonb)
    CROSS JOIN LATERAL jsonb_array_elements_text(i.labels) WITH ORDINALITY AS n (name, position) CROSS JOIN ${meantLabel} l
    ON CONFLICT DO NOTHING`);
}

/** Behind those each image has. */
export async function addLabels(
  transaction: Database,
  imageIds: readonly number[],
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  await takeLabels(transaction, names);
  await transaction.execute(sql`
    INSERT INTO image_label (image_id, label_id, position)
    SELECT i.id, l.id, n.position + coalesce((SELECT max(position) FROM image_label WHERE image_id = i.id), 0)
    FROM unnest(${idList(imageIds)}) AS i (id)
    CROSS JOIN unnest(${textList(names)}) WITH ORDINALITY AS n (name, position) CROSS JOIN ${meantLabel} l
    ON CONFLICT DO NOTHING`);
}

export async function takeLabelsOff(
  transaction: Database,
  imageIds: readonly number[],
  names: readonly string[],
): Promise<void> {
  await transaction.execute(sql`
    DELETE FROM image_label il USING label l
    WHERE l.id = il.label_id AND l.name = ANY(${textList(names)}) AND il.image_id = ANY(${idList(imageIds)})`);
}
