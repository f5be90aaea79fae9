import { useGetCalendarQuery, useGetConferenceQuery } from '@tuyuan/api-client/conference/conference-data.ts';
import type { ConferenceDetail } from '@tuyuan/contract/conference/conference-data.ts';
import { mapLinks } from '@tuyuan/format/map-links.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { attachmentPath } from '../../../shared/conference/conference-paths.ts';
import { copyText } from '../../../shared/copy-text.ts';
import { PageSection } from '../../../shared/page-section.tsx';
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
      <Venue conference={conference} />
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

function Venue({ conference }: { readonly conference: ConferenceDetail }) {
  const { city, location, address, latitude, longitude } = conference;
  const where = [city, address].filter(Boolean).join('');
  async function copy() {
    const isCopied = await copyText([where, location].filter(Boolean).join(' '));
    showToast(
      isCopied ? { text: '地址已复制', tone: 'success' } : { text: '没有复制成功，请手动选择地址', tone: 'error' },
    );
  }
  return (
    <section className={styles.venue} aria-label="会场位置">
      <div className={styles.plan} aria-hidden>
        <Icon name="location" size={32} />
      </div>
      <div className={styles.venueWords}>
        <h2>{location || address}</h2>
        <p>{where}</p>
        {latitude !== null && longitude !== null && (
          <p className={styles.note}>
            坐标 {latitude.toFixed(4)}，{longitude.toFixed(4)}
          </p>
        )}
        <div className={styles.maps}>
          {mapLinks({ name: location, address: where, latitude, longitude }).map(({ label, href }) => (
            <ButtonLink key={label} href={href} icon="external">
              {label}
            </ButtonLink>
          ))}
          <Button kind="text" icon="link" onClick={() => void copy()}>
            复制地址
          </Button>
        </div>
      </div>
    </section>
  );
}
