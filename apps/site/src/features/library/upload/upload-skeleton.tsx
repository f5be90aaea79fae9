import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import styles from './upload-board.module.css';

/** The page's shape while it is loading. */
export function UploadSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <span role="status" aria-label="正在载入" />
      <Skeleton width={200} height={32} />
      <div className={styles.board}>
        <Skeleton height={320} />
        <div className={styles.side}>
          <Skeleton height={400} />
        </div>
      </div>
    </div>
  );
}
