import type { ConferenceDraft } from '@tuyuan/contract/conference/conference-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { conferenceExists, switchWall } from '../registration/index.ts';
import { setActived } from './conference-state.repository.ts';
import { oneConference } from './present-conference.ts';

/**
 * Opens or closes the live wall immediately. Throws `Conference.NotFound`, and `.StateMismatch` when opening that of a
 * draft or a cancelled conference.
 */
export async function setConferenceLive(
  db: Database,
  { id, liveOn }: { id: number; liveOn: boolean },
  timeZone: string,
): Promise<ConferenceDraft> {
  if (!(await switchWall(db, id, liveOn)))
    throw new AppError((await conferenceExists(db, id)) ? 'Conference.StateMismatch' : 'Conference.NotFound');
  return oneConference(db, id, timeZone);
}

/** Hides a conference from the site, or shows it again, immediately. Throws `Conference.NotFound`. */
export async function setConferenceActive(
  db: Database,
  { id, isActived }: { id: number; isActived: boolean },
  timeZone: string,
): Promise<ConferenceDraft> {
  if (!(await setActived(db, id, isActived))) throw new AppError('Conference.NotFound');
  return oneConference(db, id, timeZone);
}
