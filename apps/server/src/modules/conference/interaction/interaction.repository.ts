import {
  InteractionSpec,
  interactionKinds,
  interactionStates,
} from '@tuyuan/contract/conference/interaction-fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { CoverRow, coverJson } from '../../site/index.ts';

const WinnerRow = z.object({ place: z.int(), attendee_id: z.int(), name: z.string(), badge_no: z.string() });

const InteractionRow = z
  .object({
    id: z.int(),
    room_id: z.int(),
    conference_id: z.int(),
    kind: z.enum(interactionKinds),
    title: z.string(),
    /** An open interaction whose time is up counts as `locked`, even before that is stored. */
    state: z.enum(interactionStates),
    rules: z.record(z.string(), z.unknown()),
    options: z.array(z.unknown()),
    pictures: z.array(CoverRow),
    seconds_left: z.int().nullable(),
    opened_at: z.coerce.date().nullable(),
    locked_at: z.coerce.date().nullable(),
    revealed_at: z.coerce.date().nullable(),
    is_on_stage: z.boolean(),
    commitment: z.string().nullable(),
    winners: z.array(WinnerRow),
  })
  .transform(({ kind, title, rules, options, ...row }) => ({
    ...row,
    spec: InteractionSpec.parse({ ...rules, kind, title, options }),
  }));
export type InteractionRow = z.infer<typeof InteractionRow>;

const isOver = sql`i.state = 'open' AND i.closes_at <= now()`;

async function readInteractions(db: Database, condition: SQL, order: SQL): Promise<InteractionRow[]> {
  const { rows } = await db.execute(sql`
    SELECT s.id, s.room_id, r.conference_id, s.kind, s.title, s.state, s.rules, s.options, s.opened_at, s.locked_at, s.revealed_at, s.is_on_stage,
      CASE WHEN s.state = 'open' AND s.closes_at IS NOT NULL THEN greatest(0, ceil(extract(epoch FROM s.closes_at - now())))::int END AS seconds_left,
      (SELECT coalesce(json_agg(${coverJson}), '[]') FROM jsonb_to_recordset(s.options) AS o("imageId" int)
        JOIN image i ON i.id = o."imageId" AND i.review_state = 'approved') AS pictures,
      encode(l.commitment, 'hex') AS commitment,
      (SELECT coalesce(json_agg(json_build_object('place', w.place, 'attendee_id', w.attendee_id, 'name', a.name, 'badge_no', a.badge_no) ORDER BY w.place), '[]')
        FROM lottery_winner w JOIN attendee a ON a.id = w.attendee_id WHERE w.interaction_id = s.id) AS winners
    FROM (SELECT i.id, i.room_id, i.kind, i.title, i.rules, i.options, i.closes_at, i.opened_at, i.revealed_at, i.is_on_stage,
        CASE WHEN ${isOver} THEN 'locked' ELSE i.state END AS state, CASE WHEN ${isOver} THEN i.closes_at ELSE i.locked_at END AS locked_at
      FROM interaction i) s
    JOIN interaction_room r ON r.id = s.room_id LEFT JOIN lottery_draw l ON l.interaction_id = s.id
    WHERE ${condition} ${order}`);
  return z.array(InteractionRow).parse(rows);
}

export async function findInteraction(db: Database, id: number): Promise<InteractionRow | null> {
  return (await readInteractions(db, sql`s.id = ${id}`, sql``))[0] ?? null;
}

/** In the order they were prepared. */
export function listInteractions(db: Database, roomId: number): Promise<InteractionRow[]> {
  return readInteractions(db, sql`s.room_id = ${roomId}`, sql`ORDER BY s.id`);
}

export async function findOnStage(db: Database, roomId: number): Promise<InteractionRow | null> {
  return (await readInteractions(db, sql`s.room_id = ${roomId} AND s.is_on_stage`, sql``))[0] ?? null;
}

