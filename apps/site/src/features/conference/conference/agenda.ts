import type { ConferenceGuest } from '@tuyuan/contract/conference/conference-fields.ts';
import type { ScheduleSession } from '@tuyuan/contract/conference/schedule-fields.ts';

export interface AgendaDay {
  /** `yyyy-MM-dd`. */
  readonly day: string;
  readonly sessions: readonly ScheduleSession[];
}

/** In order of time, like the input. */
export function byDay(sessions: readonly ScheduleSession[]): AgendaDay[] {
  return [...Map.groupBy(sessions, ({ day }) => day)].map(([day, ofDay]) => ({ day, sessions: ofDay }));
}

/** Returns the guests the office names, then the other speakers, each once, in the order of their first session that is on. */
export function guestsOf(
  named: readonly ConferenceGuest[],
  sessions: readonly ScheduleSession[],
): readonly ConferenceGuest[] {
  const known = new Set(named.map(({ name }) => name));
  const speakers = sessions.filter(({ state }) => state === 'on').flatMap((session) => session.speakers);
  const others = speakers.filter(({ id, name }, index) => {
    const isFirst = speakers.findIndex((one) => one.id === id) === index;
    return isFirst && !known.has(name);
  });
  return [
    ...named,
    ...others.map(({ name, title, biography, photo }) => ({ name, title, introduction: biography, photo })),
  ];
}

/** Returns the rooms with sessions, in the office's order. */
export function roomsOf(sessions: readonly ScheduleSession[]) {
  const rooms = new Map(sessions.flatMap(({ room }) => (room ? [[room.id, room] as const] : [])));
  return [...rooms.values()].toSorted((one, other) => one.order - other.order);
}
