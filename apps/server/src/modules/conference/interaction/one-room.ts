import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { findRoom, type RoomRow } from './interaction-room.repository.ts';

/** Returns a room of the conference, or any room if no conference is given. Throws `InteractionRoom.NotFound`. */
export async function oneRoom(db: Database, id: number, conferenceId?: number): Promise<RoomRow> {
  return orThrow(findRoom(db, id, conferenceId), 'InteractionRoom.NotFound');
}
