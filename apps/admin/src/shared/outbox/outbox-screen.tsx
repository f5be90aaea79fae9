import { ReloadOutlined } from '@ant-design/icons';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button, Typography } from 'antd';
import type { ReactNode } from 'react';
import cell from '../list/cell.module.css';
import { timeColumn } from '../list/columns.tsx';
import type { ListColumn, ListRoom } from '../list/list-column.ts';
import { ListScreen } from '../list/list-screen.tsx';
import type { ListQuery } from '../list/list-table.tsx';
import type { ListControl } from '../list/use-list-state.ts';
import { PageHead } from '../page-head.tsx';
import { StateMessage } from '../states/state-message.tsx';
import { exactMoment, shortMoment } from '../wire-moment.ts';

interface Message {
  readonly id: number;
  readonly at: string;
  readonly purpose: string;
  readonly text: string;
}

/** Polls, for whoever looks waits for the next message. */
export const outboxPolling = {
  refetchOnMountOrArgChange: true,
  pollingInterval: 5000,
  skipPollingIfUnfocused: true,
};

interface OutboxScreenProps<Row extends Message, Values, Known> {
  readonly control: ListControl<Values, unknown, Known>;
  readonly query: ListQuery<Row> & { readonly data?: { readonly isOpen: boolean } | undefined };
  readonly name: string;
  /** 短信, 邮件. */
  readonly title: string;
  readonly purposes: Readonly<Record<string, string>>;
  readonly receiverTitle: string;
  readonly receiverWidth: number;
  readonly receiver: (message: Row) => string;
  /** Stands above the text. */
  readonly subject?: (message: Row) => string;
  readonly empty: string;
  /** Said where messages are really sent. */
  readonly whenSent: ReactNode;
  readonly actions?: ReactNode;
}

/** Messages kept instead of sent, so that a site without a provider can be tried. */
export function OutboxScreen<Row extends Message, Values, Known>({
  control,
  query,
  name,
  title,
  purposes,
  receiverTitle,
  receiverWidth,
  receiver,
  subject,
  empty,
  whenSent,
  actions,
}: OutboxScreenProps<Row, Values, Known>) {
  const { data } = query;
  if (data?.isOpen === false)
    return (
      <>
        <PageHead title={title} actions={actions} />
        <StateMessage picture="locked" title={`${title}走真实通道`}>
          {whenSent}
        </StateMessage>
      </>
    );

  const columns = ({ isPhone }: ListRoom): ListColumn<Row>[] => [
    timeColumn({ key: 'at', title: '时间', width: 160, hide: 'phone', at: ({ at }) => at, format: exactMoment }),
    {
      key: 'receiver',
      title: receiverTitle,
      width: receiverWidth,
      hide: 'phone',
      render: (_, message) => <span className={cell.number}>{receiver(message)}</span>,
    },
    {
      key: 'purpose',
      title: '用途',
      width: 140,
      hide: 'phone',
      render: (_, { purpose }) => purposes[purpose] ?? purpose,
    },
    {
      key: 'text',
      title: '内容',
      disable: { checkbox: true },
      render: (_, message) => (
        <>
          {subject && <div>{subject(message)}</div>}
          <Typography.Text copyable={{ tooltips: ['复制', '已复制'] }} style={{ whiteSpace: 'pre-line' }}>
            {message.text}
          </Typography.Text>
          {isPhone && (
            <div className={cell.minor}>
              {receiver(message)} · {purposes[message.purpose] ?? message.purpose} · {shortMoment(message.at)}
            </div>
          )}
        </>
      ),
    },
  ];
  return (
    <ListScreen
      control={control}
      query={query}
      name={name}
      title={title}
      note={data && `${formatCount(data.totalCount)} 条 · 没有真的发出`}
      subject={title}
      unit="条"
      rowHeight={46}
      scrollWidth={820}
      actions={
        <>
          {actions}
          <Button icon={<ReloadOutlined />} loading={query.isFetching} onClick={() => void query.refetch()}>
            刷新
          </Button>
        </>
      }
      columns={columns}
      empty={{ text: empty }}
    />
  );
}
