import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import styles from './list-skeleton.module.css';

const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** Rows of a list in their final height. */
export function ListSkeleton({ rows = 6 }: { readonly rows?: number }) {
  return (
    <div className={styles.list} role="status" aria-label="正在载入" aria-busy>
      {keys.slice(0, rows).map((key) => (
        <div key={key} className={styles.row}>
          <Skeleton width="28%" />
          <Skeleton width="40%" />
        </div>
      ))}
    </div>
  );
}
