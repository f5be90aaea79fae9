import type { ScheduleClash } from '@tuyuan/contract/conference/schedule-fields.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { findClashes } from '@tuyuan/format/find-clashes.ts';
import type { SessionContent } from './published-facts.ts';

/** Returns sessions at the same time in the same room or with the same speaker. Cancelled and removed ones do not count. */
export function contentClashes(contents: readonly SessionContent[], timeZone: string): ScheduleClash[] {
  const taking = contents.filter(({ state }) => state === 'on');
  const names = new Map<string, string>();
  const clashes = findClashes(
    taking.map(({ id, startTime, endTime, facts }) => {
      const room = facts.room && `room-${facts.room.id}`;
      const people = facts.speakers.map((speaker) => `speaker-${speaker.id}`);
      if (facts.room && room) names.set(room, facts.room.name);
      for (const speaker of facts.speakers) names.set(`speaker-${speaker.id}`, speaker.name);
      const needs = room ? [room, ...people] : people;
      return { key: String(id), start: Date.parse(startTime), end: Date.parse(endTime), needs };
    }),
  );
  return clashes.map(({ keys: [one, other], shared, start, end }) => ({
    ids: [Number(one), Number(other)],
    room: names.get(shared.find((need) => need.startsWith('room-')) ?? '') ?? null,
    speakers: shared.flatMap((need) => (need.startsWith('speaker-') ? (names.get(need) ?? []) : [])),
    startTime: toWireDate(new Date(start), timeZone),
    endTime: toWireDate(new Date(end), timeZone),
  }));
}
