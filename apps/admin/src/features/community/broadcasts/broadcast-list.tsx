import { NotificationOutlined } from '@ant-design/icons';
import {
  useCancelBroadcastMutation,
  useDeleteBroadcastMutation,
  useGetBroadcastsQuery,
} from '@tuyuan/api-client/community/broadcast-management.ts';
import type { Broadcast } from '@tuyuan/contract/community/broadcast-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { App, Button, Tag } from 'antd';
import { useState } from 'react';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';
import { actionsColumn, subjectColumn } from '../../../shared/list/columns.tsx';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { shortMoment } from '../../../shared/wire-moment.ts';
import { audienceWords, stateTitles } from './audience-titles.ts';
import { SendBroadcastDialog } from './send-broadcast-dialog.tsx';

const stateColors = { scheduled: 'processing', sent: 'success', cancelled: 'default' } as const;
const broadcastFilters = defineFilters({ keyword: text({ placeholder: '标题或内容' }) });

/** What the office told many at once, and how many have read it. */
export function BroadcastList() {
  const control = useListState(broadcastFilters);
  const query = useGetBroadcastsQuery(control.request, { refetchOnMountOrArgChange: true });
  const [remove] = useDeleteBroadcastMutation();
  const [cancel] = useCancelBroadcastMutation();
  const [isSending, setSending] = useState(false);
  const [changed, setChanged] = useState<Broadcast>();
  const { modal } = App.useApp();
  const attempt = useAttempt();
  const mayDo = usePermissions();

  async function takeBack({ id, title, state }: Broadcast): Promise<void> {
    const isSure = await modal.confirm({
      title: `${state === 'sent' ? '撤回' : '删除'}「${title}」？`,
      content: state === 'sent' ? '所有人的通知里都不再有它，不能恢复。' : '它没有发出过。',
      okText: state === 'sent' ? '撤回' : '删除',
      okButtonProps: { danger: true },
    });
    if (isSure) await attempt(() => remove({ id }).unwrap(), state === 'sent' ? '已撤回' : '已删除');
  }

  async function callOff({ id, title }: Broadcast): Promise<void> {
    const isSure = await modal.confirm({
      title: `取消「${title}」？`,
      content: '到时间不再发出。',
      okText: '取消发送',
      cancelText: '返回',
      okButtonProps: { danger: true },
    });
    if (isSure) await attempt(() => cancel({ id }).unwrap(), '已取消');
  }

  const actionsOf = (broadcast: Broadcast) => (
    <>
      {broadcast.state === 'scheduled' && mayDo('Pages.Broadcasts.Create') && (
        <>
          <Button type="link" size="small" onClick={() => setChanged(broadcast)}>
            修改
          </Button>
          <Button type="link" danger size="small" onClick={() => void callOff(broadcast)}>
            取消
          </Button>
        </>
      )}
      {broadcast.state !== 'scheduled' && mayDo('Pages.Broadcasts.Delete') && (
        <Button type="link" danger size="small" onClick={() => void takeBack(broadcast)}>
          {broadcast.state === 'sent' ? '撤回' : '删除'}
        </Button>
      )}
    </>
  );

  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name="broadcasts"
        title="广播"
        subject="广播"
        unit="条"
        rowHeight={58}
        scrollWidth={860}
        rowLabel={({ title }) => `「${title}」`}
        create={
          mayDo('Pages.Broadcasts.Create') && {
            label: '发广播',
            icon: <NotificationOutlined />,
            run: () => setSending(true),
          }
        }
        columns={() => [
          subjectColumn<Broadcast>({
            key: 'title',
            title: '广播',
            name: ({ title }) => title,
            minor: ({ body }) => body,
          }),
          {
            key: 'audience',
            title: '发给',
            width: 150,
            hide: 'phone',
            render: (_, broadcast) => audienceWords(broadcast),
          },
          {
            key: 'read',
            title: '已读',
            width: 150,
            render: (_, { read, received, state }) =>
              state === 'sent' &&
              `${formatCount(read)} / ${formatCount(received)}${received > 0 ? `（${Math.round((read * 100) / received)}%）` : ''}`,
          },
          { key: 'sender', title: '发送人', width: 120, hide: 'narrow', render: (_, { sender }) => sender || '已注销' },
          {
            key: 'state',
            title: '状态',
            width: 190,
            render: (_, { state, sendAt }) => (
              <>
                <Tag color={stateColors[state]}>{stateTitles[state]}</Tag>
                {state !== 'cancelled' && shortMoment(sendAt)}
              </>
            ),
          },
          ...(mayDo('Pages.Broadcasts.Delete') || mayDo('Pages.Broadcasts.Create')
            ? [actionsColumn<Broadcast>(120, actionsOf)]
            : []),
        ]}
        empty={{ text: '广播会出现在每个人的通知里，右上角的铃铛会提醒他们。' }}
      />
      {isSending && <SendBroadcastDialog onClose={() => setSending(false)} />}
      {changed && <SendBroadcastDialog broadcast={changed} onClose={() => setChanged(undefined)} />}
    </>
  );
}
