import { useGetPublishedMannerQuery } from '@tuyuan/api-client/conference/code-of-conduct.ts';
import type { ConferenceDetail } from '@tuyuan/contract/conference/conference-data.ts';
import { phoneLink } from '@tuyuan/format/phone-link.ts';
import styles from './login-page.module.css';

interface LoginLinksProps {
  readonly conference: Pick<ConferenceDetail, 'id' | 'officePhone'> | undefined;
  onRead(text: 'manner' | 'privacy'): void;
}

/** Links for people who cannot log in, and to the terms accepted by logging in. */
export function LoginLinks({ conference, onRead }: LoginLinksProps) {
  const { data: manner } = useGetPublishedMannerQuery({ id: conference?.id ?? 0 }, { skip: conference === undefined });
  const query = conference ? `?id=${conference.id}` : '';
  return (
    <>
      <p className={styles.links}>
        <span>
          没有票？
          <a className={styles.strong} href={conference ? `/conference/brief${query}` : '/conference'}>
            去报名
          </a>
        </span>
        <a href="/user/main/conference">找回票号</a>
      </p>
      {conference && conference.officePhone !== '' && (
        <p className={styles.office}>
          进不去？打给会务 <a href={phoneLink(conference.officePhone)}>{conference.officePhone}</a>
        </p>
      )}
      <p className={styles.small}>
        同一张票最多在 3 台手机登录，新登录会挤掉最早的一台。
        <br />
        登录即同意
        {manner && manner.version > 0 && (
          <>
            <button type="button" onClick={() => onRead('manner')}>
              《参会须知》
            </button>
            和
          </>
        )}
        <button type="button" onClick={() => onRead('privacy')}>
          《隐私政策》
        </button>
      </p>
    </>
  );
}
