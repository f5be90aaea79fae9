import { reviewStates, StateCounts } from '@tuyuan/contract/library/image.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { one } from '../../../platform/database/rows.ts';

const columns = sql.join(
  reviewStates.map((state) => sql`count(*) FILTER (WHERE review_state = ${state})::int AS ${sql.identifier(state)}`),
  sql`, `,
);
const from = { image: sql`image WHERE purged_at IS NULL`, album: sql`album` };

/** How many images or albums are in each state. */
export function countStates(db: Database, table: 'image' | 'album'): Promise<StateCounts> {
  return one(db, StateCounts, sql`SELECT ${columns} FROM ${from[table]}`);
}
