import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findRoom, type RoomRow } from './interaction-room.repository.ts';

/** Returns a room of the conference, or any room if no conference is given. Throws `InteractionRoom.NotFound`. */
export async function oneRoom(db: Database, id: number, conferenceId?: number): Promise<RoomRow> {
  const room = await findRoom(db, id, conferenceId);
  if (!room) throw new AppError('InteractionRoom.NotFound');
  return room;
}
