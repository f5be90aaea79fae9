import { useGetConferenceQuery } from '@tuyuan/api-client/conference/conference-data.ts';
import { deferred } from '../../../shared/deferred.tsx';
import { PageSection } from '../../../shared/page-section.tsx';
import { ConferenceFrame } from './conference-frame.tsx';
import styles from './conference-view.module.css';

// Read before anything in them is pressed.
const Agenda = deferred(async () => (await import('./agenda-view.tsx')).Agenda);
const Guests = deferred(async () => (await import('./guests.tsx')).Guests);
const TicketAside = deferred(async () => (await import('./ticket-aside.tsx')).TicketAside);
const LiveAlbums = deferred(async () => (await import('./live-albums.tsx')).LiveAlbums);
const LivePhotos = deferred(async () => (await import('./live-photos.tsx')).LivePhotos);
const MaterialPreview = deferred(async () => (await import('./material-preview.tsx')).MaterialPreview);

/** Shows a whole conference: introduction, agenda, guests, photos and materials. */
export function ConferenceView({ id }: { readonly id: number }) {
  const { currentData: conference } = useGetConferenceQuery({ id });
  if (!conference) return null;
  const { content, liveOn, modules } = conference;
  return (
    <ConferenceFrame conference={conference} current="议程与嘉宾" aside={<TicketAside conference={conference} />}>
      {modules.includes('schedule') && <Agenda id={id} />}
      {content !== '' && (
        <PageSection title="会议介绍">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleaned it before it was stored. */}
          <div className={styles.text} dangerouslySetInnerHTML={{ __html: content }} />
        </PageSection>
      )}
      <Guests conference={conference} />
      {liveOn && <LivePhotos conference={conference} />}
      {modules.includes('wall') && <LiveAlbums id={id} />}
      {modules.includes('materials') && <MaterialPreview id={id} />}
    </ConferenceFrame>
  );
}
