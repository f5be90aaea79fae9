import type { ReactNode } from 'react';
import styles from './overview-card.module.css';

interface OverviewCardProps {
  readonly title: string;
  /** Beside the title: how many there are. */
  readonly note?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One subject of the overview. */
export function OverviewCard({ title, note, aside, children }: OverviewCardProps) {
  return (
    <section className={styles.card} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          {title}
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </h2>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </header>
      {children}
    </section>
  );
}
