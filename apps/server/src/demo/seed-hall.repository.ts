import type { QuestionState } from '@tuyuan/contract/conference/interaction-fields.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';

const Ids = z.array(z.object({ id: z.int() })).transform((rows) => rows.map(({ id }) => id));

/** Returns the first conference that has attendees, if none of its halls has an interaction. */
export async function findHallToFill(db: Database): Promise<number | null> {
  const { rows } = await db.execute(sql`
    SELECT id FROM conference c WHERE id = (SELECT min(id) FROM conference WHERE NOT is_rehearsal)
      AND EXISTS (SELECT 1 FROM attendee a WHERE a.conference_id = c.id AND a.user_id IS NULL)
      AND NOT EXISTS (SELECT 1 FROM interaction_room r WHERE r.conference_id = c.id)`);
  return Ids.parse(rows)[0] ?? null;
}

/** Returns the conference's ticket holders without a login; what logged-in people do is left to them. */
export async function readCrowd(db: Database, conferenceId: number): Promise<number[]> {
  const { rows } = await db.execute(sql`
    SELECT id FROM attendee WHERE conference_id = ${conferenceId} AND user_id IS NULL AND state = 'ticketed' ORDER BY id`);
  return Ids.parse(rows);
}

interface Answer {
  attendeeId: number;
  choices: readonly number[];
  words: readonly string[];
}

export async function insertAnswers(db: Database, interactionId: number, answers: readonly Answer[]): Promise<void> {
  for (const { attendeeId, choices, words } of answers)
    await db.execute(sql`
      INSERT INTO interaction_answer (interaction_id, attendee_id, choices, words)
      VALUES (${interactionId}, ${attendeeId}, ${sql.param([...choices])}::smallint[], ${sql.param([...words])}::text[])`);
}

interface Question {
  conferenceId: number;
  roomId: number;
  text: string;
  state: QuestionState;
  speaker?: string;
  votes: number;
  minutesAgo: number;
  /** User name; `writer` if null or unknown. */
  by: string | null;
  writer: number;
}

/** With the votes of as many of the crowd. */
export async function insertDemoQuestion(db: Database, made: Question): Promise<void> {
  await db.execute(sql`
    WITH asked AS (
      INSERT INTO question (room_id, attendee_id, text, state, speaker, created_at, shown_at)
      SELECT ${made.roomId}::int, coalesce((SELECT a.id FROM attendee a JOIN app_user u ON u.id = a.user_id
          WHERE a.conference_id = ${made.conferenceId} AND u.user_name = ${made.by} LIMIT 1), ${made.writer}::int),
        ${made.text}, ${made.state}, ${made.speaker ?? ''}, now() - make_interval(mins => ${made.minutesAgo}::int),
        CASE WHEN ${made.state} <> 'pending' THEN now() END
      RETURNING id)
    INSERT INTO question_vote (question_id, attendee_id)
    SELECT asked.id, a.id FROM asked, LATERAL (SELECT id FROM attendee
      WHERE conference_id = ${made.conferenceId} AND user_id IS NULL AND state = 'ticketed' ORDER BY id LIMIT ${made.votes}) a`);
  await db.execute(sql`
    UPDATE question q SET votes = (SELECT count(*) FROM question_vote v WHERE v.question_id = q.id) WHERE q.room_id = ${made.roomId}`);
}

interface Line {
  roomId: number;
  attendeeId: number;
  text: string;
  place: string;
  isShown: boolean;
  secondsAgo: number;
}

export async function insertDemoDanmaku(db: Database, line: Line): Promise<void> {
  await db.execute(sql`
    INSERT INTO danmaku (room_id, attendee_id, text, place, state, created_at, shown_at)
    VALUES (${line.roomId}, ${line.attendeeId}, ${line.text}, ${line.place}, ${line.isShown ? 'shown' : 'pending'},
      now() - make_interval(secs => ${line.secondsAgo}::int),
      CASE WHEN ${line.isShown}::boolean THEN now() - make_interval(secs => ${line.secondsAgo}::int) END)`);
}

export async function insertReactions(
  db: Database,
  roomId: number,
  counts: Readonly<Record<string, number>>,
): Promise<void> {
  for (const [kind, count] of Object.entries(counts))
    await db.execute(
      sql`INSERT INTO interaction_reaction (room_id, kind, count) VALUES (${roomId}, ${kind}, ${count})`,
    );
}

export async function appointDemoPhotographer(db: Database, conferenceId: number, userId: number): Promise<void> {
  await db.execute(sql`
    UPDATE attendee SET photographer_id = user_id WHERE conference_id = ${conferenceId} AND user_id = ${userId} AND user_type >= 2`);
}
