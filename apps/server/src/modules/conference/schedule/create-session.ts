import type { createSession as createSessionEndpoint, DraftSession } from '@tuyuan/contract/conference/schedule.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { insertSession, putSpeakers } from './draft-session.repository.ts';
import { getDraftSession } from './get-schedule-draft.ts';
import { lockReferences } from './lock-references.ts';
import { lockConference } from './require-conference.ts';

/** Adds a session without a place. Throws `Conference.NotFound`, `ConferenceTrack.NotFound` and `ConferenceSpeaker.NotFound`. */
export function createSession(
  db: Database,
  { conferenceId, speakerIds, ...session }: InputOf<typeof createSessionEndpoint>,
  timeZone: string,
): Promise<DraftSession> {
  return inTransaction(db, async (transaction) => {
    await lockConference(transaction, conferenceId);
    await lockReferences(transaction, conferenceId, { trackId: session.trackId, speakerIds });
    const id = await insertSession(transaction, conferenceId, session);
    await putSpeakers(transaction, id, speakerIds);
    return getDraftSession(transaction, { conferenceId, id }, timeZone);
  });
}
