import { Popup } from 'antd-mobile';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './sheet.module.css';
import { useModalFocus } from './use-modal-focus.ts';

interface SheetProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Fixed buttons at the bottom. */
  readonly bar?: ReactNode;
  onClose(): void;
}

/** Sheet over the page with a title, a close button, content and buttons. Mounted while it is open. */
export function Sheet({ title, children, bar, onClose }: SheetProps) {
  const focus = useModalFocus(onClose);
  return (
    <Popup visible onClose={onClose} onMaskClick={onClose} bodyClassName={styles.body ?? ''} closeOnSwipe>
      <div {...focus} role="dialog" aria-modal="true" aria-label={title} className={styles.sheet}>
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <button type="button" className={styles.close} onClick={onClose} aria-label="关闭">
            <X size={22} strokeWidth={1.75} aria-hidden />
          </button>
        </header>
        <div className={styles.content}>{children}</div>
        {bar !== undefined && <div className={styles.bar}>{bar}</div>}
      </div>
    </Popup>
  );
}
