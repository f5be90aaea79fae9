import { useGetMyPayoutsQuery, useWithdrawPayoutMutation } from '@tuyuan/api-client/commerce/profit.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { useState } from 'react';
import records from '../../../shared/commerce/records.module.css';
import { Panel } from '../../../shared/user-centre/panel.tsx';
import { payoutWords } from './payout-words.ts';
import styles from './profit-view.module.css';

const shownFirst = 5;
const most = 100;

/** One's payouts with their states; one that nobody has looked at can be taken back. */
export function PayoutList() {
  const [isWhole, setWhole] = useState(false);
  const { data, isError, isFetching, refetch } = useGetMyPayoutsQuery({ maxResultCount: isWhole ? most : shownFirst });
  const [withdraw, withdrawing] = useWithdrawPayoutMutation();
  return (
    <Panel
      title="提现"
      tools={
        data &&
        data.totalCount > data.items.length && (
          <Button kind="text" size="small" onClick={() => setWhole(true)}>
            全部 {data.totalCount} 笔
          </Button>
        )
      }
    >
      {isError && !data ? (
        <ErrorState title="提现没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height="120px" />
      ) : data.items.length === 0 ? (
        <p className={records.note}>还没有提现过。</p>
      ) : (
        <ul>
          {data.items.map(({ id, amountCents, state, kind, bank, numberEnd, voucher, answer, createdAt }) => (
            <li key={id} className={styles.row}>
              <div>
                <p>{formatDateTime(createdAt)}</p>
                <p className={records.note}>
                  {kind === 'alipay' ? '支付宝' : bank} ****{numberEnd}
                </p>
                {(answer || voucher) && (
                  <p className={records.note}>{state === 'rejected' ? answer : `回单号 ${voucher}`}</p>
                )}
              </div>
              <div className={records.end}>
                <p className={records.amount}>{formatPrice(amountCents)}</p>
                <p className={`${records.state} ${records[payoutWords[state].tone]}`}>{payoutWords[state].text}</p>
                {state === 'requested' && (
                  <Button size="small" kind="text" isBusy={withdrawing.isLoading} onClick={() => void withdraw({ id })}>
                    撤回
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
