import { type ReactNode, useEffect } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  readonly title: string;
  /** Title of the browser's tab where it differs. */
  readonly tabTitle?: string;
  /** How many there are, or another short fact. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
}

/** A page's heading, which also sets the browser tab's title. */
export function PageHead({ title, tabTitle = title, note, actions }: PageHeadProps) {
  useEffect(() => {
    document.title = `${tabTitle} - 图苑管理台`;
  }, [tabTitle]);
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      <div className={styles.actions}>{actions}</div>
    </header>
  );
}
