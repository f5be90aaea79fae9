import { useGetSeatHoldersQuery } from '@tuyuan/api-client/conference/schedule-management.ts';
import type { SeatHolder } from '@tuyuan/contract/conference/schedule.ts';
import { Collapse, Table } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { shortTime } from '../../../shared/list/short-time.ts';

const PAGE = 20;
const stateNames: Readonly<Record<SeatHolder['state'], string>> = {
  held: '待确认',
  confirmed: '已订',
  waitlisted: '候补',
};

/** Who has a seat of a session and who waits for one, asked for when it is unfolded. */
export function SeatHolders({ sessionId }: { readonly sessionId: number }) {
  return (
    <Collapse ghost items={[{ key: 'seats', label: '订座的人', children: <HolderTable sessionId={sessionId} /> }]} />
  );
}

function HolderTable({ sessionId }: { readonly sessionId: number }) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching } = useGetSeatHoldersQuery({
    sessionId,
    skipCount: (page - 1) * PAGE,
    maxResultCount: PAGE,
  });
  return (
    <Table<SeatHolder>
      rowKey="id"
      size="small"
      loading={isFetching}
      dataSource={[...(data?.items ?? [])]}
      locale={{ emptyText: error === undefined ? '还没有人订座' : failureText(error) }}
      pagination={{
        current: page,
        pageSize: PAGE,
        total: data?.totalCount ?? 0,
        showSizeChanger: false,
        hideOnSinglePage: true,
        onChange: setPage,
      }}
      columns={[
        {
          key: 'person',
          title: '姓名',
          render: (_, { name, company }) => [name, company].filter(Boolean).join(' · '),
        },
        { key: 'phone', title: '手机', dataIndex: 'phone', width: 120 },
        {
          key: 'state',
          title: '状态',
          width: 96,
          render: (_, { state, waitlistPlace }) =>
            waitlistPlace === null ? stateNames[state] : `候补第 ${waitlistPlace}`,
        },
        { key: 'since', title: '时间', width: 96, render: (_, { since }) => shortTime(since, new Date()) },
      ]}
    />
  );
}
