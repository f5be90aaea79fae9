import { Spin } from 'antd';
import styles from './page-loading.module.css';

/** While a page's program is on its way; appears only when that takes long. */
export function PageLoading() {
  return (
    <div className={styles.loading} role="status" aria-label="正在载入">
      <Spin delay={300} />
    </div>
  );
}
