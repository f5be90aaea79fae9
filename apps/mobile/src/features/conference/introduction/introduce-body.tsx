import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ConferenceDetail } from '@tuyuan/contract/conference/conference-data.ts';
import { phonePicturePath } from '@tuyuan/contract/resource-path.ts';
import { wireDayRange } from '@tuyuan/format/wire-day.ts';
import { RichText } from '@tuyuan/ui/rich-text.tsx';
import { Facts } from '../../../shared/layout/facts.tsx';
import { GuestRow } from './guest-row.tsx';
import styles from './introduce-body.module.css';
import { ShareRow } from './share-row.tsx';
import { VenueCard } from './venue-card.tsx';

/** Shows what the conference is, its organisers and its place. */
export function IntroduceBody({ conference }: { readonly conference: ConferenceDetail }) {
  const { title, summary, content, cover, banner, organiser, coOrganisers, guests, startTime, endTime, city } =
    conference;
  const picture = cover || banner;
  return (
    <>
      {picture !== '' && <img className={styles.cover} src={resourceUrl(phonePicturePath(picture))} alt="" />}
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.facts}>
          <Facts>
            {wireDayRange(startTime, endTime)}
            {city}
          </Facts>
        </p>
        {summary !== '' && <p className={styles.summary}>{summary}</p>}
      </header>
      {(organiser !== '' || coOrganisers.length > 0) && (
        <dl className={styles.organisers}>
          {organiser !== '' && (
            <div className={styles.organiser}>
              <dt>主办</dt>
              <dd>{organiser}</dd>
            </div>
          )}
          {coOrganisers.length > 0 && (
            <div className={styles.organiser}>
              <dt>协办</dt>
              <dd>{coOrganisers.join('、')}</dd>
            </div>
          )}
        </dl>
      )}
      <VenueCard conference={conference} />
      {guests.length > 0 && <GuestRow guests={guests} />}
      {content !== '' && (
        <article className={styles.content}>
          <RichText html={content} />
        </article>
      )}
      <ShareRow conference={conference} />
    </>
  );
}
