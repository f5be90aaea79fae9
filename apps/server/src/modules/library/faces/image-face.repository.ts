import { faceSources } from '@tuyuan/contract/library/face-choices.ts';
import { ImageFace } from '@tuyuan/contract/library/image-face.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { countRows } from '../../../platform/database/values.ts';
import { refusesFaceSearch } from '../search/index.ts';
import type { FoundFace } from './face-provider.ts';

const told = (name: string) =>
  sql.raw(
    `CASE WHEN f.${name} IS NOT NULL THEN json_build_object('value', f.${name}, 'confidence', f.${name}_confidence, 'source', f.${name}_source) END AS ${name}`,
  );

const attributes = sql.join(['age', 'gender', 'expression', 'race', 'beauty'].map(told), sql`, `);

/** Returns an image's faces, from left to right. */
export function listFaces(db: Database, imageId: number): Promise<ImageFace[]> {
  return many(
    db,
    ImageFace,
    sql`SELECT f.id, json_build_object('x', f.x, 'y', f.y, 'width', f.width, 'height', f.height) AS box, f.confidence, f.source, ${attributes}
    FROM image_face f WHERE f.image_id = ${imageId} ORDER BY f.x, f.id`,
  );
}

const FacedImage = z.object({
  authorId: z.int(),
  isReady: z.boolean(),
  checkedBy: z.enum(faceSources).nullable(),
  isRefused: z.boolean(),
});

/** Returns what is to be known of an image before its faces are shown or changed; null where there is none. */
export function findFacedImage(db: Database, imageId: number): Promise<z.infer<typeof FacedImage> | null> {
  return findOne(
    db,
    FacedImage,
    sql`SELECT i.author_id, i.processing_state = 'ready' AND i.review_state <> 'deleted' AS is_ready, c.source AS checked_by, ${refusesFaceSearch} AS is_refused
    FROM image i LEFT JOIN face_check c ON c.image_id = i.id WHERE i.id = ${imageId}`,
  );
}

/** What a person says of a face; null where they say nothing. */
export type GivenFace = Pick<ImageFace, 'box'> & {
  [Name in 'age' | 'gender' | 'expression' | 'race' | 'beauty']: NonNullable<ImageFace[Name]>['value'] | null;
};

/** Notes that a person has looked, which nothing found later changes; call it before anything else, for it locks. */
export async function noteCorrection(transaction: Database, imageId: number): Promise<void> {
  await transaction.execute(sql`INSERT INTO face_check (image_id, source) VALUES (${imageId}, 'manual')
    ON CONFLICT (image_id) DO UPDATE SET source = 'manual', fault = NULL, checked_at = now()`);
}

export function countImageFaces(db: Database, imageId: number): Promise<number> {
  return countRows(db, sql`SELECT count(*)::int AS count FROM image_face WHERE image_id = ${imageId}`);
}

export async function insertGivenFace(transaction: Database, imageId: number, face: GivenFace): Promise<void> {
  const { box, age, gender, expression, race, beauty } = face;
  const by = (value: unknown) => sql`${value === null ? null : 1}::real, ${value === null ? null : 'manual'}::text`;
  await transaction.execute(sql`INSERT INTO image_face (image_id, x, y, width, height, confidence, source, age, age_confidence, age_source,
      gender, gender_confidence, gender_source, expression, expression_confidence, expression_source, race, race_confidence, race_source,
      beauty, beauty_confidence, beauty_source)
    VALUES (${imageId}, ${box.x}, ${box.y}, ${box.width}, ${box.height}, 1, 'manual', ${age}, ${by(age)}, ${gender}, ${by(gender)},
      ${expression}, ${by(expression)}, ${race}, ${by(race)}, ${beauty}, ${by(beauty)})`);
}

