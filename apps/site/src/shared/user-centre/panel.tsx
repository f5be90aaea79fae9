import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  readonly title: string;
  readonly note?: ReactNode;
  /** At the right of the heading. */
  readonly tools?: ReactNode;
  readonly children?: ReactNode;
}

/** Section of a user centre page with a heading. */
export function Panel({ title, note, tools, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {tools && <div className={styles.tools}>{tools}</div>}
      </header>
      {children}
    </section>
  );
}
