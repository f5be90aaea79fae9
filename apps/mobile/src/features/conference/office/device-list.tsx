import type { CheckInDevice } from '@tuyuan/contract/conference/check-in-command.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { Smartphone } from 'lucide-react';
import { Facts } from '../../../shared/layout/facts.tsx';
import { ListCard } from '../../../shared/layout/list-card.tsx';
import { Row } from '../../../shared/layout/row.tsx';
import { StateChip, type Tone } from '../../../shared/layout/state-chip.tsx';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { isAway } from './is-away.ts';

const states: Record<CheckInDevice['state'], { readonly text: string; readonly tone: Tone }> = {
  online: { text: '在线', tone: 'ok' },
  degraded: { text: '网络慢', tone: 'warn' },
  syncing: { text: '上传中', tone: 'info' },
  offline: { text: '离线', tone: 'error' },
  silent: { text: '失联', tone: 'error' },
};

/** Shows the scanning phones; unreachable ones first, then by queue length. */
export function DeviceList({ devices }: { readonly devices: readonly CheckInDevice[] }) {
  if (devices.length === 0)
    return <EmptyView icon={Smartphone} title="还没有核验设备" text="检票员打开“核验”后，手机会登记到这里。" />;
  const sorted = devices.toSorted(
    (one, other) => Number(isAway(other)) - Number(isAway(one)) || other.queueDepth - one.queueDepth,
  );
  return (
    <ListCard>
      {sorted.map((device) => (
        <Row
          key={device.id}
          title={
            <b>
              {device.label} {device.holder}
            </b>
          }
          text={
            <Facts>
              {device.pointName || '还没有选签到点'}
              {device.gate}
              {device.queueDepth > 0 ? `待传 ${device.queueDepth} 条` : ''}
              {device.latencyMs === null ? '' : `${device.latencyMs} 毫秒`}
            </Facts>
          }
          end={
            <>
              <StateChip tone={states[device.state].tone}>{states[device.state].text}</StateChip>
              <time>{wireClock(device.lastSeenAt)}</time>
            </>
          }
        />
      ))}
    </ListCard>
  );
}
