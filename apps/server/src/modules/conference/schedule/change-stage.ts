import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction, isUniqueViolation } from '../../../platform/database/database.ts';

/** Runs one change of rooms and tracks. Throws `ConferenceRoom.NameTaken` and `ConferenceTrack.NameTaken` at the field. */
export async function changeStage<Result>(
  db: Database,
  change: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await inTransaction(db, change);
  } catch (error) {
    if (isUniqueViolation(error, 'conference_room_name')) throw taken('ConferenceRoom.NameTaken');
    if (isUniqueViolation(error, 'conference_track_name')) throw taken('ConferenceTrack.NameTaken');
    throw error;
  }
}

function taken(code: 'ConferenceRoom.NameTaken' | 'ConferenceTrack.NameTaken'): AppError {
  const { message } = new AppError(code);
  return new AppError(code, { validationErrors: [{ message, members: ['name'] }] });
}
