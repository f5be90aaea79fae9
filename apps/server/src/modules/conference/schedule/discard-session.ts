import type { DraftSession } from '@tuyuan/contract/conference/schedule.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { changeAndShow } from './change-draft-session.ts';
import { changeSession, markRemoved, putSession, putSpeakers } from './draft-session.repository.ts';
import { lockReferences } from './lock-references.ts';
import { findPublishedSession } from './published-session.repository.ts';
import { readDraft } from './read-draft.ts';

const minuteMs = 60_000;

/**
 * Resets a session to its published state, without deleted rooms, tracks or speakers. Throws
 * `ConferenceSession.NotFound`, `ConferenceSession.NotPublished`, `ConferenceSession.ChangedMeanwhile`,
 * `ConferenceTrack.NotFound` and `ConferenceSpeaker.NotFound`.
 */
export function discardSession(
  db: Database,
  target: { id: number; revision: number },
  timeZone: string,
): Promise<DraftSession> {
  return changeAndShow(db, target, timeZone, async (transaction, { id, conference_id: conferenceId }) => {
    const published = await findPublishedSession(transaction, id);
    if (!published || published.state === 'removed') throw new AppError('ConferenceSession.NotPublished');
    const { facts, start_time: startTime, end_time: endTime, seat_limit: seatLimit, state } = published;
    const { rooms, tracks, speakers } = await readDraft(transaction, conferenceId);
    const kept = (all: readonly { id: number }[], wanted: number | undefined) =>
      all.find((each) => each.id === wanted)?.id ?? null;
    const trackId = kept(tracks, facts.track?.id);
    const speakerIds = facts.speakers.flatMap((speaker) => kept(speakers, speaker.id) ?? []);
    await lockReferences(transaction, conferenceId, { trackId, speakerIds });
    const durationMinutes = (endTime.getTime() - startTime.getTime()) / minuteMs;
    const { title, abstract, kind, cancelledReason } = facts;
    const isCancelled = state === 'cancelled';
    const content = { title, abstract, kind, trackId, durationMinutes, seatLimit, isCancelled, cancelledReason };
    await changeSession(transaction, id, content);
    await putSpeakers(transaction, id, speakerIds);
    await putSession(transaction, id, { roomId: kept(rooms, facts.room?.id), startTime, durationMinutes });
    await markRemoved(transaction, id, false);
  });
}
