import { useGetCalendarQuery, useGetConferenceQuery } from '@tuyuan/api-client/conference/conference-data.ts';
import { attachmentPath } from '../../../shared/conference/conference-paths.ts';
import { PageSection } from '../../../shared/page-section.tsx';
import { VenueCard } from '../../../shared/venue-card.tsx';
import { roomsOf } from './agenda.ts';
import { ConferenceFrame } from './conference-frame.tsx';
import styles from './conference-navigate.module.css';
import { directionsOf } from './directions.ts';

/** Shows the way to the venue and how to enter. */
export function ConferenceNavigate({ id }: { readonly id: number }) {
  const { currentData: conference } = useGetConferenceQuery({ id });
  const { currentData: calendar } = useGetCalendarQuery({ id });
  if (!conference) return null;
  const rooms = roomsOf(calendar?.items ?? []);
  const directions = directionsOf(conference.directions);
  return (
    <ConferenceFrame conference={conference} current="到达指引">
      <VenueCard
        name={conference.location}
        where={[conference.city, conference.address].filter(Boolean).join('')}
        latitude={conference.latitude}
        longitude={conference.longitude}
      />
      <PageSection title="入口与交通" more={{ href: attachmentPath(id), label: '相关资料' }}>
        {directions.length === 0 ? (
          <p className={styles.note}>
            会务还没有写到达方式{conference.officePhone !== '' && `，可致电 ${conference.officePhone}`}。
          </p>
        ) : (
          <dl className={styles.directions}>
            {directions.map(({ name, text }) => (
              <div key={`${name}${text}`}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </PageSection>
      {rooms.length > 0 && (
        <PageSection title="场内会场">
          <ul className={styles.rooms}>
            {rooms.map(({ id: roomId, name, place, capacity }) => (
              <li key={roomId}>
                <strong>{name}</strong>
                <span>{place}</span>
                {capacity !== null && <small>{capacity} 座</small>}
              </li>
            ))}
          </ul>
        </PageSection>
      )}
    </ConferenceFrame>
  );
}
