import type { LiveSettings, updateLiveSettings } from '@tuyuan/contract/conference/photo-wall-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { conferenceExists } from '../registration/index.ts';
import { findSettings, saveSettings } from './live-management.repository.ts';

/** Throws `Conference.NotFound`. */
export async function readLiveSettings(db: Database, conferenceId: number): Promise<LiveSettings> {
  const row = await orThrow(findSettings(db, conferenceId), 'Conference.NotFound');
  const { uploaded, review, published, withdrawn, failed, reported } = row;
  return {
    liveOn: row.live_on,
    isReviewed: row.is_reviewed,
    reportsToHide: row.reports_to_hide,
    counts: { uploaded, review, published, withdrawn, failed, reported },
    pendingOriginals: row.pending_originals,
  };
}

/** Throws `Conference.NotFound`, `.StateMismatch` where the wall of a draft or of a conference called off would open. */
export function saveLiveSettings(db: Database, settings: InputOf<typeof updateLiveSettings>): Promise<LiveSettings> {
  return inTransaction(db, async (transaction) => {
    if (!(await conferenceExists(transaction, settings.conferenceId))) throw new AppError('Conference.NotFound');
    if (!(await saveSettings(transaction, settings))) throw new AppError('Conference.StateMismatch');
    return readLiveSettings(transaction, settings.conferenceId);
  });
}