/** Returns the last revealed interaction that is not on the stage. */
export async function findPrevious(db: Database, roomId: number): Promise<InteractionRow | null> {
  const condition = sql`s.room_id = ${roomId} AND s.state = 'revealed' AND NOT s.is_on_stage`;
  return (await readInteractions(db, condition, sql`ORDER BY s.revealed_at DESC, s.id DESC LIMIT 1`))[0] ?? null;
}

const Ids = z.array(z.object({ id: z.int() })).transform((rows) => rows.map(({ id }) => id));

function columnsOf({ kind, title, ...rest }: InteractionSpec): {
  kind: string;
  title: string;
  rules: string;
  options: string;
} {
  const { options = [], ...rules } = 'options' in rest ? rest : { ...rest, options: [] };
  return { kind, title, rules: JSON.stringify(rules), options: JSON.stringify(options) };
}

export async function insertInteraction(
  db: Database,
  roomId: number,
  spec: InteractionSpec,
  createdBy: number,
): Promise<number | null> {
  const { kind, title, rules, options } = columnsOf(spec);
  const { rows } = await db.execute(sql`
    INSERT INTO interaction (room_id, kind, title, rules, options, created_by)
    SELECT id, ${kind}, ${title}, ${rules}::jsonb, ${options}::jsonb, ${createdBy}::int FROM interaction_room WHERE id = ${roomId} RETURNING id`);
  return Ids.parse(rows)[0] ?? null;
}

/** Returns false once it was opened, or for another kind. */
export async function changeReady(db: Database, id: number, spec: InteractionSpec): Promise<boolean> {
  const { kind, title, rules, options } = columnsOf(spec);
  const { rowCount } = await db.execute(sql`
    UPDATE interaction SET title = ${title}, rules = ${rules}::jsonb, options = ${options}::jsonb
    WHERE id = ${id} AND state = 'ready' AND kind = ${kind}`);
  return rowCount === 1;
}

export async function deleteReady(db: Database, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`DELETE FROM interaction WHERE id = ${id} AND state = 'ready'`);
  return rowCount === 1;
}

/** Returns those of the images that are published. */
export async function findPublished(db: Database, imageIds: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute(
    sql`SELECT id FROM image WHERE id = ANY(${sql.param([...imageIds])}::int[]) AND review_state = 'approved'`,
  );
  return Ids.parse(rows);
}

/** Locks overdue interactions of one room or of all; returns their ids. */
export async function lockOverdue(db: Database, roomId: number | null): Promise<number[]> {
  const { rows } = await db.execute(sql`
    UPDATE interaction i SET state = 'locked', locked_at = i.closes_at
    WHERE ${isOver} AND (${roomId}::int IS NULL OR i.room_id = ${roomId}::int) RETURNING i.id`);
  return Ids.parse(rows);
}

export async function hasOpen(transaction: Database, roomId: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    sql`SELECT 1 FROM interaction WHERE room_id = ${roomId} AND state = 'open'`,
  );
  return rowCount !== 0;
}

export async function clearStage(transaction: Database, roomId: number): Promise<void> {
  await transaction.execute(sql`UPDATE interaction SET is_on_stage = false WHERE room_id = ${roomId} AND is_on_stage`);
}

/** Puts what is locked or revealed on the stage or takes it off; false for another. */
export async function setOnStage(transaction: Database, id: number, isOnStage: boolean): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE interaction SET is_on_stage = ${isOnStage} WHERE id = ${id} AND state IN ('locked', 'revealed')`);
  return rowCount === 1;
}

export async function openReady(transaction: Database, id: number, seconds: number | null): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE interaction SET state = 'open', is_on_stage = true, opened_at = now(), closes_at = now() + make_interval(secs => ${seconds}::int)
    WHERE id = ${id} AND state = 'ready'`);
  return rowCount === 1;
}

export async function lockOpen(transaction: Database, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE interaction SET state = 'locked', locked_at = least(now(), closes_at) WHERE id = ${id} AND state = 'open'`);
  return rowCount === 1;
}

export async function revealLocked(transaction: Database, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE interaction SET state = 'revealed', revealed_at = now() WHERE id = ${id} AND state = 'locked'`);
  return rowCount === 1;
}
