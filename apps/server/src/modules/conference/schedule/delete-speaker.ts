import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { countSessionsOfSpeaker, deleteSpeakerRow } from './speaker.repository.ts';

/** Throws `ConferenceSpeaker.NotFound` and `ConferenceSpeaker.InUse`. */
export function deleteSpeaker(db: Database, id: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const sessions = await countSessionsOfSpeaker(transaction, id);
    if (sessions === null) throw new AppError('ConferenceSpeaker.NotFound');
    if (sessions > 0) throw new AppError('ConferenceSpeaker.InUse');
    await deleteSpeakerRow(transaction, id);
  });
}
