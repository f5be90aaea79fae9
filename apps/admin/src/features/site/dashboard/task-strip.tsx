import { recentKinds } from '@tuyuan/contract/site/waiting-kinds.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatRelativeTime } from '@tuyuan/format/relative-time.ts';
import { Link } from 'react-router-dom';
import { useWaiting } from '../../../shared/waiting/use-waiting.ts';
import { waitingWords } from '../../../shared/waiting/waiting-words.ts';
import { Card } from './card.tsx';
import styles from './task-strip.module.css';

/** What waits: how many, since when, and a link. */
export function TaskStrip() {
  const { query } = useWaiting();
  // Whoever may do none of it isn't told that it is done.
  if (query.data?.items.length === 0) return null;
  return (
    <Card query={query}>
      {({ items }) => {
        const waiting = items.filter(({ count }) => count > 0);
        if (waiting.length === 0) return <p className={styles.done}>都做好了，没有等着你的工作。</p>;
        return (
          <ul className={styles.tasks}>
            {waiting.map(({ key, count, oldestAt }) => {
              const isRecent = recentKinds.includes(key);
              return (
                <li key={key} className={styles.task}>
                  <Link to={waitingWords[key].to}>
                    <span className={styles.title}>
                      {waitingWords[key].title}
                      {isRecent && '（24 小时）'}
                    </span>
                    <span className={styles.count} data-waiting={!isRecent}>
                      {formatCount(count)}
                    </span>
                    {oldestAt !== null && (
                      <span className={styles.note}>最早 {formatRelativeTime(oldestAt, Date.now())}</span>
                    )}
                  </Link>
                </li>
              );
            })}
          </ul>
        );
      }}
    </Card>
  );
}
