import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ConferenceDetail } from '@tuyuan/contract/conference/conference-data.ts';
import { wireDayRange } from '@tuyuan/format/wire-day.ts';
import { Facts } from '../../../shared/layout/facts.tsx';
import styles from './login-page.module.css';

/** Shows the conference's picture under its name; without one, the product's colours. */
export function LoginCover({ conference }: { readonly conference: ConferenceDetail | undefined }) {
  const picture = conference?.banner || conference?.cover || '';
  return (
    <div className={styles.cover}>
      {picture !== '' && <img className={styles.picture} src={resourceUrl(picture)} alt="" />}
      <div className={styles.words}>
        <h2 className={styles.title}>{conference?.title ?? '凭票进入会议'}</h2>
        <p className={styles.facts}>
          {conference ? (
            <Facts>
              {wireDayRange(conference.startTime, conference.endTime)}
              {conference.location}
            </Facts>
          ) : (
            '入场码、日程、餐券和通知都在这里'
          )}
        </p>
      </div>
    </div>
  );
}
