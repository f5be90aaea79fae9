import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './state-view.module.css';

interface EmptyViewProps {
  /** 还没有收藏的场次 */
  readonly title: string;
  /** Why, and what would help. */
  readonly text?: ReactNode;
  readonly icon: LucideIcon;
  /** Button with the single next step. */
  readonly action?: ReactNode;
}

/** Placeholder for an empty list or page. */
export function EmptyView({ title, text, icon: Icon, action }: EmptyViewProps) {
  return (
    <section className={styles.empty}>
      <span className={styles.picture}>
        <Icon size={44} strokeWidth={1.5} aria-hidden />
      </span>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </section>
  );
}
