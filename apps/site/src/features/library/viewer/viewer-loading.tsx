import { Spinner } from '@tuyuan/ui/spinner.tsx';
import styles from './viewer-loading.module.css';

export function ViewerLoading() {
  return (
    <div className={styles.loading} role="status" aria-label="正在打开看图器">
      <Spinner />
    </div>
  );
}
