import { Info } from 'lucide-react';
import { NoticeStrip } from '../../../shared/layout/notice-strip.tsx';
import styles from './closed-bar.module.css';

/** Shows why writing is not possible now. */
export function ClosedBar({ children }: { readonly children: string }) {
  return (
    <div className={styles.bar}>
      <NoticeStrip tone="info" icon={Info}>
        {children}
      </NoticeStrip>
    </div>
  );
}
