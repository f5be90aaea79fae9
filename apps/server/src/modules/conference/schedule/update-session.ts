import type { DraftSession, updateSession as updateSessionEndpoint } from '@tuyuan/contract/conference/schedule.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { Database } from '../../../platform/database/database.ts';
import { changeAndShow } from './change-draft-session.ts';
import { changeSession, putSpeakers } from './draft-session.repository.ts';
import { lockReferences } from './lock-references.ts';

/** Throws `ConferenceSession.NotFound`, `ConferenceSession.ChangedMeanwhile`, `ConferenceTrack.NotFound` and `ConferenceSpeaker.NotFound`. */
export function updateSession(
  db: Database,
  { speakerIds, ...session }: InputOf<typeof updateSessionEndpoint>,
  timeZone: string,
): Promise<DraftSession> {
  return changeAndShow(db, session, timeZone, async (transaction, { conference_id: conferenceId }) => {
    await lockReferences(transaction, conferenceId, { trackId: session.trackId, speakerIds });
    await changeSession(transaction, session.id, session);
    await putSpeakers(transaction, session.id, speakerIds);
  });
}
