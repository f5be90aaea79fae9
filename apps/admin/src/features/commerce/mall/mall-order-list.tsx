import {
  useCancelMallOrderByOfficeMutation,
  useGetManagedMallOrdersQuery,
} from '@tuyuan/api-client/commerce/credit-mall-management.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import type { ManagedMallOrder } from '@tuyuan/contract/commerce/credit-mall-management.ts';
import { goodsKindTitles } from '@tuyuan/contract/commerce/mall-states.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { App, Button } from 'antd';
import { useState } from 'react';
import { ReasonDialog } from '../../../shared/form/reason-dialog.tsx';
import cell from '../../../shared/list/cell.module.css';
import { actionsColumn, subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { mallOrderFilters } from './mall-order-filters.ts';
import { MallStateDot, priceText } from './mall-words.tsx';
import { ShipDialog } from './ship-dialog.tsx';

interface Commands {
  readonly mayEdit: boolean;
  ship(order: ManagedMallOrder): void;
  cancel(order: ManagedMallOrder): void;
}

function columnsFor({ isPhone }: ListRoom, { mayEdit, ship, cancel }: Commands): ListColumn<ManagedMallOrder>[] {
  return [
    subjectColumn({
      key: 'no',
      title: '订单',
      name: ({ title, pieces }) => `${title} × ${pieces}`,
      minor: ({ no, user }) => `${no} · ${user.nickName}`,
      below: ({ state }) => isPhone && <MallStateDot state={state} />,
    }),
    { key: 'kind', title: '种类', width: 100, hide: 'narrow', render: (_, { kind }) => goodsKindTitles[kind] },
    {
      key: 'state',
      title: '状态',
      width: 170,
      hide: 'phone',
      render: (_, { state, carrier, trackingNo, note }) => (
        <>
          <MallStateDot state={state} />
          {(trackingNo || note) && <div className={cell.minor}>{note || `${carrier} ${trackingNo}`}</div>}
        </>
      ),
    },
    { key: 'credits', title: '支付', width: 170, hide: 'phone', render: (_, order) => priceText(order) },
    timeColumn({ key: 'createdAt', title: '时间', hide: 'narrow', at: ({ createdAt }) => createdAt }),
    ...(mayEdit
      ? [
          actionsColumn<ManagedMallOrder>(130, (order) => (
            <>
              {order.state === 'paid' && order.kind === 'physical' && (
                <Button type="link" size="small" onClick={() => ship(order)}>
                  发货
                </Button>
              )}
              {(order.state === 'paid' || order.state === 'pendingPayment') && (
                <Button type="link" size="small" danger onClick={() => cancel(order)}>
                  取消
                </Button>
              )}
            </>
          )),
        ]
      : []),
  ];
}

/** Every exchange, those that wait to be sent first. */
export function MallOrderList() {
  const control = useListState(mallOrderFilters);
  const query = useGetManagedMallOrdersQuery(control.request, { refetchOnMountOrArgChange: true });
  const { message } = App.useApp();
  const [cancelIt] = useCancelMallOrderByOfficeMutation();
  const keys = useRetryKey();
  const [shipping, setShipping] = useState<ManagedMallOrder>();
  const [cancelling, setCancelling] = useState<ManagedMallOrder>();
  const mayEdit = usePermissions()('Pages.Mall.Edit');
  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name="mallOrders"
        title="兑换订单"
        subject="兑换订单"
        unit="个"
        rowHeight={58}
        scrollWidth={900}
        rowLabel={({ no }) => no}
        columns={(room) => columnsFor(room, { mayEdit, ship: setShipping, cancel: setCancelling })}
        empty={{ text: '有人在积分商城兑换后，会出现在这里。' }}
      />
      {shipping && <ShipDialog order={shipping} onClose={() => setShipping(undefined)} />}
      {cancelling && (
        <ReasonDialog
          question={{
            title: `取消兑换 ${cancelling.no}`,
            effects: [
              '积分按原批次、原到期日退回，库存加回去',
              ...(cancelling.cashCents > 0 && cancelling.state === 'paid'
                ? [`${formatPrice(cancelling.cashCents)} 原路退回`]
                : []),
            ],
            readBy: '用户在兑换订单里会看到',
            isRequired: true,
            okText: '取消兑换',
            isDangerous: true,
          }}
          onAnswer={async (reason) => {
            const wanted = { id: cancelling.id, reason };
            await cancelIt({ ...wanted, key: keys.of(wanted) }).unwrap();
            message.success('已取消，积分已退回');
            setCancelling(undefined);
          }}
          onClose={() => setCancelling(undefined)}
        />
      )}
    </>
  );
}
