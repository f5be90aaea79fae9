import { type ReactionKind, reactionKinds } from '@tuyuan/contract/conference/interaction-fields.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

export type ReactionCounts = Record<ReactionKind, number>;

export const noReactions: ReactionCounts = { like: 0, love: 0, wow: 0, clap: 0 };

const ReactionRow = z.object({ kind: z.enum(reactionKinds), count: z.int() });

export async function countReactions(db: Database, roomId: number): Promise<ReactionCounts> {
  const { rows } = await db.execute(sql`SELECT kind, count FROM interaction_reaction WHERE room_id = ${roomId}`);
  const counts = { ...noReactions };
  for (const { kind, count } of z.array(ReactionRow).parse(rows)) counts[kind] = count;
  return counts;
}

/** Adds many taps in one statement. */
export async function addReactions(db: Database, roomId: number, taps: ReactionCounts): Promise<void> {
  const added = reactionKinds.filter((kind) => taps[kind] > 0).map((kind) => ({ kind, count: taps[kind] }));
  await db.execute(sql`
    INSERT INTO interaction_reaction AS r (room_id, kind, count)
    SELECT ${roomId}::int, kind, count FROM jsonb_to_recordset(${JSON.stringify(added)}::jsonb) AS t(kind text, count bigint)
    WHERE EXISTS (SELECT 1 FROM interaction_room WHERE id = ${roomId})
    ON CONFLICT (room_id, kind) DO UPDATE SET count = r.count + excluded.count`);
}
