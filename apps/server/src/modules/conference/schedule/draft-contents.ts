import type { DraftRow } from './draft-session.repository.ts';
import type { SessionContent } from './published-facts.ts';
import type { PublishedRow } from './published-session.repository.ts';
import type { RoomRow } from './room.repository.ts';
import type { SpeakerRow } from './speaker.repository.ts';
import type { TrackRow } from './track.repository.ts';

export interface Draft {
  sessions: readonly DraftRow[];
  rooms: readonly RoomRow[];
  tracks: readonly TrackRow[];
  speakers: readonly SpeakerRow[];
  /** Currently published sessions. */
  published: readonly PublishedRow[];
}

const minuteMs = 60_000;

/**
 * Returns the schedule as publishing the draft would make it: all sessions with a time; published ones that lost theirs
 * count as removed.
 */
export function draftContents(draft: Draft): SessionContent[] {
  const published = new Map(draft.published.map((row) => [row.session_id, row]));
  return draft.sessions.flatMap((session) => {
    const before = published.get(session.id);
    if (!session.is_removed && session.start_time !== null) return [placedContent(session, session.start_time, draft)];
    return before ? [{ ...publishedContent(before), state: 'removed' as const }] : [];
  });
}

function placedContent(session: DraftRow, start: Date, { rooms, tracks, speakers }: Draft): SessionContent {
  const room = rooms.find(({ id }) => id === session.room_id);
  const track = tracks.find(({ id }) => id === session.track_id);
  return {
    id: session.id,
    guid: session.guid,
    state: session.is_cancelled ? 'cancelled' : 'on',
    startTime: start.toISOString(),
    endTime: new Date(start.getTime() + session.duration_minutes * minuteMs).toISOString(),
    seatLimit: session.seat_limit,
    facts: {
      title: session.title,
      abstract: session.abstract,
      kind: session.kind,
      cancelledReason: session.cancelled_reason,
      room: room
        ? {
            id: room.id,
            guid: room.guid,
            name: room.name,
            place: room.place,
            colour: room.colour,
            capacity: room.capacity,
            order: room.position,
          }
        : null,
      track: track ? { id: track.id, name: track.name, colour: track.colour, order: track.position } : null,
      speakers: session.speaker_ids.flatMap((id) => {
        const speaker = speakers.find((candidate) => candidate.id === id);
        if (!speaker) return [];
        const { name, title, biography, photo_key: photoKey } = speaker;
        return [{ id, name, title, biography, photoKey }];
      }),
    },
  };
}

/** Returns a published session in the form of a draft's content. */
export function publishedContent(row: PublishedRow): SessionContent {
  return {
    id: row.session_id,
    guid: row.guid,
    state: row.state,
    startTime: row.start_time.toISOString(),
    endTime: row.end_time.toISOString(),
    seatLimit: row.seat_limit,
    facts: row.facts,
  };
}
