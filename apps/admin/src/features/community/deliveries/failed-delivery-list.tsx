import { RedoOutlined, ReloadOutlined } from '@ant-design/icons';
import {
  useGetFailedDeliveriesQuery,
  useRetryDeliveriesMutation,
} from '@tuyuan/api-client/community/delivery-management.ts';
import type { FailedDelivery } from '@tuyuan/contract/community/delivery-management.ts';
import {
  type DeliveryFailure,
  deliveredTopicTitles,
  type NotificationChannel,
} from '@tuyuan/contract/community/notification-words.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { App, Button } from 'antd';
import { choices } from '../../../shared/filters/choices.tsx';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { BulkBar } from '../../../shared/list/bulk-bar.tsx';
import cell from '../../../shared/list/cell.module.css';
import { actionsColumn, subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { shortMoment } from '../../../shared/wire-moment.ts';

const channelTitles: Readonly<Record<NotificationChannel, string>> = { email: '邮件', push: '推送', sms: '短信' };

const reasonTitles: Readonly<Record<DeliveryFailure, string>> = {
  refused: '对方不收',
  senderRefused: '发件地址被拒绝，请检查发信设置',
  unavailable: '服务没有接收',
  unanswered: '服务没有答复，可能已发出',
  late: '太晚，不再发送',
};

const failureFilters = defineFilters({
  channels: choices({ param: 'channel', label: '渠道', titles: channelTitles }),
  reasons: choices({ param: 'reason', label: '原因', titles: reasonTitles }),
});

/** Notifications that could not leave the site: why, and when they are tried again. */
export function FailedDeliveryList() {
  const control = useListState(failureFilters);
  const query = useGetFailedDeliveriesQuery(control.request, { refetchOnMountOrArgChange: true });
  const [retry, { isLoading }] = useRetryDeliveriesMutation();
  const { message } = App.useApp();
  const attempt = useAttempt();
  const mayRetry = usePermissions()('Pages.Broadcasts.Create');
  const again = (rows: readonly FailedDelivery[]) =>
    attempt(async () => {
      const { retried } = await retry({ ids: rows.map(({ id }) => id) }).unwrap();
      message.success(retried > 0 ? `${formatCount(retried)} 条马上再发一次` : '已经发出，或正在发送');
    });
  return (
    <ListScreen
      control={control}
      query={query}
      name="deliveries"
      title="通知发送"
      note={query.data && `${formatCount(query.data.totalCount)} 条没有送到`}
      subject="发送失败的通知"
      unit="条"
      rowHeight={58}
      scrollWidth={820}
      rowLabel={({ title, userName }) => `给${userName}的「${title}」`}
      actions={
        <Button icon={<ReloadOutlined />} loading={query.isFetching} onClick={() => void query.refetch()}>
          刷新
        </Button>
      }
      bulkBar={
        mayRetry &&
        ((selection) => (
          <BulkBar
            selection={selection}
            unit="条"
            isRunning={isLoading}
            commands={[
              {
                key: 'retry',
                label: '重新发送',
                icon: <RedoOutlined />,
                run: () => void again(selection.rows).then(() => selection.clear()),
              },
            ]}
          />
        ))
      }
      columns={() => [
        subjectColumn<FailedDelivery>({
          key: 'title',
          title: '通知',
          name: ({ title }) => title,
          minor: ({ userName, topic }) => `给 ${userName} · ${deliveredTopicTitles[topic]}`,
        }),
        { key: 'channel', title: '渠道', width: 90, render: (_, { channel }) => channelTitles[channel] },
        {
          key: 'failure',
          title: '原因',
          width: 260,
          render: (_, { failure, failures, dueAt }) => (
            <>
              {reasonTitles[failure]}
              <div className={cell.minor}>
                {failures > 0 && `失败 ${formatCount(failures)} 次，`}
                {dueAt === null ? '不再发送' : `${shortMoment(dueAt)} 再试`}
              </div>
            </>
          ),
        },
        timeColumn<FailedDelivery>({
          key: 'createdAt',
          title: '通知时间',
          hide: 'phone',
          at: ({ createdAt }) => createdAt,
        }),
        ...(mayRetry
          ? [
              actionsColumn<FailedDelivery>(100, (row) => (
                <Button type="link" size="small" onClick={() => void again([row])}>
                  重新发送
                </Button>
              )),
            ]
          : []),
      ]}
      empty={{ text: '邮件、推送和短信通知都发出去了。没有送到的会留在这里 30 天。' }}
    />
  );
}
