import { useGetSeatHoldersQuery } from '@tuyuan/api-client/conference/schedule-management.ts';
import type { SeatHolder } from '@tuyuan/contract/conference/schedule.ts';
import { Collapse } from 'antd';
import { timeColumn } from '../../../shared/list/columns.tsx';
import { RecordTable } from '../../../shared/list/record-table.tsx';
import { usePages } from '../../../shared/list/use-pages.ts';

const stateNames: Readonly<Record<SeatHolder['state'], string>> = {
  held: '待确认',
  confirmed: '已订',
  waitlisted: '候补',
};

/** A session's seat holders and waitlist, fetched when unfolded. */
export function SeatHolders({ sessionId }: { readonly sessionId: number }) {
  return (
    <Collapse ghost items={[{ key: 'seats', label: '订座的人', children: <HolderTable sessionId={sessionId} /> }]} />
  );
}

function HolderTable({ sessionId }: { readonly sessionId: number }) {
  const pages = usePages(20);
  return (
    <RecordTable<SeatHolder>
      noun="订座名单"
      source={useGetSeatHoldersQuery({ sessionId, ...pages.request })}
      rowKey={({ id }) => id}
      isDense
      pages={pages}
      empty="还没有人订座"
      columns={[
        {
          key: 'person',
          title: '姓名',
          render: (_, { name, company }) => [name, company].filter(Boolean).join(' · '),
        },
        { key: 'phone', title: '手机', width: 120, render: (_, { phone }) => phone },
        {
          key: 'state',
          title: '状态',
          width: 96,
          render: (_, { state, waitlistPlace }) =>
            waitlistPlace === null ? stateNames[state] : `候补第 ${waitlistPlace}`,
        },
        timeColumn({ key: 'since', title: '时间', width: 96, at: ({ since }) => since }),
      ]}
    />
  );
}
