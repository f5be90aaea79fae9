import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const SpeakerRow = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  biography: z.string(),
  photo_key: z.string().nullable(),
});
export type SpeakerRow = z.infer<typeof SpeakerRow>;

interface SpeakerFields {
  name: string;
  title: string;
  biography: string;
}

const columns = sql`id, name, title, biography, photo_key`;
const one = (rows: unknown[]) => (rows[0] === undefined ? null : SpeakerRow.parse(rows[0]));

export async function readSpeakers(db: Database, conferenceId: number): Promise<SpeakerRow[]> {
  const { rows } = await db.execute(
    sql`SELECT ${columns} FROM conference_speaker WHERE conference_id = ${conferenceId} ORDER BY position, id`,
  );
  return z.array(SpeakerRow).parse(rows);
}

export async function insertSpeaker(db: Database, conferenceId: number, speaker: SpeakerFields): Promise<SpeakerRow> {
  const { rows } = await db.execute(sql`
    INSERT INTO conference_speaker (conference_id, name, title, biography, position)
    SELECT ${conferenceId}::int, ${speaker.name}, ${speaker.title}, ${speaker.biography}, coalesce(max(position) + 1, 0)
    FROM conference_speaker WHERE conference_id = ${conferenceId} RETURNING ${columns}`);
  return SpeakerRow.parse(rows[0]);
}

export async function changeSpeaker(db: Database, id: number, speaker: SpeakerFields): Promise<SpeakerRow | null> {
  const { rows } = await db.execute(sql`
    UPDATE conference_speaker SET name = ${speaker.name}, title = ${speaker.title}, biography = ${speaker.biography}
    WHERE id = ${id} RETURNING ${columns}`);
  return one(rows);
}

export async function changeSpeakerPhoto(db: Database, id: number, photoKey: string): Promise<SpeakerRow | null> {
  const { rows } = await db.execute(
    sql`UPDATE conference_speaker SET photo_key = ${photoKey} WHERE id = ${id} RETURNING ${columns}`,
  );
  return one(rows);
}

export async function hasSpeaker(db: Database, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`SELECT 1 FROM conference_speaker WHERE id = ${id}`);
  return rowCount === 1;
}

/** Locks the speaker, so that no session can be assigned to them; null if they do not exist. */
export async function countSessionsOfSpeaker(transaction: Database, id: number): Promise<number | null> {
  const { rowCount } = await transaction.execute(sql`SELECT 1 FROM conference_speaker WHERE id = ${id} FOR UPDATE`);
  if (rowCount !== 1) return null;
  const { rows } = await transaction.execute(sql`
    SELECT count(*)::int AS count FROM conference_session_speaker ss JOIN conference_session s ON s.id = ss.session_id
    WHERE ss.speaker_id = ${id} AND NOT s.is_removed`);
  return z.object({ count: z.int() }).parse(rows[0]).count;
}

export async function deleteSpeakerRow(transaction: Database, id: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM conference_speaker WHERE id = ${id}`);
}

/** Returns those of `ids` that are speakers of the conference, locked against deletion until the transaction ends. */
export async function lockSpeakers(
  transaction: Database,
  conferenceId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  const { rows } = await transaction.execute(sql`
    SELECT id FROM conference_speaker WHERE conference_id = ${conferenceId} AND id = ANY(${sql.param([...ids])}::int[])
    ORDER BY id FOR KEY SHARE`);
  return new Set(
    z
      .array(z.object({ id: z.int() }))
      .parse(rows)
      .map(({ id }) => id),
  );
}
