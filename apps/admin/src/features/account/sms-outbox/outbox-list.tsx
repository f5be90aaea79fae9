import { ReloadOutlined } from '@ant-design/icons';
import { useGetOutboxMessagesQuery } from '@tuyuan/api-client/account/sms-outbox.ts';
import type { OutboxMessage } from '@tuyuan/contract/account/sms-outbox.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button, Typography } from 'antd';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { text } from '../../../shared/filters/text.tsx';
import cell from '../../../shared/list/cell.module.css';
import { timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { exactMoment, shortMoment } from '../../../shared/wire-moment.ts';

const outboxFilters = defineFilters({
  phone: text({ param: 'phone', placeholder: '手机号', maxLength: 20, words: (phone) => `手机号 ${phone}` }),
});

const purposes: Readonly<Record<string, string>> = {
  register: '注册',
  login: '登录',
  resetPassword: '重置密码',
  changePhone: '换手机号',
  bindPhone: '绑定手机号',
  safety: '身份确认',
};

function columnsFor({ isPhone }: ListRoom): ListColumn<OutboxMessage>[] {
  return [
    timeColumn({ key: 'at', title: '时间', width: 160, hide: 'phone', at: ({ at }) => at, format: exactMoment }),
    {
      key: 'phone',
      title: '手机号',
      width: 130,
      hide: 'phone',
      render: (_, { phone }) => <span className={cell.number}>{phone}</span>,
    },
    {
      key: 'purpose',
      title: '用途',
      width: 110,
      hide: 'phone',
      render: (_, { purpose }) => purposes[purpose] ?? purpose,
    },
    {
      key: 'text',
      title: '内容',
      disable: { checkbox: true },
      render: (_, message) => (
        <>
          <Typography.Text copyable={{ tooltips: ['复制', '已复制'] }}>{message.text}</Typography.Text>
          {isPhone && (
            <div className={cell.minor}>
              {message.phone} · {purposes[message.purpose] ?? message.purpose} · {shortMoment(message.at)}
            </div>
          )}
        </>
      ),
    },
  ];
}

/** Text messages stored instead of sent, so that a site without a provider can be tried. */
export function OutboxList() {
  const control = useListState(outboxFilters);
  const query = useGetOutboxMessagesQuery(control.request, {
    refetchOnMountOrArgChange: true,
    pollingInterval: 5000,
    skipPollingIfUnfocused: true,
  });
  const { data } = query;
  if (data?.isOpen === false)
    return (
      <>
        <PageHead title="短信" />
        <StateMessage picture="locked" title="短信走真实通道">
          这个站点的短信由服务商发出，不在这里留存。用本地收件箱时（SMS_PROVIDER=outbox）才有内容。
        </StateMessage>
      </>
    );
  return (
    <ListScreen
      control={control}
      query={query}
      name="sms-outbox"
      title="短信"
      note={data && `${formatCount(data.totalCount)} 条 · 没有真的发出`}
      subject="短信"
      unit="条"
      rowHeight={46}
      scrollWidth={820}
      actions={
        <Button icon={<ReloadOutlined />} loading={query.isFetching} onClick={() => void query.refetch()}>
          刷新
        </Button>
      }
      columns={columnsFor}
      empty={{ text: '注册、登录或改密码时要的验证码会出现在这里。' }}
    />
  );
}
