import { useGetConferenceQuery } from '@tuyuan/api-client/conference/conference-data.ts';
import { conferenceCalendarPath } from '@tuyuan/contract/resource-path.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { conferencePath } from '../../../shared/conference/conference-paths.ts';
import { deferred } from '../../../shared/deferred.tsx';
import { PageSection } from '../../../shared/page-section.tsx';
import { ShareButtons } from '../../../shared/share-buttons.tsx';
import { Agenda } from './agenda-list.tsx';
import { ConferenceFrame } from './conference-frame.tsx';
import styles from './conference-view.module.css';
import { Guests } from './guests.tsx';
import { RegisterAction } from './register-action.tsx';

const LiveAlbums = deferred(async () => (await import('./live-albums.tsx')).LiveAlbums);
const LivePhotos = deferred(async () => (await import('./live-photos.tsx')).LivePhotos);
const MaterialPreview = deferred(async () => (await import('./material-preview.tsx')).MaterialPreview);

/** Shows a whole conference: introduction, agenda, guests, photos and materials. */
export function ConferenceView({ id }: { readonly id: number }) {
  const { currentData: conference } = useGetConferenceQuery({ id });
  if (!conference) return null;
  const { title, content, liveOn, modules } = conference;
  return (
    <ConferenceFrame
      conference={conference}
      current="议程与嘉宾"
      hasBanner
      tools={
        <>
          <ButtonLink href={conferenceCalendarPath(id)} icon="calendar">
            加入日历
          </ButtonLink>
          <ShareButtons path={conferencePath(id)} title={title} />
          <Button icon="download" onClick={() => window.print()}>
            打印
          </Button>
        </>
      }
    >
      <div className={styles.register}>
        <RegisterAction conference={conference} />
      </div>
      {content !== '' && (
        <PageSection title="会议介绍">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleaned it before it was stored. */}
          <div className={styles.text} dangerouslySetInnerHTML={{ __html: content }} />
        </PageSection>
      )}
      {modules.includes('schedule') && <Agenda id={id} />}
      <Guests conference={conference} />
      {liveOn && <LivePhotos conference={conference} />}
      {modules.includes('wall') && <LiveAlbums id={id} />}
      {modules.includes('materials') && <MaterialPreview id={id} />}
    </ConferenceFrame>
  );
}
