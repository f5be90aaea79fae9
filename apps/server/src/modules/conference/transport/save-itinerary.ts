import type { saveItinerary as endpoint, Itinerary } from '@tuyuan/contract/conference/transport.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { parseDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { TicketHolder } from '../../../platform/http/request-context.ts';
import { isOver, writeItinerary } from './itinerary.repository.ts';
import { presentItinerary } from './traffic.presenter.ts';

/** Throws `Conference.Over` three days after the end: until then people travel home. */
export async function saveItinerary(
  db: Database,
  { conferenceId, attendeeId }: TicketHolder,
  { departsAt, arrivesAt, delayedUntil, ...rest }: InputOf<typeof endpoint>,
  timeZone: string,
): Promise<Itinerary> {
  if (await isOver(db, conferenceId)) throw new AppError('Conference.Over');
  const at = (wire: string | null) => (wire === null ? null : (parseDate(wire, timeZone) ?? null));
  const times = { departsAt: at(departsAt), arrivesAt: at(arrivesAt), delayedUntil: at(delayedUntil) };
  return presentItinerary(await writeItinerary(db, attendeeId, { ...rest, ...times }), timeZone);
}
