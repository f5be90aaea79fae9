import { useGetSessionsQuery } from '@tuyuan/api-client/account/account-safety.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { Panel } from '../../../shared/user-centre/panel.tsx';
import styles from './center.module.css';

const SHOWN = 3;

/** Shows in short where the account is logged in. */
export function RecentLogIns() {
  const { data } = useGetSessionsQuery({});
  if (!data) return null;
  return (
    <Panel
      title="登录设备"
      note={`${data.items.length} 台设备登录着这个账号`}
      tools={
        <ButtonLink href="/user/main/safety" size="small">
          全部设备
        </ButtonLink>
      }
    >
      <ul className={styles.devices}>
        {data.items.slice(0, SHOWN).map((session) => (
          <li key={session.id}>
            <span>{session.deviceName}</span>
            <span className={styles.faint}>
              {session.isCurrent ? '正在使用' : `最近使用 ${formatDateTime(session.lastSeenAt)}`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
