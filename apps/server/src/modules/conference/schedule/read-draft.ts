import type { Database } from '../../../platform/database/database.ts';
import type { Draft } from './draft-contents.ts';
import { readDraftSessions } from './draft-session.repository.ts';
import { readPublishedSessions } from './published-session.repository.ts';
import { readRooms } from './room.repository.ts';
import { readSpeakers } from './speaker.repository.ts';
import { readTracks } from './track.repository.ts';

/** Returns a conference's draft and published schedule. Queries run sequentially, because in a transaction they share a connection. */
export async function readDraft(db: Database, conferenceId: number): Promise<Draft> {
  return {
    sessions: await readDraftSessions(db, conferenceId),
    rooms: await readRooms(db, conferenceId),
    tracks: await readTracks(db, conferenceId),
    speakers: await readSpeakers(db, conferenceId),
    published: await readPublishedSessions(db, conferenceId),
  };
}
