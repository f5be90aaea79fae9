import type { ManagedPayout } from '@tuyuan/contract/commerce/payout-management.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { Button } from 'antd';
import cell from '../../../shared/list/cell.module.css';
import { actionsColumn, subjectColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn, ListRoom } from '../../../shared/list/list-column.ts';
import { PayoutStateDot } from './payout-words.tsx';

export interface PayoutCommands {
  approve(payout: ManagedPayout): void;
  reject(payout: ManagedPayout): void;
  settle(payout: ManagedPayout): void;
}

const isOpen = ({ state }: ManagedPayout) => state === 'requested' || state === 'checked' || state === 'approved';

/** What somebody should look at before it is paid. */
function risks({ accountChangedAt, isAccountNew, isFirst, recentRefunds, recentSales }: ManagedPayout): string[] {
  return [
    ...(isFirst ? ['首次提现'] : []),
    ...(isAccountNew ? [`${formatDate(accountChangedAt).slice(5)} 改过账户`] : []),
    ...(recentRefunds > 0 ? [`近 30 天卖 ${recentSales} 退 ${recentRefunds}`] : []),
  ];
}

/** Who did which step. */
function steps({ checkedBy, approvedBy, needsTwo, state, voucher, answer }: ManagedPayout): string {
  if (state === 'rejected') return answer;
  if (state === 'paid') return `回单号 ${voucher}`;
  if (approvedBy) return `${checkedBy ? `${checkedBy.nickName} 初审，` : ''}${approvedBy.nickName} 通过`;
  if (checkedBy) return `${checkedBy.nickName} 初审，要另一个人复核`;
  return needsTwo ? '要两个人通过' : '一人即可';
}

export function payoutColumns(
  { isPhone }: ListRoom,
  { approve, reject, settle }: PayoutCommands,
  mayDecide: boolean,
): ListColumn<ManagedPayout>[] {
  return [
    subjectColumn({
      key: 'user',
      title: '摄影师',
      name: ({ user }) => user.nickName,
      minor: ({ holder, kind, bank, numberEnd }) =>
        `${holder} · ${kind === 'alipay' ? '支付宝' : bank} ****${numberEnd}`,
      below: ({ state }) => isPhone && <PayoutStateDot state={state} />,
    }),
    {
      key: 'amountCents',
      title: '金额',
      width: 130,
      align: 'right',
      sorter: true,
      render: (_, { amountCents, availableCents }) => (
        <>
          <span className={cell.number}>{formatPrice(amountCents)}</span>
          <div className={cell.minor}>余 {formatPrice(availableCents)}</div>
        </>
      ),
    },
    {
      key: 'risks',
      title: '留意',
      width: 190,
      hide: 'narrow',
      render: (_, payout) => (isOpen(payout) ? risks(payout).join('；') || '无' : ''),
    },
    {
      key: 'state',
      title: '审批',
      width: 200,
      hide: 'phone',
      render: (_, payout) => (
        <>
          <PayoutStateDot state={payout.state} />
          <div className={cell.minor}>{steps(payout)}</div>
        </>
      ),
    },
    timeColumn({ key: 'createdAt', title: '申请', hide: 'phone', at: ({ createdAt }) => createdAt }),
    actionsColumn(
      160,
      (payout) =>
        mayDecide &&
        isOpen(payout) && (
          <>
            {payout.state === 'approved' ? (
              <Button type="link" size="small" onClick={() => settle(payout)}>
                已打款
              </Button>
            ) : (
              <Button
                type="link"
                size="small"
                disabled={!payout.mayApprove}
                title={payout.mayApprove ? undefined : '自己的和自己初审过的，由别人通过'}
                onClick={() => approve(payout)}
              >
                {payout.state === 'checked' ? '复核通过' : payout.needsTwo ? '初审通过' : '通过'}
              </Button>
            )}
            <Button type="link" size="small" danger onClick={() => reject(payout)}>
              驳回
            </Button>
          </>
        ),
    ),
  ];
}
