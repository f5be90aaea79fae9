import { dayStartHour } from '@tuyuan/contract/conference/schedule-fields.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import { instantOf, wallTimeAt } from '@tuyuan/format/wall-time.ts';
import type { ConferenceHead } from './conference-head.repository.ts';
import { offsetTime } from './offset-time.ts';
import type { PublishedRow } from './published-session.repository.ts';
import { scheduleDay } from './schedule-day.ts';

interface FrabSource {
  conference: ConferenceHead;
  /** Sessions that take place. */
  sessions: readonly PublishedRow[];
  timeZone: string;
  /** `https://host`. */
  origin: string;
}

const dayMs = 24 * 3_600_000;
/** Limits the list in case of a mistyped year. */
const maxDays = 366;

/**
 * Returns the published schedule in frab's JSON (https://c3voc.de/schedule/schema.json), which EventFahrplan, Giggity
 * and info-beamer read.
 */
export function frabSchedule({ conference, sessions, timeZone, origin }: FrabSource): object {
  const byDay = Map.groupBy(sessions, (row) => scheduleDay(row.start_time, timeZone));
  const dates = scheduleDates(conference, byDay.keys(), timeZone);
  const rooms = new Map(sessions.flatMap(({ facts: { room } }) => (room ? [[room.id, room] as const] : [])));
  const tracks = new Map(sessions.flatMap(({ facts: { track } }) => (track ? [[track.id, track] as const] : [])));
  return {
    $schema: 'https://c3voc.de/schedule/schema.json',
    generator: { name: 'tuyuan' },
    schedule: {
      version: String(conference.version),
      base_url: origin,
      conference: {
        acronym: `tuyuan_${conference.id}`,
        title: conference.title,
        start: formatDate(conference.start_time, timeZone),
        end: formatDate(conference.end_time, timeZone),
        daysCount: dates.length,
        timeslot_duration: '00:05',
        time_zone_name: timeZone,
        url: `${origin}/conference/detail?id=${conference.id}`,
        rooms: [...rooms.values()]
          .toSorted((one, other) => one.order - other.order)
          .map(({ guid, name, capacity }) => ({ guid, name, capacity })),
        tracks: [...tracks.values()].map(({ id, name }) => ({ name, slug: `track_${id}` })),
        days: dates.map((date, index) => ({
          index: index + 1,
          date,
          ...dayBounds(date, timeZone),
          rooms: byRoom(byDay.get(date) ?? [], (row) => frabEvent(row, timeZone, origin)),
        })),
      },
    },
  };
}

/** Every day of the conference, and those on which something takes place before or after it. */
function scheduleDates(conference: ConferenceHead, taken: Iterable<string>, timeZone: string): string[] {
  const days = new Set(taken);
  const start = conference.start_time.getTime();
  const end = Math.min(conference.end_time.getTime(), start + maxDays * dayMs);
  for (let at = start; at < end; at += dayMs) days.add(scheduleDay(new Date(at), timeZone));
  return [...days].toSorted();
}

function dayBounds(date: string, timeZone: string): { day_start: string; day_end: string } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const start = instantOf({ year, month, day, hour: dayStartHour, minute: 0, second: 0 }, timeZone);
  return { day_start: offsetTime(new Date(start), timeZone), day_end: offsetTime(new Date(start + dayMs), timeZone) };
}

function byRoom(rows: readonly PublishedRow[], show: (row: PublishedRow) => object): Record<string, object[]> {
  const rooms = Map.groupBy(rows, ({ facts: { room } }) => room?.name ?? '全场');
  return Object.fromEntries([...rooms].map(([name, ofRoom]) => [name, ofRoom.map(show)]));
}

function frabEvent(row: PublishedRow, timeZone: string, origin: string): object {
  const { facts } = row;
  const { hour, minute } = wallTimeAt(row.start_time, timeZone);
  const url = `${origin}/conference/detail?id=${row.conference_id}&session=${row.session_id}`;
  return {
    id: row.session_id,
    guid: row.guid,
    date: offsetTime(row.start_time, timeZone),
    start: clock(hour * 60 + minute),
    duration: clock((row.end_time.getTime() - row.start_time.getTime()) / 60_000),
    room: facts.room?.name ?? '全场',
    slug: `tuyuan_${row.conference_id}_${row.session_id}`,
    url,
    title: facts.title,
    subtitle: '',
    track: facts.track?.name ?? null,
    type: facts.kind,
    language: 'zh',
    abstract: facts.abstract,
    description: '',
    // frab's form of a person: one with `name`, too, is taken for pretalx's, and being both is refused.
    persons: facts.speakers.map(({ id, name }) => ({ id, public_name: name })),
    links: [],
    attachments: [],
  };
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
