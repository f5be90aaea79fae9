import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { findIds } from '../platform/database/values.ts';
import type { DemoImage } from './demo-content.ts';

type DemoFace = DemoImage['faces'][number] & { file: string };

/** Every picture of the library counts as looked at by a person. Returns those with faces. */
export async function insertDemoFaces(db: Database, faces: readonly DemoFace[]): Promise<number[]> {
  await db.execute(sql`INSERT INTO face_check (image_id, source) SELECT id, 'manual' FROM image WHERE processing_state = 'ready'
    ON CONFLICT (image_id) DO UPDATE SET source = 'manual'`);
  const rows = JSON.stringify(faces.map(({ box, ...face }) => ({ ...box, ...face })));
  await db.execute(sql`INSERT INTO image_face (image_id, x, y, width, height, confidence, source, age, age_confidence, age_source,
      gender, gender_confidence, gender_source, expression, expression_confidence, expression_source)
    SELECT i.id, f.x, f.y, f.width, f.height, 1, 'manual', f.age, 1, 'manual', f.gender, 1, 'manual', f.expression, 1, 'manual'
    FROM jsonb_to_recordset(${rows}::jsonb) AS f(file text, x real, y real, width real, height real, age int, gender text, expression text)
    JOIN image i ON i.original_name = f.file AND i.processing_state = 'ready'
    WHERE NOT EXISTS (SELECT FROM image_face o WHERE o.image_id = i.id)`);
  return findIds(
    db,
    sql`UPDATE image i SET face_count = n.faces, is_single_people = CASE WHEN n.faces > 0 THEN n.faces = 1 END
    FROM (SELECT c.image_id, (SELECT count(*)::int FROM image_face f WHERE f.image_id = c.image_id) AS faces FROM face_check c) n
    WHERE i.id = n.image_id RETURNING i.id`,
  );
}

export async function switchFacesOn(db: Database): Promise<void> {
  await db.execute(sql`UPDATE face_setting SET is_on = true`);
}
