import type { VoucherCounter } from '@tuyuan/contract/conference/check-in-command.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { dietName } from '../../../shared/check-in/diet-name.ts';
import { conferencePath } from '../../../shared/paths.ts';
import { momentSpan } from '../../../shared/wire-moment.ts';
import { BurnDown } from './burn-down.tsx';
import styles from './voucher-card.module.css';

const StockDialog = lazy(async () => ({ default: (await import('./stock-dialog.tsx')).StockDialog }));

interface VoucherCardProps {
  readonly counter: VoucherCounter;
  readonly conferenceId: number;
  readonly mayEdit: boolean;
}

/** One meal or gift: its progress by diet, and what the kitchen will need. */
export function VoucherCard({ counter, conferenceId, mayEdit }: VoucherCardProps) {
  const [isStocking, setStocking] = useState(false);
  const { pointId, kind, name, opensAt, closesAt, issued, redeemed, diets, runsOutAt } = counter;
  const left = diets.reduce((sum, each) => sum + each.left, 0);
  const forecast = diets.reduce((sum, each) => sum + each.forecast, 0);
  return (
    <section className={styles.card} aria-label={name}>
      <header className={styles.head}>
        <h2 className={styles.title}>{name}</h2>
        <span>
          {kind === 'meal' ? '餐券' : '礼券'} · {momentSpan(opensAt, closesAt)}
        </span>
      </header>
      <dl className={styles.figures}>
        <Figure word="已领" value={redeemed} />
        <Figure word="发出" value={issued} />
        <Figure word="剩余" value={left} isShort={left < 0} />
        <Figure word="预计共领" value={forecast} />
      </dl>
      <BurnDown counter={counter} />
      {runsOutAt !== null && (
        <p className={styles.warning} role="status">
          照现在的速度，{runsOutAt.slice(11, 16)} 就领完了。
        </p>
      )}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">饮食</th>
              <th scope="col">发出</th>
              <th scope="col">备餐</th>
              <th scope="col">已领</th>
              <th scope="col">剩余</th>
              <th scope="col">预计</th>
            </tr>
          </thead>
          <tbody>
            {diets.map((each) => {
              const isShort = each.left < 0 || (each.prepared !== null && each.forecast > each.prepared);
              return (
                <tr key={each.diet}>
                  <th scope="row">{dietName(each.diet)}</th>
                  <td>{formatCount(each.issued)}</td>
                  <td>{each.prepared === null ? '未报' : formatCount(each.prepared)}</td>
                  <td>{formatCount(each.redeemed)}</td>
                  <td>{formatCount(each.left)}</td>
                  <td className={classNames(isShort && styles.short)}>
                    {formatCount(each.forecast)}
                    {isShort && ' 不够'}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <footer className={styles.foot}>
        {mayEdit && (
          <Button size="small" onClick={() => setStocking(true)}>
            {kind === 'meal' ? '填备餐数' : '填备货数'}
          </Button>
        )}
        <Link
          className={styles.link}
          to={conferencePath(
            conferenceId,
            `check-in?${new URLSearchParams({ section: 'scans', point: String(pointId) })}`,
          )}
        >
          领取记录
        </Link>
      </footer>
      <Suspense>{isStocking && <StockDialog counter={counter} onClose={() => setStocking(false)} />}</Suspense>
    </section>
  );
}

function Figure({ word, value, isShort = false }: { word: string; value: number; isShort?: boolean }) {
  return (
    <div>
      <dd className={classNames(styles.value, isShort && styles.short)}>{formatCount(value)}</dd>
      <dt>{word}</dt>
    </div>
  );
}
