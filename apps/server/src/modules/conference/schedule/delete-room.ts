import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { countSessionsInRoom, deleteRoomRow } from './room.repository.ts';

/** Throws `ConferenceRoom.NotFound` and `ConferenceRoom.InUse`. */
export function deleteRoom(db: Database, id: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const sessions = await countSessionsInRoom(transaction, id);
    if (sessions === null) throw new AppError('ConferenceRoom.NotFound');
    if (sessions > 0) throw new AppError('ConferenceRoom.InUse');
    await deleteRoomRow(transaction, id);
  });
}
