import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import styles from './home-skeleton.module.css';

/** Placeholders of the first page in their final heights. */
export function HomeSkeleton() {
  return (
    <div role="status" aria-label="正在载入" aria-busy>
      <Skeleton height={140} />
      <div className={styles.ticket}>
        <Skeleton width={60} height={60} />
        <div className={styles.lines}>
          <Skeleton width="45%" height={20} />
          <Skeleton width="75%" />
        </div>
      </div>
      <PartsSkeleton />
    </div>
  );
}

/** Placeholders of the parts below the ticket. */
export function PartsSkeleton() {
  return (
    <>
      <div className={styles.card}>
        <Skeleton width="30%" />
        <Skeleton width="80%" height={22} />
        <Skeleton width="60%" />
        <Skeleton height={44} />
      </div>
      <div className={styles.grid}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <div key={key} className={styles.entry}>
            <Skeleton width={24} height={24} />
            <Skeleton width={44} height={13} />
          </div>
        ))}
      </div>
    </>
  );
}
