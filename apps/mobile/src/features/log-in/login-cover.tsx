import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ConferenceDetail } from '@tuyuan/contract/conference-data.ts';
import { wireDayRange } from '@tuyuan/format/wire-day.ts';
import styles from './login-page.module.css';

/** The conference's picture under its name; without one, the product's own colours. */
export function LoginCover({ conference }: { readonly conference: ConferenceDetail | undefined }) {
  const picture = conference?.banner || conference?.cover || '';
  return (
    <div className={styles.cover}>
      {picture !== '' && <img className={styles.picture} src={resourceUrl(picture)} alt="" />}
      <div className={styles.words}>
        <h2 className={styles.title}>{conference?.title ?? '凭票进入会议'}</h2>
        <p className={styles.facts}>
          {conference ? (
            <>
              <span>{wireDayRange(conference.startTime, conference.endTime)}</span>
              {conference.location !== '' && <span>{conference.location}</span>}
            </>
          ) : (
            <span>入场码、日程、餐券和通知都在这里</span>
          )}
        </p>
      </div>
    </div>
  );
}
