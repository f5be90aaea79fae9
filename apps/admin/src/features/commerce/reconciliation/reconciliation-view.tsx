import {
  useCloseExceptionMutation,
  useGetPaymentExceptionsQuery,
  useRecheckExceptionMutation,
} from '@tuyuan/api-client/commerce/reconciliation.ts';
import type { PaymentException } from '@tuyuan/contract/commerce/reconciliation.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { App, Button } from 'antd';
import { useState } from 'react';
import { providerTitles } from '../../../shared/commerce/order-words.tsx';
import { ReasonDialog } from '../../../shared/form/reason-dialog.tsx';
import cell from '../../../shared/list/cell.module.css';
import { actionsColumn, subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { DaySummary } from './day-summary.tsx';
import { exceptionFilters } from './exception-filters.ts';
import { ExceptionStateDot, exceptionHints, exceptionKindTitles } from './exception-words.tsx';

interface Commands {
  recheck(exception: PaymentException): void;
  close(exception: PaymentException): void;
}

function columnsFor(
  { isPhone }: ListRoom,
  { recheck, close }: Commands,
  mayEdit: boolean,
): ListColumn<PaymentException>[] {
  return [
    subjectColumn({
      key: 'orderNo',
      title: '订单',
      name: ({ orderNo }) => orderNo,
      path: ({ orderId }) => `/orders#${orderId}/detail`,
      minor: ({ provider, tradeNo }) => `${providerTitles[provider]} · ${tradeNo}`,
      below: ({ state }) => isPhone && <ExceptionStateDot state={state} />,
    }),
    {
      key: 'kind',
      title: '差异',
      width: 240,
      hide: 'phone',
      render: (_, { kind }) => (
        <>
          {exceptionKindTitles[kind]}
          <div className={cell.minor}>{exceptionHints[kind]}</div>
        </>
      ),
    },
    {
      key: 'cents',
      title: '本地 / 渠道',
      width: 170,
      align: 'right',
      render: (_, { hereCents, thereCents }) => (
        <span className={cell.number}>
          {formatPrice(hereCents)} / {thereCents === null ? '—' : formatPrice(thereCents)}
        </span>
      ),
    },
    {
      key: 'state',
      title: '状态',
      width: 190,
      hide: 'phone',
      render: (_, { state, note, closedBy }) => (
        <>
          <ExceptionStateDot state={state} />
          {note && (
            <div className={cell.minor}>
              {closedBy && `${closedBy.nickName}：`}
              {note}
            </div>
          )}
        </>
      ),
    },
    timeColumn({ key: 'foundAt', title: '发现', hide: 'phone', at: ({ foundAt }) => foundAt }),
    actionsColumn(
      150,
      (exception) =>
        mayEdit &&
        exception.state === 'open' && (
          <>
            <Button type="link" size="small" onClick={() => recheck(exception)}>
              再查一次
            </Button>
            <Button type="link" size="small" onClick={() => close(exception)}>
              已处理
            </Button>
          </>
        ),
    ),
  ];
}

/** Where the payment providers and the books differ. */
export function ReconciliationView() {
  const control = useListState(exceptionFilters);
  const query = useGetPaymentExceptionsQuery(control.request, { refetchOnMountOrArgChange: true });
  const mayEdit = usePermissions()('Pages.Orders.Edit');
  const { message } = App.useApp();
  const attempt = useAttempt();
  const [recheckIt] = useRecheckExceptionMutation();
  const [closeIt] = useCloseExceptionMutation();
  const [closing, setClosing] = useState<PaymentException>();

  const recheck = ({ id }: PaymentException) =>
    attempt(async () => {
      const { state } = await recheckIt({ id }).unwrap();
      if (state === 'open') message.warning('两边还是不一致');
      else message.success('两边已经一致');
    });

  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name="paymentExceptions"
        title="支付与对账"
        subject="差异"
        unit="条差异"
        rowHeight={58}
        scrollWidth={1000}
        rowLabel={({ orderNo }) => orderNo}
        columns={(room) =>
          columnsFor(room, { recheck: (exception) => void recheck(exception), close: setClosing }, mayEdit)
        }
        empty={{ text: '每天夜里会和支付渠道对前两天的账，不一致的会出现在这里。' }}
      >
        <DaySummary />
      </ListScreen>
      {closing && (
        <ReasonDialog
          question={{
            title: `订单 ${closing.orderNo} 的差异已处理`,
            effects: ['只记下怎么处理的，不改订单，也不动账'],
            readBy: '财务的同事能看到',
            suggestions: ['渠道后台核对无误', '已线下退款', '渠道优惠，不用处理'],
            isRequired: true,
            okText: '标为已处理',
            isDangerous: false,
          }}
          onAnswer={async (note) => {
            await closeIt({ id: closing.id, note }).unwrap();
            message.success('已标为处理');
            setClosing(undefined);
          }}
          onClose={() => setClosing(undefined)}
        />
      )}
    </>
  );
}
