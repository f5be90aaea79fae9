import { recentKinds } from '@tuyuan/contract/site/waiting-kinds.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatRelativeTime } from '@tuyuan/format/relative-time.ts';
import { Link } from 'react-router-dom';
import { useWaiting } from '../../../shared/waiting/use-waiting.ts';
import { waitingWords } from '../../../shared/waiting/waiting-words.ts';
import { Card } from './card.tsx';
import styles from './task-strip.module.css';

/** Pending tasks: how many, since when, and a link. */
export function TaskStrip() {
  const { query } = useWaiting();
  if (query.data?.items.length === 0) return null;
  return (
    <Card query={query}>
      {({ items }) => (
        <ul className={styles.tasks}>
          {items.map(({ key, count, oldestAt }) => {
            const isRecent = recentKinds.includes(key);
            const note = oldestAt
              ? `最早 ${formatRelativeTime(oldestAt, Date.now())}`
              : isRecent
                ? '24 小时内没有'
                : '没有等着的';
            return (
              <li key={key} className={styles.task}>
                <Link to={waitingWords[key].to}>
                  <span className={styles.title}>
                    {waitingWords[key].title}
                    {isRecent && '（24 小时）'}
                  </span>
                  <span className={styles.count} data-waiting={count > 0 && !isRecent}>
                    {formatCount(count)}
                  </span>
                  <span className={styles.note}>{note}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
