import type { getMyConference as endpoint } from '@tuyuan/contract/conference/my-conference.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { picturePathOf } from './conference.presenter.ts';
import { findConference } from './conference.repository.ts';
import { readModules } from './read-modules.ts';
import { findPlacement } from './ticket-session.repository.ts';

/** Returns the conference of the caller's ticket, with the attendee's data for the app's first page. */
export async function getMyConference(
  { db, ticket }: TicketContext,
  timeZone: string,
): Promise<OutputOf<typeof endpoint>> {
  const row = await findConference(db, ticket.conferenceId);
  const placement = await findPlacement(db, ticket.attendeeId);
  if (!row || !placement) throw new AppError('Conference.NotFound');
  const wire = (date: Date) => toWireDate(date, timeZone);
  return {
    id: row.id,
    title: row.title,
    conferenceState: row.conference_state,
    cover: picturePathOf(row.cover_key),
    banner: picturePathOf(row.banner_key),
    city: row.city,
    location: row.location,
    address: row.address,
    latitude: row.latitude,
    longitude: row.longitude,
    organiser: row.organiser,
    officePhone: row.office_phone,
    startTime: wire(row.start_time),
    endTime: wire(row.end_time),
    liveOn: row.live_on,
    modules: await readModules(db, row.id),
    isReadOnly: row.conference_state >= 5,
    serverTime: wire(placement.now),
    version: row.version,
    holder: {
      userId: ticket.attendeeId,
      name: ticket.name,
      userType: ticket.userType,
      hall: placement.hall,
      seat: placement.seat,
      hostPhone: ticket.userType === 1 ? placement.host_phone : '',
    },
  };
}
