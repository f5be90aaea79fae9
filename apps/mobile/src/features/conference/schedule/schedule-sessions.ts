import type { MySeat } from '@tuyuan/contract/conference/calendar.ts';
import type { ScheduleSession } from '@tuyuan/contract/conference/schedule-fields.ts';
import { findClashes } from '@tuyuan/format/find-clashes.ts';
import { momentOf } from './schedule-clock.ts';
import type { ScheduleQuery } from './schedule-query.ts';

/** Session with the attendee's own star, seat and clashes. */
export interface MySession {
  readonly session: ScheduleSession;
  readonly start: number;
  readonly end: number;
  readonly isStarred: boolean;
  readonly seat: MySeat | undefined;
  /** The attendee's other sessions at the same time. */
  readonly clashes: readonly ScheduleSession[];
}

interface Mine {
  readonly stars: ReadonlySet<number>;
  readonly seats: readonly MySeat[];
}

/** Adds the attendee's stars, seats and clashes to every session. */
export function withMine(sessions: readonly ScheduleSession[], { stars, seats }: Mine): MySession[] {
  const seatOf = new Map(seats.map((seat) => [seat.sessionId, seat]));
  const all = sessions.map((session) => ({
    session,
    start: momentOf(session.startTime),
    end: momentOf(session.endTime),
    isStarred: stars.has(session.id),
    seat: seatOf.get(session.id),
  }));
  const byId = new Map(sessions.map((session) => [String(session.id), session]));
  const clashes = findClashes(
    all
      .filter((mine) => (mine.isStarred || mine.seat) && takesTime(mine.session))
      .map(({ session, start, end }) => ({ key: String(session.id), start, end, needs: ['me'] })),
  );
  return all.map((mine) => ({
    ...mine,
    clashes: clashes.flatMap(({ keys: [one, other] }) => {
      const id = String(mine.session.id);
      return (one === id ? byId.get(other) : other === id ? byId.get(one) : undefined) ?? [];
    }),
  }));
}

/** Exhibitions and meals do not count: attendees drop in when they have time. */
function takesTime({ kind, state }: ScheduleSession): boolean {
  return state === 'on' && kind !== 'exhibition' && kind !== 'break';
}

/** Returns today, or else the first future day, or else the last one. */
export function nearestDay(days: readonly string[], today: string): string | undefined {
  return days.find((day) => day >= today) ?? days.at(-1);
}

export function matching(sessions: readonly MySession[], query: ScheduleQuery, day: string | undefined): MySession[] {
  return sessions.filter(
    ({ session, isStarred, seat }) =>
      (query.isStarred ? isStarred || seat !== undefined : session.day === day) &&
      // A session without a room takes place in every room.
      (query.roomId === null || session.room === null || session.room.id === query.roomId) &&
      (query.trackId === null || session.track?.id === query.trackId),
  );
}

/** Each once, in the order the office put them. */
export function roomsOf(sessions: readonly ScheduleSession[]) {
  const rooms = new Map(sessions.flatMap(({ room }) => (room ? [[room.id, room] as const] : [])));
  return [...rooms.values()].toSorted((one, other) => one.order - other.order);
}

export function tracksOf(sessions: readonly ScheduleSession[]) {
  const tracks = new Map(sessions.flatMap(({ track }) => (track ? [[track.id, track] as const] : [])));
  return [...tracks.values()].toSorted((one, other) => one.order - other.order);
}
