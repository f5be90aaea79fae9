import {
  useFreeLanesMutation,
  useGetCheckInDevicesQuery,
  useRestoreDeviceMutation,
  useRevokeDeviceMutation,
} from '@tuyuan/api-client/conference/check-in-management.ts';
import type { CheckInDevice } from '@tuyuan/contract/conference/check-in-command.ts';
import { App, Button, Space, Tag } from 'antd';
import { deviceState } from '../../../shared/check-in/device-words.ts';
import cell from '../../../shared/list/cell.module.css';
import { actionsColumn, timeColumn } from '../../../shared/list/columns.tsx';
import { RecordTable } from '../../../shared/list/record-table.tsx';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { shortMoment } from '../../../shared/wire-moment.ts';

const refreshMs = 15_000;

/** The scanning phones, and which tickets each is responsible for while offline. */
export function CheckInDevices({ conferenceId }: { readonly conferenceId: number }) {
  const { modal } = App.useApp();
  const attempt = useAttempt();
  const devices = useGetCheckInDevicesQuery(
    { conferenceId },
    { pollingInterval: refreshMs, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  const [revoke] = useRevokeDeviceMutation();
  const [restore] = useRestoreDeviceMutation();
  const [free] = useFreeLanesMutation();
  const mayEdit = usePermissions()('Pages.Conferences.CheckIn');

  async function act(
    question: { title: string; content: string; okText: string },
    work: () => Promise<unknown>,
    danger = true,
  ) {
    if (!(await modal.confirm({ ...question, okButtonProps: { danger } }))) return;
    await attempt(work, '已办好');
  }

  const revokeButton = ({ id, label }: CheckInDevice) => (
    <Button
      type="text"
      danger
      aria-label={`停用 ${label}`}
      onClick={() =>
        void act(
          {
            title: `停用 ${label}？`,
            content: '它立刻不能再扫码，号段空出来，手机上的登录也失效。手机丢了或用完了就停用。',
            okText: '停用设备',
          },
          () => revoke({ id }).unwrap(),
        )
      }
    >
      停用
    </Button>
  );
  const restoreButton = ({ id, label }: CheckInDevice) => (
    <Button
      type="text"
      aria-label={`恢复 ${label}`}
      onClick={() =>
        void act(
          {
            title: `恢复 ${label}？`,
            content: '检票员重新用票登录后，这台手机又能扫码，断网时留下的核验记录会自动补传。',
            okText: '恢复设备',
          },
          () => restore({ id }).unwrap(),
          false,
        )
      }
    >
      恢复
    </Button>
  );

  if (devices.data?.items.length === 0)
    return (
      <StateMessage picture="empty" title="还没有核验手机">
        检票员在手机上用票登录，打开「核验」，手机就会出现在这里。
      </StateMessage>
    );
  return (
    <RecordTable<CheckInDevice>
      noun="核验手机"
      source={devices}
      rowKey={({ id }) => id}
      scrollWidth={1040}
      empty={null}
      columns={[
        {
          key: 'label',
          title: '设备',
          width: 150,
          render: (_, { label, holder }) => (
            <div className={cell.words}>
              <div className={cell.title}>{label}</div>
              <div className={cell.minor}>{holder}</div>
            </div>
          ),
        },
        {
          key: 'state',
          title: '状态',
          width: 110,
          render: (_, device) => {
            const { word, tone } = deviceState(device);
            return <StatusDot tone={tone}>{word}</StatusDot>;
          },
        },
        {
          key: 'where',
          title: '站位',
          render: (_, { pointName, gate }) => [pointName, gate].filter(Boolean).join(' · ') || '未选签到点',
        },
        {
          key: 'queue',
          title: '积压',
          width: 70,
          align: 'right',
          render: (_, { queueDepth }) => (queueDepth > 0 ? <b className={cell.fault}>{queueDepth}</b> : 0),
        },
        {
          key: 'latency',
          title: '延迟',
          width: 90,
          align: 'right',
          render: (_, { latencyMs }) => (latencyMs === null ? '—' : `${latencyMs} ms`),
        },
        timeColumn({
          key: 'seen',
          title: '最近联系',
          width: 110,
          at: ({ lastSeenAt }) => lastSeenAt,
          format: shortMoment,
        }),
        {
          key: 'lanes',
          title: '断网号段',
          width: 240,
          render: (_, device) =>
            device.lanes.length === 0 ? (
              '—'
            ) : (
              <Space wrap size={4}>
                {device.lanes.map((lane) => (
                  <Tag
                    key={`${lane.pointId} ${lane.from}`}
                    closable={
                      mayEdit && {
                        closeIcon: <span>释放</span>,
                        'aria-label': `释放「${lane.pointName}」${lane.from}–${lane.to}`,
                      }
                    }
                    onClose={(event) => {
                      event.preventDefault();
                      void act(
                        {
                          title: `释放 ${device.label} 在「${lane.pointName}」的号段？`,
                          content:
                            '别的手机就能领这一段。这台手机若正断网，联网前还会按旧号段放行，重复的会进冲突收件箱。',
                          okText: '释放号段',
                        },
                        () => free({ id: device.id, pointId: lane.pointId }).unwrap(),
                      );
                    }}
                  >
                    {lane.pointName} {lane.from}–{lane.to}
                  </Tag>
                ))}
              </Space>
            ),
        },
        actionsColumn(90, (device) => mayEdit && (device.isRevoked ? restoreButton(device) : revokeButton(device))),
      ]}
    />
  );
}
