import type { ScheduleSession } from '@tuyuan/contract/conference/schedule-fields.ts';
import { conferencePath } from '../../../shared/conference/conference-paths.ts';
import type { AgendaDay } from './agenda.ts';

/** What of the agenda is shown. */
export interface AgendaState {
  /** `yyyy-MM-dd`, or `all`. */
  readonly day: string;
  /** Undefined for all. */
  readonly room: number | undefined;
  readonly isList: boolean;
}

/** Reads the address; without a day it is the wanted session's, else today, else the first. */
export function readAgenda(query: URLSearchParams, days: readonly AgendaDay[], now: string | undefined): AgendaState {
  const wanted = Number(query.get('session'));
  const known = (day: string | null | undefined) => days.find((one) => one.day === day)?.day;
  const dayOfWanted = days.find(({ sessions }) => sessions.some(({ id }) => id === wanted))?.day;
  const asked = query.get('day') === 'all' ? 'all' : known(query.get('day'));
  const room = Number(query.get('room'));
  return {
    day: asked ?? dayOfWanted ?? known(now?.slice(0, 10)) ?? days[0]?.day ?? 'all',
    room: Number.isInteger(room) && room > 0 ? room : undefined,
    isList: query.get('view') === 'list',
  };
}

/** Returns the address of the agenda in another state; defaults that depend on the clock are written down. */
export function agendaPath(id: number, { day, room, isList }: AgendaState): string {
  const query = [`day=${day}`, room !== undefined && `room=${room}`, isList && 'view=list'].filter(Boolean).join('&');
  return `${conferencePath(id)}&${query}`;
}

/** Minutes of the wire time after the day's midnight; more than 1440 on the next day. */
export function minuteOf(wire: string, day: string): number {
  const days = Math.round((Date.parse(`${wire.slice(0, 10)}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / 86_400_000);
  return days * 1440 + Number(wire.slice(11, 13)) * 60 + Number(wire.slice(14, 16));
}

export type SessionMoment = 'past' | 'now' | 'coming';

/** Where a session is against the clock; `coming` while the time isn't known. */
export function momentOf({ startTime, endTime }: ScheduleSession, now: string | undefined): SessionMoment {
  if (now === undefined || now < startTime) return 'coming';
  return now < endTime ? 'now' : 'past';
}
