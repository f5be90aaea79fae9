import type {
  ScheduleRoom,
  ScheduleSession,
  ScheduleSpeaker,
  ScheduleTrack,
} from '@tuyuan/contract/conference/schedule-fields.ts';
import { miscPath } from '@tuyuan/contract/resource-path.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { PublishedFacts } from './published-facts.ts';
import type { PublishedRow } from './published-session.repository.ts';
import type { RoomRow } from './room.repository.ts';
import { scheduleDay } from './schedule-day.ts';
import type { SpeakerRow } from './speaker.repository.ts';
import type { TrackRow } from './track.repository.ts';

export function presentRoom({ id, name, place, colour, capacity, position }: RoomRow): ScheduleRoom {
  return { id, name, place, colour, capacity, order: position };
}

export function presentTrack({ id, name, colour, position }: TrackRow): ScheduleTrack {
  return { id, name, colour, order: position };
}

export function presentSpeaker({ id, name, title, biography, photo_key }: SpeakerRow): ScheduleSpeaker {
  return { id, name, title, biography, photo: photoPath(photo_key) };
}

const photoPath = (key: string | null) => (key === null ? '' : miscPath(key));

const shownForMs = 24 * 3_600_000;

/** Presents a session to the public; must not be called for removed ones. `now` decides which changes are still shown. */
export function presentSession(
  row: PublishedRow,
  { timeZone, now, materialCount }: { timeZone: string; now: Date; materialCount: number },
): ScheduleSession {
  const { title, abstract, kind, cancelledReason, room, track, speakers } = row.facts;
  const isFresh = row.changed_at !== null && row.changed_at.getTime() > now.getTime() - shownForMs;
  return {
    id: row.session_id,
    day: scheduleDay(row.start_time, timeZone),
    startTime: toWireDate(row.start_time, timeZone),
    endTime: toWireDate(row.end_time, timeZone),
    title,
    abstract,
    kind,
    state: row.state === 'on' ? 'on' : 'cancelled',
    cancelledReason,
    room,
    track,
    speakers: speakers.map(presentFrozenSpeaker),
    seatLimit: row.seat_limit,
    seatsTaken: row.seats_taken,
    materialCount,
    changes: isFresh ? row.changes : [],
    changedAt: isFresh && row.changed_at ? toWireDate(row.changed_at, timeZone) : null,
    sequence: row.sequence,
  };
}

function presentFrozenSpeaker({ photoKey, ...speaker }: PublishedFacts['speakers'][number]): ScheduleSpeaker {
  return { ...speaker, photo: photoPath(photoKey) };
}
