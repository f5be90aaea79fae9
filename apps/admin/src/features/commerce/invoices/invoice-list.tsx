import { useGetInvoicesQuery, useRejectInvoiceMutation } from '@tuyuan/api-client/commerce/invoice-management.ts';
import type { ManagedInvoice } from '@tuyuan/contract/commerce/invoice-management.ts';
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
import { invoiceFilters } from './invoice-filters.ts';
import { InvoiceStateDot } from './invoice-words.tsx';
import { IssueDialog } from './issue-dialog.tsx';

interface Commands {
  issue(invoice: ManagedInvoice): void;
  reject(invoice: ManagedInvoice): void;
}

function columnsFor(
  { isPhone }: ListRoom,
  { issue, reject }: Commands,
  mayEdit: boolean,
): ListColumn<ManagedInvoice>[] {
  return [
    subjectColumn({
      key: 'titleName',
      title: '抬头',
      name: ({ titleName }) => titleName,
      minor: ({ no, taxNumber, user }) => [no, taxNumber, user.nickName].filter(Boolean).join(' · '),
      below: ({ state }) => isPhone && <InvoiceStateDot state={state} />,
    }),
    {
      key: 'amountCents',
      title: '金额',
      width: 140,
      align: 'right',
      sorter: true,
      render: (_, { amountCents, redOf }) => (
        <>
          <span className={cell.number}>
            {redOf ? '−' : ''}
            {formatPrice(amountCents)}
          </span>
          {redOf && <div className={cell.minor}>冲销 {redOf}</div>}
        </>
      ),
    },
    {
      key: 'orders',
      title: '订单',
      width: 180,
      hide: 'narrow',
      render: (_, { orders }) => (orders.length === 1 ? orders[0]?.no : `${orders.length} 个订单`),
    },
    {
      key: 'state',
      title: '状态',
      width: 160,
      hide: 'phone',
      render: (_, { state, answer, decidedBy }) => (
        <>
          <InvoiceStateDot state={state} />
          {(answer || decidedBy) && <div className={cell.minor}>{answer || decidedBy?.nickName}</div>}
        </>
      ),
    },
    timeColumn({ key: 'createdAt', title: '申请', hide: 'phone', at: ({ createdAt }) => createdAt }),
    actionsColumn(130, (invoice) => (
      <>
        {invoice.state === 'issued' && (
          <Button type="link" size="small" href={`/api/Resource/Invoice/${invoice.id}`} target="_blank">
            看 PDF
          </Button>
        )}
        {mayEdit && invoice.state === 'applied' && (
          <Button type="link" size="small" onClick={() => issue(invoice)}>
            开具
          </Button>
        )}
        {mayEdit && invoice.state === 'applied' && invoice.redOf === null && (
          <Button type="link" size="small" danger onClick={() => reject(invoice)}>
            驳回
          </Button>
        )}
      </>
    )),
  ];
}

/** Invoices, those that wait first. */
export function InvoiceList() {
  const control = useListState(invoiceFilters);
  const query = useGetInvoicesQuery(control.request, { refetchOnMountOrArgChange: true });
  const mayEdit = usePermissions()('Pages.Invoices.Edit');
  const { message } = App.useApp();
  const [rejectIt] = useRejectInvoiceMutation();
  const [issuing, setIssuing] = useState<ManagedInvoice>();
  const [rejecting, setRejecting] = useState<ManagedInvoice>();
  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name="invoices"
        title="发票"
        subject="发票"
        unit="张"
        rowHeight={58}
        scrollWidth={960}
        rowLabel={({ no }) => no}
        columns={(room) => columnsFor(room, { issue: setIssuing, reject: setRejecting }, mayEdit)}
        empty={{ text: '用户申请的发票会出现在这里；开过票的订单退款后，也会有一张红字发票等着开。' }}
      />
      {issuing && <IssueDialog invoice={issuing} onClose={() => setIssuing(undefined)} />}
      {rejecting && (
        <ReasonDialog
          question={{
            title: `驳回「${rejecting.titleName}」的发票`,
            effects: ['这些订单可以重新申请开票', '对方能看到下面的理由'],
            readBy: '申请人在发票页会看到',
            suggestions: ['税号和名称对不上', '抬头不完整'],
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
