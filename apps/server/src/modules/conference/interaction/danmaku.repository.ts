import { type DanmakuState, danmakuStates } from '@tuyuan/contract/conference/interaction-fields.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const DanmakuRow = z.object({
  id: z.int(),
  room_id: z.int(),
  conference_id: z.int(),
  attendee_id: z.int(),
  text: z.string(),
  place: z.string(),
  state: z.enum(danmakuStates),
  is_flagged: z.boolean(),
  at: z.coerce.date(),
});
export type DanmakuRow = z.infer<typeof DanmakuRow>;

const columns = sql`d.id, d.room_id, r.conference_id, d.attendee_id, d.text, d.place, d.state, d.is_flagged, coalesce(d.shown_at, d.created_at) AS at`;

interface NewDanmaku {
  roomId: number;
  attendeeId: number;
  text: string;
  place: string;
  isShown: boolean;
  isFlagged: boolean;
}

export async function insertDanmaku(db: Database, line: NewDanmaku): Promise<DanmakuRow> {
  const { rows } = await db.execute(sql`
    WITH d AS (
      INSERT INTO danmaku (room_id, attendee_id, text, place, state, is_flagged, shown_at)
      VALUES (${line.roomId}, ${line.attendeeId}, ${line.text}, ${line.place}, ${line.isShown ? 'shown' : 'pending'}, ${line.isFlagged},
        CASE WHEN ${line.isShown}::boolean THEN now() END) RETURNING *)
    SELECT ${columns} FROM d JOIN interaction_room r ON r.id = d.room_id`);
  return DanmakuRow.parse(rows[0]);
}

/** Returns the visible messages of the hall, newest first. */
export async function listShown(db: Database, roomId: number, limit: number): Promise<DanmakuRow[]> {
  const { rows } = await db.execute(sql`
    SELECT ${columns} FROM danmaku d JOIN interaction_room r ON r.id = d.room_id
    WHERE d.room_id = ${roomId} AND d.state = 'shown' ORDER BY d.shown_at DESC, d.id DESC LIMIT ${limit}`);
  return z.array(DanmakuRow).parse(rows);
}

/** Returns the attendee's own messages awaiting review. */
export async function listOwnPending(db: Database, roomId: number, attendeeId: number): Promise<DanmakuRow[]> {
  const { rows } = await db.execute(sql`
    SELECT ${columns} FROM danmaku d JOIN interaction_room r ON r.id = d.room_id
    WHERE d.room_id = ${roomId} AND d.attendee_id = ${attendeeId} AND d.state = 'pending' ORDER BY d.id DESC LIMIT 20`);
  return z.array(DanmakuRow).parse(rows);
}

/** Shows or hides messages; returns those whose state changed. */
export async function decideLines(
  db: Database,
  ids: readonly number[],
  to: 'shown' | 'hidden',
  decidedBy: number,
): Promise<DanmakuRow[]> {
  const { rows } = await db.execute(sql`
    WITH d AS (
      UPDATE danmaku SET state = ${to}, decided_by = ${decidedBy}, shown_at = CASE WHEN ${to} = 'shown' THEN now() ELSE shown_at END
      WHERE id = ANY(${sql.param([...ids])}::int[]) AND state <> ${to} RETURNING *)
    SELECT ${columns} FROM d JOIN interaction_room r ON r.id = d.room_id ORDER BY d.id`);
  return z.array(DanmakuRow).parse(rows);
}

const ManagedRow = DanmakuRow.extend({ name: z.string(), company: z.string(), is_muted: z.boolean(), total: z.int() });

interface DanmakuQuery {
  roomId: number;
  states: readonly DanmakuState[];
  skipCount: number;
  maxResultCount: number;
}

export async function listManaged(
  db: Database,
  { roomId, states, skipCount, maxResultCount }: DanmakuQuery,
): Promise<z.infer<typeof ManagedRow>[]> {
  const { rows } = await db.execute(sql`
    SELECT ${columns}, a.name, a.company, count(*) OVER ()::int AS total,
      EXISTS (SELECT 1 FROM interaction_mute m WHERE m.attendee_id = a.id AND (m.until IS NULL OR m.until > now())) AS is_muted
    FROM danmaku d JOIN interaction_room r ON r.id = d.room_id JOIN attendee a ON a.id = d.attendee_id
    WHERE d.room_id = ${roomId} AND (${states.length} = 0 OR d.state = ANY(${sql.param([...states])}::text[]))
    ORDER BY d.id DESC LIMIT ${Math.max(1, maxResultCount)} OFFSET ${skipCount}`);
  return z.array(ManagedRow).parse(rows);
}
