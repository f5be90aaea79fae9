import {
  useApprovePayoutMutation,
  useExportPayoutsMutation,
  useGetPayoutsQuery,
  useRejectPayoutMutation,
} from '@tuyuan/api-client/commerce/payout-management.ts';
import type { ManagedPayout } from '@tuyuan/contract/commerce/payout-management.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { App } from 'antd';
import { useState } from 'react';
import { ReasonDialog } from '../../../shared/form/reason-dialog.tsx';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { payoutColumns } from './payout-columns.tsx';
import { payoutFilters } from './payout-filters.ts';
import { VoucherDialog } from './voucher-dialog.tsx';

/** Payouts of authors, those that wait for somebody first; the bank's file is the list as it is filtered. */
export function PayoutList() {
  const control = useListState(payoutFilters);
  const query = useGetPayoutsQuery(control.request, { refetchOnMountOrArgChange: true });
  const mayDecide = usePermissions()('Pages.Profits.Payout');
  const { message, modal } = App.useApp();
  const attempt = useAttempt();
  const [approveIt] = useApprovePayoutMutation();
  const [rejectIt] = useRejectPayoutMutation();
  const [exportIt] = useExportPayoutsMutation();
  const [rejecting, setRejecting] = useState<ManagedPayout>();
  const [settling, setSettling] = useState<ManagedPayout>();

  async function approve({ id, user, amountCents, needsTwo, state }: ManagedPayout): Promise<void> {
    const isFirst = needsTwo && state === 'requested';
    const isSure = await modal.confirm({
      title: `${isFirst ? '初审通过' : '通过'} ${user.nickName} 的提现 ${formatPrice(amountCents)}？`,
      content: isFirst ? '金额超过单人限额，还要另一个人复核。' : '通过后可以打款；打款后填写回单号。',
      okText: '通过',
      cancelText: '再看看',
    });
    if (!isSure) return;
    await attempt(async () => {
      await approveIt({ id }).unwrap();
      message.success(isFirst ? '已初审，等另一个人复核' : '已通过，等待打款');
    });
  }

  return (
    <>
      <ListScreen
        control={control}
        query={query}
        name="payouts"
        title="提现"
        subject="提现"
        unit="笔"
        rowHeight={58}
        scrollWidth={980}
        rowLabel={({ user }) => user.nickName}
        onExport={mayDecide && ((format) => exportIt({ ...control.all, format }).unwrap())}
        columns={(room) =>
          payoutColumns(
            room,
            { approve: (payout) => void approve(payout), reject: setRejecting, settle: setSettling },
            mayDecide,
          )
        }
        empty={{ text: '摄影师申请提现后，会出现在这里。' }}
      />
      {rejecting && (
        <ReasonDialog
          question={{
            title: `驳回 ${rejecting.user.nickName} 的提现 ${formatPrice(rejecting.amountCents)}`,
            effects: ['钱退回对方的可提现收益', '对方能看到下面的理由'],
            readBy: '摄影师在收益页会看到',
            suggestions: ['户名与实名不符', '账户有误', '交易存疑，请联系我们'],
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
      {settling && <VoucherDialog payout={settling} onClose={() => setSettling(undefined)} />}
    </>
  );
}
