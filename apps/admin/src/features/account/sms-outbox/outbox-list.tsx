import { ReloadOutlined } from '@ant-design/icons';
import type { ProColumns } from '@ant-design/pro-components';
import { useGetOutboxMessagesQuery } from '@tuyuan/api-client/account/sms-outbox.ts';
import type { OutboxMessage } from '@tuyuan/contract/account/sms-outbox.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button, Grid, Typography } from 'antd';
import { FilterRow } from '../../../shared/filters/filter-row.tsx';
import { KeywordInput } from '../../../shared/filters/keyword-input.tsx';
import cell from '../../../shared/list/cell.module.css';
import { type FilterCodec, type ListRules, pageRequest } from '../../../shared/list/list-state.ts';
import { ListTable } from '../../../shared/list/list-table.tsx';
import { LogEmpty } from '../../../shared/list/log-empty.tsx';
import { readText, writeValues } from '../../../shared/list/query-values.ts';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { useSelection } from '../../../shared/list/use-selection.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { useSessionState } from '../../../shared/session/session-context.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { shortMoment } from '../../../shared/wire-moment.ts';

interface OutboxFilters {
  readonly phone: string;
}

const noFilters: OutboxFilters = { phone: '' };
const codec: FilterCodec<OutboxFilters> = {
  read: (query) => ({ phone: readText(query, 'phone').slice(0, 20) }),
  write: ({ phone }) => ({ phone: writeValues(phone) }),
};
const rules: ListRules<OutboxFilters> = { codec, sortFields: [], defaultSorting: '' };

const purposes: Readonly<Record<string, string>> = {
  register: '注册',
  login: '登录',
  resetPassword: '重置密码',
  changePhone: '换手机号',
  bindPhone: '绑定手机号',
  safety: '身份确认',
};

function columnsFor(isPhone: boolean): ProColumns<OutboxMessage>[] {
  return [
    {
      key: 'at',
      title: '时间',
      width: 160,
      hideInTable: isPhone,
      render: (_, { at }) => <span className={cell.time}>{at.replace('T', ' ')}</span>,
    },
    {
      key: 'phone',
      title: '手机号',
      width: 130,
      hideInTable: isPhone,
      render: (_, { phone }) => <span className={cell.number}>{phone}</span>,
    },
    {
      key: 'purpose',
      title: '用途',
      width: 110,
      hideInTable: isPhone,
      render: (_, { purpose }) => purposes[purpose] ?? purpose,
    },
    {
      key: 'text',
      title: '内容',
      disable: { checkbox: true },
      render: (_, { text, phone, purpose, at }) => (
        <>
          <Typography.Text copyable={{ tooltips: ['复制', '已复制'] }}>{text}</Typography.Text>
          {isPhone && (
            <div className={cell.minor}>
              {phone} · {purposes[purpose] ?? purpose} · {shortMoment(at)}
            </div>
          )}
        </>
      ),
    },
  ];
}

/** Text messages that were kept instead of sent, so that a site without a provider can be tried. */
export function OutboxList() {
  const control = useListState(rules);
  const { state } = control;
  const query = useGetOutboxMessagesQuery(
    { ...state.filters, ...pageRequest(state) },
    { refetchOnMountOrArgChange: true, pollingInterval: 5000, skipPollingIfUnfocused: true },
  );
  const selection = useSelection<OutboxMessage>();
  const { user } = useSessionState();
  const { lg, md } = Grid.useBreakpoint();
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
  const active = state.filters.phone === '' ? [] : [{ label: `手机号 ${state.filters.phone}`, without: { phone: '' } }];
  return (
    <>
      <PageHead
        title="短信"
        note={data && `${formatCount(data.totalCount)} 条 · 没有真的发出`}
        actions={
          <Button icon={<ReloadOutlined />} loading={query.isFetching} onClick={() => void query.refetch()}>
            刷新
          </Button>
        }
      />
      <ListTable<OutboxMessage>
        control={control}
        defaultSorting=""
        query={query}
        hiddenColumns={[]}
        unit="条"
        rowHeight={46}
        scrollWidth={lg ? 820 : md === false ? 0 : 640}
        rowLabel={({ phone }) => phone}
        settingsKey={`admin.sms-outbox.columns.${user?.id ?? 0}`}
        selection={selection}
        isSelectable={false}
        onOpen={undefined}
        bulkBar={null}
        columns={columnsFor(md === false)}
        filters={
          <FilterRow
            keyword={
              <KeywordInput
                value={state.filters.phone}
                placeholder="手机号"
                onChange={(phone) => control.setFilters({ phone: phone.slice(0, 20) }, { replace: true })}
              />
            }
            controls={[]}
            active={active}
            onDrop={control.setFilters}
            onClear={() => control.setFilters(noFilters)}
          />
        }
        empty={
          <LogEmpty
            subject="短信"
            control={control}
            active={active}
            none={noFilters}
            text="注册、登录或改密码时要的验证码会出现在这里。"
          />
        }
      />
    </>
  );
}
