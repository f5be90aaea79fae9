import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { type getImageLabels, ImageLabel } from '@tuyuan/contract/library/image-label.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { orderBy } from '../../../platform/database/order-by.ts';
import { refuseDuplicate } from '../../../platform/database/refuse-duplicate.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { containing, idList, textList } from '../../../platform/database/sql-parts.ts';
import { findIds, oneId } from '../../../platform/database/values.ts';

const imageCount = sql`(SELECT count(*)::int FROM image_label il JOIN image i ON i.id = il.image_id WHERE il.label_id = l.id AND i.review_state <> 'deleted')`;
const columns = sql`l.id, l.name, l.synonyms, ${imageCount} AS image_count`;
const nameTaken = { label_name_key: { code: 'Label.NameTaken', field: 'name' } } as const;

interface LabelWords {
  name: string;
  synonyms: readonly string[];
}

export function findLabels(db: Database, { keyword, isUnused, sorting, ...page }: InputOf<typeof getImageLabels>) {
  const pattern = containing(keyword);
  const isUsed = sql`EXISTS (SELECT FROM image_label il WHERE il.label_id = l.id)`;
  const where = [
    keyword !== '' && sql`(l.name ILIKE ${pattern} OR array_to_string(l.synonyms, ' ') ILIKE ${pattern})`,
    isUnused !== undefined && (isUnused ? sql`NOT ${isUsed}` : isUsed),
  ];
  const order = orderBy(sorting, { imageCount, name: sql`l.name`, id: sql`l.id` }, sql`l.id`);
  return findPage(db, ImageLabel, { columns, from: sql`label l`, where, order }, page);
}

export function findLabel(db: Database, id: number): Promise<ImageLabel | null> {
  return findOne(db, ImageLabel, sql`SELECT ${columns} FROM label l WHERE l.id = ${id}`);
}

/** Throws `Label.NameTaken`. */
export function insertLabel(db: Database, { name, synonyms }: LabelWords): Promise<number> {
  const inserting = oneId(
    db,
    sql`INSERT INTO label (name, synonyms) VALUES (${name}, ${textList(synonyms)}) RETURNING id`,
  );
  return refuseDuplicate(inserting, nameTaken);
}

/** Returns false if the label does not exist. Throws `Label.NameTaken`. */
export async function changeLabel(db: Database, id: number, { name, synonyms }: LabelWords): Promise<boolean> {
  const changing = db.execute(sql`UPDATE label SET name = ${name}, synonyms = ${textList(synonyms)} WHERE id = ${id}`);
  return (await refuseDuplicate(changing, nameTaken)).rowCount === 1;
}

const LabelRow = z.object({ id: z.int(), name: z.string(), synonyms: z.array(z.string()) });
export type LabelRow = z.infer<typeof LabelRow>;

/** Locks the labels in the order of their numbers: none of them is deleted, merged or given to an image until the transaction ends. */
export function lockLabels(transaction: Database, ids: readonly number[]): Promise<LabelRow[]> {
  return many(
    transaction,
    LabelRow,
    sql`SELECT id, name, synonyms FROM label WHERE id = ANY(${idList(ids)}) ORDER BY id FOR UPDATE`,
  );
}

export function findLabelledImages(db: Database, labelIds: readonly number[]): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT DISTINCT image_id AS id FROM image_label WHERE label_id = ANY(${idList(labelIds)}) ORDER BY image_id`,
  );
}

/** Gives the images of these labels the one that stays, once each and at the first place any of them had. */
export async function moveLabelledImages(transaction: Database, ids: readonly number[], intoId: number): Promise<void> {
  const all = idList([...ids, intoId]);
  await transaction.execute(sql`
    DELETE FROM image_label il USING (
      SELECT image_id, label_id, row_number() OVER (PARTITION BY image_id ORDER BY position, label_id) AS place
      FROM image_label WHERE label_id = ANY(${all})) ranked
    WHERE ranked.image_id = il.image_id AND ranked.label_id = il.label_id AND ranked.place > 1`);
  await transaction.execute(sql`UPDATE image_label SET label_id = ${intoId} WHERE label_id = ANY(${idList(ids)})`);
}

export async function setSynonyms(transaction: Database, id: number, synonyms: readonly string[]): Promise<void> {
  await transaction.execute(sql`UPDATE label SET synonyms = ${textList(synonyms)} WHERE id = ${id}`);
}

export async function removeLabels(transaction: Database, ids: readonly number[]): Promise<number> {
  return (await transaction.execute(sql`DELETE FROM label WHERE id = ANY(${idList(ids)})`)).rowCount ?? 0;
}
