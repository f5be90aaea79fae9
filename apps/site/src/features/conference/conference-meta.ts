import type { ConferenceDetail } from '@tuyuan/contract/conference-data.ts';
import type { PageContext, PageMeta } from '../../shared/page.ts';
import { conferencePath } from './conference-paths.ts';

const cancelled = 7;

/** What search engines and share cards are told of a conference. */
export function conferenceMeta(conference: ConferenceDetail, { origin }: PageContext): PageMeta {
  const path = conferencePath(conference.id);
  const image = conference.cover === '' ? undefined : conference.cover;
  const description = conference.summary || `${conference.title}，${conference.city}${conference.location}。`;
  return {
    title: conference.title,
    description,
    canonical: path,
    image,
    jsonLd: [
      {
        '@type': 'Event',
        name: conference.title,
        description,
        url: `${origin}${path}`,
        // The wire's times are those of the site's clock.
        startDate: `${conference.startTime}+08:00`,
        endDate: `${conference.endTime}+08:00`,
        eventStatus: `https://schema.org/${conference.conferenceState === cancelled ? 'EventCancelled' : 'EventScheduled'}`,
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: {
          '@type': 'Place',
          name: conference.location,
          address: `${conference.city}${conference.address}`,
        },
        ...(image && { image: new URL(image, origin).href }),
        ...(conference.organiser && { organizer: { '@type': 'Organization', name: conference.organiser } }),
      },
    ],
  };
}
