import type { DraftSession, ScheduleDraft } from '@tuyuan/contract/conference/schedule.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type ContentDiff, compareContents } from './compare-contents.ts';
import { contentClashes } from './content-clashes.ts';
import { type Draft, draftContents, publishedContent } from './draft-contents.ts';
import type { DraftRow } from './draft-session.repository.ts';
import { type Interest, type PublishedRow, readInterest } from './published-session.repository.ts';
import { readDraft } from './read-draft.ts';
import { requireConference } from './require-conference.ts';
import { presentRoom, presentSpeaker, presentTrack } from './schedule.presenter.ts';

/** Throws `Conference.NotFound`. */
export async function getScheduleDraft(db: Database, conferenceId: number, timeZone: string): Promise<ScheduleDraft> {
  const conference = await requireConference(db, conferenceId);
  const draft = await readDraft(db, conferenceId);
  return {
    conference: {
      id: conference.id,
      title: conference.title,
      startTime: toWireDate(conference.start_time, timeZone),
      endTime: toWireDate(conference.end_time, timeZone),
      version: conference.version,
      publishedAt: conference.published_at && toWireDate(conference.published_at, timeZone),
    },
    rooms: draft.rooms.map(presentRoom),
    tracks: draft.tracks.map(presentTrack),
    speakers: draft.speakers.map(presentSpeaker),
    sessions: presentDrafts(draft, await readInterest(db, conferenceId), timeZone),
    clashes: contentClashes(draftContents(draft), timeZone),
  };
}

/** Returns one draft session as in the list. Throws `ConferenceSession.NotFound`. */
export async function getDraftSession(
  db: Database,
  { conferenceId, id }: { conferenceId: number; id: number },
  timeZone: string,
): Promise<DraftSession> {
  const { sessions } = await getScheduleDraft(db, conferenceId, timeZone);
  const found = sessions.find((session) => session.id === id);
  if (!found) throw new AppError('ConferenceSession.NotFound');
  return found;
}

/** Omits removed sessions that are no longer published. */
function presentDrafts(draft: Draft, interest: readonly Interest[], timeZone: string): DraftSession[] {
  const published = new Map(draft.published.map((row) => [row.session_id, row]));
  const interests = new Map(interest.map((row) => [row.session_id, row]));
  const before = draft.published.map(publishedContent);
  const diffs = new Map(compareContents(before, draftContents(draft), timeZone).map((diff) => [diff.content.id, diff]));
  return draft.sessions.flatMap((session) => {
    const row = published.get(session.id);
    const shown = row && row.state !== 'removed' ? row : undefined;
    if (session.is_removed && !shown) return [];
    return [presentDraft(session, shown, interests.get(session.id), diffs.get(session.id), timeZone)];
  });
}

function presentDraft(
  session: DraftRow,
  published: PublishedRow | undefined,
  interest: Interest | undefined,
  diff: ContentDiff | undefined,
  timeZone: string,
): DraftSession {
  return {
    id: session.id,
    revision: session.revision,
    title: session.title,
    abstract: session.abstract,
    kind: session.kind,
    trackId: session.track_id,
    roomId: session.room_id,
    startTime: session.start_time && toWireDate(session.start_time, timeZone),
    durationMinutes: session.duration_minutes,
    seatLimit: session.seat_limit,
    isCancelled: session.is_cancelled,
    cancelledReason: session.cancelled_reason,
    isRemoved: session.is_removed,
    speakerIds: session.speaker_ids,
    published: published
      ? {
          startTime: toWireDate(published.start_time, timeZone),
          endTime: toWireDate(published.end_time, timeZone),
          room: published.facts.room?.name ?? '',
          seatsTaken: published.seats_taken,
          waitlisted: interest?.waitlisted ?? 0,
          stars: interest?.stars ?? 0,
        }
      : null,
    diff: diff?.kind ?? null,
    changes: diff?.changes ?? [],
  };
}
