import type { ConferenceDetail } from '@tuyuan/contract/conference/conference-data.ts';
import { conferenceStateNumbers as states } from '@tuyuan/format/conference-words.ts';
import { attendPath, conferencePath } from '../../../shared/conference/conference-paths.ts';
import type { PageContext, PageMeta } from '../../../shared/page.ts';
import { publisherData, structuredPicture, structuredTime } from '../../../shared/structured-data.ts';
import { guestsOf } from './agenda.ts';
import type { LoadedConference } from './load-conference.ts';

const maxPerformers = 10;

/** Returns a conference's meta for search engines and share cards; its other pages pass `path` as theirs. */
export function conferenceMeta(loaded: LoadedConference, context: PageContext, path?: string): PageMeta {
  const { conference } = loaded;
  const description = conference.summary || `${conference.title}，${conference.city}${conference.location}。`;
  return {
    title: conference.title,
    description,
    canonical: path ?? conferencePath(conference.id),
    image: conference.cover === '' ? undefined : conference.cover,
    jsonLd: [eventOf(loaded, description, context)],
  };
}

function eventOf({ conference, sessions }: LoadedConference, description: string, context: PageContext): object {
  const { origin } = context;
  const { id, title, cover, location, city, address, organiser, conferenceState } = conference;
  const guests = guestsOf(conference.guests, sessions).slice(0, maxPerformers);
  return {
    '@type': 'Event',
    name: title,
    description,
    url: `${origin}${conferencePath(id)}`,
    startDate: structuredTime(conference.startTime),
    endDate: structuredTime(conference.endTime),
    eventStatus: `https://schema.org/${conferenceState === states.cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: location, address: `${city}${address}`, ...placeOf(conference) },
    image: structuredPicture(cover, origin),
    organizer: organiser ? { '@type': 'Organization', name: organiser } : publisherData(context),
    ...(guests.length > 0 && { performer: guests.map(({ name }) => ({ '@type': 'Person', name })) }),
    ...(conference.ticketTypes.length > 0 && { offers: offerOf(conference, origin) }),
  };
}

function placeOf({ latitude, longitude }: ConferenceDetail) {
  return latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } };
}

/** At the price of the cheapest ticket. */
function offerOf({ id, registration, regStartTime, regEndTime, ticketTypes }: ConferenceDetail, origin: string) {
  return {
    '@type': 'Offer',
    url: `${origin}${attendPath(id)}`,
    price: Math.min(...ticketTypes.map(({ priceCents }) => priceCents)) / 100,
    priceCurrency: 'CNY',
    availability: `https://schema.org/${registration === 'open' ? 'InStock' : 'SoldOut'}`,
    validFrom: structuredTime(regStartTime),
    validThrough: structuredTime(regEndTime),
  };
}
