import {
  useApproveRefundMutation,
  useGetRefundsQuery,
  useRejectRefundMutation,
} from '@tuyuan/api-client/commerce/refund-management.ts';
import { useRetryKey } from '@tuyuan/api-client/use-retry-key.ts';
import { refundReasons } from '@tuyuan/contract/commerce/order-states.ts';
import type { ManagedRefund } from '@tuyuan/contract/commerce/refund-management.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { App, Button } from 'antd';
import { useState } from 'react';
import { RefundStateDot } from '../../../shared/commerce/order-words.tsx';
import { ReasonDialog } from '../../../shared/form/reason-dialog.tsx';
import cell from '../../../shared/list/cell.module.css';
import { actionsColumn, subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { refundFilters } from './refund-filters.ts';

interface Commands {
  approve(refund: ManagedRefund): void;
  reject(refund: ManagedRefund): void;
}

const reasonOf = ({ reason }: ManagedRefund) => (reason === 'late' ? '迟到的付款，自动退回' : refundReasons[reason]);

function columnsFor({ isPhone }: ListRoom, { approve, reject }: Commands): ListColumn<ManagedRefund>[] {
  return [
    subjectColumn({
      key: 'orderNo',
      title: '订单',
      name: ({ orderNo }) => orderNo,
      path: ({ orderId }) => `/orders#${orderId}/detail`,
      minor: (refund) =>
        `${refund.requestedBy?.nickName ?? '系统'} · ${reasonOf(refund)}${refund.message && `：${refund.message}`}`,
      below: ({ state }) => isPhone && <RefundStateDot state={state} />,
    }),
    {
      key: 'state',
      title: '状态',
      width: 160,
      hide: 'phone',
      render: (_, { state, failure, answer }) => (
        <>
          <RefundStateDot state={state} />
          {(failure || answer) && <div className={cell.minor}>{failure || answer}</div>}
        </>
      ),
    },
    { key: 'lines', title: '图片', width: 70, hide: 'narrow', render: (_, { lines }) => `${lines} 张` },
    {
      key: 'amountCents',
      title: '金额',
      width: 110,
      align: 'right',
      sorter: true,
      render: (_, { amountCents }) => <span className={cell.number}>{formatPrice(amountCents)}</span>,
    },
    timeColumn({ key: 'createdAt', title: '申请', hide: 'phone', at: ({ createdAt }) => createdAt }),
    actionsColumn(150, (refund) => (
      <>
        {(refund.state === 'requested' || refund.state === 'failed') && (
          <Button type="link" size="small" onClick={() => approve(refund)}>
            {refund.state === 'failed' ? '再退一次' : '同意'}
          </Button>
        )}
        {refund.state === 'requested' && (
          <Button type="link" size="small" danger onClick={() => reject(refund)}>
            驳回
          </Button>
        )}
      </>
    )),
  ];
}

/** Refunds, those that wait for a decision first. */
export function RefundList() {
  const control = useListState(refundFilters);
  const query = useGetRefundsQuery(control.request, { refetchOnMountOrArgChange: true });
  const { message, modal } = App.useApp();
  const attempt = useAttempt();
  const [approveIt] = useApproveRefundMutation();
  const [rejectIt] = useRejectRefundMutation();
  const keys = useRetryKey();
  const [rejecting, setRejecting] = useState<ManagedRefund>();

  async function approve(refund: ManagedRefund): Promise<void> {
    const { id, orderNo, amountCents, lines } = refund;
    const isSure = await modal.confirm({
      title: `同意退款 ${formatPrice(amountCents)}？`,
      content: `订单 ${orderNo} 的 ${lines} 张图片：授权马上撤销，作者的收益冲回，钱原路退给买家。不能撤回。`,
      okText: '同意退款',
      cancelText: '再看看',
    });
    if (!isSure) return;
    await attempt(async () => {
      await approveIt({ id, key: keys.of({ id, state: refund.state }) }).unwrap();
      message.success('已同意，钱正在退回');
    });
  }

  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name="refunds"
        title="退款"
        subject="退款"
        unit="笔"
        rowHeight={58}
        scrollWidth={860}
        rowLabel={({ orderNo }) => orderNo}
        columns={(room) => columnsFor(room, { approve: (refund) => void approve(refund), reject: setRejecting })}
        empty={{ text: '买家申请退款后，会出现在这里。' }}
      />
      {rejecting && (
        <ReasonDialog
          question={{
            title: `驳回订单 ${rejecting.orderNo} 的退款`,
            effects: ['授权恢复，买家可以继续下载', '买家能看到下面的理由'],
            readBy: '买家在订单里会看到',
            isRequired: true,
            okText: '驳回',
            isDangerous: true,
          }}
          onAnswer={async (answer) => {
            await rejectIt({ id: rejecting.id, answer }).unwrap();
            message.success('已驳回');
            setRejecting(undefined);
          }}
          onClose={() => setRejecting(undefined)}
        />
      )}
    </>
  );
}
