import { formatCount } from '@tuyuan/format/count.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import { Facts } from '../../../shared/layout/facts.tsx';
import styles from './wall-found.module.css';
import type { WallQuery } from './wall-query.ts';

interface WallFoundProps {
  readonly query: WallQuery;
  readonly count: number | undefined;
  onClear(): void;
}

/** Shows the active search, its count and the way back to all photos. */
export function WallFound({ query, count, onClear }: WallFoundProps) {
  const { from, to, badge } = query;
  const day = wireDay(from || to);
  return (
    <div className={styles.found} role="status">
      <span className={styles.words}>
        <Facts>
          {(from !== '' || to !== '') && `${day} ${wireClock(from)}–${wireClock(to)}`}
          {badge !== '' && `胸牌 ${badge}`}
          {count !== undefined && `${formatCount(count)} 张`}
        </Facts>
      </span>
      <button type="button" className={styles.clear} onClick={onClear}>
        看全部
      </button>
    </div>
  );
}
