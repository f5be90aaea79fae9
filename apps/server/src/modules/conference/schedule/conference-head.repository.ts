import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const ConferenceHead = z.object({
  id: z.int(),
  title: z.string(),
  state: z.enum(['draft', 'published', 'archived', 'cancelled']),
  is_rehearsal: z.boolean(),
  is_actived: z.boolean(),
  location: z.string(),
  start_time: z.coerce.date(),
  end_time: z.coerce.date(),
  version: z.int(),
  published_at: z.coerce.date().nullable(),
});
export type ConferenceHead = z.infer<typeof ConferenceHead>;

const columns = sql`id, title, state, is_rehearsal, is_actived, location, start_time, end_time, version, published_at`;

export async function findConferenceHead(db: Database, id: number): Promise<ConferenceHead | null> {
  const { rows } = await db.execute(sql`SELECT ${columns} FROM conference WHERE id = ${id}`);
  return rows[0] === undefined ? null : ConferenceHead.parse(rows[0]);
}

/** Locks the conference against publishing and changes to its rooms, tracks and sessions until the transaction ends. */
export async function lockConferenceHead(transaction: Database, id: number): Promise<ConferenceHead | null> {
  const { rows } = await transaction.execute(sql`SELECT ${columns} FROM conference WHERE id = ${id} FOR NO KEY UPDATE`);
  return rows[0] === undefined ? null : ConferenceHead.parse(rows[0]);
}
