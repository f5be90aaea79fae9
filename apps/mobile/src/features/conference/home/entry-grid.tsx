import { Link } from 'react-router-dom';
import type { Entry } from './entries.ts';
import styles from './entry-grid.module.css';

interface EntryGridProps {
  readonly entries: readonly Entry[];
  readonly title?: string;
  /** By path: a word or a number at the corner of the sign. */
  readonly badges?: Readonly<Record<string, string>>;
}

export function EntryGrid({ entries, title, badges = {} }: EntryGridProps) {
  return (
    <nav className={styles.block} aria-label={title ?? '会议功能'}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.grid}>
        {entries.map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <Link to={path} className={styles.entry}>
              <span className={styles.icon}>
                <Icon size={24} strokeWidth={1.6} aria-hidden />
                {badges[path] && <span className={styles.badge}>{badges[path]}</span>}
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
