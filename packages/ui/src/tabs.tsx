import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import styles from './tabs.module.css';

export interface TabLink {
  readonly href: string;
  readonly label: string;
  /** Formatted. */
  readonly count?: string | undefined;
  readonly isCurrent: boolean;
}

/** Tabs with their state in the URL: each is a link. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly TabLink[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          className={classNames(styles.tab, tab.isCurrent && styles.current)}
          aria-current={tab.isCurrent ? 'page' : undefined}
        >
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
