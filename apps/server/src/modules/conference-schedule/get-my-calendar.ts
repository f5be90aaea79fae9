import type { PersonalItem } from '@tuyuan/contract/conference-calendar.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { findClashes } from '@tuyuan/format/find-clashes.ts';
import type { TicketContext } from '../../platform/http/request-context.ts';
import { personalEntries } from './personal-entries.ts';
import type { PersonalSource } from './personal-entry.ts';

/** The holder's own calendar, each entry with what it clashes with. */
export async function getMyCalendar(
  { db, ticket }: TicketContext,
  { timeZone, sources }: { timeZone: string; sources: readonly PersonalSource[] },
): Promise<PersonalItem[]> {
  const entries = await personalEntries(db, ticket, sources);
  const clashes = findClashes(
    entries
      .filter(({ isCancelled, takesTime }) => takesTime && !isCancelled)
      .map(({ key, start, end }) => ({ key, start: start.getTime(), end: end.getTime(), needs: ['me'] })),
  );
  return entries.map(({ key, kind, title, place, start, end, note, isCancelled, sessionId }) => ({
    key,
    kind,
    title,
    place,
    startTime: toWireDate(start, timeZone),
    endTime: toWireDate(end, timeZone),
    note,
    isCancelled,
    clashes: clashes.flatMap(({ keys: [one, other] }) => (one === key ? [other] : other === key ? [one] : [])),
    sessionId,
  }));
}
