import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import styles from './form-skeleton.module.css';

/** Placeholder of a form while its code is loading. */
export function FormSkeleton() {
  return (
    <div className={styles.form} role="status" aria-label="正在载入">
      {['first', 'second', 'third'].map((field) => (
        <div key={field} className={styles.field}>
          <Skeleton width={96} height={14} />
          <Skeleton height={40} />
        </div>
      ))}
      <Skeleton height={48} />
    </div>
  );
}
