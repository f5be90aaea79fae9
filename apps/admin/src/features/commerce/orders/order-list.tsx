import { useGetManagedOrdersQuery } from '@tuyuan/api-client/commerce/order-management.ts';
import type { ManagedOrder } from '@tuyuan/contract/commerce/order-management.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { lazy, Suspense } from 'react';
import { OrderStateDot, orderKindTitles } from '../../../shared/commerce/order-words.tsx';
import cell from '../../../shared/list/cell.module.css';
import { subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { useOpened } from '../../../shared/list/use-opened.ts';
import { orderFilters } from './order-filters.ts';

const OrderDrawer = lazy(async () => ({ default: (await import('./order-drawer.tsx')).OrderDrawer }));

function columnsFor({ isPhone }: ListRoom, onOpen: (order: ManagedOrder) => void): ListColumn<ManagedOrder>[] {
  return [
    subjectColumn({
      key: 'no',
      title: '订单',
      name: ({ no }) => no,
      minor: ({ title, buyer }) => `${title} · ${buyer.nickName}`,
      below: ({ state }) => isPhone && <OrderStateDot state={state} />,
      onOpen,
    }),
    { key: 'kind', title: '种类', width: 100, hide: 'narrow', render: (_, { kind }) => orderKindTitles[kind] },
    {
      key: 'state',
      title: '状态',
      width: 110,
      hide: 'phone',
      render: (_, { state }) => <OrderStateDot state={state} />,
    },
    {
      key: 'totalCents',
      title: '金额',
      width: 130,
      align: 'right',
      sorter: true,
      render: (_, { payBy, lines, totalCents, refundedCents }) => (
        <div className={cell.number}>
          {payBy === 'package' ? `${lines} 次` : formatPrice(totalCents)}
          {refundedCents > 0 && <div className={cell.minor}>已退 {formatPrice(refundedCents)}</div>}
        </div>
      ),
    },
    timeColumn({ key: 'paidAt', title: '付款', hide: 'narrow', at: ({ paidAt }) => paidAt }),
    timeColumn({ key: 'createdAt', title: '下单', hide: 'phone', at: ({ createdAt }) => createdAt }),
  ];
}

/** Every order, with what those that match were paid. */
export function OrderList() {
  const control = useListState(orderFilters);
  const query = useGetManagedOrdersQuery(control.request, { refetchOnMountOrArgChange: true });
  const { opened, open, close } = useOpened(['detail']);
  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name="orders"
        title="订单"
        note={query.data && `净收 ${formatPrice(query.data.paidCents)}`}
        subject="订单"
        unit="个"
        rowHeight={58}
        scrollWidth={860}
        rowLabel={({ no }) => no}
        onOpen={({ id }) => open(id)}
        openWord="查看"
        columns={(room) => columnsFor(room, ({ id }) => open(id))}
        empty={{ text: '有人在网站上下单后，会出现在这里。' }}
      />
      <Suspense>{opened && <OrderDrawer key={opened.id} id={opened.id} onClose={close} />}</Suspense>
    </>
  );
}
