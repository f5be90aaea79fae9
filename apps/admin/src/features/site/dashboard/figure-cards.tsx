import type { ResultOf } from '@tuyuan/api-client/endpoint-types.ts';
import type { getDashboardTrends } from '@tuyuan/contract/site/dashboard.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatPrice } from '@tuyuan/format/money.ts';
import { Link } from 'react-router-dom';
import { axisEnd, linePoints } from '../../../shared/chart/chart-scale.ts';
import styles from './figure-cards.module.css';
import { seriesPath, seriesTitles } from './series-words.ts';

type Trends = ResultOf<typeof getDashboardTrends>;
type Series = Trends['series'][number];

const WIDTH = 92;
const HEIGHT = 28;
/** More of these is worse. */
const troubles = new Set<Series['key']>(['failedLogins', 'frontEndErrors']);

/** Each number of the period with its course and its change against the period before. */
export function FigureCards({ series, from, to }: Trends) {
  // Errors are among the tasks.
  const shown = series.filter(({ key }) => key !== 'frontEndErrors');
  return (
    <ul className={styles.cards}>
      {shown.map((one) => (
        <li key={one.key} className={styles.card}>
          <Link to={seriesPath(one.key, from, to)}>
            <span className={styles.title}>{seriesTitles[one.key]}</span>
            <span className={styles.total}>
              {one.key === 'sales' ? formatPrice(one.total) : formatCount(one.total)}
            </span>
            <Change series={one} />
            <svg
              className={styles.spark}
              preserveAspectRatio="none"
              viewBox={`0 -1 ${WIDTH} ${HEIGHT + 2}`}
              aria-hidden="true"
            >
              <polyline points={linePoints(one.daily, axisEnd(Math.max(...one.daily)), WIDTH, HEIGHT)} />
            </svg>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Change({ series: { key, total, previous } }: { readonly series: Series }) {
  if (previous === 0) return <span className={styles.change}>{total === 0 ? '和上期一样没有' : '上期没有'}</span>;
  const percent = Math.round(((total - previous) / previous) * 100);
  const isGood = troubles.has(key) ? percent <= 0 : percent >= 0;
  return (
    <span className={styles.change}>
      <b data-good={isGood}>
        {percent > 0 ? '+' : ''}
        {percent}%
      </b>{' '}
      较上期
    </span>
  );
}
