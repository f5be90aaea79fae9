import type { DraftSession } from '@tuyuan/contract/conference/schedule.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { advanceSession, type DraftRow, findDraftSession } from './draft-session.repository.ts';
import { getDraftSession } from './get-schedule-draft.ts';
import { lockConference } from './require-conference.ts';

/**
 * Applies one change to a session based on its last revision, with publishing locked out. Throws
 * `ConferenceSession.NotFound` and `ConferenceSession.ChangedMeanwhile`.
 */
export function changeDraftSession<Result>(
  db: Database,
  { id, revision }: { id: number; revision: number },
  change: (transaction: Database, session: DraftRow) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (transaction) => {
    const session = await orThrow(findDraftSession(transaction, id), 'ConferenceSession.NotFound');
    await lockConference(transaction, session.conference_id);
    if (!(await advanceSession(transaction, id, revision))) throw new AppError('ConferenceSession.ChangedMeanwhile');
    return change(transaction, session);
  });
}

/** Same as `changeDraftSession`, but returns the changed session. */
export function changeAndShow(
  db: Database,
  target: { id: number; revision: number },
  timeZone: string,
  change: (transaction: Database, session: DraftRow) => Promise<void>,
): Promise<DraftSession> {
  return changeDraftSession(db, target, async (transaction, session) => {
    await change(transaction, session);
    return getDraftSession(transaction, { conferenceId: session.conference_id, id: session.id }, timeZone);
  });
}
