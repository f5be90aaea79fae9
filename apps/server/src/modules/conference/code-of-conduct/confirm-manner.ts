import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { markConfirmed } from './manner.repository.ts';

/** Throws `Manner.ChangedMeanwhile` for an outdated version, because the attendee has read another text. */
export async function confirmManner(db: Database, attendeeId: number, version: number): Promise<void> {
  if (!(await markConfirmed(db, attendeeId, version))) throw new AppError('Manner.ChangedMeanwhile');
}
