import { classNames } from '@tuyuan/ui/class-names.ts';
import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  readonly title: ReactNode;
  /** The panel's accessible name; equals the title when that is plain text. */
  readonly label: string;
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One part of the command screen. */
export function Panel({ title, label, aside, className, children }: PanelProps) {
  return (
    <section className={classNames(styles.panel, className)} aria-label={label}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.aside}>{aside}</span>
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** Nothing to show, which is mostly good. */
export function PanelNone({ children }: { readonly children: ReactNode }) {
  return <p className={styles.none}>{children}</p>;
}
