import {
  useGetSessionsQuery,
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
} from '@tuyuan/api-client/account/account-safety.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { showConfirm } from '@tuyuan/ui/message-box-queue.ts';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { Panel } from '../../../shared/user-centre/panel.tsx';
import styles from './safety.module.css';

/** Shows where the account is logged in; each session can be ended. */
export function DevicesPanel() {
  const { data, isError, isFetching, refetch } = useGetSessionsQuery({});
  const [revoke] = useRevokeSessionMutation();
  const [revokeOthers, { isLoading }] = useRevokeOtherSessionsMutation();
  const others = data?.items.filter(({ isCurrent }) => !isCurrent) ?? [];

  async function endOne(id: number, name: string): Promise<void> {
    if (!(await showConfirm({ title: '退出这台设备？', text: `${name} 会立即退出登录。`, confirmText: '退出登录' })))
      return;
    const outcome = await revoke({ id });
    if (!outcome.error) showToast({ text: '已退出', tone: 'success' });
  }

  async function endOthers(): Promise<void> {
    const text = `除了正在用的这台，其余 ${others.length} 台会立即退出登录。`;
    if (!(await showConfirm({ title: '退出其他设备？', text, confirmText: '全部退出' }))) return;
    const outcome = await revokeOthers({});
    if (!outcome.error) showToast({ text: `已退出 ${outcome.data} 台设备`, tone: 'success' });
  }

  return (
    <Panel
      title="登录设备"
      note="不认识的设备请立即退出，并修改密码。"
      tools={
        others.length > 0 && (
          <Button isBusy={isLoading} onClick={() => void endOthers()}>
            退出其他设备
          </Button>
        )
      }
    >
      {isError && !data && <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={96} />}
      {data && (
        <ul className={styles.list}>
          {data.items.map((session) => (
            <li key={session.id} className={styles.row}>
              <Icon name="user" className={styles.mark} />
              <div className={styles.facts}>
                <strong>{session.deviceName}</strong>
                {session.isCurrent && <span className={styles.badge}>正在使用</span>}
                {session.actsAs !== null && <span className={styles.badge}>代{session.actsAs}登录</span>}
                {session.isImpersonated && <span className={styles.badge}>管理员代登录</span>}
                <p className={styles.detail}>
                  {session.clientIp} · 登录于 {formatDateTime(session.createdAt)} · 最近使用{' '}
                  {formatDateTime(session.lastSeenAt)}
                </p>
              </div>
              {!session.isCurrent && (
                <Button
                  size="small"
                  aria-label={`让 ${session.deviceName} 退出登录`}
                  onClick={() => void endOne(session.id, session.deviceName)}
                >
                  退出
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
