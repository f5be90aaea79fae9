import { scheduleColours } from '@tuyuan/contract/conference/schedule-fields.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const TrackRow = z.object({ id: z.int(), name: z.string(), colour: z.enum(scheduleColours), position: z.int() });
export type TrackRow = z.infer<typeof TrackRow>;

interface TrackFields {
  name: string;
  colour: string;
}

const columns = sql`id, name, colour, position`;

export async function readTracks(db: Database, conferenceId: number): Promise<TrackRow[]> {
  const { rows } = await db.execute(
    sql`SELECT ${columns} FROM conference_track WHERE conference_id = ${conferenceId} ORDER BY position, id`,
  );
  return z.array(TrackRow).parse(rows);
}

export async function insertTrack(db: Database, conferenceId: number, track: TrackFields): Promise<TrackRow> {
  const { rows } = await db.execute(sql`
    INSERT INTO conference_track (conference_id, name, colour, position)
    SELECT ${conferenceId}::int, ${track.name}, ${track.colour}, coalesce(max(position) + 1, 0)
    FROM conference_track WHERE conference_id = ${conferenceId} RETURNING ${columns}`);
  return TrackRow.parse(rows[0]);
}

export async function changeTrack(db: Database, id: number, track: TrackFields): Promise<TrackRow | null> {
  const { rows } = await db.execute(sql`
    UPDATE conference_track SET name = ${track.name}, colour = ${track.colour} WHERE id = ${id} RETURNING ${columns}`);
  return rows[0] === undefined ? null : TrackRow.parse(rows[0]);
}

/** Keeps its sessions, without a track. Returns false if it does not exist. */
export async function deleteTrackRow(db: Database, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`DELETE FROM conference_track WHERE id = ${id}`);
  return rowCount === 1;
}

/** Locks the conference's track against deletion until the transaction ends; returns false if it does not exist. */
export async function lockTrack(transaction: Database, conferenceId: number, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    sql`SELECT 1 FROM conference_track WHERE id = ${id} AND conference_id = ${conferenceId} FOR KEY SHARE`,
  );
  return rowCount === 1;
}
