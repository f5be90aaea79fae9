import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import styles from './schedule-skeleton.module.css';

/** Placeholders of the schedule in their final heights. */
export function ScheduleSkeleton() {
  return (
    <div className={styles.page} aria-busy>
      <Skeleton height={56} />
      <Skeleton height={56} />
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={44} height={40} />
          <Skeleton height={112} />
        </div>
      ))}
    </div>
  );
}
