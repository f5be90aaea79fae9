import { useGetUserSessionsQuery, useRevokeUserSessionsMutation } from '@tuyuan/api-client/account/user-session.ts';
import type { ManagedUser } from '@tuyuan/contract/account/user-management.ts';
import type { UserSession } from '@tuyuan/contract/account/user-session.ts';
import { App, Button } from 'antd';
import type { ReactNode } from 'react';
import { browserName } from '../../../shared/browser-name.ts';
import { failureText } from '../../../shared/failure-text.ts';
import { shortTime } from '../../../shared/list/short-time.ts';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import styles from './user-sessions-tab.module.css';

interface UserSessionsTabProps {
  readonly user: ManagedUser;
  readonly isLocked: boolean;
}

/** A user's sessions, each with a button to end it. */
export function UserSessionsTab({ user, isLocked }: UserSessionsTabProps) {
  const { message, modal } = App.useApp();
  const { data, error, refetch } = useGetUserSessionsQuery({ id: user.id });
  const [revoke, { isLoading }] = useRevokeUserSessionsMutation();

  if (error !== undefined && data === undefined) return <NotLoaded noun="登录设备" error={error} onRetry={refetch} />;
  if (!data) return <PageLoading />;
  if (data.items.length === 0)
    return (
      <StateMessage picture="empty" title="没有登录的设备">
        {user.nickName} 现在没有在任何设备上登录。
      </StateMessage>
    );

  async function end(sessionIds: number[]): Promise<void> {
    const isSure = await modal.confirm({
      title: sessionIds.length === 0 ? `让「${user.nickName}」在所有设备上退出？` : '让这台设备退出？',
      content: '立即生效，没保存的内容会丢失。对方可以重新登录。',
      okText: '退出登录',
      okButtonProps: { danger: true },
    });
    if (!isSure) return;
    try {
      const { revokedCount } = await revoke({ id: user.id, sessionIds }).unwrap();
      message.success(`已让 ${revokedCount} 台设备退出`);
    } catch (thrown) {
      message.error(failureText(thrown));
    }
  }

  const now = new Date();
  return (
    <div className={styles.tab}>
      <ul className={styles.list}>
        {data.items.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            now={now}
            action={
              !isLocked && (
                <Button
                  size="small"
                  disabled={isLoading}
                  aria-label={`让 ${browserName(session.userAgent)}（${session.clientIp}）退出`}
                  onClick={() => void end([session.id])}
                >
                  退出
                </Button>
              )
            }
          />
        ))}
      </ul>
      {!isLocked && data.items.length > 1 && (
        <div>
          <Button danger disabled={isLoading} onClick={() => void end([])}>
            全部退出
          </Button>
        </div>
      )}
    </div>
  );
}

interface SessionLineProps {
  readonly session: UserSession;
  readonly now: Date;
  readonly action: ReactNode;
}

function SessionLine({ session, now, action }: SessionLineProps) {
  const { userAgent, clientIp, lastSeenAt, createdAt, impersonator } = session;
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <strong title={userAgent}>{browserName(userAgent)}</strong>
        {impersonator && <span className={styles.badge}>{impersonator.nickName} 代登录</span>}
        <p>
          {clientIp} · 最近使用 {shortTime(lastSeenAt, now)} · {shortTime(createdAt, now)} 登录
        </p>
      </div>
      {action}
    </li>
  );
}
