import { useGetProfitBalanceQuery } from '@tuyuan/api-client/commerce/profit.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { useState } from 'react';
import records from '../../../shared/commerce/records.module.css';
import { Panel } from '../../../shared/user-centre/panel.tsx';
import { UserFrame } from '../../../shared/user-centre/user-frame.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { MonthChart } from './month-chart.tsx';
import { PayoutDialog } from './payout-dialog.tsx';
import { PayoutList } from './payout-list.tsx';
import styles from './profit-view.module.css';
import { RecentIncome } from './recent-income.tsx';

/** What one has earned, what of it can be paid out, and where it goes. */
export function ProfitView() {
  const { data, isError, isFetching, refetch } = useGetProfitBalanceQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [open, setOpen] = useState<'account' | 'payout'>();
  const close = () => setOpen(undefined);
  const isEnough = data !== undefined && data.availableCents >= data.minimumCents;
  const tools = data && (
    <div className={records.tools}>
      <Button onClick={() => setOpen('account')}>收款账户</Button>
      <Button kind="primary" disabled={!isEnough} onClick={() => setOpen(data.account ? 'payout' : 'account')}>
        申请提现
      </Button>
    </div>
  );
  return (
    <UserFrame title="收益余额" tools={tools}>
      {isError && !data ? (
        <ErrorState title="收益没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <div className={styles.stack} aria-busy="true">
          <Skeleton height="110px" />
          <Skeleton height="280px" />
        </div>
      ) : (
        <div className={styles.stack}>
          <dl className={styles.figures}>
            <div>
              <dt>可提现</dt>
              <dd className={styles.large}>{formatPrice(data.availableCents)}</dd>
              <dd className={styles.small}>
                {isEnough
                  ? data.account
                    ? `打到尾号 ${data.account.numberEnd}`
                    : '提现前先填写收款账户'
                  : `满 ${formatPrice(data.minimumCents)} 可提现`}
              </dd>
            </div>
            <div>
              <dt>冻结中</dt>
              <dd>{formatPrice(data.frozenCents)}</dd>
              <dd className={styles.small}>
                {data.nextRelease
                  ? `最早 ${formatDate(data.nextRelease.at)} 解冻 ${formatPrice(data.nextRelease.cents)}`
                  : `一笔销售归你 ${data.sharePercent}%`}
              </dd>
            </div>
            <div>
              <dt>提现中</dt>
              <dd>{formatPrice(data.payingCents)}</dd>
              <dd className={styles.small}>{data.payingCount} 笔</dd>
            </div>
            <div>
              <dt>累计到账</dt>
              <dd>{formatPrice(data.paidCents)}</dd>
            </div>
          </dl>
          <Panel
            title="近 12 个月收益"
            note={`合计 ${formatPrice(data.months.reduce((sum, { cents }) => sum + cents, 0))}，虚线框是冻结中的；退款的已扣除`}
          >
            <MonthChart months={data.months} />
          </Panel>
          <div className={styles.pair}>
            <PayoutList />
            <RecentIncome />
          </div>
        </div>
      )}
      {data && open === 'account' && <AccountDialog account={data.account} onClose={close} />}
      {data?.account && open === 'payout' && <PayoutDialog balance={data} account={data.account} onClose={close} />}
    </UserFrame>
  );
}
