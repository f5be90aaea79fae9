import type { PersonalItem } from '@tuyuan/contract/conference/calendar.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { clashesOf } from './personal-clashes.ts';
import { personalEntries } from './personal-entries.ts';
import type { PersonalSource } from './personal-entry.ts';

/** Returns the holder's own calendar, each entry with its clashes. */
export async function getMyCalendar(
  { db, ticket }: TicketContext,
  { timeZone, sources }: { timeZone: string; sources: readonly PersonalSource[] },
): Promise<PersonalItem[]> {
  const entries = await personalEntries(db, ticket, sources);
  const clashes = clashesOf(entries);
  return entries.map(({ key, kind, title, place, start, end, note, isCancelled, sessionId }) => ({
    key,
    kind,
    title,
    place,
    startTime: toWireDate(start, timeZone),
    endTime: toWireDate(end, timeZone),
    note,
    isCancelled,
    clashes: clashes.get(key) ?? [],
    sessionId,
  }));
}
