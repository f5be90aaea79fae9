import type { ConferenceDetail } from '@tuyuan/contract/conference/conference-data.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { picturePathOf, presentCard, presentTicketType } from './conference.presenter.ts';
import { findOfferedTypes, findPublicConference } from './conference.repository.ts';
import { readModules } from './read-modules.ts';
import { registrationState } from './ticket-availability.policy.ts';

/** Throws `Conference.NotFound`, also for a draft, a rehearsal and what was taken off the site. */
export async function getConference(db: Database, id: number, timeZone: string): Promise<ConferenceDetail> {
  const row = await orThrow(findPublicConference(db, id), 'Conference.NotFound');
  const ticketTypes = (await findOfferedTypes(db, id)).map((type) => presentTicketType(type, timeZone));
  const offers = ticketTypes.map(({ availability }) => availability);
  return {
    ...presentCard(row, timeZone),
    content: row.content,
    banner: picturePathOf(row.banner_key),
    organiser: row.organiser,
    coOrganisers: row.co_organisers,
    guests: row.guests,
    officePhone: row.office_phone,
    address: row.address,
    directions: row.directions,
    latitude: row.latitude,
    longitude: row.longitude,
    isActived: row.is_actived,
    cancelledReason: row.cancelled_reason,
    version: row.version,
    form: row.form,
    modules: await readModules(db, id),
    ticketTypes,
    registration: registrationState(row.conference_state, row.is_registration_open, offers),
  };
}
