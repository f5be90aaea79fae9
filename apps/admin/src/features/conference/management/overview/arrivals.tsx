import { formatCount } from '@tuyuan/format/count.ts';
import { Link } from 'react-router-dom';
import { conferencePath } from '../../../../shared/paths.ts';
import styles from './arrivals.module.css';

interface ArrivalsProps {
  readonly conferenceId: number;
  readonly arrived: number;
  readonly ticketed: number;
}

/** How many of those with a ticket have passed a door. */
export function Arrivals({ conferenceId, arrived, ticketed }: ArrivalsProps) {
  return (
    <div className={styles.arrivals}>
      <p className={styles.words}>
        <strong className={styles.count}>{formatCount(arrived)}</strong> 人到场，共 {formatCount(ticketed)} 人有票
      </p>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${Math.min(100, (arrived / Math.max(1, ticketed)) * 100)}%` }} />
      </span>
      <Link className={styles.link} to={conferencePath(conferenceId, 'command')}>
        到场曲线和各入口在指挥台
      </Link>
    </div>
  );
}
