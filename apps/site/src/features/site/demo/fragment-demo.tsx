import { HtmlFragment } from '@tuyuan/ui/html-fragment.tsx';
import styles from './demo.module.css';
import fragmentUrl from './fragment.html?url';

export function FragmentDemo() {
  return (
    <div className={styles.card}>
      <HtmlFragment url={fragmentUrl} />
    </div>
  );
}
