import { useGetDashboardTasksQuery } from '@tuyuan/api-client/site/dashboard.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatRelativeTime } from '@tuyuan/format/relative-time.ts';
import { Link } from 'react-router-dom';
import { Card } from './card.tsx';
import { taskPath, taskTitles } from './series-words.ts';
import styles from './task-strip.module.css';

/** Pending tasks: how many, since when, and a link. */
export function TaskStrip() {
  const query = useGetDashboardTasksQuery();
  if (query.data?.items.length === 0) return null;
  return (
    <Card query={query}>
      {({ items }) => (
        <ul className={styles.tasks}>
          {items.map(({ key, count, oldestAt }) => {
            const isRecent = key === 'failedLogins' || key === 'frontEndErrors';
            const note = oldestAt
              ? `最早 ${formatRelativeTime(oldestAt, Date.now())}`
              : isRecent
                ? '24 小时内没有'
                : '没有等着的';
            return (
              <li key={key} className={styles.task}>
                <Link to={taskPath(key)}>
                  <span className={styles.title}>
                    {taskTitles[key]}
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
