import type { VoucherCounter } from '@tuyuan/contract/conference/check-in-command.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { wireClock, wireSpan } from '@tuyuan/format/wire-day.ts';
import { TriangleAlert, Utensils } from 'lucide-react';
import { Card } from '../../../shared/layout/card.tsx';
import { NoticeStrip } from '../../../shared/layout/notice-strip.tsx';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import styles from './meal-list.module.css';

/** Shows meals and gifts by diet: issued, redeemed, left, and the projected total. */
export function MealList({ vouchers }: { readonly vouchers: readonly VoucherCounter[] }) {
  if (vouchers.length === 0)
    return (
      <EmptyView icon={Utensils} title="没有餐券和礼券" text="在后台的签到点里加上用餐或礼品，这里就能看到余量。" />
    );
  return vouchers
    .toSorted((one, other) => one.opensAt.localeCompare(other.opensAt))
    .map((counter) => (
      <Card key={counter.pointId} className={styles.card}>
        <h2 className={styles.name}>
          {counter.name}
          <small>{wireSpan(counter.opensAt, counter.closesAt)}</small>
        </h2>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">餐别</th>
              <th scope="col">已领</th>
              <th scope="col">剩余</th>
              <th scope="col">预计领</th>
            </tr>
          </thead>
          <tbody>
            {counter.diets.map(({ diet, issued, redeemed, left, forecast }) => (
              <tr key={diet}>
                <th scope="row">{diet || '普通'}</th>
                <td>
                  {formatCount(redeemed)} / {formatCount(issued)}
                </td>
                <td className={left <= 0 ? styles.none : undefined}>{formatCount(left)}</td>
                <td>{formatCount(forecast)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {counter.runsOutAt !== null && (
          <NoticeStrip tone="warn" icon={TriangleAlert}>
            照现在的速度，{wireClock(counter.runsOutAt)} 前后领完
          </NoticeStrip>
        )}
      </Card>
    ));
}
