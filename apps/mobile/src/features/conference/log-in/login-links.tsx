import { useGetPublishedMannerQuery } from '@tuyuan/api-client/conference/code-of-conduct.ts';
import type { ConferenceDetail } from '@tuyuan/contract/conference/conference-data.ts';
import { phoneLink } from '@tuyuan/format/phone-link.ts';
import { lazy, Suspense, useState } from 'react';
import styles from './login-page.module.css';

const RecoverSheet = lazy(async () => ({ default: (await import('./recover-sheet.tsx')).RecoverSheet }));

interface LoginLinksProps {
  readonly conference: Pick<ConferenceDetail, 'id' | 'officePhone'> | undefined;
  onRead(text: 'manner' | 'privacy'): void;
}

/** Links for people who cannot log in, and to the terms accepted by logging in. */
export function LoginLinks({ conference, onRead }: LoginLinksProps) {
  const { data: manner } = useGetPublishedMannerQuery({ id: conference?.id ?? 0 }, { skip: conference === undefined });
  const [isRecovering, setRecovering] = useState(false);
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
        <button type="button" onClick={() => setRecovering(true)}>
          找回票号
        </button>
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
      {isRecovering && (
        <Suspense>
          <RecoverSheet conferenceId={conference?.id ?? null} onClose={() => setRecovering(false)} />
        </Suspense>
      )}
    </>
  );
}
