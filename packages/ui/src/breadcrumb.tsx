import styles from './breadcrumb.module.css';
import { Link } from './link.tsx';

export interface Crumb {
  readonly label: string;
  /** Absent on the page itself. */
  readonly href?: string | undefined;
}

export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="当前位置">
      <ol className={styles.list}>
        {crumbs.map(({ label, href }) => (
          <li key={`${href ?? ''} ${label}`} className={styles.item}>
            {href === undefined ? <span aria-current="page">{label}</span> : <Link href={href}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
