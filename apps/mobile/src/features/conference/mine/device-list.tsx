import {
  useGetTicketSessionsQuery,
  useRevokeTicketSessionMutation,
} from '@tuyuan/api-client/conference/ticket-auth.ts';
import type { TicketSession } from '@tuyuan/contract/conference/ticket-auth.ts';
import { formatRelativeTime } from '@tuyuan/format/relative-time.ts';
import { Smartphone } from 'lucide-react';
import { useServerNow } from '../../../shared/clock/use-server-now.ts';
import { confirm } from '../../../shared/feedback/confirm.ts';
import { say } from '../../../shared/feedback/say.ts';
import { Button } from '../../../shared/layout/button.tsx';
import { ListCard } from '../../../shared/layout/list-card.tsx';
import { Row } from '../../../shared/layout/row.tsx';
import { failureText } from '../../../shared/states/failure-text.ts';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';

/** Shows the phones logged in with my ticket; a lost one can be logged out. */
export function DeviceList() {
  const { data, isLoading, error, refetch } = useGetTicketSessionsQuery();
  const [revoke] = useRevokeTicketSessionMutation();
  const now = useServerNow(60_000);
  async function logOut({ id, deviceName }: TicketSession) {
    const isSure = await confirm({
      title: '退出这台设备？',
      text: `${deviceName} 上的入场码会立刻失效。`,
      confirmText: '退出设备',
    });
    if (!isSure) return;
    const { error: fault } = await revoke({ id });
    void say(fault === undefined ? '已退出' : failureText(fault));
  }
  if (isLoading) return <ListSkeleton rows={2} />;
  if (!data) return <FailureView title="设备没有加载出来" error={error} onRetry={refetch} />;
  return (
    <ListCard isFlush>
      {data.items.map((session) => (
        <Row
          key={session.id}
          icon={Smartphone}
          title={session.deviceName}
          text={session.isCurrent ? '这台手机' : `${formatRelativeTime(session.lastSeenAt, now)}在线`}
          end={
            !session.isCurrent && (
              <Button size="small" onClick={() => void logOut(session)}>
                退出
              </Button>
            )
          }
        />
      ))}
    </ListCard>
  );
}