/** A value that stays as it is keeps who said it. */
function corrected(name: string, type: string, value: unknown): SQL {
  const column = sql.raw(name);
  const given = sql`${value}::${sql.raw(type)}`;
  const isSame = sql`${column} IS NOT DISTINCT FROM ${given}`;
  const told = sql`${given} IS NOT NULL`;
  return sql`${column} = ${given}, ${sql.raw(`${name}_confidence`)} = CASE WHEN ${isSame} THEN ${sql.raw(`${name}_confidence`)} WHEN ${told} THEN 1 END,
    ${sql.raw(`${name}_source`)} = CASE WHEN ${isSame} THEN ${sql.raw(`${name}_source`)} WHEN ${told} THEN 'manual' END`;
}

/** Returns false where the image has no such face. */
export async function updateGivenFace(
  transaction: Database,
  { id, imageId }: { id: number; imageId: number },
  { box, age, gender, expression, race, beauty }: GivenFace,
): Promise<boolean> {
  const isMoved = sql`(x, y, width, height) IS DISTINCT FROM (${box.x}::real, ${box.y}::real, ${box.width}::real, ${box.height}::real)`;
  const { rowCount } = await transaction.execute(sql`UPDATE image_face SET
      source = CASE WHEN ${isMoved} THEN 'manual' ELSE source END, confidence = CASE WHEN ${isMoved} THEN 1 ELSE confidence END,
      x = ${box.x}, y = ${box.y}, width = ${box.width}, height = ${box.height}, ${corrected('age', 'smallint', age)}, ${corrected('gender', 'text', gender)},
      ${corrected('expression', 'text', expression)}, ${corrected('race', 'text', race)}, ${corrected('beauty', 'smallint', beauty)}
    WHERE id = ${id} AND image_id = ${imageId}`);
  return rowCount === 1;
}

/** Returns false where the image has no such face. */
export async function deleteFace(transaction: Database, id: number, imageId: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    sql`DELETE FROM image_face WHERE id = ${id} AND image_id = ${imageId}`,
  );
  return rowCount === 1;
}

/** Replaces what was found before. */
export async function replaceFoundFaces(
  transaction: Database,
  imageId: number,
  source: 'model' | 'cloud',
  faces: readonly FoundFace[],
): Promise<void> {
  await transaction.execute(sql`DELETE FROM image_face WHERE image_id = ${imageId}`);
  if (faces.length === 0) return;
  const rows = faces.map(({ box, confidence, ...face }) => ({
    ...box,
    confidence,
    ...Object.fromEntries(
      Object.entries(face).flatMap(([name, guess]) => [
        [name, guess?.value ?? null],
        [`${name}_confidence`, guess?.confidence ?? null],
        [`${name}_source`, guess ? source : null],
      ]),
    ),
  }));
  const columns = sql.raw(
    ['age', 'gender', 'expression', 'race', 'beauty']
      .map((name) => `${name}, ${name}_confidence, ${name}_source`)
      .join(', '),
  );
  await transaction.execute(sql`INSERT INTO image_face (image_id, source, x, y, width, height, confidence, ${columns})
    SELECT ${imageId}, ${source}, x, y, width, height, confidence, ${columns} FROM jsonb_populate_recordset(NULL::image_face, ${JSON.stringify(rows)}::jsonb)`);
}

/** Brings the count of an image's faces up to date; null of both where nobody has looked. */
export async function settleFaceCounts(transaction: Database, imageIds: SQL): Promise<void> {
  await transaction.execute(sql`UPDATE image i SET face_count = n.faces, is_single_people = CASE WHEN n.faces > 0 THEN n.faces = 1 END
    FROM (SELECT o.id, CASE WHEN c.image_id IS NOT NULL AND c.fault IS NULL THEN (SELECT count(*)::int FROM image_face f WHERE f.image_id = o.id) END AS faces
      FROM image o LEFT JOIN face_check c ON c.image_id = o.id WHERE o.id = ANY(${imageIds})) n
    WHERE i.id = n.id`);
}
