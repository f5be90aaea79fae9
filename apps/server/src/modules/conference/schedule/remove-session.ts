import type { removeSession as removeSessionEndpoint } from '@tuyuan/contract/conference/schedule.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { Database } from '../../../platform/database/database.ts';
import { changeDraftSession } from './change-draft-session.ts';
import { deleteUnpublished, markRemoved } from './draft-session.repository.ts';

/**
 * Removes a session from the draft, or restores it. A published one remains public until the next publication. Throws
 * `ConferenceSession.NotFound` and `ConferenceSession.ChangedMeanwhile`.
 */
export function removeSession(
  db: Database,
  { id, revision, isRemoved }: InputOf<typeof removeSessionEndpoint>,
): Promise<OutputOf<typeof removeSessionEndpoint>> {
  return changeDraftSession(db, { id, revision }, async (transaction) => {
    if (isRemoved && (await deleteUnpublished(transaction, id))) return { isDeleted: true };
    await markRemoved(transaction, id, isRemoved);
    return { isDeleted: false };
  });
}
