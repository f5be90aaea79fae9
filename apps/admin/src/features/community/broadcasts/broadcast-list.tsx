import { NotificationOutlined } from '@ant-design/icons';
import {
  useDeleteBroadcastMutation,
  useGetBroadcastsQuery,
} from '@tuyuan/api-client/community/broadcast-management.ts';
import type { Broadcast } from '@tuyuan/contract/community/broadcast-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { App, Button } from 'antd';
import { useState } from 'react';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';
import { actionsColumn, subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { audienceTitles } from './audience-titles.ts';
import { SendBroadcastDialog } from './send-broadcast-dialog.tsx';

const broadcastFilters = defineFilters({ keyword: text({ placeholder: '标题或内容' }) });

/** What the office told many at once, and how many have read it. */
export function BroadcastList() {
  const control = useListState(broadcastFilters);
  const query = useGetBroadcastsQuery(control.request, { refetchOnMountOrArgChange: true });
  const [remove] = useDeleteBroadcastMutation();
  const [isSending, setSending] = useState(false);
  const { modal } = App.useApp();
  const attempt = useAttempt();
  const mayDo = usePermissions();

  async function takeBack({ id, title }: Broadcast): Promise<void> {
    const isSure = await modal.confirm({
      title: `撤回「${title}」？`,
      content: '所有人的通知里都不再有它，不能恢复。',
      okText: '撤回',
      okButtonProps: { danger: true },
    });
    if (isSure) await attempt(() => remove({ id }).unwrap(), '已撤回');
  }

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
        scrollWidth={760}
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
            width: 110,
            hide: 'phone',
            render: (_, { audience }) => audienceTitles[audience],
          },
          {
            key: 'read',
            title: '已读',
            width: 150,
            render: (_, { read, received }) =>
              `${formatCount(read)} / ${formatCount(received)}${received > 0 ? `（${Math.round((read * 100) / received)}%）` : ''}`,
          },
          { key: 'sender', title: '发送人', width: 120, hide: 'narrow', render: (_, { sender }) => sender || '已注销' },
          timeColumn<Broadcast>({ key: 'createdAt', title: '时间', hide: 'phone', at: ({ createdAt }) => createdAt }),
          ...(mayDo('Pages.Broadcasts.Delete')
            ? [
                actionsColumn<Broadcast>(80, (broadcast) => (
                  <Button type="link" danger size="small" onClick={() => void takeBack(broadcast)}>
                    撤回
                  </Button>
                )),
              ]
            : []),
        ]}
        empty={{ text: '广播会出现在每个人的通知里，右上角的铃铛会提醒他们。' }}
      />
      {isSending && <SendBroadcastDialog onClose={() => setSending(false)} />}
    </>
  );
}
