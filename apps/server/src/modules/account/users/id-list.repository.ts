import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

export const idList = (ids: readonly number[]): SQL => sql`${sql.param([...ids])}::int[]`;
export const Ids = z.array(z.object({ id: z.number() })).transform((rows) => rows.map((row) => row.id));
