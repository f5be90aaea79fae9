import { type QuestionState, questionStates } from '@tuyuan/contract/conference/interaction-fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const QuestionRow = z.object({
  id: z.int(),
  room_id: z.int(),
  conference_id: z.int(),
  attendee_id: z.int(),
  text: z.string(),
  state: z.enum(questionStates),
  is_flagged: z.boolean(),
  speaker: z.string(),
  votes: z.int(),
  at: z.coerce.date(),
});
export type QuestionRow = z.infer<typeof QuestionRow>;

const columns = sql`q.id, q.room_id, r.conference_id, q.attendee_id, q.text, q.state, q.is_flagged, q.speaker, q.votes, q.created_at AS at`;
const isPublic = sql`q.state IN ('shown', 'answering', 'answered')`;

interface NewQuestion {
  roomId: number;
  attendeeId: number;
  text: string;
  isShown: boolean;
  isFlagged: boolean;
}

export async function insertQuestion(db: Database, question: NewQuestion): Promise<QuestionRow> {
  const { rows } = await db.execute(sql`
    WITH q AS (
      INSERT INTO question (room_id, attendee_id, text, state, is_flagged, shown_at)
      VALUES (${question.roomId}, ${question.attendeeId}, ${question.text}, ${question.isShown ? 'shown' : 'pending'}, ${question.isFlagged},
        CASE WHEN ${question.isShown}::boolean THEN now() END) RETURNING *)
    SELECT ${columns} FROM q JOIN interaction_room r ON r.id = q.room_id`);
  return QuestionRow.parse(rows[0]);
}

export async function findQuestion(db: Database, id: number): Promise<QuestionRow | null> {
  const { rows } = await db.execute(sql`
    SELECT ${columns} FROM question q JOIN interaction_room r ON r.id = q.room_id WHERE q.id = ${id}`);
  return z.array(QuestionRow).parse(rows)[0] ?? null;
}

const SeenRow = QuestionRow.extend({ is_voted: z.boolean(), total: z.int() });

interface Page {
  roomId: number;
  skipCount: number;
  maxResultCount: number;
}

/** Returns what an attendee sees: the question being answered, their own pending ones, then by votes; answered ones last. */
export async function listSeen(
  db: Database,
  attendeeId: number,
  { roomId, skipCount, maxResultCount }: Page,
): Promise<z.infer<typeof SeenRow>[]> {
  const { rows } = await db.execute(sql`
    SELECT ${columns}, EXISTS (SELECT 1 FROM question_vote v WHERE v.question_id = q.id AND v.attendee_id = ${attendeeId}) AS is_voted,
      count(*) OVER ()::int AS total
    FROM question q JOIN interaction_room r ON r.id = q.room_id
    WHERE q.room_id = ${roomId} AND (${isPublic} OR (q.state = 'pending' AND q.attendee_id = ${attendeeId}))
    ORDER BY q.state = 'answering' DESC, q.state = 'answered', q.votes DESC, q.id
    LIMIT ${Math.max(1, maxResultCount)} OFFSET ${skipCount}`);
  return z.array(SeenRow).parse(rows);
}

/** Returns a hall's open questions in the big screen's order. */
export async function listPublic(db: Database, roomId: number, limit: number): Promise<QuestionRow[]> {
  const { rows } = await db.execute(sql`
    SELECT ${columns} FROM question q JOIN interaction_room r ON r.id = q.room_id
    WHERE q.room_id = ${roomId} AND q.state IN ('shown', 'answering')
    ORDER BY q.state = 'answering' DESC, q.votes DESC, q.id LIMIT ${limit}`);
  return z.array(QuestionRow).parse(rows);
}

export async function countPublic(db: Database, roomId: number): Promise<number> {
  const { rows } = await db.execute(
    sql`SELECT count(*)::int AS count FROM question q WHERE q.room_id = ${roomId} AND ${isPublic}`,
  );
  return z.object({ count: z.int() }).parse(rows[0]).count;
}

/** Counts an attendee's vote once; returns the votes, or null if the question can't be voted for. */
export async function takeVote(db: Database, questionId: number, attendeeId: number): Promise<number | null> {
  const { rows } = await db.execute(sql`
    WITH voted AS (
      INSERT INTO question_vote (question_id, attendee_id)
      SELECT id, ${attendeeId}::int FROM question WHERE id = ${questionId} AND state IN ('shown', 'answering')
      ON CONFLICT DO NOTHING RETURNING 1)
    UPDATE question SET votes = votes + (SELECT count(*) FROM voted)
    WHERE id = ${questionId} AND state IN ('shown', 'answering') RETURNING votes`);
  return z.array(z.object({ votes: z.int() })).parse(rows)[0]?.votes ?? null;
}

async function change(db: Database, set: SQL, condition: SQL): Promise<QuestionRow[]> {
  const { rows } = await db.execute(sql`
    WITH q AS (UPDATE question SET ${set} WHERE ${condition} RETURNING *)
    SELECT ${columns} FROM q JOIN interaction_room r ON r.id = q.room_id`);
  return z.array(QuestionRow).parse(rows);
}

interface Decision {
  id: number;
  from: readonly QuestionState[];
  to: QuestionState;
  /** "" keeps the current speaker. */
  speaker: string;
  decidedBy: number;
}

export async function decide(
  db: Database,
  { id, from, to, speaker, decidedBy }: Decision,
): Promise<QuestionRow | null> {
  const set = sql`state = ${to}, decided_by = ${decidedBy}, speaker = CASE WHEN ${speaker} = '' THEN speaker ELSE ${speaker} END,
    shown_at = CASE WHEN ${to} = 'hidden' THEN shown_at ELSE coalesce(shown_at, now()) END`;
  const condition = sql`id = ${id} AND state = ANY(${sql.param([...from])}::text[])`;
  return (await change(db, set, condition))[0] ?? null;
}

/** Sets every other question in state `answering` in the room to `answered`. */
export function endAnswering(transaction: Database, roomId: number, exceptId: number): Promise<QuestionRow[]> {
  return change(
    transaction,
    sql`state = 'answered'`,
    sql`room_id = ${roomId} AND state = 'answering' AND id <> ${exceptId}`,
  );
}

const ManagedRow = QuestionRow.extend({ name: z.string(), company: z.string(), is_muted: z.boolean(), total: z.int() });

export async function listManagedQuestions(
  db: Database,
  { roomId, states, skipCount, maxResultCount }: Page & { states: readonly QuestionState[] },
): Promise<z.infer<typeof ManagedRow>[]> {
  const { rows } = await db.execute(sql`
    SELECT ${columns}, a.name, a.company, count(*) OVER ()::int AS total,
      EXISTS (SELECT 1 FROM interaction_mute m WHERE m.attendee_id = a.id AND (m.until IS NULL OR m.until > now())) AS is_muted
    FROM question q JOIN interaction_room r ON r.id = q.room_id JOIN attendee a ON a.id = q.attendee_id
    WHERE q.room_id = ${roomId} AND (${states.length} = 0 OR q.state = ANY(${sql.param([...states])}::text[]))
    ORDER BY q.state = 'pending' DESC, q.state = 'answering' DESC, q.votes DESC, q.id
    LIMIT ${Math.max(1, maxResultCount)} OFFSET ${skipCount}`);
  return z.array(ManagedRow).parse(rows);
}
