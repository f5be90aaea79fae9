import { faceExpressions, faceGenders, faceRaces } from '@tuyuan/contract/library/face-choices.ts';
import type { ImageFilter } from '@tuyuan/contract/library/image.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { onePrepared } from '../../../platform/database/run-prepared.ts';
import type { ImageCriteria } from './image-criteria.ts';
import { matchingRows } from './matching-rows.repository.ts';

/** The newest hits counted; beyond them a count is a lower bound. */
const counted = 3000;

const valued = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, count: z.int() })).nullable();

const Counts = z.object({
  isSinglePeople: valued(z.boolean()),
  faceGender: valued(z.enum(faceGenders)),
  faceExpression: valued(z.enum(faceExpressions)),
  faceRace: valued(z.enum(faceRaces)),
  aged: z.int(),
  rated: z.int(),
  countsAreLowerBounds: z.boolean(),
});
export type FaceCounts = z.infer<typeof Counts>;

/** A statement of at most `counted` hits without one of the filters, and how many of them have each value. */
function hitsWithout(criteria: ImageCriteria, timeZone: string, open: Partial<ImageFilter>): SQL {
  const without = { ...criteria, filter: { ...criteria.filter, ...open } };
  const rows = matchingRows(without, timeZone, 'i.image_id, i.is_single_people, i.faces');
  return sql`(SELECT * FROM ${rows} m LIMIT ${sql.raw(String(counted + 1))})`;
}

/** A face counts for its own value only where it meets the other filters on faces. */
function countBy(name: 'gender' | 'expression' | 'race', hits: SQL, path: string): SQL {
  return sql`(SELECT json_agg(json_build_object('value', c.value, 'count', c.count) ORDER BY c.count DESC, c.value) FROM (
    SELECT f->>${sql.raw(`'${name}'`)} AS value, count(DISTINCT h.image_id)::int AS count FROM ${hits} h
    CROSS JOIN LATERAL jsonb_path_query(h.faces, ${path}::jsonpath) f
    WHERE f->>${sql.raw(`'${name}'`)} IS NOT NULL GROUP BY 1) c)`;
}

interface OpenFilters {
  /** Leaves out one filter. */
  filter: Partial<ImageFilter>;
  /** `jsonpath` of the faces that meet the filters left. */
  path: string;
}

/** Counts hits by what is said of their faces, each without its own selection. */
export function countFaces(
  db: Database,
  criteria: ImageCriteria,
  timeZone: string,
  open: Readonly<Record<'people' | 'gender' | 'expression' | 'race' | 'age' | 'beauty', OpenFilters>>,
): Promise<FaceCounts> {
  const hits = (name: keyof typeof open) => hitsWithout(criteria, timeZone, open[name].filter);
  const has = (name: 'age' | 'beauty') =>
    sql`(SELECT count(*)::int FROM ${hits(name)} h WHERE h.faces @? ${open[name].path}::jsonpath)`;
  return onePrepared(
    db,
    Counts,
    sql`SELECT
      (SELECT json_agg(json_build_object('value', c.value, 'count', c.count) ORDER BY c.value DESC) FROM (
        SELECT h.is_single_people AS value, count(*)::int AS count FROM ${hits('people')} h WHERE h.is_single_people IS NOT NULL GROUP BY 1) c) AS is_single_people,
      ${countBy('gender', hits('gender'), open.gender.path)} AS face_gender,
      ${countBy('expression', hits('expression'), open.expression.path)} AS face_expression,
      ${countBy('race', hits('race'), open.race.path)} AS face_race,
      ${has('age')} AS aged, ${has('beauty')} AS rated,
      (SELECT count(*) FROM ${hits('people')} h) > ${sql.raw(String(counted))} AS counts_are_lower_bounds`,
  );
}
