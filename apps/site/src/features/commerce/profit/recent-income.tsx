import { useGetIncomeQuery } from '@tuyuan/api-client/commerce/profit.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { LinePicture } from '../../../shared/commerce/line-picture.tsx';
import records from '../../../shared/commerce/records.module.css';
import { Panel } from '../../../shared/user-centre/panel.tsx';
import { incomeWords } from './payout-words.ts';
import styles from './profit-view.module.css';
import { SignedPrice } from './signed-price.tsx';

/** What was sold last. */
export function RecentIncome() {
  const { data, isError, isFetching, refetch } = useGetIncomeQuery({ maxResultCount: 5 });
  return (
    <Panel title="最近收益" tools={<Link href="/user/main/profit/income">收益明细 ›</Link>}>
      {isError && !data ? (
        <ErrorState title="收益没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height="120px" />
      ) : data.items.length === 0 ? (
        <p className={records.note}>还没有卖出作品。</p>
      ) : (
        <ul>
          {data.items.map(({ lineId, isReversal, ware, at, state, shareCents }) => (
            <li key={`${lineId}${isReversal}`} className={styles.row}>
              <div className={records.picture}>
                <LinePicture ware={ware} />
                <div>
                  <p>{ware.title}</p>
                  <p className={records.note}>
                    {formatDateTime(at)} · {incomeWords[state].text}
                  </p>
                </div>
              </div>
              <SignedPrice cents={shareCents} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
